package org.springframework.core.task;

public class VirtualThreadTaskExecutor implements AsyncTaskExecutor {
    public VirtualThreadTaskExecutor() {
    }

    public VirtualThreadTaskExecutor(String threadNamePrefix) {
    }

    @Override
    public void execute(Runnable task) {
    }
}
