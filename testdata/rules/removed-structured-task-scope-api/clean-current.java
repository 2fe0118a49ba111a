//@ jdk: 25
//@ preview
// The API of JDK 25: open, joiners, configuration, cancellation, subtasks, an own joiner, and the words in comments and strings.
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Configuration;
import java.util.concurrent.StructuredTaskScope.FailedException;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Stream;

class Current {
    static final Function<Configuration, Configuration> TWO_SECONDS = cf -> cf.withTimeout(Duration.ofSeconds(2));
    private StructuredTaskScope<String, Void> kept;

    String open() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            Subtask<String> a = scope.fork(() -> "a");
            scope.join();
            return a.get();
        }
    }

    void typed() throws InterruptedException {
        try (StructuredTaskScope<Object, Void> scope = StructuredTaskScope.open()) {
            scope.fork(() -> System.out.println("a"));
            scope.join();
            System.out.println(scope.isCancelled());
        }
    }

    String any(List<Callable<String>> mirrors) throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) {
            mirrors.forEach(scope::fork);
            return scope.join();
        }
    }

    Stream<Subtask<String>> all(List<Callable<String>> parts) throws InterruptedException {
        try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.<String>allSuccessfulOrThrow(), TWO_SECONDS)) {
            parts.forEach(scope::fork);
            return scope.join();
        } catch (FailedException | StructuredTaskScope.TimeoutException e) {
            return Stream.of();
        }
    }

    void others() throws InterruptedException {
        try (var scope = StructuredTaskScope.open(Joiner.awaitAll(),
                cf -> cf.withName("side effects").withThreadFactory(Thread.ofVirtual().factory()))) {
            Subtask<Integer> one = scope.fork(() -> 1);
            scope.join();
            if (one.state() == Subtask.State.FAILED) {
                System.out.println(one.exception());
            }
        }
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>awaitAllSuccessfulOrThrow())) {
            scope.fork(() -> 1);
            scope.join();
        }
        try (var scope = StructuredTaskScope.open(Joiner.<Integer>allUntil(s -> s.state() == Subtask.State.SUCCESS))) {
            scope.fork(() -> 1);
            scope.join().count();
        }
    }

    static class FirstTwo<T> implements Joiner<T, Integer> {
        private int completed;

        @Override
        public boolean onComplete(Subtask<? extends T> done) {
            return ++completed == 2;
        }

        @Override
        public Integer result() {
            return completed;
        }
    }

    Integer ownJoiner() throws InterruptedException {
        FirstTwo<String> joiner = new FirstTwo<>();
        try (var scope = StructuredTaskScope.open(joiner)) {
            scope.fork(() -> "a");
            scope.join();
            return joiner.result();
        }
    }

    void parameter(StructuredTaskScope<? super String, ?> scope, StructuredTaskScope.Subtask<String> done) {
        scope.fork(() -> "a");
        System.out.println(done.get() + done.exception());
    }

    @SuppressWarnings("rawtypes")
    void raw(StructuredTaskScope scope) {
        scope.close();
    }

    // The same method and exception names on other types.
    String executor(Future<String> future) {
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.shutdown();
            if (executor.isShutdown()) {
                return future.get(1, TimeUnit.SECONDS);
            }
            return future.exceptionNow().getMessage() + future.resultNow();
        } catch (ExecutionException | TimeoutException | InterruptedException e) {
            return "failed";
        }
    }

    String futureInsideScope(Future<String> future) throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            scope.join();
            return future.get();
        } catch (ExecutionException e) {
            return "failed";
        }
    }

    /**
     * Was {@code new StructuredTaskScope.ShutdownOnFailure()} with {@link StructuredTaskScope} and throwIfFailed().
     */
    String words() {
        // try (var scope = new StructuredTaskScope.ShutdownOnFailure()) { scope.join().throwIfFailed(); }
        return "new StructuredTaskScope.ShutdownOnSuccess<String>()" + """
            scope.joinUntil(Instant.MAX);
            scope.throwIfFailed();
            """;
    }
}
