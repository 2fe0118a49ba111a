package bank.threads;

import java.util.concurrent.ThreadFactory;

public class HeavyThreads implements ThreadFactory {
    @Override
    public Thread newThread(Runnable task) {
        return new Thread(task);
    }
}
