//@ jdk: 25
//@ preview
// Only the thread that opened the scope may fork in it: WrongThreadException.
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;

class OtherThread {
    void started() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            Thread thread = Thread.startVirtualThread(() -> scope.fork(() -> 1)); //~ scope-outside-its-structure error
            thread.join();
            scope.join();
        }
    }

    void submitted(ExecutorService platform) throws Exception {
        try (var scope = StructuredTaskScope.open(); var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.submit(() -> scope.fork(() -> 1)).get(); //~ scope-outside-its-structure error
            platform.submit(() -> {
                scope.fork(() -> 2); //~ scope-outside-its-structure error
            }).get();
            CompletableFuture.runAsync(() -> scope.fork(() -> 3)).join(); //~ scope-outside-its-structure error
            scope.join();
        }
    }

    void fromSubtask() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> {
                scope.fork(() -> 1); //~ scope-outside-its-structure error
            });
            scope.join();
        }
    }

    void parallel(List<String> names) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            names.parallelStream().forEach(name -> scope.fork(name::strip)); //~ scope-outside-its-structure error
            scope.join();
        }
    }
}
