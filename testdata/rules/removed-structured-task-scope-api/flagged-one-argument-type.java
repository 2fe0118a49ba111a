//@ jdk: 25
//@ preview
//@ not-compiling: wrong number of type arguments; required 2
import java.util.List;
import java.util.concurrent.StructuredTaskScope;
import java.util.function.Consumer;

class OneArgument {
    private StructuredTaskScope<String> field; //~ removed-structured-task-scope-api error

    void parameter(StructuredTaskScope<String> scope) throws InterruptedException { //~ removed-structured-task-scope-api error
        scope.fork(() -> "a");
        scope.join();
    }

    <T> void generic(final StructuredTaskScope<? super T> scope, T value) { //~ removed-structured-task-scope-api error
        scope.fork(() -> null);
    }

    StructuredTaskScope<Object> result() { //~ removed-structured-task-scope-api error
        return null;
    }

    void argument(List<StructuredTaskScope<String>> scopes) { //~ removed-structured-task-scope-api error
    }

    java.util.concurrent.StructuredTaskScope<Integer> spelledOut; //~ removed-structured-task-scope-api error

    Consumer<StructuredTaskScope<Integer>> function = scope -> { //~ removed-structured-task-scope-api error
    };

    Object lambda() {
        Consumer<?> taker = (StructuredTaskScope<Integer> scope) -> scope.close(); //~ removed-structured-task-scope-api error
        return taker;
    }

    record Holder(StructuredTaskScope<String> scope) { //~ removed-structured-task-scope-api error
    }

    boolean pattern(Object any) {
        return any instanceof StructuredTaskScope<?> scope && scope != null; //~ removed-structured-task-scope-api error
    }

    Object cast(Object any) {
        return (StructuredTaskScope<?>) any; //~ removed-structured-task-scope-api error
    }
}
