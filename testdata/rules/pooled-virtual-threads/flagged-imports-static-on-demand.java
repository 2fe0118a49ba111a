//@ jdk: 25
import static java.lang.Thread.*;
import static java.util.concurrent.Executors.*;

import java.util.concurrent.*;

class StaticImportsOnDemand {
    ExecutorService fixed() {
        return newFixedThreadPool(4, ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ThreadPoolExecutor executor() {
        return new ThreadPoolExecutor(4, 4, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), ofVirtual().factory()); //~ pooled-virtual-threads warning
    }
}
