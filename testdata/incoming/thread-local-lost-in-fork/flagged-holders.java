//@ jdk: 25
//@ preview
// Holders that frameworks fill: an empty security context, no request, no transaction, no span.
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.context.Context;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;

class Holders {
    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();

    void security() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> SecurityContextHolder.getContext().getAuthentication().getName()); //~ thread-local-lost-in-fork warning
            scope.fork(() -> System.out.println(SecurityContextHolder.getContext())); //~ thread-local-lost-in-fork warning
            scope.join();
        }
        executor.submit(this::user); //~ thread-local-lost-in-fork warning
    }

    private String user() {
        return SecurityContextHolder.getContext().getAuthentication().getName();
    }

    void request() {
        executor.submit(() -> RequestContextHolder.currentRequestAttributes().getSessionId()); //~ thread-local-lost-in-fork warning
        executor.submit(() -> {
            RequestAttributes attributes = RequestContextHolder.getRequestAttributes(); //~ thread-local-lost-in-fork warning
            return attributes == null ? "" : attributes.getSessionId();
        });
    }

    @Transactional
    void transaction(Object key) {
        Thread.startVirtualThread(() -> System.out.println(TransactionSynchronizationManager.getResource(key))); //~ thread-local-lost-in-fork warning
        Thread.startVirtualThread(() -> System.out.println(TransactionSynchronizationManager.isActualTransactionActive())); //~ thread-local-lost-in-fork warning
    }

    void span(Span span) throws InterruptedException {
        try (var current = span.makeCurrent(); var scope = StructuredTaskScope.open()) {
            scope.fork(() -> Span.current().addEvent("read")); //~ thread-local-lost-in-fork warning
            scope.fork(() -> System.out.println(Context.current())); //~ thread-local-lost-in-fork warning
            scope.join();
        }
    }
}
