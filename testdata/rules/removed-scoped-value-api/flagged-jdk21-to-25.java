//@ jdk: 21..25
//@ not-compiling: cannot find symbol
class OnBoth {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    void run() {
        ScopedValue.runWhere(USER, "a", () -> System.out.println(USER.get())); //~ removed-scoped-value-api error
    }
}
