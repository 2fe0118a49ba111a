package com.google.common.util.concurrent;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;

public final class MoreExecutors {
    private MoreExecutors() {
    }

    public static ThreadFactory platformThreadFactory() {
        return Thread::new;
    }

    public static ExecutorService getExitingExecutorService(ThreadPoolExecutor executor) {
        return executor;
    }
}
