// Means Base.ScopedValue: inherited member types come before java.lang.
package inherited;

public class Sub extends Base {
    final ScopedValue<String> key = new ScopedValue<>();

    String read() {
        return key.orElse(null);
    }
}
