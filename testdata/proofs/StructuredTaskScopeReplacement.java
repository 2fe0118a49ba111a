// Claim: on JDK 25 open(awaitAllSuccessfulOrThrow()) fails fast as ShutdownOnFailure did: join throws FailedException and the siblings are
// cancelled; open(anySuccessfulResultOrThrow()) gives the first result as ShutdownOnSuccess did; withTimeout replaces joinUntil and
// makes join throw StructuredTaskScope.TimeoutException; awaitAll neither throws nor cancels. join can be called once, and nothing can be forked after it.
// Used by: rules/removed-structured-task-scope-api.md
//@ java: --enable-preview

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.atomic.AtomicBoolean;

class StructuredTaskScopeReplacement {
    public static void main(String[] args) throws Exception {
        failsFast();
        firstResult();
        timeout();
        awaitAllGoesOn();
        joinIsTheEnd();
        System.out.println("PROVED: the joiners of JDK 25 do what the classes of JDK 21 did");
    }

    static void failsFast() throws Exception {
        AtomicBoolean interrupted = new AtomicBoolean();
        try (var scope = StructuredTaskScope.open(Joiner.awaitAllSuccessfulOrThrow())) {
            CountDownLatch waiting = new CountDownLatch(1);
            scope.fork(() -> {
                waiting.countDown();
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    interrupted.set(true);
                }
                return null;
            });
            scope.fork(() -> {
                waiting.await();
                throw new IllegalStateException("planned");
            });
            scope.join();
            throw new AssertionError("join returned although a subtask failed");
        } catch (StructuredTaskScope.FailedException e) {
            expect(e.getCause() instanceof IllegalStateException, "the cause is the subtask's exception");
        }
        expect(interrupted.get(), "the sibling was cancelled");
    }

    static void firstResult() throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) {
            scope.fork(() -> {
                new CountDownLatch(1).await();
                return "never";
            });
            scope.fork(() -> "first");
            expect("first".equals(scope.join()), "join gives the first result");
        }
    }

    static void timeout() throws Exception {
        try (var scope = StructuredTaskScope.open(Joiner.awaitAllSuccessfulOrThrow(), cf -> cf.withTimeout(Duration.ofMillis(50)))) {
            scope.fork(() -> {
                new CountDownLatch(1).await();
                return null;
            });
            scope.join();
            throw new AssertionError("join returned although the time was up");
        } catch (StructuredTaskScope.TimeoutException e) {
            expect(!(((Throwable) e) instanceof java.util.concurrent.TimeoutException), "it is another class than java.util.concurrent.TimeoutException");
        }
    }

    static void awaitAllGoesOn() throws Exception {
        AtomicBoolean finished = new AtomicBoolean();
        try (var scope = StructuredTaskScope.open(Joiner.awaitAll())) {
            CountDownLatch failed = new CountDownLatch(1);
            scope.fork(() -> {
                failed.countDown();
                throw new IllegalStateException("planned");
            });
            scope.fork(() -> {
                failed.await();
                finished.set(true);
                return null;
            });
            scope.join();
        }
        expect(finished.get(), "awaitAll lets the sibling finish");
    }

    static void joinIsTheEnd() throws Exception {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> "a");
            scope.join();
            try {
                scope.join();
                throw new AssertionError("a second join returned");
            } catch (IllegalStateException e) {
                // as claimed
            }
            try {
                scope.fork(() -> "b");
                throw new AssertionError("a fork after join went through");
            } catch (IllegalStateException e) {
                // as claimed
            }
        }
    }

    static void expect(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError("not so: " + what);
        }
    }
}
