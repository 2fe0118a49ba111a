//@ jdk: 25
// Own classes called ScopedValue, get() of other types, the words in a comment and a string: ScopedValue.where(K, v).run(() -> pool.submit(K::get)).
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

class OwnScopedValue {
    static final class ScopedValue<T> {
        static <T> Carrier where(ScopedValue<T> key, T value) {
            return new Carrier();
        }

        T get() {
            return null;
        }

        record Carrier() {
            void run(Runnable task) {
                task.run();
            }
        }
    }

    static final ScopedValue<String> KEY = new ScopedValue<>();
    static final java.lang.ScopedValue<String> REAL = java.lang.ScopedValue.newInstance();
    static final AtomicReference<String> REFERENCE = new AtomicReference<>();
    static final String TEXT = "ScopedValue.where(KEY, v).run(() -> Thread.startVirtualThread(() -> KEY.get()))";

    void run(ExecutorService executor, Supplier<String> supplier) {
        ScopedValue.where(KEY, "a").run(() -> executor.submit(() -> System.out.println(KEY.get())));
        java.lang.ScopedValue.where(REAL, "a").run(() -> executor.submit(() -> System.out.println(REFERENCE.get() + supplier.get() + TEXT)));
    }
}
