//@ jdk: 25
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class Unbounded {
    ExecutorService cached() {
        return Executors.newCachedThreadPool(Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ExecutorService cachedAndNamed() {
        return Executors.newCachedThreadPool(Thread.ofVirtual().name("io-", 0).factory()); //~ pooled-virtual-threads warning
    }

    ThreadPoolExecutor byHand() {
        return new ThreadPoolExecutor(0, Integer.MAX_VALUE, 60L, TimeUnit.SECONDS, new SynchronousQueue<>(), Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ThreadPoolExecutor byHandGeneric() {
        return new ThreadPoolExecutor(0, Integer.MAX_VALUE, 60L, TimeUnit.SECONDS, new SynchronousQueue<Runnable>(true), Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }
}
