//@ jdk: 25
package bank;

import java.util.concurrent.Executors;

class LedgerTest {
    void manyAtOnce() {
        try (var pool = Executors.newFixedThreadPool(4, Thread.ofVirtual().factory())) { //~ pooled-virtual-threads note
            pool.submit(() -> 1);
        }
        try (var pool = Executors.newCachedThreadPool(Thread.ofVirtual().factory())) { //~ pooled-virtual-threads note
            pool.submit(() -> 1);
        }
    }
}
