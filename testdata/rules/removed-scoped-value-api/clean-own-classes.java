//@ jdk: 25
// A user class named ScopedValue with the old methods, nested and inherited as a member type.
import java.util.concurrent.Callable;
import java.util.function.Supplier;

class OwnClasses {
    static class ScopedValue<T> {
        static class Carrier {
            <R> R get(Supplier<? extends R> task) {
                return task.get();
            }
        }

        static <T> void runWhere(ScopedValue<T> key, T value, Runnable task) {
            task.run();
        }

        static <T, R> R callWhere(ScopedValue<T> key, T value, Callable<? extends R> task) throws Exception {
            return task.call();
        }

        static <T, R> R getWhere(ScopedValue<T> key, T value, Supplier<? extends R> task) {
            return task.get();
        }

        static <T> Carrier where(ScopedValue<T> key, T value) {
            return new Carrier();
        }
    }

    static final ScopedValue<String> KEY = new ScopedValue<>();

    Object use() throws Exception {
        ScopedValue.runWhere(KEY, "a", () -> { });
        ScopedValue.Carrier carrier = ScopedValue.where(KEY, "a");
        return ScopedValue.callWhere(KEY, "a", () -> "b") + ScopedValue.getWhere(KEY, "a", () -> "c")
            + ScopedValue.where(KEY, "a").get(() -> "d") + carrier.get(() -> "e");
    }
}

class Inherits extends OwnClasses {
    void use2() {
        ScopedValue.runWhere(KEY, "a", () -> { });
    }
}
