package org.eclipse.jetty.util.thread;

public class VirtualThreadPool implements ThreadPool {
    public VirtualThreadPool() {
    }

    public VirtualThreadPool(int maxThreads) {
    }

    @Override
    public void execute(Runnable task) {
    }
}
