//@ jdk: 25
//@ preview
// Set outside, read in the task: null there. Handed on or compared it is a warning, dereferenced without a check an error.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;

class Visits {
    static final ThreadLocal<String> VISITOR = new ThreadLocal<>();
    static final ThreadLocal<Integer> AGE = new ThreadLocal<>();

    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();

    void fork(String visitor) throws InterruptedException {
        VISITOR.set(visitor);
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> audit(VISITOR.get())); //~ thread-local-lost-in-fork warning
            scope.fork(() -> VISITOR.get().strip()); //~ thread-local-lost-in-fork error
            scope.fork(VISITOR::get); //~ thread-local-lost-in-fork warning
            scope.join();
        } finally {
            VISITOR.remove();
        }
    }

    void submit(String visitor) {
        VISITOR.set(visitor);
        executor.submit(() -> audit(VISITOR.get())); //~ thread-local-lost-in-fork warning
        executor.execute(() -> System.out.println(VISITOR.get().length())); //~ thread-local-lost-in-fork error
        CompletableFuture.runAsync(() -> audit(VISITOR.get()), executor); //~ thread-local-lost-in-fork warning
    }

    void start(String visitor, int age) {
        VISITOR.set(visitor);
        AGE.set(age);
        Thread.startVirtualThread(() -> audit(VISITOR.get())); //~ thread-local-lost-in-fork warning
        Thread.ofVirtual().start(() -> {
            int years = AGE.get(); //~ thread-local-lost-in-fork error
            System.out.println(years);
        });
        Thread.ofVirtual().unstarted(() -> {
            String mine = VISITOR.get(); //~ thread-local-lost-in-fork warning
            if (mine != null) {
                System.out.println(mine.strip());
            }
        }).start();
    }

    void all(String visitor) throws InterruptedException {
        VISITOR.set(visitor);
        List<Callable<String>> tasks = List.of(() -> VISITOR.get() + "a"); //~ thread-local-lost-in-fork warning
        executor.invokeAll(tasks);
    }

    void behindMethods(String visitor) {
        VISITOR.set(visitor);
        executor.submit(() -> report()); //~ thread-local-lost-in-fork warning
        executor.submit(this::report); //~ thread-local-lost-in-fork warning
    }

    private void report() {
        audit(VISITOR.get());
    }

    private static String audit(String visitor) {
        return "seen " + visitor;
    }
}
