//@ jdk: 21
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

class OnTwentyOne {
    Executor fixed() {
        return Executors.newFixedThreadPool(4, Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    Executor scheduled() {
        return Executors.newScheduledThreadPool(4, Thread.ofVirtual().factory()); //~ pooled-virtual-threads note
    }
}
