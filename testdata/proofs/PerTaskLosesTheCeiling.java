// Claim: ThreadPoolExecutor(2, 2, queue of 2, CallerRunsPolicy) runs at most 3 tasks at once (2 and the caller); a per-task executor in its
// place runs all 100; a Semaphore taken in the task brings a limit back at the resource.
// Used by: rules/pooled-virtual-threads.md
//@ also: 21

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class PerTaskLosesTheCeiling {
    public static void main(String[] args) {
        var factory = Thread.ofVirtual().factory();
        int pooled = mostAtOnce(new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(2), factory,
            new ThreadPoolExecutor.CallerRunsPolicy()), 1, new Semaphore(Integer.MAX_VALUE));
        int perTask = mostAtOnce(Executors.newVirtualThreadPerTaskExecutor(), 100, new Semaphore(Integer.MAX_VALUE));
        int guarded = mostAtOnce(Executors.newVirtualThreadPerTaskExecutor(), 1, new Semaphore(3));
        if (pooled > 3 || perTask != 100 || guarded > 3) {
            throw new AssertionError("most at once: " + pooled + ", " + perTask + ", " + guarded);
        }
        System.out.println("PROVED: " + pooled + " at once in the pool, " + perTask + " with a thread per task, " + guarded + " with a semaphore of 3");
    }

    /** Runs 100 tasks that go on only when {@code together} of them have run at once; hangs if that never happens. */
    static int mostAtOnce(ExecutorService executor, int together, Semaphore permits) {
        CountDownLatch met = new CountDownLatch(together);
        AtomicInteger running = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        try (executor) {
            for (int i = 0; i < 100; i++) {
                executor.submit(() -> {
                    permits.acquire();
                    try {
                        most.accumulateAndGet(running.incrementAndGet(), Math::max);
                        met.countDown();
                        met.await();
                        Thread.sleep(20);
                        return running.decrementAndGet();
                    } finally {
                        permits.release();
                    }
                });
            }
        }
        return most.get();
    }
}
