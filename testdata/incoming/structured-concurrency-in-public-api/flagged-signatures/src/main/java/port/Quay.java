package port;

import java.util.concurrent.StructuredTaskScope;

public interface Quay {
    void berth(StructuredTaskScope<?, ?> scope); //~ structured-concurrency-in-public-api note

    record Berth(String name, StructuredTaskScope.Subtask<String> ship) { //~ structured-concurrency-in-public-api note
    }
}
