//@ jdk: 25
//@ preview
//@ not-compiling: cannot find symbol
import static java.util.concurrent.StructuredTaskScope.ShutdownOnFailure; //~ removed-structured-task-scope-api error

class StaticNestedImport {
    void run() throws Exception {
        try (var scope = new ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> 1);
            scope.join().throwIfFailed(); //~ removed-structured-task-scope-api error
        }
    }
}
