//@ jdk: 25
package depot.ctx;

public final class Current {
    private static final InheritableThreadLocal<String> DRIVER = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    public static final InheritableThreadLocal<String> ROUTE = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning

    private Current() {
    }

    public static void driver(String name) {
        DRIVER.set(name);
    }

    public static String driver() {
        return DRIVER.get();
    }
}
