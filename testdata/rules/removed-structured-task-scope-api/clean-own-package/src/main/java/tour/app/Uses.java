// Same expressions as with the JDK's old API, other imports.
package tour.app;

import java.time.Instant;
import tour.policy.ManagedScope.ShutdownOnFailure;
import tour.policy.ManagedScope.ShutdownOnSuccess;
import tour.policy.StructuredTaskScope;

class Uses {
    private StructuredTaskScope<String> kept = new StructuredTaskScope<>();

    String run() {
        try (var scope = new ShutdownOnFailure()) {
            scope.fork(() -> "a");
            scope.joinUntil(Instant.MAX);
            scope.throwIfFailed().shutdown();
        }
        try (ShutdownOnSuccess<String> scope = new ShutdownOnSuccess<>()) {
            return scope.result();
        }
    }
}

class Custom<T> extends StructuredTaskScope<T> {
    void stop() {
        shutdown();
    }
}
