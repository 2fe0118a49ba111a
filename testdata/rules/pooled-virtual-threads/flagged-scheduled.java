//@ jdk: 25
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;

class Scheduled {
    ScheduledExecutorService zero() {
        return Executors.newScheduledThreadPool(0, Thread.ofVirtual().factory()); //~ pooled-virtual-threads note
    }

    ScheduledExecutorService one() {
        return Executors.newScheduledThreadPool(1, Thread.ofVirtual().factory()); //~ pooled-virtual-threads note
    }

    ScheduledExecutorService many(int n) {
        return Executors.newScheduledThreadPool(n, Thread.ofVirtual().factory()); //~ pooled-virtual-threads note
    }

    ScheduledThreadPoolExecutor constructor() {
        return new ScheduledThreadPoolExecutor(4, Thread.ofVirtual().factory()); //~ pooled-virtual-threads note
    }
}
