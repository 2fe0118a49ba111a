//@ jdk: 25
//@ preview
// Opened inside of the binding, bound inside of the subtask, forked on the same thread through a lambda, nested scopes of their own.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.StructuredTaskScope;

class Inside {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    void openedInside(String user) throws Exception {
        ScopedValue.where(USER, user).call(() -> {
            try (var scope = StructuredTaskScope.open()) {
                scope.fork(() -> System.out.println(USER.get()));
                scope.join();
            }
            return null;
        });
    }

    void boundInSubtask(List<String> users) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            for (String user : users) {
                scope.fork(() -> ScopedValue.where(USER, user).run(() -> System.out.println(USER.get())));
            }
            scope.join();
        }
    }

    void joinedInside(String user) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> user);
            ScopedValue.where(USER, user).run(() -> System.out.println(USER.get()));
            scope.join();
        }
    }

    void sameThread(List<Callable<String>> tasks) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            tasks.forEach(scope::fork);
            tasks.stream().filter(task -> task != null).forEach(task -> scope.fork(task));
            scope.join();
        }
    }

    void nested() throws InterruptedException {
        try (var outer = StructuredTaskScope.open()) {
            outer.fork(() -> {
                try (var inner = StructuredTaskScope.open()) {
                    inner.fork(() -> 1);
                    inner.join();
                }
                return 2;
            });
            outer.join();
        }
    }

    void openedInTask(ExecutorService executor) {
        executor.submit(() -> {
            try (var scope = StructuredTaskScope.open()) {
                scope.fork(() -> 1);
                scope.join();
            }
            return 1;
        });
    }
}
