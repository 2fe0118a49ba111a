//@ jdk: 25
// Declared in a module with virtual threads, but read in none of their tasks; a childValue that copies; made only if asked for.
import java.util.HashMap;
import java.util.Map;

class NoPath {
    private static final InheritableThreadLocal<String> UNUSED_IN_TASKS = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork note
    private static final InheritableThreadLocal<Map<String, String>> COPIED = new InheritableThreadLocal<>() { //~ inheritable-thread-local-fork note
        @Override
        protected Map<String, String> childValue(Map<String, String> parent) {
            return parent == null ? null : new HashMap<>(parent);
        }
    };
    private static final ThreadLocal<String> CHOSEN = Boolean.getBoolean("inherit") ? new InheritableThreadLocal<>() : new ThreadLocal<>(); //~ inheritable-thread-local-fork note

    void run(String user, Runnable task) {
        UNUSED_IN_TASKS.set(user);
        try {
            task.run();
        } finally {
            UNUSED_IN_TASKS.remove();
        }
    }

    void start() {
        COPIED.set(new HashMap<>());
        Thread.startVirtualThread(() -> System.out.println(COPIED.get()));
        System.out.println(UNUSED_IN_TASKS.get() + CHOSEN.get());
    }
}
