//@ jdk: 25
//@ preview
// Read in a fork or another virtual task: reported once, at the declaration.
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;

class Orders {
    private static final InheritableThreadLocal<String> FORKED = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final InheritableThreadLocal<String> SUBMITTED = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final InheritableThreadLocal<String> STARTED = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final InheritableThreadLocal<String> BUILT = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final InheritableThreadLocal<String> FUTURE = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final ThreadLocal<String> AS_THREAD_LOCAL = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final ThreadLocal<String> SPLIT = //~ inheritable-thread-local-fork warning
            new InheritableThreadLocal<>();
    private static final InheritableThreadLocal<StringBuilder> SHARED = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final InheritableThreadLocal<String> SET_BY_CHILD = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final InheritableThreadLocal<String> BEHIND_METHODS = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final InheritableThreadLocal<String> DEFAULT_VALUE = new InheritableThreadLocal<>() { //~ inheritable-thread-local-fork warning
        @Override
        protected String initialValue() {
            return "nobody";
        }
    };
    private static final InheritableThreadLocal<StringBuilder> SAME_CHILD_VALUE = new InheritableThreadLocal<>() { //~ inheritable-thread-local-fork warning
        @Override
        protected StringBuilder childValue(StringBuilder parent) {
            return parent;
        }
    };
    private final InheritableThreadLocal<String> instance = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final Tenant NAMED = new Tenant(); //~ inheritable-thread-local-fork warning

    private static class Tenant extends InheritableThreadLocal<String> {
    }

    void fork(String order) throws InterruptedException {
        FORKED.set(order);
        SHARED.set(new StringBuilder(order));
        SAME_CHILD_VALUE.set(new StringBuilder(order));
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> FORKED.get().strip());
            scope.fork(() -> SHARED.get().append("a"));
            scope.fork(() -> SAME_CHILD_VALUE.get().append("b"));
            scope.fork(() -> SET_BY_CHILD.set("done"));
            scope.fork(this::audit);
            scope.join();
        }
        System.out.println(SET_BY_CHILD.get());
    }

    void submit(List<String> orders) {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (String order : orders) {
                SUBMITTED.set(order);
                AS_THREAD_LOCAL.set(order);
                executor.submit(() -> System.out.println(SUBMITTED.get() + AS_THREAD_LOCAL.get() + SPLIT.get() + DEFAULT_VALUE.get() + instance.get() + NAMED.get()));
                CompletableFuture.runAsync(() -> System.out.println(FUTURE.get()), executor);
            }
        }
    }

    void start(String order) {
        STARTED.set(order);
        Thread.startVirtualThread(() -> System.out.println(STARTED.get()));
        Thread.ofVirtual().name("order").start(() -> System.out.println(BUILT.get()));
    }

    private void audit() {
        System.out.println(user());
    }

    private static String user() {
        String user = BEHIND_METHODS.get();
        return user == null ? "nobody" : user;
    }
}
