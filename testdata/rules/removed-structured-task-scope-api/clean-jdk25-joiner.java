//@ jdk: 25
//@ preview
// A joiner as 25 wants it.
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

class CountingJoinerOn25<T> implements Joiner<T, Integer> {
    private int forked;
    private int completed;

    @Override
    public boolean onFork(Subtask<? extends T> subtask) {
        forked++;
        return false;
    }

    @Override
    public boolean onComplete(Subtask<? extends T> subtask) {
        return ++completed == 10;
    }

    @Override
    public Integer result() {
        return completed - forked;
    }
}
