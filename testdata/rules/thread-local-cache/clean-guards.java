//@ jdk: 25
// Recursion guards, depth counters, flags, cycle-guard sets, boxed primitives, strings, small constant arrays.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

class Guards {
    private static final ThreadLocal<Boolean> ENTERED = ThreadLocal.withInitial(() -> Boolean.FALSE);
    private static final ThreadLocal<Boolean> SENDER = ThreadLocal.withInitial(() -> false);
    private static final ThreadLocal<Integer> DEPTH = ThreadLocal.withInitial(() -> 0);
    private static final ThreadLocal<int[]> DEPTH_HOLDER = new ThreadLocal<>();
    private static final ThreadLocal<boolean[]> BUSY = ThreadLocal.withInitial(() -> new boolean[1]);
    private static final ThreadLocal<long[]> COUNTERS = ThreadLocal.withInitial(() -> new long[64]);
    private static final ThreadLocal<byte[]> TINY = ThreadLocal.withInitial(() -> new byte[64]);
    private static final ThreadLocal<char[]> DIGITS = ThreadLocal.withInitial(() -> new char[] {'0', '1', '2'});
    private static final ThreadLocal<AtomicInteger> NESTING = ThreadLocal.withInitial(AtomicInteger::new);
    private static final ThreadLocal<Set<String>> RESOLVING = ThreadLocal.withInitial(HashSet::new);
    private static final ThreadLocal<Set<Object>> VISITED = new ThreadLocal<>();
    private static final ThreadLocal<Deque<String>> PATH = ThreadLocal.withInitial(ArrayDeque::new);
    private static final ThreadLocal<String> NAME = ThreadLocal.withInitial(() -> "unnamed");
    private static final ThreadLocal<Long> STARTED = ThreadLocal.withInitial(System::nanoTime);
    private static final ThreadLocal<Character> SEPARATOR = ThreadLocal.withInitial(() -> ',');
    private static final ThreadLocal<Mode> MODE = ThreadLocal.withInitial(() -> Mode.PLAIN);
    private static final AtomicInteger NEXT = new AtomicInteger();
    private static final ThreadLocal<Integer> ID = ThreadLocal.withInitial(NEXT::incrementAndGet);
    // The name says cache, the value is a flag.
    private static final ThreadLocal<Boolean> FORMAT_CACHE = new ThreadLocal<>() {
        @Override
        protected Boolean initialValue() {
            return Boolean.TRUE;
        }
    };

    enum Mode {
        PLAIN, FANCY
    }

    static String load(String key) {
        if (ENTERED.get()) {
            return null;
        }
        ENTERED.set(true);
        try {
            return resolve(key);
        } finally {
            ENTERED.remove();
        }
    }

    static String resolve(String key) {
        if (!RESOLVING.get().add(key)) {
            throw new IllegalStateException("cycle at " + key);
        }
        try {
            return load(key + "." + DEPTH.get());
        } finally {
            RESOLVING.get().remove(key);
        }
    }

    static void visit(Object node) {
        Set<Object> visited = VISITED.get();
        boolean outermost = visited == null;
        if (outermost) {
            visited = new HashSet<>();
            VISITED.set(visited);
        }
        try {
            if (visited.add(node)) {
                visit(node.getClass());
            }
        } finally {
            if (outermost) {
                VISITED.remove();
            }
        }
    }

    static void nest(Runnable body) {
        DEPTH.set(DEPTH.get() + 1);
        NESTING.get().incrementAndGet();
        PATH.get().push("step");
        try {
            body.run();
        } finally {
            PATH.get().pop();
            NESTING.get().decrementAndGet();
            DEPTH.set(DEPTH.get() - 1);
        }
    }

    static int depth() {
        int[] depth = DEPTH_HOLDER.get();
        if (depth == null) {
            depth = new int[1];
            DEPTH_HOLDER.set(depth);
        }
        return ++depth[0];
    }

    static void start(int tasks) {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < tasks; i++) {
                executor.submit(() -> {
                    BUSY.get()[0] = true;
                    COUNTERS.get()[3]++;
                    MODE.set(Mode.FANCY);
                    nest(() -> System.out.println(NAME.get() + STARTED.get() + SEPARATOR.get() + ID.get() + SENDER.get() + FORMAT_CACHE.get()));
                    return TINY.get().length + DIGITS.get().length + depth();
                });
            }
        }
    }
}
