//@ jdk: 25
// A class called ThreadLocal stands nearby; the JDK's is written out in full, or is meant outside of the class that has the other.
import java.text.SimpleDateFormat;

class Shadowing {
    static class Own {
        static class ThreadLocal<T> {
            static <T> ThreadLocal<T> withInitial(java.util.function.Supplier<T> supplier) {
                return new ThreadLocal<>();
            }
        }

        static final ThreadLocal<SimpleDateFormat> OWN = ThreadLocal.withInitial(SimpleDateFormat::new);
        static final java.lang.ThreadLocal<SimpleDateFormat> REAL = java.lang.ThreadLocal.withInitial(SimpleDateFormat::new); //~ thread-local-cache warning
    }

    static final ThreadLocal<SimpleDateFormat> OUTSIDE = ThreadLocal.withInitial(SimpleDateFormat::new); //~ thread-local-cache warning

    static String both() {
        return OUTSIDE.get().toPattern() + Own.REAL.get().toPattern() + Own.OWN;
    }
}
