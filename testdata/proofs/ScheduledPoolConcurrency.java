// Claim: of 10 due tasks that sleep 50 ms, newScheduledThreadPool(n, virtual factory) runs one at a time for n = 0 and n = 1, and n at
// once for n = 4.
// Used by: rules/pooled-virtual-threads.md
//@ also: 21

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class ScheduledPoolConcurrency {
    public static void main(String[] args) throws Exception {
        int zero = mostAtOnce(0);
        int one = mostAtOnce(1);
        int four = mostAtOnce(4);
        if (zero != 1 || one != 1 || four != 4) {
            throw new AssertionError("most at once for 0, 1, 4: " + zero + ", " + one + ", " + four);
        }
        System.out.println("PROVED: 0 and 1 run one task at a time, 4 runs 4");
    }

    static int mostAtOnce(int n) throws Exception {
        CountDownLatch met = new CountDownLatch(Math.max(1, n));
        AtomicInteger running = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        try (var pool = Executors.newScheduledThreadPool(n, Thread.ofVirtual().factory())) {
            for (int i = 0; i < 10; i++) {
                pool.schedule(() -> {
                    most.accumulateAndGet(running.incrementAndGet(), Math::max);
                    met.countDown();
                    met.await();
                    Thread.sleep(50);
                    return running.decrementAndGet();
                }, 0, TimeUnit.MILLISECONDS);
            }
        }
        return most.get();
    }
}
