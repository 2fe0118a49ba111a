// ScopedValue.orElse with something that is not null, the other ways to read a key, and the words in comments and strings.
import java.util.Objects;

class Values {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();
    private static final String GUEST = "guest";
    private static final Object NULL = new Object();
    static final ScopedValue<Object> ANY = ScopedValue.newInstance();
    private final String none;

    Values(String none) {
        this.none = none;
    }

    String literal() {
        return KEY.orElse("null");
    }

    String constant() {
        return KEY.orElse(GUEST);
    }

    Object nullObject() {
        return ANY.orElse(NULL);
    }

    String finalFieldSetInConstructor() {
        return KEY.orElse(none);
    }

    String plainParameter(String other) {
        return KEY.orElse(other);
    }

    String checkedParameter(String other) {
        return KEY.orElse(Objects.requireNonNull(other));
    }

    String reassigned(boolean guest) {
        String other = null;
        if (guest) {
            other = GUEST;
        } else {
            other = "user";
        }
        return KEY.orElse(other);
    }

    String ternary(boolean guest) {
        return KEY.orElse(guest ? GUEST : "user");
    }

    String nullOnlyInTheCondition(String other) {
        return KEY.orElse(other == null ? GUEST : other);
    }

    String nullOnlyInsideACall() {
        return KEY.orElse(String.valueOf((Object) null));
    }

    private static String label(String text) {
        if (text == null) {
            return GUEST;
        }
        return text;
    }

    String methodThatNeverReturnsNull(String text) {
        return KEY.orElse(label(null));
    }

    private static String nullInALambdaOnly() {
        java.util.function.Supplier<String> lazily = () -> {
            return null;
        };
        return "x" + lazily.get();
    }

    String methodWithANullInItsLambda() {
        return KEY.orElse(nullInALambdaOnly());
    }

    String bound() {
        return KEY.isBound() ? KEY.get() : null;
    }

    String thrown() {
        return KEY.orElseThrow(() -> null == GUEST ? null : new IllegalStateException());
    }

    /**
     * Was {@code KEY.orElse(null)} once. KEY.orElse(null) throws now.
     */
    String commented() {
        // return KEY.orElse(null);
        /* KEY.orElse(null) */
        return "KEY.orElse(null)" + """
            KEY.orElse(null)
            ScopedValue.newInstance().orElse(null);
            """;
    }
}
