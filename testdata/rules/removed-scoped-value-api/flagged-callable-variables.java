//@ jdk: 25
//@ not-compiling: cannot be applied to given types
// From 23 on call takes a CallableOp: a variable of type Callable does not fit any more. Lambdas do, and references to its method.
import java.util.concurrent.Callable;

class CallableVariables {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    private final Callable<String> field = () -> "a";

    String parameter(Callable<String> task) throws Exception {
        return ScopedValue.where(USER, "ann").call(task); //~ removed-scoped-value-api error
    }

    String field() throws Exception {
        return ScopedValue.where(USER, "ann").call(field); //~ removed-scoped-value-api error
    }

    String fits(Callable<String> task) throws Exception {
        return ScopedValue.where(USER, "ann").call(task::call) + ScopedValue.where(USER, "bob").call(() -> task.call());
    }
}
