//@ jdk: 25
// User classes named Executors, ThreadPoolExecutor and Thread; methods with the JDK's names on other types; a per-task executor with a pool's name.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;

class OwnExecutors {
    static class Executors {
        static ExecutorService newFixedThreadPool(int limit, ThreadFactory factory) {
            return java.util.concurrent.Executors.newThreadPerTaskExecutor(factory);
        }

        static ExecutorService newCachedThreadPool(ThreadFactory factory) {
            return java.util.concurrent.Executors.newThreadPerTaskExecutor(factory);
        }
    }

    static class ThreadPoolExecutor {
        ThreadPoolExecutor(int size, ThreadFactory factory) {
        }

        void setThreadFactory(ThreadFactory factory) {
        }
    }

    ExecutorService fixed() {
        return Executors.newFixedThreadPool(4, Thread.ofVirtual().factory());
    }

    ExecutorService cached() {
        return Executors.newCachedThreadPool(Thread.ofVirtual().factory());
    }

    void executor() {
        var pool = new ThreadPoolExecutor(4, Thread.ofVirtual().factory());
        pool.setThreadFactory(Thread.ofVirtual().factory());
    }

    static ExecutorService newFixedThreadPool(int limit, ThreadFactory factory) {
        return java.util.concurrent.Executors.newThreadPerTaskExecutor(factory);
    }

    ExecutorService ownMethod() {
        return newFixedThreadPool(4, Thread.ofVirtual().factory());
    }
}

class OwnThread {
    static class Thread {
        static Thread ofVirtual() {
            return new Thread();
        }

        ThreadFactory factory() {
            return java.util.concurrent.Executors.defaultThreadFactory();
        }
    }

    ExecutorService fixed() {
        return java.util.concurrent.Executors.newFixedThreadPool(4, Thread.ofVirtual().factory());
    }
}

class BoundedVirtualThreadPool {
    private final ExecutorService pool = java.util.concurrent.Executors.newVirtualThreadPerTaskExecutor();
}
