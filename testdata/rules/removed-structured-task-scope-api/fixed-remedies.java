//@ jdk: 25
//@ preview
// What the remedies say, word for word, in a file that imports the outer type only.
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.ThreadFactory;

class Remedies<T> {
    void all(Callable<T> task) throws InterruptedException {
        try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.awaitAllSuccessfulOrThrow())) {
            scope.fork(task);
            scope.join();
        }
        try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.awaitAll())) {
            scope.fork(task);
            scope.join();
        }
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(task);
            scope.join();
        }
    }

    void allNamed(Callable<T> task, String name, ThreadFactory factory) throws InterruptedException {
        try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.awaitAllSuccessfulOrThrow(), cf -> cf.withName(name).withThreadFactory(factory))) {
            scope.fork(task);
            scope.join();
        }
    }

    T first(Callable<T> task) throws InterruptedException {
        try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.<T>anySuccessfulResultOrThrow())) {
            scope.fork(task);
            return scope.join();
        }
    }

    T firstNamed(Callable<T> task, String name, ThreadFactory factory) throws InterruptedException {
        try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.<T>anySuccessfulResultOrThrow(), cf -> cf.withName(name).withThreadFactory(factory))) {
            scope.fork(task);
            return scope.join();
        }
    }

    T inTime(Callable<T> task, Duration duration) throws InterruptedException {
        StructuredTaskScope.Joiner<T, T> joiner = StructuredTaskScope.Joiner.anySuccessfulResultOrThrow();
        try (var scope = StructuredTaskScope.open(joiner, cf -> cf.withTimeout(duration))) {
            scope.fork(task);
            return scope.join();
        } catch (StructuredTaskScope.TimeoutException e) {
            return null;
        }
    }
}
