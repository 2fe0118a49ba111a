package org.springframework.scheduling.concurrent;

import org.springframework.core.task.AsyncTaskExecutor;

public class ThreadPoolTaskExecutor extends ExecutorConfigurationSupport implements AsyncTaskExecutor {
    public void setCorePoolSize(int corePoolSize) {
    }

    public void setMaxPoolSize(int maxPoolSize) {
    }

    public void setQueueCapacity(int queueCapacity) {
    }

    @Override
    public void execute(Runnable task) {
    }
}
