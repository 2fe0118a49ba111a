//@ jdk: 25
package harbour.text;

import java.util.function.Supplier;

/** An own subclass that takes the supplier: what it makes is known where it is created. */
public class PerThread<T> extends ThreadLocal<T> {
    private final Supplier<? extends T> supplier;

    public PerThread(Supplier<? extends T> supplier) {
        this.supplier = supplier;
    }

    @Override
    protected T initialValue() {
        return supplier.get();
    }
}
