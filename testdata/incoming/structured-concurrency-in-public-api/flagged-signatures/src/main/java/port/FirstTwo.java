package port;

import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

public class FirstTwo<T> implements Joiner<T, Integer> { //~ structured-concurrency-in-public-api note
    private int done;

    @Override
    public boolean onComplete(Subtask<? extends T> subtask) {
        done++;
        return done >= 2;
    }

    @Override
    public Integer result() {
        return done;
    }
}
