//@ jdk: 25..26
//@ preview
//@ not-compiling: cannot find symbol
// Names that came with JDK 26.
import static java.util.concurrent.StructuredTaskScope.Joiner.anySuccessfulOrThrow; //~ removed-structured-task-scope-api error

import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

class TooNewForTheOldEnd {
    String any() throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulOrThrow())) { //~ removed-structured-task-scope-api error
            scope.fork(() -> "a");
            return scope.join();
        }
    }

    String anyInferred() throws Exception {
        try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.anySuccessfulOrThrow())) { //~ removed-structured-task-scope-api error
            scope.fork(() -> "a");
            return "" + scope.join();
        }
    }

    String imported() throws Exception {
        try (var scope = StructuredTaskScope.open(anySuccessfulOrThrow())) { //~ removed-structured-task-scope-api error
            scope.fork(() -> "a");
            return "" + scope.join();
        }
    }

    static class Partial<T> implements Joiner<T, Integer> {
        private int done;

        @Override
        public Integer result() {
            return done;
        }

        @Override
        public void onTimeout() { //~ removed-structured-task-scope-api error
            System.out.println("partial");
        }
    }

    java.util.function.Supplier<?> reference = Joiner::anySuccessfulOrThrow; //~ removed-structured-task-scope-api error
}
