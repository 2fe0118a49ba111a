//@ jdk: 25
//@ preview
//@ not-compiling: cannot find symbol
package tour.scopes;

import java.util.concurrent.StructuredTaskScope;

public final class Scopes {
    private Scopes() {
    }

    public static StructuredTaskScope.ShutdownOnFailure failFast() { //~ removed-structured-task-scope-api error
        return new StructuredTaskScope.ShutdownOnFailure(); //~ removed-structured-task-scope-api error
    }

    public static <T> StructuredTaskScope.ShutdownOnSuccess<T> race() { //~ removed-structured-task-scope-api error
        return new StructuredTaskScope.ShutdownOnSuccess<>(); //~ removed-structured-task-scope-api error
    }
}
