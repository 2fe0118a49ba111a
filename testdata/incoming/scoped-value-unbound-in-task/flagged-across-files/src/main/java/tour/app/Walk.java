package tour.app;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tour.keys.Keys;

class Walk {
    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();

    void start(String guide) {
        ScopedValue.where(Keys.GUIDE, guide).run(this::guided);
        ScopedValue.where(Keys.GUIDE, guide).run(() -> executor.submit(() -> Report.write("start"))); //~ scoped-value-unbound-in-task error
    }

    // Called only where the key is bound.
    private void guided() {
        executor.submit(() -> System.out.println(Keys.GUIDE.get())); //~ scoped-value-unbound-in-task error
    }
}
