// Look-alikes: `orElse` of Optionals that the same names mean, because the members that are ScopedValues are not inherited or
// take other arguments.

import java.util.Optional;

class InheritedMembers {
    static class Private {
        private static final ScopedValue<String> KEY = ScopedValue.newInstance();

        private ScopedValue<String> key() {
            return KEY;
        }
    }

    interface Statics {
        static ScopedValue<String> shared() {
            return ScopedValue.newInstance();
        }
    }

    static class Upper {
        Optional<String> find(int number) {
            return Optional.of("number " + number);
        }
    }

    static class Lower extends Upper {
        ScopedValue<String> find(String name) {
            return ScopedValue.newInstance();
        }

        String number() {
            return find(1).orElse(null);
        }
    }

    Optional<String> KEY = Optional.empty();

    Optional<String> key() {
        return KEY;
    }

    static Optional<String> shared() {
        return Optional.empty();
    }

    class Inner extends Private implements Statics {
        String text() {
            return key().orElse(null) + shared().orElse(null);
        }
    }

    static String number(Lower lower) {
        return lower.find(2).orElse(null);
    }
}

// The same with a field, where only another top-level class makes `KEY` mean the outer one without a doubt.
class InheritedFields {
    Optional<String> KEY = Optional.empty();

    class Inner extends InheritedMembers.Private {
        String text() {
            return KEY.orElse(null);
        }
    }
}
