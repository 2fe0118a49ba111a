//@ jdk: 25
//@ not-compiling: cannot find symbol
import static java.lang.ScopedValue.callWhere; //~ removed-scoped-value-api error
import static java.lang.ScopedValue.getWhere; //~ removed-scoped-value-api error
import static java.lang.ScopedValue.runWhere; //~ removed-scoped-value-api error
import static java.lang.ScopedValue.where;

class StaticImports {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    Object all() throws Exception {
        runWhere(USER, "a", () -> System.out.println(USER.get())); //~ removed-scoped-value-api error
        String a = callWhere(USER, "a", () -> USER.get()); //~ removed-scoped-value-api error
        String b = getWhere(USER, "a", () -> USER.get()); //~ removed-scoped-value-api error
        where(USER, "a").run(() -> System.out.println(USER.get()));
        return a + b;
    }
}
