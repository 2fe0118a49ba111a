//@ jdk: 25
//@ preview
package port;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Configuration;
import java.util.concurrent.StructuredTaskScope.FailedException;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;
import java.util.function.Function;

public abstract class Dispatch {
    public static final Joiner<Object, Void> ALL = Joiner.awaitAll(); //~ structured-concurrency-in-public-api note
    protected Subtask<String> last; //~ structured-concurrency-in-public-api note

    public Dispatch(StructuredTaskScope<String, ?> scope) { //~ structured-concurrency-in-public-api note
    }

    public StructuredTaskScope<String, Void> open() { //~ structured-concurrency-in-public-api note
        return StructuredTaskScope.open();
    }

    public void add(StructuredTaskScope<String, ?> scope, Callable<String> task) { //~ structured-concurrency-in-public-api note
        scope.fork(task);
    }

    public Subtask<String> both(StructuredTaskScope<String, ?> scope, Callable<String> task) { //~ structured-concurrency-in-public-api note
        return scope.fork(task);
    }

    protected abstract List<Subtask<String>> results(); //~ structured-concurrency-in-public-api note

    public abstract Map<String, ? extends Subtask<?>> byName(); //~ structured-concurrency-in-public-api note

    public abstract <T extends Subtask<?>> T pick(List<T> from); //~ structured-concurrency-in-public-api note

    public abstract void configure(Function<Configuration, Configuration> change); //~ structured-concurrency-in-public-api note

    public abstract void array(Subtask<String>... tasks); //~ structured-concurrency-in-public-api note

    public abstract Subtask.State state(); //~ structured-concurrency-in-public-api note

    public abstract java.util.concurrent.StructuredTaskScope<Object, Void> qualified(); //~ structured-concurrency-in-public-api note

    public void fails() throws FailedException { //~ structured-concurrency-in-public-api note
    }

    public static class Nested {
        public void take(Subtask<String> task) { //~ structured-concurrency-in-public-api note
        }
    }
}
