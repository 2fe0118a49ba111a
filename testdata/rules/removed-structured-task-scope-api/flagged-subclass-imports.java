//@ jdk: 21
//@ preview
//@ not-compiling: wrong number of type arguments
// A subclass sees what StructuredTaskScope had until 24: its TimeoutException came later and does not hide the import.
import java.time.Instant;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.TimeoutException;

class Rounds<T> extends StructuredTaskScope<T> { //~ removed-structured-task-scope-api note
    Rounds<T> within(Instant deadline) throws InterruptedException, TimeoutException {
        joinUntil(deadline); //~ removed-structured-task-scope-api note
        return this;
    }

    static String late(TimeoutException e) {
        return "late: " + e;
    }
}
