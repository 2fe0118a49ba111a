//@ jdk: 25
import static java.lang.Thread.ofVirtual;
import static java.util.concurrent.Executors.newCachedThreadPool;
import static java.util.concurrent.Executors.newFixedThreadPool;

import java.util.concurrent.ExecutorService;

class StaticImports {
    ExecutorService fixed() {
        return newFixedThreadPool(4, ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ExecutorService cached() {
        return newCachedThreadPool(Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }
}
