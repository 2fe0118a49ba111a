//@ jdk: 25
// Own classes called ThreadLocal or withInitial, an annotation of that name, ThreadLocalRandom, the words in strings, text blocks and comments.
import java.text.SimpleDateFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;

class OwnClasses {
    static class ThreadLocal<T> {
        private final T value;

        ThreadLocal(T value) {
            this.value = value;
        }

        static <T> ThreadLocal<T> withInitial(Supplier<T> supplier) {
            return new ThreadLocal<>(supplier.get());
        }

        T get() {
            return value;
        }
    }

    private static final ThreadLocal<SimpleDateFormat> FORMAT = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));

    // private static final ThreadLocal<SimpleDateFormat> OLD = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));
    private static final List<String> NAMES = List.of("InheritableThreadLocal", "ThreadLocal.withInitial(StringBuilder::new)");
    private static final String SOURCE = """
            static final ThreadLocal<StringBuilder> LINES = ThreadLocal.withInitial(StringBuilder::new); \
            LINES.get().setLength(0);
            """;

    // Threads as keys, but no cache: a register of what runs, and striping by id.
    private final Map<Thread, String> running = new ConcurrentHashMap<>();
    private final StringBuilder[] stripes = new StringBuilder[16];

    void run(String name, Runnable task) {
        running.put(Thread.currentThread(), name);
        try {
            task.run();
        } finally {
            running.remove(Thread.currentThread());
        }
    }

    Runnable registered(Runnable task) {
        Thread thread = Thread.ofVirtual().unstarted(task);
        running.put(thread, "waiting");
        return () -> running.remove(thread);
    }

    StringBuilder stripe() {
        return stripes[(int) (Thread.currentThread().threadId() & 15)];
    }

    static int random() {
        return ThreadLocalRandom.current().nextInt(FORMAT.get().toPattern().length() + NAMES.size() + SOURCE.length());
    }
}
