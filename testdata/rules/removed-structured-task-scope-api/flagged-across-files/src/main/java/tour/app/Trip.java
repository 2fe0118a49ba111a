package tour.app;

import java.time.Instant;
import tour.scopes.DeeperGather;
import tour.scopes.Gather;
import tour.scopes.Holder;
import tour.scopes.Scopes;

class Trip extends Holder {
    String fromMethod() throws Exception {
        try (var scope = Scopes.failFast()) {
            var a = scope.fork(() -> "a");
            scope.join();
            scope.throwIfFailed(); //~ removed-structured-task-scope-api error
            return a.get();
        }
    }

    String raced() throws Exception {
        try (var scope = Scopes.<String>race()) {
            scope.fork(() -> "a");
            return scope.join().result(); //~ removed-structured-task-scope-api error
        }
    }

    void fromField(Holder holder) throws Exception {
        holder.scope.joinUntil(Instant.MAX).throwIfFailed(); //~ removed-structured-task-scope-api error
    }

    void inherited() throws Exception {
        scope.join();
        this.scope.throwIfFailed(); //~ removed-structured-task-scope-api error
        plain.shutdown(); //~ removed-structured-task-scope-api error
    }

    int subclass() throws Exception {
        try (var scope = new Gather<String>()) {
            scope.fork(() -> "a");
            scope.shutdown(); //~ removed-structured-task-scope-api error
            scope.join();
            return scope.count();
        }
    }

    void subclassOfSubclass(DeeperGather scope) throws Exception {
        scope.joinUntil(Instant.MAX); //~ removed-structured-task-scope-api error
        System.out.println(scope.isShutdown()); //~ removed-structured-task-scope-api error
    }
}
