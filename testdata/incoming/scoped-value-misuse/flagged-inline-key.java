//@ jdk: 25
// Nobody else can have this key.
class InlineKey {
    void inline(String user) {
        ScopedValue.where(ScopedValue.newInstance(), user).run(() -> System.out.println("?")); //~ scoped-value-misuse warning
        ScopedValue.where(ScopedValue.<String>newInstance(), user).where((ScopedValue.newInstance()), 3).run(() -> System.out.println("?")); //~ scoped-value-misuse warning, scoped-value-misuse warning
    }
}
