//@ jdk: 25
//@ not-compiling: cannot find symbol
package bank;

class KeysTest {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    void binds() {
        ScopedValue.runWhere(USER, "ann", () -> System.out.println(USER.get())); //~ removed-scoped-value-api error
    }
}
