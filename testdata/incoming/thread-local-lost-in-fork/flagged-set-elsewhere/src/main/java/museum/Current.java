//@ jdk: 25
package museum;

public final class Current {
    private static final ThreadLocal<String> GUIDE = new ThreadLocal<>();

    private Current() {
    }

    public static void guide(String name) {
        GUIDE.set(name);
    }

    public static String guide() {
        return GUIDE.get();
    }

    public static void clear() {
        GUIDE.remove();
    }
}
