//@ jdk: 25
// Receivers and nulls that only a model of types, scopes and flow gets right, each next to one that must stay silent.
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

class Corners {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();
    static final ScopedValue<Optional<String>> OPTION = ScopedValue.newInstance();

    static class Cell<T> {
        ScopedValue<T> key;
        T item;

        Cell<T> self() {
            return this;
        }

        ScopedValue<T> key() {
            return key;
        }
    }

    String genericField(Cell<String> cell) {
        return cell.key.orElse(null); //~ scoped-value-or-else-null error
    }

    String genericMethod(Cell<String> cell) {
        return cell.self().key().orElse(null); //~ scoped-value-or-else-null error
    }

    String genericItem(Cell<Optional<String>> cell) {
        return cell.item.orElse(null);
    }

    String valueOfTheKey() {
        return OPTION.get().orElse(null);
    }

    String conditionalLocal(boolean first, ScopedValue<String> other) {
        var key = first ? KEY : other;
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    String guardedCase(Object any) {
        return switch (any) {
            case ScopedValue<?> key when key.isBound() -> "" + key.orElse(null); //~ scoped-value-or-else-null error
            default -> "";
        };
    }

    String patternAfterLoop(Object any) {
        while (!(any instanceof ScopedValue<?> key)) {
            any = KEY;
        }
        return "" + key.orElse(null); //~ scoped-value-or-else-null error
    }

    String declaredTypeWins(Map<String, ScopedValue<String>> keys) {
        ScopedValue<String> key = keys.get("user");
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    String inferredLoop(List<Optional<String>> all) {
        for (var one : all) {
            return one.orElse(null);
        }
        return "";
    }

    String deepParentheses() {
        return (KEY).orElse((((String) ((null))))); //~ scoped-value-or-else-null error
    }

    String nullOnBothPaths(boolean first) {
        String none;
        if (first) {
            none = null;
        } else {
            none = null;
        }
        return KEY.orElse(none); //~ scoped-value-or-else-null error
    }

    String overwritten() {
        String none = null;
        none = "b";
        return KEY.orElse(none);
    }

    String copied(String other) {
        String none = other;
        return KEY.orElse(none);
    }

    enum Kind {
        ONE {
            @Override
            ScopedValue<String> key() {
                return KEY;
            }
        };

        abstract ScopedValue<String> key();
    }

    String abstractMethod() {
        return Kind.ONE.key().orElse(null); //~ scoped-value-or-else-null error
    }

    interface Keyed {
        ScopedValue<String> key();

        default String read() {
            return key().orElse(null); //~ scoped-value-or-else-null error
        }
    }

    record Entry<T>(ScopedValue<T> key, Optional<T> option) {
        Entry {
            Objects.requireNonNull(key.orElse(null)); //~ scoped-value-or-else-null error
        }

        T read() {
            return option.orElse(null);
        }
    }

    String sameNameAsTheField() {
        ScopedValue<String> KEY = Corners.KEY;
        return KEY.orElse(null); //~ scoped-value-or-else-null error
    }

    Function<ScopedValue<String>, String> typedLambda = (ScopedValue<String> key) -> key.orElse(null); //~ scoped-value-or-else-null error
    BiFunction<Optional<String>, Integer, String> untypedLambda = (KEY, n) -> KEY.orElse(null);

    String anonymousField() {
        return new Object() {
            final ScopedValue<String> mine = KEY;

            String read() {
                return mine.orElse(null); //~ scoped-value-or-else-null error
            }
        }.read();
    }

    String unusualLetters() {
        String é = "😀";
        return é + KEY.orElse(null); //~ scoped-value-or-else-null error
    }

    String oldArrays(ScopedValue<String> keys[], Optional<String> options[]) {
        return keys[0].orElse(null) //~ scoped-value-or-else-null error
            + options[0].orElse(null);
    }

    String subject() {
        synchronized (KEY) {
            assert KEY.orElse(null) != null : KEY.get(); //~ scoped-value-or-else-null error
        }
        if (KEY.orElse(null) instanceof String found) { //~ scoped-value-or-else-null error
            return found;
        }
        return (String) (Object) KEY.orElse(null); //~ scoped-value-or-else-null error
    }
}
