//@ jdk: 21..23
//@ preview
//@ not-compiling: runWhere
class On21 {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();

    static void both() {
        ScopedValue.where(KEY, "a").run(() -> Thread.startVirtualThread(() -> System.out.println(KEY.get()))); //~ scoped-value-unbound-in-task error
        ScopedValue.runWhere(KEY, "b", () -> Thread.startVirtualThread(() -> System.out.println(KEY.get()))); //~ scoped-value-unbound-in-task error
    }
}
