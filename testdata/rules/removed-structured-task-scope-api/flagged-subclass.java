//@ jdk: 25
//@ preview
//@ not-compiling: wrong number of type arguments; required 2
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.ThreadFactory;

class CollectingScope<T> extends StructuredTaskScope<T> { //~ removed-structured-task-scope-api error
    private final Queue<T> results = new ConcurrentLinkedQueue<>();

    CollectingScope(String name, ThreadFactory factory) {
        super(name, factory);
    }

    CollectingScope() {
    }

    @Override
    protected void handleComplete(Subtask<? extends T> done) { //~ removed-structured-task-scope-api error
        if (done.state() == Subtask.State.SUCCESS) {
            results.add(done.get());
        }
    }

    @Override
    public CollectingScope<T> join() throws InterruptedException {
        super.join();
        return this;
    }

    Queue<T> results() {
        ensureOwnerAndJoined(); //~ removed-structured-task-scope-api error
        return results;
    }

    void enough() {
        shutdown(); //~ removed-structured-task-scope-api error
    }

    boolean stopped() {
        return this.isShutdown() || super.isShutdown(); //~ removed-structured-task-scope-api error
    }
}

class UsesCollectingScope {
    Object run() throws Exception {
        try (var scope = new CollectingScope<String>()) {
            scope.fork(() -> "a");
            scope.shutdown(); //~ removed-structured-task-scope-api error
            scope.joinUntil(java.time.Instant.MAX); //~ removed-structured-task-scope-api error
            return scope.results();
        }
    }
}

class RawSubclass extends java.util.concurrent.StructuredTaskScope { //~ removed-structured-task-scope-api error
}
