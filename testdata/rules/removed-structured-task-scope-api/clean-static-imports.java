//@ jdk: 25
//@ preview
// Static imports of what JDK 25 has, and a scope in a field, opened outside of try.
import static java.util.concurrent.StructuredTaskScope.Joiner.awaitAllSuccessfulOrThrow;
import static java.util.concurrent.StructuredTaskScope.open;

import java.util.concurrent.StructuredTaskScope;

class StaticImports {
    private static StructuredTaskScope<Object, Void> scope;

    static void run() throws InterruptedException {
        scope = open(awaitAllSuccessfulOrThrow(), cf -> cf.withName("static"));
        try {
            scope.fork(() -> 1);
            scope.join();
        } finally {
            scope.close();
        }
    }
}
