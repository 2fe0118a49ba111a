//@ jdk: 25
//@ preview
//@ not-compiling: cannot find symbol
import java.util.concurrent.*;
import java.util.concurrent.StructuredTaskScope.*;

class OnDemandImports {
    void nested() throws Exception {
        try (var scope = new ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            Subtask<Integer> one = scope.fork(() -> 1);
            scope.join().throwIfFailed(); //~ removed-structured-task-scope-api error
            one.get();
        }
    }

    void outer() throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnSuccess<Integer>()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> 1);
            scope.join().result(); //~ removed-structured-task-scope-api error
        }
    }
}
