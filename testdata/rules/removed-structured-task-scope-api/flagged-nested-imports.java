//@ jdk: 25
//@ preview
//@ not-compiling: cannot find symbol
import java.util.concurrent.StructuredTaskScope.ShutdownOnFailure; //~ removed-structured-task-scope-api error
import java.util.concurrent.StructuredTaskScope.ShutdownOnSuccess; //~ removed-structured-task-scope-api error
import java.util.concurrent.StructuredTaskScope.Subtask;

class NestedImports {
    private ShutdownOnFailure kept; //~ removed-structured-task-scope-api error

    Object both() throws Exception {
        try (var outer = new ShutdownOnFailure(); //~ removed-structured-task-scope-api error
                var inner = new ShutdownOnSuccess<String>()) { //~ removed-structured-task-scope-api error
            Subtask<String> a = outer.fork(() -> "a");
            inner.fork(() -> "b");
            inner.join();
            outer.join();
            outer.throwIfFailed(); //~ removed-structured-task-scope-api error
            return a.get() + inner.result(); //~ removed-structured-task-scope-api error
        }
    }

    ShutdownOnFailure make() { //~ removed-structured-task-scope-api error
        return kept;
    }

    void take(ShutdownOnSuccess<? extends CharSequence> scope) { //~ removed-structured-task-scope-api error
    }

    boolean check(Object any) {
        return any instanceof ShutdownOnFailure; //~ removed-structured-task-scope-api error
    }

    Object cast(Object any) {
        return (ShutdownOnSuccess<?>) any; //~ removed-structured-task-scope-api error
    }

    Class<?> literal() {
        return ShutdownOnFailure.class; //~ removed-structured-task-scope-api error
    }

    java.util.function.Supplier<AutoCloseable> reference() {
        return ShutdownOnFailure::new; //~ removed-structured-task-scope-api error
    }

    java.util.List<ShutdownOnFailure> argument() { //~ removed-structured-task-scope-api error
        return java.util.List.of();
    }
}
