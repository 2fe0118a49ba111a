//@ jdk: 25
package tour.keys;

public final class Keys {
    public static final ScopedValue<String> GUIDE = ScopedValue.newInstance();

    private Keys() {
    }
}
