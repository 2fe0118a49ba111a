//@ jdk: 25
// Own classes called StructuredTaskScope and ScopedValue, fork() of a fork-join task, the words in comments: where(K, v).run(() -> scope.fork(t)).
import java.util.concurrent.Callable;
import java.util.concurrent.RecursiveTask;

class OwnScopes {
    static class StructuredTaskScope implements AutoCloseable {
        static StructuredTaskScope open() {
            return new StructuredTaskScope();
        }

        <T> void fork(Callable<T> task) {
        }

        @Override
        public void close() {
        }
    }

    static final ScopedValue<String> KEY = ScopedValue.newInstance();

    void run() {
        try (var scope = StructuredTaskScope.open()) {
            ScopedValue.where(KEY, "a").run(() -> scope.fork(() -> 1));
            Thread.startVirtualThread(() -> scope.fork(() -> 2));
        }
    }

    static class Sum extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            Sum left = new Sum();
            ScopedValue.where(KEY, "b").run(() -> left.fork());
            return 1;
        }
    }
}
