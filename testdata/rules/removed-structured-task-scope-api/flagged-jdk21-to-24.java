//@ jdk: 21..24
//@ preview
//@ not-compiling: cannot find symbol
import java.util.concurrent.StructuredTaskScope;

class UpToTwentyFour {
    String run() throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api note
            var a = scope.fork(() -> "a");
            scope.join();
            scope.throwIfFailed(); //~ removed-structured-task-scope-api note
            return a.get();
        }
    }

    void plain(StructuredTaskScope<String> scope) { //~ removed-structured-task-scope-api note
        scope.shutdown(); //~ removed-structured-task-scope-api note
    }
}
