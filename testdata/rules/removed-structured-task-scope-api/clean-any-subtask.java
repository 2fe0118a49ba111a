//@ jdk: 25
//@ preview
// Overrides of a Joiner on 25 that take any subtask: an unbounded wildcard is `? extends Object`.
import java.util.concurrent.StructuredTaskScope;

record Cancelling(java.util.concurrent.atomic.AtomicBoolean done) implements StructuredTaskScope.Joiner<Object, Void> {
    @Override
    public boolean onFork(StructuredTaskScope.Subtask<?> subtask) {
        return done.get();
    }

    @Override
    public Void result() {
        return null;
    }
}
