//@ jdk: 25
// Own classes called ThreadLocal, MDC and SecurityContextHolder, get() of other types, the words in a comment: MDC.get("request") in fork().
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

class OwnHolders {
    static class ThreadLocal<T> {
        private T value;

        T get() {
            return value;
        }

        void set(T value) {
            this.value = value;
        }
    }

    static class MDC {
        static final Map<String, String> ALL = Map.of();

        static String get(String key) {
            return ALL.get(key);
        }

        static void put(String key, String value) {
        }
    }

    static final ThreadLocal<String> OWN = new ThreadLocal<>();
    static final AtomicReference<String> SHARED = new AtomicReference<>();

    void run() {
        OWN.set("a");
        SHARED.set("b");
        MDC.put("c", "d");
        Thread.startVirtualThread(() -> System.out.println(OWN.get().strip() + SHARED.get().strip() + MDC.get("c")));
    }
}
