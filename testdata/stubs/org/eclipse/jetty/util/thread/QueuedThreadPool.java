package org.eclipse.jetty.util.thread;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadFactory;

public class QueuedThreadPool implements ThreadPool {
    public QueuedThreadPool() {
    }

    public QueuedThreadPool(int maxThreads, int minThreads) {
    }

    public QueuedThreadPool(int maxThreads, int minThreads, int idleTimeout, int reservedThreads,
            BlockingQueue<Runnable> queue, ThreadGroup threadGroup, ThreadFactory threadFactory) {
    }

    public void setName(String name) {
    }

    public void setVirtualThreadsExecutor(Executor executor) {
    }

    @Override
    public void execute(Runnable task) {
    }
}
