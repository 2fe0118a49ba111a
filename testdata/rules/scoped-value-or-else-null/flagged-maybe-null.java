//@ jdk: 25
import org.jspecify.annotations.Nullable;

class MaybeNull {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();
    @Nullable
    private String fallback;
    private @org.jetbrains.annotations.Nullable String other;

    String ternary(boolean guest) {
        return KEY.orElse(guest ? "guest" : null); //~ scoped-value-or-else-null note
    }

    String ternaryTheOtherWay(boolean guest) {
        return KEY.orElse(guest ? null : "user"); //~ scoped-value-or-else-null note
    }

    String ternaryInParentheses(boolean guest) {
        return KEY.orElse((guest ? (null) : "user")); //~ scoped-value-or-else-null note
    }

    String nestedTernary(int kind) {
        return KEY.orElse(kind == 0 ? "zero" : kind == 1 ? null : "many"); //~ scoped-value-or-else-null note
    }

    String annotatedParameter(@Nullable String other) {
        return KEY.orElse(other); //~ scoped-value-or-else-null note
    }

    String annotatedWithFullName(@org.jetbrains.annotations.Nullable String other) {
        return KEY.orElse(other); //~ scoped-value-or-else-null note
    }

    String annotatedField() {
        return KEY.orElse(fallback); //~ scoped-value-or-else-null note
    }

    String annotatedFieldThroughThis() {
        return KEY.orElse(this.other); //~ scoped-value-or-else-null note
    }

    String annotatedLocal(java.util.Map<String, String> map) {
        @Nullable String found = map.get("user");
        return KEY.orElse(found); //~ scoped-value-or-else-null note
    }

    @Nullable
    String lookup(String name) {
        return name.isEmpty() ? null : name;
    }

    String annotatedMethod() {
        return KEY.orElse(lookup("x")); //~ scoped-value-or-else-null note
    }

    private static String firstWord(String text) {
        if (text.isBlank()) {
            return null;
        }
        return text.split(" ")[0];
    }

    String methodThatReturnsNullSometimes(String text) {
        return KEY.orElse(firstWord(text)); //~ scoped-value-or-else-null note
    }
}
