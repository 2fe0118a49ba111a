package io.opentelemetry.context;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;

public interface Context {
    static Context current() {
        return null;
    }

    static Context root() {
        return null;
    }

    static ExecutorService taskWrapping(ExecutorService executorService) {
        return executorService;
    }

    Scope makeCurrent();

    Runnable wrap(Runnable runnable);

    <T> Callable<T> wrap(Callable<T> callable);

    ExecutorService wrap(ExecutorService executor);
}
