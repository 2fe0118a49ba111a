//@ jdk: 21..25
class RunsOnBoth {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();

    String nullOnOneExceptionOnTheOther() {
        return KEY.orElse(null); //~ scoped-value-or-else-null error
    }

    String maybe(boolean guest) {
        return KEY.orElse(guest ? "guest" : null); //~ scoped-value-or-else-null note
    }
}
