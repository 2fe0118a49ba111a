//@ jdk: 25
//@ not-compiling: cannot find symbol
import java.util.concurrent.Callable;
import java.util.function.Supplier;

class Calls {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    void work() {
    }

    String read() {
        return USER.get();
    }

    void run(Runnable task) throws Exception {
        ScopedValue.runWhere(USER, "a", task); //~ removed-scoped-value-api error
        ScopedValue.runWhere(USER, "a", this::work); //~ removed-scoped-value-api error
        ScopedValue.runWhere(USER, "a", () -> System.out.println(USER.get())); //~ removed-scoped-value-api error
        ScopedValue.runWhere(USER, "a", () -> { //~ removed-scoped-value-api error
            work();
        });
        ScopedValue.<String>runWhere(USER, null, task); //~ removed-scoped-value-api error
        java.lang.ScopedValue.runWhere(DEPTH, 1, task); //~ removed-scoped-value-api error
    }

    Object call(Callable<String> task) throws Exception {
        String a = ScopedValue.callWhere(USER, "a", task); //~ removed-scoped-value-api error
        var b = ScopedValue.callWhere(USER, "a", this::read); //~ removed-scoped-value-api error
        int c = ScopedValue.callWhere(DEPTH, 1, () -> DEPTH.get() + 1); //~ removed-scoped-value-api error
        return ScopedValue.callWhere(USER, a, () -> { //~ removed-scoped-value-api error
            return "" + b + c;
        });
    }

    Object get(Supplier<String> task) {
        String a = ScopedValue.getWhere(USER, "a", task); //~ removed-scoped-value-api error
        String b = ScopedValue.getWhere(USER, "a", () -> USER.get()); //~ removed-scoped-value-api error
        return java.lang.ScopedValue.getWhere(USER, a + b, this::read); //~ removed-scoped-value-api error
    }

    void nested() {
        ScopedValue.runWhere(USER, "a", //~ removed-scoped-value-api error
            () -> ScopedValue.runWhere(DEPTH, 1, this::work)); //~ removed-scoped-value-api error
    }

    @SuppressWarnings("static-access")
    void throughAnInstance(ScopedValue<String> key) {
        key.runWhere(USER, "a", this::work); //~ removed-scoped-value-api error
    }

    int argument() throws Exception {
        return Math.max(1, ScopedValue.callWhere(DEPTH, 2, DEPTH::get)); //~ removed-scoped-value-api error
    }

    static {
        ScopedValue.runWhere(USER, "boot", () -> { }); //~ removed-scoped-value-api error
    }
}
