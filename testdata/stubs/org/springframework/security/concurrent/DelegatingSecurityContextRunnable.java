package org.springframework.security.concurrent;

public final class DelegatingSecurityContextRunnable implements Runnable {
    public DelegatingSecurityContextRunnable(Runnable delegate) {
    }

    @Override
    public void run() {
    }
}
