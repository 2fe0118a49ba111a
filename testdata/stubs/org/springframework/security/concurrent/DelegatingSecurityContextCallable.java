package org.springframework.security.concurrent;

import java.util.concurrent.Callable;

public final class DelegatingSecurityContextCallable<V> implements Callable<V> {
    private final Callable<V> delegate;

    public DelegatingSecurityContextCallable(Callable<V> delegate) {
        this.delegate = delegate;
    }

    @Override
    public V call() throws Exception {
        return delegate.call();
    }
}
