//@ jdk: 25
// No virtual thread in sight: platform threads and pools, also with the inheriting mode of Spring Security.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.security.core.context.SecurityContextHolder;

class Platform {
    private static final InheritableThreadLocal<String> USER = new InheritableThreadLocal<>();
    private final ExecutorService pool = Executors.newFixedThreadPool(4);

    void handle(String user) {
        SecurityContextHolder.setStrategyName(SecurityContextHolder.MODE_INHERITABLETHREADLOCAL);
        USER.set(user);
        pool.submit(() -> System.out.println(USER.get()));
        new Thread(() -> System.out.println(USER.get())).start();
        Thread.ofPlatform().daemon().start(() -> System.out.println(USER.get()));
    }
}
