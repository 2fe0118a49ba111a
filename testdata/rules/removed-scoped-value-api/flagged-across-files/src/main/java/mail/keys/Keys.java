//@ jdk: 25
//@ not-compiling: incompatible types
package mail.keys;

public final class Keys {
    public static final ScopedValue<String> USER = ScopedValue.newInstance();
    public static final ScopedValue.Carrier GUEST = ScopedValue.where(USER, "guest");

    private Keys() {
    }

    public static ScopedValue.Carrier as(String user) {
        return ScopedValue.where(USER, user);
    }
}
