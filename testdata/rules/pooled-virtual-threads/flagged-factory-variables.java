//@ jdk: 25
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

class FactoryVariables {
    private static final ThreadFactory CONSTANT = Thread.ofVirtual().factory();
    private static final ThreadFactory FROM_BLOCK;
    private final ThreadFactory initialised = Thread.ofVirtual().name("f-", 0).factory();
    private final ThreadFactory fromConstructor;
    private final ExecutorService fieldFromField = Executors.newFixedThreadPool(2, initialised); //~ pooled-virtual-threads warning
    private final ExecutorService inConstructor;

    static {
        FROM_BLOCK = Thread.ofVirtual().factory();
    }

    FactoryVariables() {
        fromConstructor = Thread.ofVirtual().factory();
        this.inConstructor = Executors.newFixedThreadPool(2, fromConstructor); //~ pooled-virtual-threads warning
    }

    ExecutorService constant() {
        return Executors.newFixedThreadPool(2, CONSTANT); //~ pooled-virtual-threads warning
    }

    ExecutorService qualifiedConstant() {
        return Executors.newFixedThreadPool(2, FactoryVariables.CONSTANT); //~ pooled-virtual-threads warning
    }

    ExecutorService block() {
        return Executors.newFixedThreadPool(2, FROM_BLOCK); //~ pooled-virtual-threads warning
    }

    ExecutorService field() {
        return Executors.newFixedThreadPool(2, initialised); //~ pooled-virtual-threads warning
    }

    ExecutorService fieldThroughThis() {
        return Executors.newFixedThreadPool(2, this.fromConstructor); //~ pooled-virtual-threads warning
    }

    ExecutorService local() {
        ThreadFactory factory = Thread.ofVirtual().factory();
        return Executors.newFixedThreadPool(2, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService inferred() {
        var factory = Thread.ofVirtual().name("v-", 1).factory();
        return Executors.newFixedThreadPool(2, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService declaredThenAssigned() {
        ThreadFactory factory;
        factory = Thread.ofVirtual().factory();
        return Executors.newFixedThreadPool(2, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService alias() {
        ThreadFactory first = CONSTANT;
        final var second = first;
        return Executors.newFixedThreadPool(2, second); //~ pooled-virtual-threads warning
    }

    ExecutorService builder() {
        Thread.Builder.OfVirtual builder = Thread.ofVirtual();
        builder.name("b-", 0);
        return Executors.newFixedThreadPool(2, builder.factory()); //~ pooled-virtual-threads warning
    }

    ExecutorService inferredBuilder() {
        var builder = Thread.ofVirtual().inheritInheritableThreadLocals(false);
        ThreadFactory factory = builder.name("b-", 0).factory();
        return Executors.newFixedThreadPool(2, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService generalBuilder() {
        Thread.Builder builder = Thread.ofVirtual();
        return Executors.newFixedThreadPool(2, builder.factory()); //~ pooled-virtual-threads warning
    }

    ExecutorService splitChain() {
        ThreadFactory factory = Thread
            .ofVirtual()
            .name("s-", 0)
            .uncaughtExceptionHandler((thread, failure) -> failure.printStackTrace())
            .factory();
        return Executors.newFixedThreadPool(2, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService parentheses() {
        return Executors.newFixedThreadPool(2, ((ThreadFactory) (Thread.ofVirtual().factory()))); //~ pooled-virtual-threads warning
    }

    private static ExecutorService made(ThreadFactory factory) {
        return Executors.newFixedThreadPool(2, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService oneVisibleCaller() {
        return made(Thread.ofVirtual().factory());
    }

    private ThreadFactory own() {
        return Thread.ofVirtual().factory();
    }

    ExecutorService methodResult() {
        return Executors.newFixedThreadPool(2, own()); //~ pooled-virtual-threads warning
    }

    private static ThreadFactory named(String prefix) {
        var builder = Thread.ofVirtual().name(prefix, 0);
        ThreadFactory factory = builder.factory();
        return factory;
    }

    ExecutorService methodWithLocals() {
        return Executors.newFixedThreadPool(2, named("n-")); //~ pooled-virtual-threads warning
    }

    ExecutorService bothBranches(boolean named) {
        return Executors.newFixedThreadPool(2, named ? Thread.ofVirtual().name("x").factory() : Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    class Inner {
        ExecutorService outerField() {
            return Executors.newCachedThreadPool(initialised); //~ pooled-virtual-threads warning
        }
    }

    Runnable inLambda() {
        ThreadFactory factory = Thread.ofVirtual().factory();
        return () -> {
            try (var pool = Executors.newFixedThreadPool(2, factory)) { //~ pooled-virtual-threads warning
                pool.execute(() -> { });
            }
        };
    }
}
