//@ jdk: 25
package bank;

class KeysTest {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    // It always throws: a test source is no excuse.
    void readsTheUser() {
        assert USER.orElse(null) == null; //~ scoped-value-or-else-null error
    }

    void readsWithADefault(boolean guest) {
        assert USER.orElse(guest ? "guest" : null) != null; //~ scoped-value-or-else-null note
    }
}
