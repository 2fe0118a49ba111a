package com.zaxxer.hikari;

import java.util.concurrent.ThreadFactory;

public class HikariConfig {
    public void setMaximumPoolSize(int maxPoolSize) {
    }

    public void setThreadFactory(ThreadFactory threadFactory) {
    }
}
