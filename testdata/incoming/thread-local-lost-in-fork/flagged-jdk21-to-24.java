//@ jdk: 21..24
//@ preview
//@ not-compiling: ShutdownOnFailure
import java.util.concurrent.StructuredTaskScope;

class On21 {
    static final ThreadLocal<String> TRACE = new ThreadLocal<>();

    void run(String trace) throws InterruptedException {
        TRACE.set(trace);
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api note
            scope.fork(() -> System.out.printf("trace %s", TRACE.get())); //~ thread-local-lost-in-fork warning
            scope.join();
        }
    }
}
