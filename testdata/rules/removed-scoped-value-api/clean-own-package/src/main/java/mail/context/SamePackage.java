// Means mail.context.ScopedValue, by its package.
package mail.context;

public class SamePackage {
    public static final ScopedValue<String> USER = ScopedValue.newInstance();

    void run() {
        ScopedValue.runWhere(USER, "a", () -> { });
    }
}
