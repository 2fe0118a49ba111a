// Claim: on JDK 25 StructuredTaskScope is a sealed interface with two type parameters: no constructors, no ShutdownOnFailure and
// ShutdownOnSuccess, no joinUntil, shutdown, isShutdown, handleComplete, ensureOwnerAndJoined and Subtask.task(); on JDK 21 it is a
// class with one type parameter that has them all.
// Used by: rules/removed-structured-task-scope-api.md
//@ also: 21

import java.lang.reflect.Modifier;
import java.util.Arrays;

class StructuredTaskScopeRemovedApi {
    public static void main(String[] args) throws Exception {
        boolean old = Runtime.version().feature() < 25;
        Class<?> scope = Class.forName("java.util.concurrent.StructuredTaskScope");
        expect("the class form", !scope.isInterface(), old);
        expect("the sealed form", scope.isSealed(), !old);
        expect("one type parameter", scope.getTypeParameters().length == 1, old);
        expect("two type parameters", scope.getTypeParameters().length == 2, !old);
        expect("constructors", Arrays.stream(scope.getDeclaredConstructors()).anyMatch(c -> Modifier.isPublic(c.getModifiers())), old);
        for (String name : new String[] {"joinUntil", "shutdown", "isShutdown", "handleComplete", "ensureOwnerAndJoined"}) {
            expect(name, declares(scope, name), old);
        }
        for (String name : new String[] {"open", "isCancelled"}) {
            expect(name, declares(scope, name), !old);
        }
        for (String name : new String[] {"fork", "join", "close"}) {
            expect(name, declares(scope, name), true);
        }
        for (String name : new String[] {"ShutdownOnFailure", "ShutdownOnSuccess"}) {
            expect(name, nested(scope, name), old);
        }
        for (String name : new String[] {"Joiner", "Configuration", "FailedException", "TimeoutException"}) {
            expect(name, nested(scope, name), !old);
        }
        expect("Subtask.task", declares(Class.forName(scope.getName() + "$Subtask"), "task"), old);
        if (old) {
            Class<?> failure = Class.forName(scope.getName() + "$ShutdownOnFailure");
            expect("throwIfFailed", declares(failure, "throwIfFailed") && declares(failure, "exception"), true);
            expect("result", declares(Class.forName(scope.getName() + "$ShutdownOnSuccess"), "result"), true);
        }
        System.out.println("PROVED: StructuredTaskScope has the " + (old ? "old" : "new") + " shape");
    }

    static boolean declares(Class<?> type, String name) {
        return Arrays.stream(type.getDeclaredMethods()).anyMatch(method -> method.getName().equals(name));
    }

    static boolean nested(Class<?> type, String name) {
        return Arrays.stream(type.getDeclaredClasses()).anyMatch(one -> one.getSimpleName().equals(name));
    }

    static void expect(String what, boolean found, boolean expected) {
        if (found != expected) {
            throw new AssertionError(what + (found ? " exists" : " does not exist"));
        }
    }
}
