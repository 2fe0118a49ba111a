//@ jdk: 26
//@ preview
// A name that only JDK 25 has. It compiles there and nowhere else.
import static java.util.concurrent.StructuredTaskScope.Joiner.anySuccessfulResultOrThrow; //~ removed-structured-task-scope-api error

import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

class OnlyOnTwentyFive {
    String any() throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) { //~ removed-structured-task-scope-api error
            scope.fork(() -> "a");
            return scope.join();
        }
    }

    Object imported() throws Exception {
        try (var scope = StructuredTaskScope.open(anySuccessfulResultOrThrow())) { //~ removed-structured-task-scope-api error
            scope.fork(() -> "a");
            return scope.join();
        }
    }
}
