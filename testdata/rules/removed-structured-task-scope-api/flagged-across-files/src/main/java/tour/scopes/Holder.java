package tour.scopes;

import java.util.concurrent.StructuredTaskScope;

public class Holder {
    public final StructuredTaskScope.ShutdownOnFailure scope = Scopes.failFast(); //~ removed-structured-task-scope-api error
    protected StructuredTaskScope<String> plain; //~ removed-structured-task-scope-api error
}
