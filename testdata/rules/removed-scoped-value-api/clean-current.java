//@ jdk: 25
// The API of JDK 25: where, run, call, Carrier.get(ScopedValue); and the old names in comments, strings and own methods.
import java.util.Map;
import java.util.function.Supplier;

class Current {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Supplier<String>> LAZY = ScopedValue.newInstance();
    private final ScopedValue.Carrier kept = ScopedValue.where(USER, "kept");

    Object all(java.util.concurrent.Callable<String> task, Supplier<String> supplier) throws Exception {
        ScopedValue.where(USER, "a").run(() -> System.out.println(USER.get()));
        String a = ScopedValue.where(USER, "a").call(task::call);
        String b = ScopedValue.where(USER, "a").where(LAZY, supplier).call(supplier::get);
        ScopedValue.CallableOp<String, RuntimeException> op = USER::get;
        return a + b + ScopedValue.where(USER, "a").call(op);
    }

    String carrierGetOfAKey(ScopedValue.Carrier carrier, ScopedValue<String> key) {
        ScopedValue<String> local = USER;
        var inferred = USER;
        String a = carrier.get(USER) + kept.get(key) + carrier.get(local) + kept.get(inferred) + kept.get(Current.USER);
        return a + carrier.get(LAZY).get() + ScopedValue.where(LAZY, () -> "x").get(LAZY).get() + carrier.get(key());
    }

    ScopedValue<String> key() {
        return USER;
    }

    // Not a Carrier.
    String otherGets(Map<Supplier<String>, String> map, Supplier<String> key, java.util.Optional<String> where) {
        return map.get(key) + key.get() + where.get() + where("x").get(key);
    }

    record Row(Map<Supplier<String>, String> map) {
        String get(Supplier<String> key) {
            return map.get(key);
        }
    }

    static Row where(String column) {
        return new Row(Map.of());
    }

    static void runWhere(ScopedValue<String> key, String value, Runnable task) {
        ScopedValue.where(key, value).run(task);
    }

    static String getWhere() {
        return "where id = 1";
    }

    /** Was {@code ScopedValue.runWhere(USER, "a", task)}, see {@link ScopedValue}. */
    String ownMethods() {
        runWhere(USER, "a", () -> { });
        Current.runWhere(USER, "a", Thread::yield);
        this.runWhere(USER, "a", Thread::yield);
        // ScopedValue.runWhere(USER, "a", task);
        return getWhere() + "ScopedValue.callWhere(USER, null, task)" + """
            ScopedValue.getWhere(USER, "a", () -> 1);
            """;
    }
}

class Helper {
    interface Runner {
        void run(ScopedValue<String> key, String value, Runnable task);
    }

    Runner runner = Current::runWhere;
}
