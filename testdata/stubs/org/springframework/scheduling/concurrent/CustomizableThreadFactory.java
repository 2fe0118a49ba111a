package org.springframework.scheduling.concurrent;

import java.util.concurrent.ThreadFactory;

public class CustomizableThreadFactory implements ThreadFactory {
    public CustomizableThreadFactory(String threadNamePrefix) {
    }

    @Override
    public Thread newThread(Runnable task) {
        return new Thread(task);
    }
}
