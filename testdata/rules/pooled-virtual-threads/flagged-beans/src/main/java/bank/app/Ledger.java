package bank.app;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;

@Service
class Ledger {
    @Autowired
    @Qualifier("lightThreads")
    private ThreadFactory injected;
    private final ExecutorService pool;

    Ledger(@Qualifier("virtualThreads") ThreadFactory factory) {
        this.pool = Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService later() {
        return Executors.newFixedThreadPool(4, injected); //~ pooled-virtual-threads warning
    }
}
