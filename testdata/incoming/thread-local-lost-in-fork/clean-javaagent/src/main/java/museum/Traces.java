//@ jdk: 25
//@ preview
// The agent of OpenTelemetry carries its context into virtual threads and forks.
package museum;

import io.opentelemetry.api.trace.Span;
import java.util.concurrent.StructuredTaskScope;

class Traces {
    void read(Span span) throws InterruptedException {
        try (var current = span.makeCurrent(); var scope = StructuredTaskScope.open()) {
            scope.fork(() -> Span.current().addEvent("read"));
            scope.join();
        }
        Thread.startVirtualThread(() -> Span.current().addEvent("late"));
    }
}
