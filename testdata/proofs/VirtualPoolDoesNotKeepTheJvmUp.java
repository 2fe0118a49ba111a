// Claim: a fixed pool of virtual threads does not keep the JVM up: main ends and the JVM exits while a task is still running; the threads
// are daemon threads, those of a fixed pool of platform threads are not.
// Used by: rules/pooled-virtual-threads.md
//@ also: 21

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

class VirtualPoolDoesNotKeepTheJvmUp {
    public static void main(String[] args) throws Exception {
        try (var platform = Executors.newFixedThreadPool(1)) {
            if (platform.submit(() -> Thread.currentThread().isDaemon()).get()) {
                throw new AssertionError("platform pool threads are daemon");
            }
        }
        CountDownLatch running = new CountDownLatch(1);
        var pool = Executors.newFixedThreadPool(1, Thread.ofVirtual().factory());
        if (!pool.submit(() -> Thread.currentThread().isDaemon()).get()) {
            throw new AssertionError("virtual pool threads are not daemon");
        }
        pool.submit(() -> {
            running.countDown();
            Thread.sleep(120_000);
            // Only reached if the pool kept the JVM up.
            Runtime.getRuntime().halt(1);
            return null;
        });
        running.await();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("PROVED: the JVM exits with a task running")));
        // No shutdown, no close: main just ends.
    }
}
