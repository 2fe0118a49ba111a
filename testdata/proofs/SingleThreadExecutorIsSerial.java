// Claim: newSingleThreadExecutor(virtual factory) runs its tasks one after the other in the order of submission, which a per-task executor
// does not promise: it is left alone.
// Used by: rules/pooled-virtual-threads.md
//@ also: 21

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

class SingleThreadExecutorIsSerial {
    public static void main(String[] args) {
        List<Integer> order = Collections.synchronizedList(new ArrayList<>());
        AtomicInteger running = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        try (var serial = Executors.newSingleThreadExecutor(Thread.ofVirtual().factory())) {
            for (int i = 0; i < 50; i++) {
                int number = i;
                serial.submit(() -> {
                    most.accumulateAndGet(running.incrementAndGet(), Math::max);
                    order.add(number);
                    Thread.sleep(1);
                    return running.decrementAndGet();
                });
            }
        }
        List<Integer> expected = new ArrayList<>(order);
        Collections.sort(expected);
        if (most.get() != 1 || order.size() != 50 || !order.equals(expected)) {
            throw new AssertionError("most at once " + most + ", order " + order);
        }
        System.out.println("PROVED: one at a time, in order");
    }
}
