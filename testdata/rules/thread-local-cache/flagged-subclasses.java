//@ jdk: 25
// Subclasses of libraries.
import io.netty.util.concurrent.FastThreadLocal;
import java.text.SimpleDateFormat;
import java.util.concurrent.Executors;
import org.springframework.core.NamedThreadLocal;

class Subclasses {
    private static final ThreadLocal<SimpleDateFormat> NAMED = NamedThreadLocal.withInitial("formats", () -> new SimpleDateFormat("HH")); //~ thread-local-cache warning
    private static final ThreadLocal<StringBuilder> NAMED_ANONYMOUS = new NamedThreadLocal<StringBuilder>("lines") { //~ thread-local-cache warning
        @Override
        protected StringBuilder initialValue() {
            return new StringBuilder();
        }
    };
    private static final ThreadLocal<SimpleDateFormat> NAMED_LAZY = new NamedThreadLocal<>("lazy"); //~ thread-local-cache warning

    // This module has virtual threads: a FastThreadLocal falls back to a slow map there, and is made once a task.
    private static final FastThreadLocal<byte[]> FAST = new FastThreadLocal<byte[]>() { //~ thread-local-cache warning
        @Override
        protected byte[] initialValue() {
            return new byte[4096];
        }
    };

    static String lazy(long time) {
        SimpleDateFormat format = NAMED_LAZY.get();
        if (format == null) {
            NAMED_LAZY.set(format = new SimpleDateFormat("mm"));
        }
        return format.format(time);
    }

    static void start(int tasks) {
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < tasks; i++) {
                executor.submit(() -> NAMED.get().format(0L) + NAMED_ANONYMOUS.get() + FAST.get().length);
            }
        }
    }
}
