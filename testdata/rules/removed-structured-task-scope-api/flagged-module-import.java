//@ jdk: 25
//@ preview
//@ not-compiling: cannot find symbol
import module java.base;

class ModuleImport {
    void run() throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> 1);
            scope.join();
            scope.throwIfFailed(); //~ removed-structured-task-scope-api error
        }
    }
}
