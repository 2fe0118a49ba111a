//@ jdk: 25
// A project scope with nested ShutdownOnFailure and ShutdownOnSuccess; only imports tell them from the JDK's.
package tour.policy;

import java.time.Instant;
import java.util.concurrent.Callable;

public class ManagedScope<T> implements AutoCloseable {
    public static class ShutdownOnSuccess<T> extends ManagedScope<T> {
        public T result() {
            return null;
        }
    }

    public static class ShutdownOnFailure extends ManagedScope<Object> {
        public ShutdownOnFailure throwIfFailed() {
            return this;
        }
    }

    public void fork(Callable<? extends T> task) {
    }

    public ManagedScope<T> joinUntil(Instant deadline) {
        return this;
    }

    public void shutdown() {
    }

    @Override
    public void close() {
    }
}
