//@ jdk: 25
// User classes with the names of the old API: nested, generic, subclassed; and unrelated classes with the same methods.
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ExecutionException;

class OwnClasses {
    static class StructuredTaskScope<T> implements AutoCloseable {
        StructuredTaskScope(String name, java.util.concurrent.ThreadFactory factory) {
        }

        StructuredTaskScope() {
        }

        T fork(java.util.concurrent.Callable<T> task) {
            return null;
        }

        StructuredTaskScope<T> join() {
            return this;
        }

        StructuredTaskScope<T> joinUntil(Instant deadline) {
            return this;
        }

        protected void handleComplete(Subtask<? extends T> done) {
        }

        void shutdown() {
        }

        boolean isShutdown() {
            return false;
        }

        @Override
        public void close() {
        }

        interface Subtask<T> {
            T task();
        }

        static class ShutdownOnFailure extends StructuredTaskScope<Object> {
            void throwIfFailed() throws ExecutionException {
            }

            Optional<Throwable> exception() {
                return Optional.empty();
            }
        }

        static class ShutdownOnSuccess<T> extends StructuredTaskScope<T> {
            T result() {
                return null;
            }
        }
    }

    static class Collecting<T> extends StructuredTaskScope<T> {
        @Override
        protected void handleComplete(Subtask<? extends T> done) {
            System.out.println(done.task());
        }

        void stop() {
            shutdown();
        }
    }

    void use() {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) {
            scope.joinUntil(Instant.MAX);
            scope.throwIfFailed();
            scope.shutdown();
            scope.exception();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
        try (StructuredTaskScope<String> scope = new StructuredTaskScope<>("a", Thread.ofVirtual().factory())) {
            scope.fork(() -> "a");
            scope.join();
        }
        try (var scope = new StructuredTaskScope.ShutdownOnSuccess<String>()) {
            System.out.println(scope.result());
        }
        try (var scope = new Collecting<String>()) {
            scope.stop();
        }
        java.util.function.Supplier<Object> made = StructuredTaskScope.ShutdownOnFailure::new;
    }
}

class ShutdownOnFailure {
    void throwIfFailed() {
    }
}

class Plain {
    private final ShutdownOnFailure policy = new ShutdownOnFailure();

    void run() {
        policy.throwIfFailed();
        var local = new ShutdownOnFailure();
        local.throwIfFailed();
    }
}
