//@ jdk: 21
class RunsOnTwentyOneOnly {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();

    String worksTodayThrowsLater() {
        return KEY.orElse(null); //~ scoped-value-or-else-null note
    }

    String constant() {
        String none = null;
        return KEY.orElse(none); //~ scoped-value-or-else-null note
    }
}
