//@ jdk: 25
// A ThreadLocal made by hand: a map with the thread as its key, filled on a miss.
import java.text.SimpleDateFormat;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

class ThreadMaps {
    private final Map<Thread, StringBuilder> computed = new ConcurrentHashMap<>(); //~ thread-local-cache warning
    private static final Map<Thread, SimpleDateFormat> WEAK = Collections.synchronizedMap(new WeakHashMap<>()); //~ thread-local-cache warning
    private final ConcurrentHashMap<Thread, byte[]> lookedUp = new ConcurrentHashMap<>(); //~ thread-local-cache warning
    private final HashMap<Thread, StringBuilder> guarded = new HashMap<>(); //~ thread-local-cache warning
    private final Map<Long, SimpleDateFormat> byId = new ConcurrentHashMap<>(); //~? thread-local-cache warning

    StringBuilder computed() {
        return computed.computeIfAbsent(Thread.currentThread(), thread -> new StringBuilder());
    }

    static SimpleDateFormat weak() {
        SimpleDateFormat format = WEAK.get(Thread.currentThread());
        if (format == null) {
            format = new SimpleDateFormat("HH");
            WEAK.put(Thread.currentThread(), format);
        }
        return format;
    }

    byte[] lookedUp() {
        Thread current = Thread.currentThread();
        byte[] bytes = lookedUp.get(current);
        if (bytes == null) {
            lookedUp.putIfAbsent(current, bytes = new byte[8192]);
        }
        return bytes;
    }

    synchronized StringBuilder guarded() {
        if (!guarded.containsKey(Thread.currentThread())) {
            guarded.put(Thread.currentThread(), new StringBuilder());
        }
        return guarded.get(Thread.currentThread());
    }

    String byId(long time) {
        return byId.computeIfAbsent(Thread.currentThread().threadId(), id -> new SimpleDateFormat("mm")).format(time);
    }
}

// Two methods of an own class stand for get and set.
class OwnLocal {
    private final Map<Thread, StringBuilder> byThread = Collections.synchronizedMap(new WeakHashMap<>()); //~ thread-local-cache warning

    private StringBuilder get() {
        return byThread.get(Thread.currentThread());
    }

    private void set(StringBuilder builder) {
        byThread.put(Thread.currentThread(), builder);
    }

    StringBuilder builder() {
        StringBuilder builder = get();
        if (builder == null) {
            builder = new StringBuilder();
            set(builder);
        }
        builder.setLength(0);
        return builder;
    }
}
