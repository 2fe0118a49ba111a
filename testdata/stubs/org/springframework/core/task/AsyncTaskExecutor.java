package org.springframework.core.task;

public interface AsyncTaskExecutor extends TaskExecutor {
}
