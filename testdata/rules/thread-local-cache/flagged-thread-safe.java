//@ jdk: 25
// What is thread-safe needs no ThreadLocal at all.
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpClient;
import java.time.format.DateTimeFormatter;
import java.util.regex.Pattern;

class ThreadSafe {
    private static final ThreadLocal<DateTimeFormatter> FORMATTER = ThreadLocal.withInitial(() -> DateTimeFormatter.ofPattern("yyyy-MM-dd")); //~ thread-local-cache warning
    private static final ThreadLocal<Pattern> PATTERN = ThreadLocal.withInitial(() -> Pattern.compile("[a-z]+")); //~ thread-local-cache warning
    private static final ThreadLocal<ObjectMapper> MAPPER = ThreadLocal.withInitial(ObjectMapper::new); //~ thread-local-cache warning
    private static final ThreadLocal<HttpClient> CLIENT = ThreadLocal.withInitial(HttpClient::newHttpClient); //~ thread-local-cache warning

    static Object all() {
        return FORMATTER.get().toString() + PATTERN.get() + MAPPER.get() + CLIENT.get();
    }
}
