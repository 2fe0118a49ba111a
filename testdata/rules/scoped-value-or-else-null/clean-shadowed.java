// Locals, parameters, lambda parameters and pattern variables that carry the name of a ScopedValue field but are something else.
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

class Shadowed {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    ScopedValue<String> role = ScopedValue.newInstance();

    String parameter(Optional<String> USER) {
        return USER.orElse(null);
    }

    String local() {
        Optional<String> role = Optional.empty();
        return role.orElse(null);
    }

    String inferredLocal() {
        var role = Optional.of("x");
        return role.orElse(null);
    }

    String lambdaParameter() {
        Function<Optional<String>, String> read = role -> role.orElse(null);
        return read.apply(Optional.empty());
    }

    String typedLambdaParameter() {
        Function<Optional<String>, String> read = (Optional<String> USER) -> USER.orElse(null);
        return read.apply(Optional.empty());
    }

    String blockLambdaParameter(List<Optional<String>> all) {
        StringBuilder text = new StringBuilder();
        all.forEach((role) -> {
            text.append(role.orElse(null));
        });
        return text.toString();
    }

    String pattern(Object any) {
        if (any instanceof Optional<?> role) {
            return "" + role.orElse(null);
        }
        return "";
    }

    String recordPattern(Object any) {
        record Box(Optional<String> role) {
        }
        return any instanceof Box(Optional<String> role) ? role.orElse(null) : "";
    }

    String inferredRecordPattern(Object any) {
        record Box(Optional<String> role) {
        }
        return any instanceof Box(var role) ? role.orElse(null) : "";
    }

    String switchPattern(Object any) {
        return switch (any) {
            case Optional<?> role -> "" + role.orElse(null);
            default -> "";
        };
    }

    String loop(List<Optional<String>> all) {
        String text = "";
        for (Optional<String> role : all) {
            text += role.orElse(null);
        }
        for (var USER : all) {
            text += USER.orElse(null);
        }
        return text;
    }

    String resource() throws Exception {
        class Slot implements AutoCloseable {
            String orElse(String other) {
                return other;
            }

            @Override
            public void close() {
            }
        }
        try (Slot role = new Slot()) {
            return role.orElse(null);
        }
    }

    static class Sub extends Shadowed {
        Optional<String> role = Optional.empty();

        String hidesTheInheritedField() {
            return role.orElse(null) + this.role.orElse(null);
        }
    }

    String fieldOfAnotherObject(Sub sub) {
        return sub.role.orElse(null);
    }

    Object anonymous() {
        return new Object() {
            final Optional<String> USER = Optional.empty();

            @Override
            public String toString() {
                return USER.orElse(null);
            }
        };
    }
}
