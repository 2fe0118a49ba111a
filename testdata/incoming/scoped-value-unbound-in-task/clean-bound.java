//@ jdk: 25
//@ preview
// Captured before, bound inside of the task, asked for, forked, run on the same thread, another key.
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;

class Bound {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<String> OTHER = ScopedValue.newInstance();

    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();

    void captured(String user) {
        ScopedValue.where(USER, user).run(() -> {
            String name = USER.get();
            executor.submit(() -> System.out.println(name));
            executor.submit(task(USER.get()));
        });
    }

    private static Runnable task(String name) {
        return () -> System.out.println(name);
    }

    void boundInside(String user) {
        executor.submit(() -> ScopedValue.where(USER, user).run(() -> System.out.println(USER.get())));
        ScopedValue.where(OTHER, user).run(() -> {
            String name = OTHER.get();
            executor.submit(() -> ScopedValue.where(USER, name).run(this::audit));
        });
    }

    void askedFor(String user) {
        ScopedValue.where(USER, user).run(() -> {
            executor.submit(() -> System.out.println(USER.isBound() ? USER.get() : "nobody"));
            executor.submit(() -> System.out.println(USER.orElse("nobody")));
            executor.submit(() -> {
                if (USER.isBound()) {
                    audit();
                }
            });
            executor.submit(() -> System.out.println(USER));
        });
    }

    String forked(String user) throws Exception {
        return ScopedValue.where(USER, user).call(() -> {
            try (var scope = StructuredTaskScope.open()) {
                var name = scope.fork(() -> USER.get());
                scope.fork(this::audit);
                scope.join();
                return name.get();
            }
        });
    }

    void sameThread(String user, List<String> lines) {
        Executor direct = Runnable::run;
        ScopedValue.where(USER, user).run(() -> {
            lines.forEach(line -> System.out.println(line + USER.get()));
            lines.stream().map(line -> line + USER.get()).forEach(System.out::println);
            direct.execute(() -> System.out.println(USER.get()));
            Runnable now = () -> System.out.println(USER.get());
            now.run();
        });
    }

    private void audit() {
        System.out.println(USER.get());
    }
}
