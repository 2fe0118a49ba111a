//@ jdk: 25..26
//@ preview
// The type with two arguments, on the JDKs that have it.
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

class TwoArgumentsUpTo26 {
    private StructuredTaskScope<Object, Void> field;

    void parameter(StructuredTaskScope<? super String, ?> scope) {
        scope.fork(() -> "a");
    }

    void inferred() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.awaitAllSuccessfulOrThrow())) {
            scope.fork(() -> "a");
            scope.join();
        }
    }

    void declared() throws InterruptedException {
        try (StructuredTaskScope<Object, Void> scope = StructuredTaskScope.open()) {
            scope.fork(() -> "a");
            scope.join();
        }
    }
}
