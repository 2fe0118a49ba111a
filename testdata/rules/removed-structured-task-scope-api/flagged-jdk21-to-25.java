//@ jdk: 21..25
//@ preview
//@ not-compiling: cannot find symbol
import java.util.concurrent.StructuredTaskScope;

class OnBoth {
    String run() throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            var a = scope.fork(() -> "a");
            scope.join();
            scope.throwIfFailed(); //~ removed-structured-task-scope-api error
            return a.get();
        }
    }

    void plain(StructuredTaskScope<String> scope) { //~ removed-structured-task-scope-api error
        scope.shutdown(); //~ removed-structured-task-scope-api error
    }
}
