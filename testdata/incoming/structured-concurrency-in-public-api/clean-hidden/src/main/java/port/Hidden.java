//@ jdk: 25
//@ preview
// Private and package-private members, locals, lambdas, a public member of a class that nobody outside can name.
package port;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

public class Hidden {
    private Subtask<String> last;

    public List<String> all(List<Callable<String>> tasks) throws InterruptedException {
        try (StructuredTaskScope<String, ?> scope = StructuredTaskScope.open(Joiner.<String>allSuccessfulOrThrow())) {
            List<Subtask<String>> forked = tasks.stream().map(scope::fork).toList();
            scope.join();
            last = forked.getLast();
            return forked.stream().map(Subtask::get).toList();
        }
    }

    private static String result(Subtask<String> subtask) {
        return subtask.get();
    }

    String packagePrivate(StructuredTaskScope<String, ?> scope) {
        return result(last) + scope;
    }

    private static class Inner {
        public void take(Subtask<String> subtask) {
        }
    }

    static class Counting<T> implements Joiner<T, Integer> {
        @Override
        public Integer result() {
            return 0;
        }
    }
}

class Neighbour {
    public Subtask<String> subtask(StructuredTaskScope<String, ?> scope) {
        return scope.fork(() -> "a");
    }
}
