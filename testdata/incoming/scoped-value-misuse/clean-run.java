//@ jdk: 25
// Carriers that are run, returned, handed on, kept or chosen; immutable and thread-safe values; values whose kind is not known.
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

class Run {
    record User(String name) {
    }

    static final ScopedValue<User> USER = ScopedValue.newInstance();
    static final ScopedValue<List<String>> ROLES = ScopedValue.newInstance();
    static final ScopedValue<Map<String, String>> TAGS = ScopedValue.newInstance();
    static final ScopedValue<AtomicInteger> COUNTER = ScopedValue.newInstance();
    static final ScopedValue<Instant> STARTED = ScopedValue.newInstance();

    private final ScopedValue.Carrier kept = ScopedValue.where(USER, new User("kept"));
    private ScopedValue.Carrier later;

    String run(String name, Runnable task, List<String> roles) throws Exception {
        ScopedValue.where(USER, new User(name)).run(task);
        var carrier = ScopedValue.where(USER, new User(name));
        carrier.run(task);
        var more = carrier.where(ROLES, roles);
        more.run(task);
        kept.where(STARTED, Instant.now()).run(task);
        kept.run(task);
        return ScopedValue.where(USER, new User(name)).call(() -> USER.get().name());
    }

    ScopedValue.Carrier returned(String name) {
        return ScopedValue.where(USER, new User(name));
    }

    void handedOn(String name, Runnable task) {
        accept(ScopedValue.where(USER, new User(name)), task);
        var carrier = ScopedValue.where(USER, new User(name));
        accept(carrier, task);
        later = ScopedValue.where(USER, new User(name));
    }

    private static void accept(ScopedValue.Carrier carrier, Runnable task) {
        carrier.run(task);
    }

    Supplier<ScopedValue.Carrier> supplier(String name) {
        return () -> ScopedValue.where(USER, new User(name));
    }

    void loop(List<User> users, Runnable task) {
        ScopedValue.Carrier carrier = ScopedValue.where(USER, new User("first"));
        for (User user : users) {
            carrier = carrier.where(USER, user);
        }
        carrier.run(task);
        (users.isEmpty() ? carrier : ScopedValue.where(USER, users.getFirst())).run(task);
    }

    void asReference(String name, List<Runnable> tasks) {
        tasks.forEach(ScopedValue.where(USER, new User(name))::run);
    }

    void values(Runnable task, List<String> given, Supplier<Map<String, String>> supplier) {
        ScopedValue.where(ROLES, List.of("admin")).run(task);
        ScopedValue.where(ROLES, Collections.unmodifiableList(given)).run(task);
        ScopedValue.where(ROLES, List.copyOf(given)).run(task);
        ScopedValue.where(ROLES, given).run(task);
        ScopedValue.where(ROLES, given.stream().toList()).run(task);
        ScopedValue.where(TAGS, supplier.get()).run(task);
        ScopedValue.where(TAGS, Map.of()).run(task);
        // Made to be shared by threads.
        ScopedValue.where(TAGS, new ConcurrentHashMap<>()).run(task);
        ScopedValue.where(COUNTER, new AtomicInteger()).run(task);
        ScopedValue.where(STARTED, Instant.EPOCH).where(USER, new User("a")).run(task);
        System.out.println(ScopedValue.where(USER, new User("b")).get(USER));
        System.out.println(later);
    }
}
