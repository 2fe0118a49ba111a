// Claim: newCachedThreadPool(virtual factory), and ThreadPoolExecutor(0, Integer.MAX_VALUE, SynchronousQueue), have no ceiling but use a
// thread for several tasks, so a later task sees the thread-locals of an earlier one; idle threads are kept for 60 seconds.
// Used by: rules/pooled-virtual-threads.md
//@ also: 21

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class CachedPoolReusesThreads {
    static final ThreadLocal<String> USER = new ThreadLocal<>();

    public static void main(String[] args) throws Exception {
        var factory = Thread.ofVirtual().factory();
        check(Executors.newCachedThreadPool(factory));
        check(new ThreadPoolExecutor(0, Integer.MAX_VALUE, 60, TimeUnit.SECONDS, new SynchronousQueue<>(), factory));
        try (var perTask = Executors.newThreadPerTaskExecutor(factory)) {
            perTask.submit(() -> USER.set("ann")).get();
            if (perTask.submit(USER::get).get() != null) {
                throw new AssertionError("a thread per task kept a thread-local");
            }
        }
        System.out.println("PROVED: no ceiling, threads reused, thread-locals of an earlier task seen");
    }

    static void check(ExecutorService pool) throws Exception {
        try (pool) {
            if (((ThreadPoolExecutor) pool).getKeepAliveTime(TimeUnit.SECONDS) != 60) {
                throw new AssertionError("another keep-alive time");
            }
            // 1,000 tasks that all wait for each other: they end only if all run at once.
            CountDownLatch all = new CountDownLatch(1_000);
            CountDownLatch done = new CountDownLatch(1_000);
            for (int i = 0; i < 1_000; i++) {
                pool.submit(() -> {
                    all.countDown();
                    all.await();
                    USER.set("ann");
                    done.countDown();
                    return null;
                });
            }
            if (!done.await(60, TimeUnit.SECONDS)) {
                throw new AssertionError("only " + (1_000 - all.getCount()) + " ran at once");
            }
            // Once a thread is idle again, the next task gets one of the 1,000 (or, if none is idle yet, a new one: hence the loop).
            for (int i = 0; i < 10_000; i++) {
                if ("ann".equals(pool.submit(USER::get).get())) {
                    return;
                }
            }
            throw new AssertionError("no task ran on a used thread");
        }
    }
}
