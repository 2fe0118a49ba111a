//@ jdk: 26
//@ preview
// On 26 onFork and onComplete take a Subtask<T>: these do not override any more.
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

class CountingJoiner<T> implements Joiner<T, Integer> {
    private int forked;
    private int completed;

    @Override
    public boolean onFork(Subtask<? extends T> subtask) { //~ removed-structured-task-scope-api error
        forked++;
        return false;
    }

    @Override
    public boolean onComplete(Subtask<? extends T> subtask) { //~ removed-structured-task-scope-api error
        return ++completed == 10;
    }

    @Override
    public Integer result() {
        return completed - forked;
    }
}
