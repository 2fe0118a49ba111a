package bank;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import org.springframework.stereotype.Component;

@Component
class ConstructorInjection {
    private final ThreadFactory factory;

    ConstructorInjection(ThreadFactory factory) {
        this.factory = factory;
    }

    ExecutorService make() {
        return Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }
}
