//@ jdk: 25
import static java.lang.ScopedValue.newInstance;
import static java.lang.ScopedValue.where;

class StaticallyImported {
    private static final ScopedValue<String> KEY = newInstance();

    void all(Runnable task) {
        where(KEY, "a"); //~ scoped-value-misuse warning
        where(newInstance(), "a").run(task); //~ scoped-value-misuse warning
    }
}
