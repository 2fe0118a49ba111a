package bank.threads;

import java.util.concurrent.ThreadFactory;

public class LightThreads implements ThreadFactory {
    @Override
    public Thread newThread(Runnable task) {
        return Thread.ofVirtual().unstarted(task);
    }
}
