// Means app.ScopedValue, by its package alone.
package app;

public class SamePackage {
    public static final ScopedValue<String> KEY = ScopedValue.newInstance();

    String read(ScopedValue<String> parameter) {
        return KEY.orElse(null) + parameter.orElse(null);
    }
}
