//@ jdk: 25
//@ preview
//@ not-compiling: cannot find symbol
package bank;

import java.util.concurrent.StructuredTaskScope;

class ScopeTest {
    void forks() throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> 1);
            scope.join().throwIfFailed(); //~ removed-structured-task-scope-api error
        }
    }
}
