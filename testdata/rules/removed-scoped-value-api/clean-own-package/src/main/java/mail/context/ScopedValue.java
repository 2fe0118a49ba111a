//@ jdk: 25
// A project class named ScopedValue that keeps the old method names.
package mail.context;

public final class ScopedValue<T> {
    public static <T> ScopedValue<T> newInstance() {
        return new ScopedValue<>();
    }

    public static <T> void runWhere(ScopedValue<T> key, T value, Runnable task) {
        task.run();
    }

    public static <T, R> R callWhere(ScopedValue<T> key, T value, java.util.concurrent.Callable<R> task) throws Exception {
        return task.call();
    }
}
