//@ jdk: 25
// Context: set before a unit of work and removed, reset or restored after it, also with an initialiser, also collections, also costly types.
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.SQLException;
import java.text.SimpleDateFormat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import javax.sql.DataSource;

class Context {
    static final class Request {
        String user = "";
        StringBuilder trace = new StringBuilder();
    }

    // The type is called Item, the name says cache: set and removed, so context.
    private static final ThreadLocal<Request> ITEM_CACHE = new ThreadLocal<>();
    private static final ThreadLocal<Request> CURRENT = ThreadLocal.withInitial(Request::new);
    private static final ThreadLocal<Map<String, String>> MDC = ThreadLocal.withInitial(HashMap::new);
    private static final ThreadLocal<Deque<Request>> STACK = ThreadLocal.withInitial(ArrayDeque::new);
    private static final ThreadLocal<List<Runnable>> AFTER_COMMIT = ThreadLocal.withInitial(ArrayList::new);
    private static final ThreadLocal<Connection> TRANSACTION = new ThreadLocal<>();
    private static final ThreadLocal<SimpleDateFormat> CHOSEN = new ThreadLocal<>();
    private static final ThreadLocal<MessageDigest> OF_THE_UPLOAD = ThreadLocal.withInitial(() -> null);
    private static final ThreadLocal<StringBuilder> OUTPUT = new ThreadLocal<>();
    private static final ThreadLocal RAW = new ThreadLocal();
    private static final ThreadLocal<Request> NAMED = new ThreadLocal<>() {
        @Override
        public String toString() {
            return "the request";
        }
    };

    static void handle(Request request, Runnable next) {
        ITEM_CACHE.set(request);
        try {
            next.run();
        } finally {
            ITEM_CACHE.remove();
        }
    }

    static String user() {
        Request request = ITEM_CACHE.get();
        return request == null ? "nobody" : request.user;
    }

    static void withUser(String user, Runnable body) {
        CURRENT.get().user = user;
        NAMED.set(CURRENT.get());
        MDC.get().put("user", user);
        try {
            body.run();
        } finally {
            MDC.get().remove("user");
            NAMED.remove();
            CURRENT.remove();
        }
    }

    static void nested(Request request, Runnable body) {
        STACK.get().push(request);
        try {
            body.run();
        } finally {
            STACK.get().pop();
        }
    }

    static Request top() {
        return STACK.get().peek();
    }

    static <T> T inTransaction(DataSource source, Callable<T> work) throws Exception {
        try (Connection connection = source.getConnection()) {
            TRANSACTION.set(connection);
            T result = work.call();
            connection.commit();
            AFTER_COMMIT.get().forEach(Runnable::run);
            return result;
        } finally {
            AFTER_COMMIT.remove();
            TRANSACTION.remove();
        }
    }

    static Connection connection() throws SQLException {
        Connection connection = TRANSACTION.get();
        if (connection == null) {
            throw new SQLException("no transaction");
        }
        return connection;
    }

    static void afterCommit(Runnable task) {
        AFTER_COMMIT.get().add(task);
    }

    static String format(SimpleDateFormat format, Callable<String> body) throws Exception {
        SimpleDateFormat before = CHOSEN.get();
        CHOSEN.set(format);
        try {
            return body.call();
        } finally {
            CHOSEN.set(before);
        }
    }

    static void upload(MessageDigest digest, Runnable body) {
        OF_THE_UPLOAD.set(digest);
        body.run();
        OF_THE_UPLOAD.set(null);
    }

    static String capture(Runnable body) {
        OUTPUT.set(new StringBuilder());
        try {
            body.run();
            return OUTPUT.get().toString();
        } finally {
            OUTPUT.remove();
        }
    }

    static void print(String text) {
        StringBuilder output = OUTPUT.get();
        if (output != null) {
            output.append(text);
        }
    }

    @SuppressWarnings("unchecked")
    static void raw(Object value, Runnable body) {
        Object before = RAW.get();
        RAW.set(value);
        try {
            body.run();
        } finally {
            RAW.set(before);
        }
    }
}
