package bank.threads;

import java.util.concurrent.ThreadFactory;

public abstract class Base {
    protected final ThreadFactory threads = Thread.ofVirtual().factory();

    protected ThreadFactory threads() {
        return threads;
    }
}
