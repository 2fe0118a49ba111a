//@ jdk: 25
// A collection in a ThreadLocal is a cache only if it is looked up by a computed key and filled on a miss, or objects are taken out and put back.
import java.sql.Connection;
import java.sql.SQLException;
import java.text.SimpleDateFormat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

class PerThreadCollections {
    private static final class Lease {
        final Connection connection;

        Lease(Connection connection) {
            this.connection = connection;
        }
    }

    private static final ThreadLocal<Map<String, SimpleDateFormat>> BY_PATTERN = ThreadLocal.withInitial(HashMap::new); //~? thread-local-cache warning
    private static final ThreadLocal<Map<String, String>> RESULTS = ThreadLocal.withInitial(HashMap::new); //~? thread-local-cache note
    private static final ThreadLocal<IdentityHashMap<Class<?>, String>> LAZY_MAP = new ThreadLocal<>(); //~? thread-local-cache note
    private static final ThreadLocal<Deque<StringBuilder>> FREE = ThreadLocal.withInitial(ArrayDeque::new); //~? thread-local-cache warning
    private final ThreadLocal<List<Lease>> last = ThreadLocal.withInitial(() -> new ArrayList<>(16)); //~? thread-local-cache warning

    static SimpleDateFormat format(String pattern) {
        return BY_PATTERN.get().computeIfAbsent(pattern, SimpleDateFormat::new);
    }

    static String result(String key) {
        Map<String, String> results = RESULTS.get();
        String result = results.get(key);
        if (result == null) {
            result = key.strip().repeat(3);
            results.put(key, result);
        }
        return result;
    }

    static String name(Class<?> type) {
        IdentityHashMap<Class<?>, String> names = LAZY_MAP.get();
        if (names == null) {
            names = new IdentityHashMap<>();
            LAZY_MAP.set(names);
        }
        return names.computeIfAbsent(type, Class::getSimpleName);
    }

    static String join(List<String> parts) {
        Deque<StringBuilder> free = FREE.get();
        StringBuilder builder = free.poll();
        if (builder == null) {
            builder = new StringBuilder();
        }
        builder.setLength(0);
        parts.forEach(builder::append);
        String joined = builder.toString();
        free.push(builder);
        return joined;
    }

    Lease borrow(Connection fresh) throws SQLException {
        List<Lease> mine = last.get();
        for (int i = mine.size() - 1; i >= 0; i--) {
            Lease lease = mine.remove(i);
            if (!lease.connection.isClosed()) {
                return lease;
            }
        }
        return new Lease(fresh);
    }

    void giveBack(Lease lease) {
        List<Lease> mine = last.get();
        if (mine.size() < 50) {
            mine.add(lease);
        }
    }
}
