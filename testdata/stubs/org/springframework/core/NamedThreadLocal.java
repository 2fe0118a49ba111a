package org.springframework.core;

import java.util.function.Supplier;

public class NamedThreadLocal<T> extends ThreadLocal<T> {
    private final String name;

    public NamedThreadLocal(String name) {
        this.name = name;
    }

    @Override
    public String toString() {
        return name;
    }

    public static <S> ThreadLocal<S> withInitial(String name, Supplier<? extends S> supplier) {
        return ThreadLocal.withInitial(supplier);
    }
}
