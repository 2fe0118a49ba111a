//@ jdk: 25
package bank.threads;

import java.util.concurrent.ThreadFactory;

public final class Threads {
    public static final ThreadFactory VIRTUAL = Thread.ofVirtual().factory();
    public static final ThreadFactory PLATFORM = Thread.ofPlatform().factory();

    private Threads() {
    }

    public static ThreadFactory worker() {
        return Thread.ofVirtual().name("worker-", 0).factory();
    }

    public static ThreadFactory named(String prefix) {
        var builder = Thread.ofVirtual().name(prefix, 0);
        return builder.factory();
    }

    public static ThreadFactory plain() {
        return PLATFORM;
    }

    public static ThreadFactory chosen(boolean virtual) {
        return virtual ? VIRTUAL : PLATFORM;
    }

    public static final class Kinds {
        public static final ThreadFactory IO = VIRTUAL;
    }
}
