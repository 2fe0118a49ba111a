//@ jdk: 25
//@ preview
//@ not-compiling: cannot find symbol
import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Subtask;

class Checkout {
    record Total(String price, int stock) {
    }

    String price() {
        return "1";
    }

    int stock() {
        return 1;
    }

    Total inferred() throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            Subtask<String> price = scope.fork(this::price);
            Subtask<Integer> stock = scope.fork(() -> stock());
            scope.join();
            scope.throwIfFailed(); //~ removed-structured-task-scope-api error
            return new Total(price.get(), stock.get());
        }
    }

    Total chained() throws Exception {
        try (StructuredTaskScope.ShutdownOnFailure scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            var price = scope.fork(this::price);
            scope.join().throwIfFailed(); //~ removed-structured-task-scope-api error
            return new Total(price.get(), 0);
        }
    }

    Total named() throws Exception {
        var factory = Thread.ofVirtual().name("checkout-", 0).factory();
        try (var scope = new StructuredTaskScope.ShutdownOnFailure("checkout", factory)) { //~ removed-structured-task-scope-api error
            var price = scope.fork(this::price);
            scope.joinUntil(java.time.Instant.now().plusSeconds(2)); //~ removed-structured-task-scope-api error
            scope.throwIfFailed(IllegalStateException::new); //~ removed-structured-task-scope-api error
            return new Total(price.get(), 0);
        }
    }

    Total joinedAndChained() throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            var price = scope.fork(this::price);
            scope.joinUntil(java.time.Instant.MAX).throwIfFailed(e -> new IllegalStateException("late", e)); //~ removed-structured-task-scope-api error
            return new Total(price.get(), 0);
        }
    }

    String asSupplier() throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure("price", java.util.concurrent.Executors.defaultThreadFactory())) { //~ removed-structured-task-scope-api error
            java.util.function.Supplier<String> price = scope.fork(this::price);
            scope.join();
            return price.get();
        }
    }

    String noThrow() throws InterruptedException {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            Subtask<String> price = scope.fork(this::price);
            scope.join();
            scope.exception().ifPresent(Throwable::printStackTrace); //~ removed-structured-task-scope-api error
            return price.state() == Subtask.State.SUCCESS ? price.get() : "";
        }
    }

    void stops(Callable<String> task) throws InterruptedException {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            scope.fork(task);
            if (!scope.isShutdown()) { //~ removed-structured-task-scope-api error
                scope.shutdown(); //~ removed-structured-task-scope-api error
            }
            scope.join();
        }
    }
}
