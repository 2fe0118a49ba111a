//@ jdk: 25
// Read only where the thread is known to be a platform thread.
import java.text.SimpleDateFormat;
import java.util.concurrent.Executors;

class Guarded {
    private static final ThreadLocal<SimpleDateFormat> FORMAT = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));
    private static final ThreadLocal<StringBuilder> EARLY = ThreadLocal.withInitial(StringBuilder::new);
    private static final ThreadLocal<byte[]> TERNARY = ThreadLocal.withInitial(() -> new byte[8192]);
    private static final ThreadLocal<byte[]> NAMED_CONDITION = ThreadLocal.withInitial(() -> new byte[8192]);
    private static final ThreadLocal<char[]> LAZY = new ThreadLocal<>();

    static String format(long time) {
        if (!Thread.currentThread().isVirtual()) {
            return FORMAT.get().format(time);
        }
        return new SimpleDateFormat("yyyy").format(time);
    }

    static StringBuilder early() {
        Thread thread = Thread.currentThread();
        if (thread.isVirtual()) {
            return new StringBuilder();
        }
        StringBuilder builder = EARLY.get();
        builder.setLength(0);
        return builder;
    }

    static byte[] ternary() {
        return Thread.currentThread().isVirtual() ? new byte[8192] : TERNARY.get();
    }

    static byte[] named() {
        boolean virtual = Thread.currentThread().isVirtual();
        if (virtual) {
            return new byte[8192];
        } else {
            return NAMED_CONDITION.get();
        }
    }

    static char[] lazy() {
        if (Thread.currentThread().isVirtual()) {
            return new char[2048];
        }
        char[] chars = LAZY.get();
        if (chars == null) {
            LAZY.set(chars = new char[2048]);
        }
        return chars;
    }

    static void start(int tasks) {
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < tasks; i++) {
                executor.submit(() -> format(0L).length() + early().length() + ternary().length + named().length + lazy().length);
            }
        }
    }
}
