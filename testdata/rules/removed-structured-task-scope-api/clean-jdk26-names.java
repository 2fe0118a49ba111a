//@ jdk: 26
//@ preview
//@ not-compiling: cannot find symbol
// Names that came with JDK 26, on JDK 26: nothing to say. (JDK 25 cannot compile them.)
import static java.util.concurrent.StructuredTaskScope.Joiner.anySuccessfulOrThrow;

import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

class OnTwentySix {
    String any() throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulOrThrow())) {
            scope.fork(() -> "a");
            return scope.join();
        }
    }

    String anyInferred() throws Exception {
        try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.anySuccessfulOrThrow())) {
            scope.fork(() -> "a");
            return "" + scope.join();
        }
    }

    String imported() throws Exception {
        try (var scope = StructuredTaskScope.open(anySuccessfulOrThrow())) {
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
        public void onTimeout() {
            System.out.println("partial");
        }
    }

    java.util.function.Supplier<?> reference = Joiner::anySuccessfulOrThrow;
}
