package org.springframework.scheduling.concurrent;

import java.util.concurrent.ThreadFactory;

public abstract class ExecutorConfigurationSupport {
    public void setThreadFactory(ThreadFactory threadFactory) {
    }

    public void setVirtualThreads(boolean virtual) {
    }

    public void setThreadNamePrefix(String threadNamePrefix) {
    }

    public void initialize() {
    }

    public void shutdown() {
    }
}
