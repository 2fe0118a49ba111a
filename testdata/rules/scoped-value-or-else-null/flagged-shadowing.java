//@ jdk: 25
// The name means a ScopedValue at the marked lines and something else a line further.
import java.util.Optional;

class Shadowing {
    Optional<String> user = Optional.empty();
    static final ScopedValue<String> ROLE = ScopedValue.newInstance();

    String localOverField(ScopedValue<String> user) {
        String a = user.orElse(null); //~ scoped-value-or-else-null error
        String b = this.user.orElse(null);
        return a + b;
    }

    String blockScopes(Object any) {
        String text = "";
        {
            ScopedValue<String> user = ROLE;
            text += user.orElse(null); //~ scoped-value-or-else-null error
        }
        text += user.orElse(null);
        {
            Optional<String> ROLE = Optional.of("x");
            text += ROLE.orElse(null);
        }
        text += ROLE.orElse(null); //~ scoped-value-or-else-null error
        return text;
    }

    String patternScope(Object any) {
        if (any instanceof ScopedValue<?> user) {
            return "" + user.orElse(null); //~ scoped-value-or-else-null error
        } else {
            return user.orElse(null);
        }
    }

    static class Inner {
        Optional<String> ROLE = Optional.empty();

        String innerFirst() {
            return ROLE.orElse(null) + Shadowing.ROLE.isBound();
        }

        String outerByName() {
            return Shadowing.ROLE.orElse(null); //~ scoped-value-or-else-null error
        }
    }

    String loops(java.util.List<ScopedValue<String>> keys) {
        String text = "";
        for (ScopedValue<String> user : keys) {
            text += user.orElse(null); //~ scoped-value-or-else-null error
        }
        for (Optional<String> ROLE : java.util.List.of(user)) {
            text += ROLE.orElse(null);
        }
        return text;
    }

    // The method `user()` and the field `user` are different things.
    ScopedValue<String> user() {
        return ROLE;
    }

    String methodNotField() {
        return user().orElse(null) + user.orElse(null); //~ scoped-value-or-else-null error
    }
}
