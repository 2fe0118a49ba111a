package shop.keys;

public interface HasTrace {
    ScopedValue<String> TRACE = ScopedValue.newInstance();
}
