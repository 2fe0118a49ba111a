//@ jdk: 25
//@ preview
//@ not-compiling: cannot find symbol
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Subtask;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;

class MethodReferences {
    Supplier<StructuredTaskScope.ShutdownOnFailure> constructor = StructuredTaskScope.ShutdownOnFailure::new; //~ removed-structured-task-scope-api error
    Supplier<Object> plain = StructuredTaskScope::new; //~ removed-structured-task-scope-api error
    Function<Subtask<String>, Object> task = Subtask::task; //~ removed-structured-task-scope-api error
    Function<StructuredTaskScope.Subtask<?>, Object> nested = StructuredTaskScope.Subtask::task; //~ removed-structured-task-scope-api error

    void bound() throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { //~ removed-structured-task-scope-api error
            Runnable stop = scope::shutdown; //~ removed-structured-task-scope-api error
            BooleanSupplier stopped = scope::isShutdown; //~ removed-structured-task-scope-api error
            java.util.concurrent.Callable<?> wait = scope::join;
            stop.run();
        }
    }

    @SuppressWarnings("rawtypes")
    java.util.function.Consumer<StructuredTaskScope> unbound = StructuredTaskScope::shutdown; //~ removed-structured-task-scope-api error
}
