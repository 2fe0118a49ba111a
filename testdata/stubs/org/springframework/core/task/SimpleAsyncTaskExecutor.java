package org.springframework.core.task;

import java.util.concurrent.ThreadFactory;

public class SimpleAsyncTaskExecutor implements AsyncTaskExecutor {
    public SimpleAsyncTaskExecutor() {
    }

    public SimpleAsyncTaskExecutor(String threadNamePrefix) {
    }

    public SimpleAsyncTaskExecutor(ThreadFactory threadFactory) {
    }

    public void setVirtualThreads(boolean virtual) {
    }

    public final void setThreadFactory(ThreadFactory threadFactory) {
    }

    public final void setTaskDecorator(TaskDecorator taskDecorator) {
    }

    public void setConcurrencyLimit(int concurrencyLimit) {
    }

    @Override
    public void execute(Runnable task) {
    }
}
