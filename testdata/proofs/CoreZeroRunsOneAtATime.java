// Claim: a ThreadPoolExecutor of virtual threads with core size 0 and an unbounded queue runs one task at a time, whatever its maximum.
// Used by: rules/pooled-virtual-threads.md
//@ also: 21

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class CoreZeroRunsOneAtATime {
    public static void main(String[] args) {
        int bounded = mostAtOnce(64);
        int unbounded = mostAtOnce(Integer.MAX_VALUE);
        if (bounded != 1 || unbounded != 1) {
            throw new AssertionError("most at once: " + bounded + " and " + unbounded);
        }
        System.out.println("PROVED: one task at a time, with a maximum of 64 and of Integer.MAX_VALUE");
    }

    static int mostAtOnce(int max) {
        AtomicInteger running = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        try (var pool = new ThreadPoolExecutor(0, max, 60, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Thread.ofVirtual().factory())) {
            for (int i = 0; i < 10; i++) {
                pool.submit(() -> {
                    most.accumulateAndGet(running.incrementAndGet(), Math::max);
                    Thread.sleep(20);
                    return running.decrementAndGet();
                });
            }
        }
        return most.get();
    }
}
