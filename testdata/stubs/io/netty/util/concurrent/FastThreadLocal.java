package io.netty.util.concurrent;

public class FastThreadLocal<V> {
    public final V get() {
        return null;
    }

    public final V getIfExists() {
        return null;
    }

    public final void set(V value) {
    }

    public final boolean isSet() {
        return false;
    }

    public final void remove() {
    }

    protected V initialValue() throws Exception {
        return null;
    }

    protected void onRemoval(V value) throws Exception {
    }
}
