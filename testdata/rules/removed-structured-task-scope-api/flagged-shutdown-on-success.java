//@ jdk: 25
//@ preview
//@ not-compiling: cannot find symbol
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;

class Race {
    String inferred(List<Callable<String>> mirrors) throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnSuccess<String>()) { //~ removed-structured-task-scope-api error
            mirrors.forEach(scope::fork);
            return scope.join().result(); //~ removed-structured-task-scope-api error
        }
    }

    String diamond(Callable<String> a, Callable<String> b) throws Exception {
        try (StructuredTaskScope.ShutdownOnSuccess<String> scope = new StructuredTaskScope.ShutdownOnSuccess<>()) { //~ removed-structured-task-scope-api error
            scope.fork(a);
            scope.fork(b);
            scope.join();
            return scope.result(); //~ removed-structured-task-scope-api error
        }
    }

    String mapped(Callable<String> a) throws Exception {
        try (var scope = new StructuredTaskScope.ShutdownOnSuccess<String>("race", Thread.ofVirtual().factory())) { //~ removed-structured-task-scope-api error
            scope.fork(a);
            scope.join();
            return scope.result(e -> new IllegalStateException(e)); //~ removed-structured-task-scope-api error
        }
    }

    String spelledOut(Callable<String> a) throws Exception {
        try (var scope = new java.util.concurrent.StructuredTaskScope.ShutdownOnSuccess<String>()) { //~ removed-structured-task-scope-api error
            scope.fork(a);
            return scope.joinUntil(java.time.Instant.MAX).result(); //~ removed-structured-task-scope-api error
        }
    }

    String declaredFirst(Callable<String> a) throws Exception {
        final StructuredTaskScope.ShutdownOnSuccess<String> scope; //~ removed-structured-task-scope-api error
        scope = new StructuredTaskScope.ShutdownOnSuccess<>(); //~ removed-structured-task-scope-api error
        try (scope) {
            scope.fork(a);
            scope.join();
            return scope.result(); //~ removed-structured-task-scope-api error
        }
    }
}
