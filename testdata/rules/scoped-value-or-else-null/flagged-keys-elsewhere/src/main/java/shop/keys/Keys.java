package shop.keys;

public final class Keys {
    public static final ScopedValue<String> USER = ScopedValue.newInstance();
    public static final java.util.Optional<String> DEFAULT_USER = java.util.Optional.empty();
    public static final String NO_USER = null;
    public static final String GUEST = "guest";

    private Keys() {
    }

    public static ScopedValue<String> tenant() {
        return Nested.TENANT;
    }

    public static java.util.Optional<String> host() {
        return java.util.Optional.ofNullable(System.getenv("HOST"));
    }

    public static String orNothing(boolean guest) {
        if (guest) {
            return GUEST;
        }
        return null;
    }

    public static final class Nested {
        public static final ScopedValue<String> TENANT = ScopedValue.newInstance();

        public static final class Deeper {
            public static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();
        }
    }
}
