//@ jdk: 25
//@ preview
// Somebody carries the context over: snapshots, delegating tasks and executors, task decorators, wrapping contexts.
import io.micrometer.context.ContextSnapshot;
import io.micrometer.context.ContextSnapshotFactory;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.context.Context;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;
import org.slf4j.MDC;
import org.springframework.core.task.SimpleAsyncTaskExecutor;
import org.springframework.security.concurrent.DelegatingSecurityContextCallable;
import org.springframework.security.concurrent.DelegatingSecurityContextExecutorService;
import org.springframework.security.concurrent.DelegatingSecurityContextRunnable;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextHolder;

class Wrapped {
    static final ThreadLocal<String> USER = new ThreadLocal<>();
    private final ExecutorService plain = Executors.newVirtualThreadPerTaskExecutor();
    private final ExecutorService secured = new DelegatingSecurityContextExecutorService(Executors.newVirtualThreadPerTaskExecutor());
    private final ExecutorService traced = Context.taskWrapping(Executors.newVirtualThreadPerTaskExecutor());

    void security() throws InterruptedException {
        secured.submit(() -> SecurityContextHolder.getContext().getAuthentication().getName());
        plain.submit(new DelegatingSecurityContextRunnable(() -> System.out.println(SecurityContextHolder.getContext())));
        try (var scope = StructuredTaskScope.open()) {
            var task = new DelegatingSecurityContextCallable<>(() -> SecurityContextHolder.getContext().getAuthentication());
            scope.fork(task::call);
            scope.join();
        }
        SecurityContext context = SecurityContextHolder.getContext();
        plain.submit(() -> {
            SecurityContextHolder.setContext(context);
            try {
                return SecurityContextHolder.getContext().getAuthentication();
            } finally {
                SecurityContextHolder.clearContext();
            }
        });
    }

    void tracing() throws InterruptedException {
        traced.submit(() -> Span.current().addEvent("read"));
        plain.submit(Context.current().wrap(() -> {
            Span.current().addEvent("read");
        }));
        Context context = Context.current();
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> {
                try (var ignored = context.makeCurrent()) {
                    return Span.current().getSpanContext().getTraceId();
                }
            });
            scope.join();
        }
    }

    void snapshot(String user) {
        USER.set(user);
        MDC.put("user", user);
        ContextSnapshot snapshot = ContextSnapshotFactory.builder().build().captureAll();
        plain.submit(snapshot.wrap(() -> System.out.println(MDC.get("user"))));
        plain.submit(() -> {
            try (var ignored = snapshot.setThreadLocals()) {
                System.out.println(USER.get() + MDC.get("user"));
            }
        });
    }

    void decorated(String user) {
        SimpleAsyncTaskExecutor executor = new SimpleAsyncTaskExecutor("task-");
        executor.setVirtualThreads(true);
        executor.setTaskDecorator(task -> {
            var context = MDC.getCopyOfContextMap();
            return () -> {
                MDC.setContextMap(context);
                try {
                    task.run();
                } finally {
                    MDC.clear();
                }
            };
        });
        MDC.put("user", user);
        executor.execute(() -> System.out.println(MDC.get("user")));
    }
}
