package org.apache.commons.lang3.concurrent;

import java.util.concurrent.ThreadFactory;

public class BasicThreadFactory implements ThreadFactory {
    public static Builder builder() {
        return new Builder();
    }

    @Override
    public final Thread newThread(Runnable task) {
        return new Thread(task);
    }

    public static class Builder {
        public Builder namingPattern(String pattern) {
            return this;
        }

        public Builder daemon() {
            return this;
        }

        public Builder wrappedFactory(ThreadFactory wrapped) {
            return this;
        }

        public BasicThreadFactory build() {
            return new BasicThreadFactory();
        }
    }
}
