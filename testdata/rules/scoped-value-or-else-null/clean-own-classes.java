// User classes named ScopedValue: nested, inherited as a member type, imported; own methods named orElse.
import java.util.function.Supplier;

class NestedScopedValue {
    static class ScopedValue<T> {
        T held;

        T orElse(T other) {
            return held != null ? held : other;
        }

        static <T> ScopedValue<T> newInstance() {
            return new ScopedValue<>();
        }
    }

    static final ScopedValue<String> KEY = ScopedValue.newInstance();

    String read(ScopedValue<Integer> parameter) {
        ScopedValue<String> local = KEY;
        var inferred = KEY;
        return KEY.orElse(null) + local.orElse(null) + inferred.orElse(null) + parameter.orElse(null);
    }

    String spelledOut() {
        return NestedScopedValue.KEY.orElse(null) + new ScopedValue<String>().orElse(null);
    }
}

class InheritsMemberType extends NestedScopedValue {
    final ScopedValue<String> mine = ScopedValue.newInstance();

    String read() {
        return mine.orElse(null) + KEY.orElse(null);
    }
}

class TypeParameterNamedScopedValue<ScopedValue extends Supplier<String>> {
    ScopedValue value;

    String read() {
        return new Maybe<>(value).orElse(null).get();
    }
}

class Maybe<T> {
    private final T value;

    Maybe(T value) {
        this.value = value;
    }

    T orElse(T other) {
        return value == null ? other : value;
    }

    T callsOwn() {
        return orElse(null);
    }

    T callsOwnThroughThis() {
        return this.orElse(null);
    }
}

class LocalScopedValue {
    String read() {
        class ScopedValue {
            String orElse(String other) {
                return other;
            }
        }
        ScopedValue key = new ScopedValue();
        return key.orElse(null);
    }
}
