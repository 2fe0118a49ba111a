//@ jdk: 21
//@ preview
// The API of JDK 25 on a JDK that does not have it.
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner; //~ removed-structured-task-scope-api error

class TooEarly {
    void run() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) { //~ removed-structured-task-scope-api error
            scope.fork(() -> 1);
            scope.join();
        }
        try (var scope = StructuredTaskScope.open(Joiner.awaitAll(), cf -> cf.withName("a"))) { //~ removed-structured-task-scope-api error
            scope.fork(() -> 1);
            System.out.println(scope.isCancelled()); //~ removed-structured-task-scope-api error
            scope.join();
        }
    }
}
