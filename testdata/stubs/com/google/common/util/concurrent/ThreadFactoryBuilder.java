package com.google.common.util.concurrent;

import java.util.concurrent.ThreadFactory;

public final class ThreadFactoryBuilder {
    public ThreadFactoryBuilder setNameFormat(String nameFormat) {
        return this;
    }

    public ThreadFactoryBuilder setDaemon(boolean daemon) {
        return this;
    }

    public ThreadFactoryBuilder setThreadFactory(ThreadFactory backing) {
        return this;
    }

    public ThreadFactory build() {
        return Thread::new;
    }
}
