// Injected by type from two candidates, a qualifier that names the platform one, and a class that Spring does not make.
package bank.app;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;

@Component
class Uses {
    @Autowired
    private ThreadFactory factory;
    private final ExecutorService named;

    Uses(@Qualifier("heavyThreads") ThreadFactory heavy) {
        this.named = Executors.newFixedThreadPool(4, heavy);
    }

    ExecutorService make() {
        return Executors.newFixedThreadPool(4, factory);
    }
}

class NotABean {
    private final ExecutorService pool;

    NotABean(ThreadFactory factory) {
        this.pool = Executors.newFixedThreadPool(4, factory);
    }
}
