package depot.run;

import static depot.ctx.Current.ROUTE;

import depot.ctx.Current;
import java.util.List;
import java.util.concurrent.Executors;

class Tours {
    void all(List<String> stops) {
        Current.driver("ann");
        ROUTE.set("north");
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (String stop : stops) {
                executor.submit(() -> System.out.println(stop + Current.driver() + ROUTE.get()));
            }
        }
    }
}
