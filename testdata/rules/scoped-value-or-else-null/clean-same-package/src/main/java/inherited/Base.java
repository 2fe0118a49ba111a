// Hands its member type ScopedValue down to subclasses in other files.
package inherited;

public class Base {
    protected static class ScopedValue<T> {
        public T orElse(T other) {
            return other;
        }
    }
}
