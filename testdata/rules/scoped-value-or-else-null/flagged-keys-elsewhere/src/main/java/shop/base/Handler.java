package shop.base;

public abstract class Handler {
    protected final ScopedValue<String> session = ScopedValue.newInstance();
    protected java.util.Optional<String> cookie = java.util.Optional.empty();

    protected ScopedValue<String> sessionKey() {
        return session;
    }
}
