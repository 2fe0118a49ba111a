// A project class named ScopedValue: it hides java.lang.ScopedValue in its own package.
package app;

public class ScopedValue<T> {
    private T value;

    public T orElse(T other) {
        return value == null ? other : value;
    }

    public static <T> ScopedValue<T> newInstance() {
        return new ScopedValue<>();
    }
}
