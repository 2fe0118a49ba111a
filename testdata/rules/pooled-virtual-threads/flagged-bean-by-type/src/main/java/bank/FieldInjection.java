package bank;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

@Component
class FieldInjection {
    @Autowired
    private ThreadFactory factory;

    ExecutorService make() {
        return Executors.newCachedThreadPool(factory); //~ pooled-virtual-threads warning
    }
}
