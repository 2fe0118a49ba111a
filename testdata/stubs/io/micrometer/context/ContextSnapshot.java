package io.micrometer.context;

import java.util.concurrent.Callable;

public interface ContextSnapshot {
    interface Scope extends AutoCloseable {
        @Override
        void close();
    }

    Scope setThreadLocals();

    Runnable wrap(Runnable runnable);

    <T> Callable<T> wrap(Callable<T> callable);
}
