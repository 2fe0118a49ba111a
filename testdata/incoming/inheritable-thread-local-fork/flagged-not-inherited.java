//@ jdk: 25
//@ preview
// The factory turns inheritance off, and the task relies on the value: reported where it is dereferenced.
import java.util.concurrent.Executors;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.ThreadFactory;

class NotInherited {
    private static final InheritableThreadLocal<String> USER = new InheritableThreadLocal<>();
    private static final InheritableThreadLocal<String> TENANT = new InheritableThreadLocal<>();
    private static final InheritableThreadLocal<Integer> AGE = new InheritableThreadLocal<>();
    private static final InheritableThreadLocal<String> CHECKED = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private static final InheritableThreadLocal<String> WITH_DEFAULT = new InheritableThreadLocal<>() { //~ inheritable-thread-local-fork warning
        @Override
        protected String initialValue() {
            return "nobody";
        }
    };
    private static final ThreadFactory BARE = Thread.ofVirtual().inheritInheritableThreadLocals(false).factory();

    void scope(String user) throws InterruptedException {
        USER.set(user);
        CHECKED.set(user);
        WITH_DEFAULT.set(user);
        var factory = Thread.ofVirtual().name("bare").inheritInheritableThreadLocals(false).factory();
        try (var scope = StructuredTaskScope.open(Joiner.awaitAll(), cf -> cf.withThreadFactory(factory))) {
            scope.fork(() -> USER.get().strip()); //~ inheritable-thread-local-fork error
            scope.fork(() -> {
                String checked = CHECKED.get();
                return checked == null ? "" : checked.strip();
            });
            scope.fork(() -> WITH_DEFAULT.get().strip());
            scope.join();
        }
    }

    void executor(String tenant) {
        TENANT.set(tenant);
        try (var executor = Executors.newThreadPerTaskExecutor(BARE)) {
            executor.submit(() -> {
                String mine = TENANT.get();
                return mine.length(); //~ inheritable-thread-local-fork error
            });
        }
    }

    void builder(int age) {
        AGE.set(age);
        Thread.ofVirtual().inheritInheritableThreadLocals(false).start(() -> {
            int mine = AGE.get(); //~ inheritable-thread-local-fork error
            System.out.println(mine);
        });
    }
}
