//@ jdk: 25
// A carrier that nobody runs binds nothing.
class NeverRun {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> AGE = ScopedValue.newInstance();

    void statement(String user) {
        ScopedValue.where(USER, user); //~ scoped-value-misuse warning
        System.out.println("bound?");
    }

    void chain(String user) {
        ScopedValue.where(USER, user).where(AGE, 3); //~ scoped-value-misuse warning
    }

    void local(String user) {
        var carrier = ScopedValue.where(USER, user); //~ scoped-value-misuse warning
        System.out.println("bound?");
    }

    void typedLocal(String user) {
        ScopedValue.Carrier carrier = ScopedValue.where(USER, user);
        ScopedValue.Carrier more = carrier.where(AGE, 3); //~ scoped-value-misuse warning
    }

    // Carriers never change: the second key is dropped.
    void dropped(String user) {
        var carrier = ScopedValue.where(USER, user);
        carrier.where(AGE, 3); //~ scoped-value-misuse warning
        carrier.run(() -> System.out.println(USER.get()));
    }

    void assigned(String user) {
        ScopedValue.Carrier carrier;
        carrier = ScopedValue.where(USER, user); //~ scoped-value-misuse warning
    }
}
