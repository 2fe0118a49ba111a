// Claim: newFixedThreadPool(200, virtual factory) runs 200 tasks at once and not more, while a per-task virtual executor runs all 2,000
// at once.
// Used by: rules/pooled-virtual-threads.md
//@ also: 21

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

class FixedPoolIsACeiling {
    public static void main(String[] args) {
        var factory = Thread.ofVirtual().factory();
        int pooled = mostAtOnce(Executors.newFixedThreadPool(200, factory), 200);
        int perTask = mostAtOnce(Executors.newThreadPerTaskExecutor(factory), 2_000);
        if (pooled != 200 || perTask != 2_000) {
            throw new AssertionError("most at once: pool " + pooled + ", per task " + perTask);
        }
        System.out.println("PROVED: at most " + pooled + " at once in the pool, " + perTask + " with a thread per task");
    }

    /** Runs 2,000 tasks that go on only when {@code together} of them have run at once; hangs if that never happens. */
    static int mostAtOnce(ExecutorService executor, int together) {
        CountDownLatch met = new CountDownLatch(together);
        AtomicInteger running = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        try (executor) {
            for (int i = 0; i < 2_000; i++) {
                executor.submit(() -> {
                    most.accumulateAndGet(running.incrementAndGet(), Math::max);
                    met.countDown();
                    met.await();
                    Thread.sleep(50);
                    return running.decrementAndGet();
                });
            }
        }
        return most.get();
    }
}
