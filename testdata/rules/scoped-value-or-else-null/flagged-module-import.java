//@ jdk: 25
import module java.base;

class ModuleImport {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();

    String read(Optional<String> other) {
        return KEY.orElse(null) + other.orElse(null); //~ scoped-value-or-else-null error
    }
}
