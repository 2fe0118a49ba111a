//@ jdk: 25
//@ preview
// Set in the task first, captured before, passed on, with an initialiser, never set outside, run on the same or on a platform thread.
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

class Captured {
    private static final Logger log = LoggerFactory.getLogger(Captured.class);
    static final ThreadLocal<String> USER = new ThreadLocal<>();
    static final ThreadLocal<Integer> DEPTH = ThreadLocal.withInitial(() -> 0);
    static final ThreadLocal<String> ONLY_IN_TASKS = new ThreadLocal<>();

    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final ExecutorService platform = Executors.newFixedThreadPool(2);

    void captured(String user) throws InterruptedException {
        USER.set(user);
        String mine = USER.get();
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> mine.strip());
            scope.fork(() -> {
                USER.set(mine);
                return USER.get().strip();
            });
            scope.fork(() -> within(mine, () -> System.out.println(USER.get())));
            scope.join();
        }
    }

    private static void within(String user, Runnable body) {
        USER.set(user);
        try {
            body.run();
        } finally {
            USER.remove();
        }
    }

    void argument(String user) {
        USER.set(user);
        executor.submit(greeting(USER.get()));
        executor.submit(this::setsFirst);
    }

    private static Runnable greeting(String name) {
        return () -> System.out.println(name);
    }

    private void setsFirst() {
        USER.set("task");
        System.out.println(USER.get());
    }

    void initialised() {
        DEPTH.set(3);
        executor.submit(() -> DEPTH.set(DEPTH.get() + 1));
    }

    void onlyInTasks() {
        executor.submit(() -> {
            if (ONLY_IN_TASKS.get() == null) {
                ONLY_IN_TASKS.set("first");
            }
            return ONLY_IN_TASKS.get().length();
        });
    }

    void otherThreads(String user, List<String> names) {
        USER.set(user);
        names.forEach(name -> System.out.println(name + USER.get()));
        platform.submit(() -> System.out.println(USER.get()));
        Runnable now = () -> System.out.println(USER.get().strip());
        now.run();
    }

    void mdc(String request) {
        MDC.put("request", request);
        Map<String, String> context = MDC.getCopyOfContextMap();
        executor.submit(() -> {
            MDC.setContextMap(context);
            try {
                log.info("sent");
            } finally {
                MDC.clear();
            }
        });
        executor.submit(() -> {
            try (var ignored = MDC.putCloseable("request", request)) {
                log.info("sent");
            }
        });
        log.info("handed over");
    }

    void noMdc() {
        executor.submit(() -> System.out.println("no log line"));
    }
}
