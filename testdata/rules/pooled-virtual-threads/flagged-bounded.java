//@ jdk: 25
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class Bounded {
    private static final int SIZE = 8;
    private final ExecutorService field = Executors.newFixedThreadPool(SIZE, Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning

    ExecutorService fixed() {
        return Executors.newFixedThreadPool(200, Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ExecutorService computed() {
        int n = Runtime.getRuntime().availableProcessors() * 2;
        return Executors.newFixedThreadPool(n, Thread.ofVirtual().name("worker-", 0).factory()); //~ pooled-virtual-threads warning
    }

    ExecutorService spelledOut() {
        return java.util.concurrent.Executors.newFixedThreadPool(4, Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    void closed() {
        try (var pool = Executors.newFixedThreadPool(4, Thread.ofVirtual().factory())) { //~ pooled-virtual-threads warning
            pool.submit(() -> 1);
        }
    }

    ExecutorService executor() {
        return new ThreadPoolExecutor(4, 4, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ThreadPoolExecutor boundedQueue() {
        return new ThreadPoolExecutor(2, 16, 30L, TimeUnit.SECONDS, new ArrayBlockingQueue<>(100), //~ pooled-virtual-threads warning
            Thread.ofVirtual().factory(), new ThreadPoolExecutor.CallerRunsPolicy());
    }

    ThreadPoolExecutor handOff() {
        return new ThreadPoolExecutor(0, 64, 60L, TimeUnit.SECONDS, new SynchronousQueue<>(), Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ThreadPoolExecutor oneAtATime() {
        return new ThreadPoolExecutor(0, 64, 60L, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ThreadPoolExecutor oneAtATimeWithoutCeilingOnPaper() {
        return new ThreadPoolExecutor(0, Integer.MAX_VALUE, 60L, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ThreadPoolExecutor parameters(int core, int max) {
        return new java.util.concurrent.ThreadPoolExecutor(core, max, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>(10), Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ThreadPoolExecutor anonymous() {
        return new ThreadPoolExecutor(4, 4, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Thread.ofVirtual().factory()) { //~ pooled-virtual-threads warning
            @Override
            protected void beforeExecute(Thread thread, Runnable task) {
                System.out.println(thread);
            }
        };
    }

    ThreadPoolExecutor setLater() {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(4, 4, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.setThreadFactory(Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
        return pool;
    }

    void setOnParameter(ThreadPoolExecutor pool, int ignored) {
        pool.setThreadFactory(Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ThreadPoolExecutor setAfterCast() {
        var pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(4);
        pool.setThreadFactory(Thread.ofVirtual().name("late-", 0).factory()); //~ pooled-virtual-threads warning
        return pool;
    }
}

class Workers extends ThreadPoolExecutor {
    Workers(int n) {
        super(n, n, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    Workers() {
        super(4, 4, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        setThreadFactory(Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }
}

class NamedPool extends ThreadPoolExecutor {
    NamedPool(int n, ThreadFactory factory) {
        super(n, n, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
    }

    static NamedPool platform() {
        return new NamedPool(4, Thread.ofPlatform().factory());
    }
}

class UsesNamedPool {
    void make() {
        NamedPool pool = new NamedPool(4, Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
        NamedPool other = NamedPool.platform();
        other.setThreadFactory(Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }
}
