package shop.keys;

public enum Current {
    ORDER, BASKET;

    public final ScopedValue<String> key = ScopedValue.newInstance();

    public ScopedValue<String> key() {
        return key;
    }
}
