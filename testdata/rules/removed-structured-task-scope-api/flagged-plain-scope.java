//@ jdk: 25
//@ preview
//@ not-compiling: StructuredTaskScope is abstract; cannot be instantiated
import java.time.Instant;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Subtask;

class PlainScope {
    void constructor() throws Exception {
        try (var scope = new StructuredTaskScope<String>()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> "a");
            scope.join();
        }
    }

    void diamond() throws Exception {
        try (StructuredTaskScope<Object> scope = new StructuredTaskScope<>()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> "a");
            scope.joinUntil(Instant.MAX); //~ removed-structured-task-scope-api error
        }
    }

    void named() throws Exception {
        try (var scope = new StructuredTaskScope<String>("gather", Thread.ofVirtual().factory())) { //~ removed-structured-task-scope-api error
            scope.fork(() -> "a");
            scope.shutdown(); //~ removed-structured-task-scope-api error
            scope.join();
        }
    }

    void spelledOut() throws Exception {
        try (var scope = new java.util.concurrent.StructuredTaskScope<Integer>()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> 1);
            scope.join();
            System.out.println(scope.isShutdown()); //~ removed-structured-task-scope-api error
        }
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    void raw() throws Exception {
        try (var scope = new StructuredTaskScope()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> 1);
            scope.join();
        }
    }

    void anonymous() throws Exception {
        try (var scope = new StructuredTaskScope<String>() { //~ removed-structured-task-scope-api error
            @Override
            protected void handleComplete(Subtask<? extends String> done) { //~ removed-structured-task-scope-api error
                System.out.println(done.state());
            }
        }) {
            scope.fork(() -> "a");
            scope.join();
        }
    }

    void task(Subtask<String> done) throws Exception {
        System.out.println(done.task()); //~ removed-structured-task-scope-api error
    }

    void taskOfFork(StructuredTaskScope<?> scope) throws Exception { //~ removed-structured-task-scope-api error
        System.out.println(scope.fork(() -> null).task()); //~ removed-structured-task-scope-api error
    }

    void taskOfLocal() throws Exception {
        try (var scope = new StructuredTaskScope<String>()) { //~ removed-structured-task-scope-api error
            var done = scope.fork(() -> "a");
            scope.join();
            System.out.println(done.task().call()); //~ removed-structured-task-scope-api error
        }
    }
}
