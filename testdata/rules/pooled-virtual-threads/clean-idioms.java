//@ jdk: 25
// Per-task executors, serial executors, platform factories, factories that cannot be known, the platform side of a switch.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

class Idioms {
    private static final boolean VIRTUAL = Runtime.version().feature() >= 21;
    private ThreadFactory settable = Thread.ofVirtual().factory();

    void setFactory(ThreadFactory factory) {
        settable = factory;
    }

    ExecutorService perTask() {
        return Executors.newVirtualThreadPerTaskExecutor();
    }

    ExecutorService perTaskNamed() {
        return Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("t-", 0).factory());
    }

    ExecutorService serial() {
        return Executors.newSingleThreadExecutor(Thread.ofVirtual().factory());
    }

    ExecutorService fixedPoolOfOne() {
        return Executors.newFixedThreadPool(1, Thread.ofVirtual().name("only").factory());
    }

    ScheduledExecutorService ticker() {
        return Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().name("tick").factory());
    }

    ExecutorService platform() {
        ThreadFactory factory = Thread.ofPlatform().name("p-", 0).daemon().factory();
        return Executors.newFixedThreadPool(4, factory);
    }

    ExecutorService noFactory() {
        return Executors.newFixedThreadPool(4);
    }

    ExecutorService defaultFactory() {
        return Executors.newFixedThreadPool(4, Executors.defaultThreadFactory());
    }

    ExecutorService constructorReference() {
        return Executors.newCachedThreadPool(Thread::new);
    }

    ExecutorService platformLambda() {
        return Executors.newFixedThreadPool(4, task -> {
            Thread thread = new Thread(task, "p");
            thread.setDaemon(true);
            return thread;
        });
    }

    // Starts a virtual thread inside, but hands out a platform thread.
    ExecutorService platformLambdaThatUsesVirtualThreads() {
        return Executors.newFixedThreadPool(4, task -> {
            Thread.ofVirtual().start(() -> System.out.println("starting a worker"));
            return new Thread(task);
        });
    }

    ExecutorService unknown(ThreadFactory factory) {
        return Executors.newFixedThreadPool(4, factory);
    }

    ExecutorService supplied(Supplier<ThreadFactory> factories) {
        return Executors.newFixedThreadPool(4, factories.get());
    }

    ExecutorService changeable() {
        return Executors.newFixedThreadPool(4, settable);
    }

    ExecutorService reassigned(boolean virtual) {
        ThreadFactory factory = Thread.ofVirtual().factory();
        if (!virtual) {
            factory = Thread.ofPlatform().factory();
        }
        return Executors.newFixedThreadPool(4, factory);
    }

    ExecutorService eitherKind(boolean virtual) {
        ThreadFactory factory = virtual ? Thread.ofVirtual().factory() : Thread.ofPlatform().factory();
        return Executors.newFixedThreadPool(4, factory);
    }

    private static ThreadFactory factory(boolean virtual) {
        if (virtual) {
            return Thread.ofVirtual().factory();
        }
        return Thread.ofPlatform().factory();
    }

    ExecutorService eitherKindFromAMethod() {
        return Executors.newFixedThreadPool(4, factory(VIRTUAL));
    }

    private static ExecutorService two(ThreadFactory factory) {
        return Executors.newFixedThreadPool(4, factory);
    }

    ExecutorService firstCaller() {
        return two(Thread.ofPlatform().factory());
    }

    ExecutorService secondCaller() {
        return two(factory(false));
    }

    // Others, not seen here, call it too.
    public ExecutorService open(ThreadFactory factory) {
        return Executors.newFixedThreadPool(4, factory);
    }

    ExecutorService switchOnJdk() {
        if (VIRTUAL) {
            return Executors.newVirtualThreadPerTaskExecutor();
        }
        return Executors.newFixedThreadPool(16, Thread.ofPlatform().factory());
    }

    ExecutorService fallback() {
        return perTaskOr(() -> Executors.newFixedThreadPool(4, Thread.ofPlatform().name("fallback-", 0).factory()));
    }

    ExecutorService perTaskOr(Supplier<ExecutorService> otherwise) {
        return VIRTUAL ? Executors.newThreadPerTaskExecutor(Thread.ofVirtual().factory()) : otherwise.get();
    }

    ThreadPoolExecutor platformExecutor() {
        var pool = new ThreadPoolExecutor(1, 4, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(), Thread.ofPlatform().factory());
        pool.setThreadFactory(Executors.defaultThreadFactory());
        return pool;
    }

    // A virtual factory in an argument, but not as the pool's factory.
    ExecutorService elsewhere() {
        return Executors.newFixedThreadPool(size(Thread.ofVirtual().factory()));
    }

    static int size(ThreadFactory factory) {
        return factory.hashCode() & 7 + 1;
    }

    void thread() {
        Thread.ofVirtual().factory().newThread(() -> Executors.newFixedThreadPool(4)).start();
    }

    /** Not {@code Executors.newFixedThreadPool(4, Thread.ofVirtual().factory())}. */
    String words() {
        // Executors.newFixedThreadPool(4, Thread.ofVirtual().factory())
        return "Executors.newFixedThreadPool(4, Thread.ofVirtual().factory())" + """
            Executors.newCachedThreadPool(Thread.ofVirtual().factory());
            """;
    }
}
