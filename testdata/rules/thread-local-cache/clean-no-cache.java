//@ jdk: 25
// Nothing is cached: never made here, only handed on; a local in an example; a subclass that only names itself; made by a caller that is not seen.
import java.text.SimpleDateFormat;
import java.util.function.Supplier;

class NoCache {
    private static final ThreadLocal<String> LAST_ERROR = new ThreadLocal<>();
    private final Supplier<SimpleDateFormat> perCall = () -> new SimpleDateFormat("yyyy");
    private final ThreadLocal<SimpleDateFormat> given;

    NoCache(ThreadLocal<SimpleDateFormat> given) {
        this.given = given;
    }

    String show(long time) {
        return perCall.get().format(time) + given.get().format(time);
    }

    static void fail(String message) {
        LAST_ERROR.set(message);
    }

    static String lastError() {
        return LAST_ERROR.get();
    }

    static void example() {
        ThreadLocal<String> user = new ThreadLocal<>();
        user.set("ann");
        System.out.println(user.get());
        user.remove();
    }

    /** A named ThreadLocal. */
    static class Titled<T> extends ThreadLocal<T> {
        private final String title;

        Titled(String title) {
            this.title = title;
        }

        @Override
        public String toString() {
            return title;
        }
    }

    static final ThreadLocal<Integer> TITLED = new Titled<>("a number");
    static final ThreadLocal<Object> OWNER = new Titled<>("owner");
}
