//@ jdk: 25
//@ preview
//@ not-compiling: cannot find symbol
// The catch clauses belong to the old API too: nothing in these blocks throws the checked exceptions any more.
import java.time.Instant;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.TimeoutException;

class Catches {
    String failure() {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            var a = scope.fork(() -> "a");
            scope.join();
            scope.throwIfFailed(); //~ removed-structured-task-scope-api error
            return a.get();
        } catch (ExecutionException e) { //~ removed-structured-task-scope-api error
            return "failed";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "interrupted";
        }
    }

    String both() {
        try (var scope = new StructuredTaskScope.ShutdownOnSuccess<String>()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> "a");
            return scope.joinUntil(Instant.MAX).result(); //~ removed-structured-task-scope-api error
        } catch (ExecutionException | TimeoutException | InterruptedException e) { //~ removed-structured-task-scope-api error
            return "failed";
        }
    }

    String late(StructuredTaskScope.ShutdownOnFailure scope) throws InterruptedException { //~ removed-structured-task-scope-api error
        try {
            scope.joinUntil(Instant.MAX); //~ removed-structured-task-scope-api error
        } catch (TimeoutException e) { //~ removed-structured-task-scope-api error
            return "late";
        }
        return "done";
    }

    String anyException(StructuredTaskScope.ShutdownOnFailure scope) { //~ removed-structured-task-scope-api error
        try {
            scope.join().throwIfFailed(); //~ removed-structured-task-scope-api error
            return "done";
        } catch (Exception e) {
            return "failed";
        }
    }
}
