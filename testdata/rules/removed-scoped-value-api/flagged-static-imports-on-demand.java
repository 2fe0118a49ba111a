//@ jdk: 25
//@ not-compiling: cannot find symbol
import static java.lang.ScopedValue.*;

class StaticImportsOnDemand {
    static final ScopedValue<String> USER = newInstance();

    Object all() throws Exception {
        runWhere(USER, "a", () -> System.out.println(USER.get())); //~ removed-scoped-value-api error
        String a = callWhere(USER, "a", () -> USER.get()); //~ removed-scoped-value-api error
        String b = getWhere(USER, "a", () -> USER.get()); //~ removed-scoped-value-api error
        where(USER, "a").run(() -> System.out.println(USER.get()));
        return a + b + where(USER, "a").get(() -> "c"); //~ removed-scoped-value-api error
    }
}
