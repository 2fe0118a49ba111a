//@ jdk: 25..27
class RunsOnLaterOnes {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();

    String read() {
        return KEY.orElse(null); //~ scoped-value-or-else-null error
    }
}
