//@ jdk: 25
// Where a ThreadLocal is kept and where it is made. Made somewhere else than at the declaration, it is reported where it is made and stored.
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.text.SimpleDateFormat;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Places {
    private final ThreadLocal<SimpleDateFormat> instance = ThreadLocal.withInitial(() -> new SimpleDateFormat("HH")); //~ thread-local-cache warning
    private final ThreadLocal<SimpleDateFormat> inConstructor;
    private final ThreadLocal<SimpleDateFormat> anonymousInConstructor;
    private static final ThreadLocal<CharsetEncoder> IN_STATIC_BLOCK;
    private final ThreadLocal<StringBuilder> inInitializerBlock;
    private ThreadLocal<SimpleDateFormat> inMethod;
    private volatile ThreadLocal<SimpleDateFormat> onDemand;
    protected ThreadLocal<StringBuilder> inherited = ThreadLocal.withInitial(StringBuilder::new); //~ thread-local-cache warning

    static {
        IN_STATIC_BLOCK = ThreadLocal.withInitial(StandardCharsets.UTF_8::newEncoder); //~ thread-local-cache warning
    }

    {
        inInitializerBlock = ThreadLocal.withInitial(() -> new StringBuilder(1024)); //~ thread-local-cache warning
    }

    Places(String pattern, Locale locale) {
        this.inConstructor = ThreadLocal.withInitial(() -> new SimpleDateFormat(pattern, locale)); //~ thread-local-cache warning
        this.anonymousInConstructor = new ThreadLocal<SimpleDateFormat>() { //~ thread-local-cache warning
            @Override
            protected SimpleDateFormat initialValue() {
                return new SimpleDateFormat(pattern);
            }
        };
    }

    void configure(String pattern) {
        inMethod = ThreadLocal.withInitial(() -> { //~ thread-local-cache warning
            SimpleDateFormat format = new SimpleDateFormat(pattern);
            format.setLenient(false);
            return format;
        });
    }

    ThreadLocal<SimpleDateFormat> onDemand() {
        if (onDemand == null) {
            onDemand = ThreadLocal.withInitial(SimpleDateFormat::new); //~ thread-local-cache warning
        }
        return onDemand;
    }

    void local(int tasks) {
        ThreadLocal<StringBuilder> local = ThreadLocal.withInitial(StringBuilder::new); //~? thread-local-cache warning
        var inferred = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy")); //~? thread-local-cache warning
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < tasks; i++) {
                executor.submit(() -> local.get().append(inferred.get().toPattern()).length());
            }
        }
    }

    String all() {
        return instance.get() + "" + inConstructor.get() + anonymousInConstructor.get() + IN_STATIC_BLOCK.get() + inInitializerBlock.get() + inMethod.get() + onDemand().get() + inherited.get();
    }
}

interface Clocks {
    ThreadLocal<SimpleDateFormat> CLOCK = ThreadLocal.withInitial(() -> new SimpleDateFormat("HH:mm")); //~ thread-local-cache warning

    static String time(long at) {
        return CLOCK.get().format(at);
    }
}

enum Unit {
    METRE, FOOT;

    private final ThreadLocal<StringBuilder> text = ThreadLocal.withInitial(StringBuilder::new); //~ thread-local-cache warning

    String show(double amount) {
        StringBuilder builder = text.get();
        builder.setLength(0);
        return builder.append(amount).append(this).toString();
    }
}

record Label(String text) {
    private static final ThreadLocal<StringBuilder> BUILDER = ThreadLocal.withInitial(StringBuilder::new); //~ thread-local-cache warning

    String twice() {
        StringBuilder builder = BUILDER.get();
        builder.setLength(0);
        return builder.append(text).append(text).toString();
    }
}

class Holder {
    static final class Inner {
        static final ThreadLocal<SimpleDateFormat> FORMAT = ThreadLocal.withInitial(SimpleDateFormat::new); //~ thread-local-cache warning
    }

    String format() {
        return Inner.FORMAT.get().format(0L);
    }
}
