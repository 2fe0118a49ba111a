//@ jdk: 25
//@ preview
// The scope was opened before the key was bound: StructureViolationException at the fork.
import java.util.List;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

class OpenedOutside {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    void run(String user) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            ScopedValue.where(USER, user).run(() -> scope.fork(() -> USER.get())); //~ scope-outside-its-structure error
            scope.join();
        }
    }

    String call(String user) throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) {
            ScopedValue.where(USER, user).call(() -> {
                scope.fork(() -> "first"); //~ scope-outside-its-structure error
                return scope.fork(() -> "second"); //~ scope-outside-its-structure error
            });
            return scope.join();
        }
    }

    void carrierInLocal(String user) throws InterruptedException {
        var carrier = ScopedValue.where(USER, user);
        try (StructuredTaskScope<Object, Void> scope = StructuredTaskScope.open()) {
            carrier.run(() -> scope.fork(() -> 1)); //~ scope-outside-its-structure error
            scope.join();
        }
    }

    void inLoop(List<String> users) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            for (String user : users) {
                ScopedValue.where(USER, user).run(() -> scope.fork(() -> System.out.println(USER.get()))); //~ scope-outside-its-structure error
            }
            scope.join();
        }
    }

    void parameter(StructuredTaskScope<String, ?> scope, String user) {
        ScopedValue.where(USER, user).run(() -> scope.fork(() -> "a")); //~ scope-outside-its-structure error
    }

    void reference(String user) throws InterruptedException {
        try (var scope = StructuredTaskScope.<Object>open()) {
            Runnable task = () -> System.out.println(USER.get());
            ScopedValue.where(USER, user).run(() -> List.of(task).forEach(scope::fork)); //~ scope-outside-its-structure error
            scope.join();
        }
    }
}
