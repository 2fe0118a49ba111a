//@ jdk: 21
// The same on every JDK with virtual threads.
import java.text.SimpleDateFormat;

class On21 {
    private static final ThreadLocal<SimpleDateFormat> DAY = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy-MM-dd")); //~ thread-local-cache warning

    static String day(long time) {
        return DAY.get().format(time);
    }
}
