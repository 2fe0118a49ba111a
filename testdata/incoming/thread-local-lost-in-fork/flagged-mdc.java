//@ jdk: 25
//@ preview
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;
import org.apache.logging.log4j.ThreadContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

class Mdc {
    private static final Logger log = LoggerFactory.getLogger(Mdc.class);

    // The value itself is read: what follows works with null.
    void read(String request) throws InterruptedException {
        MDC.put("request", request);
        ThreadContext.put("request", request);
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> send(MDC.get("request"))); //~ thread-local-lost-in-fork warning
            scope.fork(() -> send(ThreadContext.get("request"))); //~ thread-local-lost-in-fork warning
            scope.join();
        } finally {
            MDC.remove("request");
            ThreadContext.remove("request");
        }
    }

    // Only log lines lack it.
    void logOnly(String request) {
        try (var ignored = MDC.putCloseable("request", request); var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.submit(() -> log.info("sent")); //~ thread-local-lost-in-fork note
            executor.submit(() -> {
                String answer = send("a");
                log.info("answer {}", answer); //~ thread-local-lost-in-fork note
            });
        }
    }

    private static String send(String id) {
        return id;
    }
}
