//@ jdk: 27
//@ preview
// The type with two arguments is that of 25 and 26; on 27 it has a third. Code that names no arguments does not care.
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

class TwoArguments {
    private StructuredTaskScope<Object, Void> field; //~ removed-structured-task-scope-api error

    void parameter(StructuredTaskScope<? super String, ?> scope) { //~ removed-structured-task-scope-api error
        scope.fork(() -> "a");
    }

    void inferred() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.awaitAllSuccessfulOrThrow())) {
            scope.fork(() -> "a");
            scope.join();
        }
    }

    void declared() throws InterruptedException {
        try (StructuredTaskScope<Object, Void> scope = StructuredTaskScope.open()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> "a");
            scope.join();
        }
    }
}
