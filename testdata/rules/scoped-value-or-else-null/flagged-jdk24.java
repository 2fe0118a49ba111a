//@ jdk: 21..24
class RunsUpToTwentyFour {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();

    String worksTodayThrowsLater() {
        return KEY.orElse(null); //~ scoped-value-or-else-null note
    }
}
