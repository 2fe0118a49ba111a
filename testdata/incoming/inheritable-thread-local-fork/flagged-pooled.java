//@ jdk: 25
// A pool keeps the value of the task for which the thread was made: another user's identity.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Pooled {
    private static final InheritableThreadLocal<String> USER = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning
    private final ExecutorService pool = Executors.newCachedThreadPool(Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning

    void handle(String user) {
        USER.set(user);
        pool.submit(() -> System.out.println(USER.get()));
    }
}
