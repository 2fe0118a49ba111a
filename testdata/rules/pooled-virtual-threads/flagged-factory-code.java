//@ jdk: 25
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

class FactoryCode {
    private final ThreadFactory lambdaField = task -> Thread.ofVirtual().unstarted(task);

    ExecutorService lambda() {
        return Executors.newFixedThreadPool(2, task -> Thread.ofVirtual().unstarted(task)); //~ pooled-virtual-threads warning
    }

    ExecutorService namedLambda() {
        AtomicInteger next = new AtomicInteger();
        return Executors.newFixedThreadPool(2, (Runnable task) -> Thread.ofVirtual().name("w" + next.incrementAndGet()).unstarted(task)); //~ pooled-virtual-threads warning
    }

    ExecutorService blockLambda() {
        return Executors.newFixedThreadPool(2, task -> { //~ pooled-virtual-threads warning
            Thread thread = Thread.ofVirtual().unstarted(task);
            thread.setName("worker");
            return thread;
        });
    }

    ExecutorService blockLambdaInALocal() {
        ThreadFactory factory = task -> {
            return Thread.ofVirtual().name("x").unstarted(task);
        };
        return Executors.newCachedThreadPool(factory); //~ pooled-virtual-threads warning
    }

    ExecutorService fieldLambda() {
        return Executors.newFixedThreadPool(2, lambdaField); //~ pooled-virtual-threads warning
    }

    ExecutorService reference() {
        return Executors.newFixedThreadPool(2, Thread.ofVirtual()::unstarted); //~ pooled-virtual-threads warning
    }

    ExecutorService referenceToAFactory() {
        return Executors.newFixedThreadPool(2, Thread.ofVirtual().factory()::newThread); //~ pooled-virtual-threads warning
    }

    ExecutorService delegating() {
        ThreadFactory inner = Thread.ofVirtual().factory();
        return Executors.newFixedThreadPool(2, task -> inner.newThread(() -> task.run())); //~ pooled-virtual-threads warning
    }

    Thread unstarted(Runnable task) {
        return Thread.ofVirtual().unstarted(task);
    }

    ExecutorService referenceToAMethod() {
        return Executors.newFixedThreadPool(2, this::unstarted); //~ pooled-virtual-threads warning
    }

    ExecutorService anonymous() {
        return Executors.newFixedThreadPool(2, new ThreadFactory() { //~ pooled-virtual-threads warning
            @Override
            public Thread newThread(Runnable task) {
                return Thread.ofVirtual().unstarted(task);
            }
        });
    }

    static class Named implements ThreadFactory {
        private final String prefix;

        Named(String prefix) {
            this.prefix = prefix;
        }

        @Override
        public Thread newThread(Runnable task) {
            Thread thread = Thread.ofVirtual().name(prefix).unstarted(task);
            thread.setUncaughtExceptionHandler(null);
            return thread;
        }
    }

    ExecutorService ownClass() {
        return Executors.newFixedThreadPool(2, new Named("n")); //~ pooled-virtual-threads warning
    }

    ExecutorService ownClassInALocal() {
        Named factory = new Named("n");
        return Executors.newFixedThreadPool(2, factory); //~ pooled-virtual-threads warning
    }

    static class Wrapping implements ThreadFactory {
        private final ThreadFactory delegate = Thread.ofVirtual().factory();

        @Override
        public Thread newThread(Runnable task) {
            return delegate.newThread(task);
        }
    }

    ExecutorService wrappingClass() {
        return Executors.newFixedThreadPool(2, new Wrapping()); //~ pooled-virtual-threads warning
    }
}
