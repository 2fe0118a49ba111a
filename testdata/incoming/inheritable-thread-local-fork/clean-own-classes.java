//@ jdk: 25
// An own class of the name, plain and scoped values, other modes, the words in strings and comments: new InheritableThreadLocal<>().
import java.util.List;
import org.springframework.security.core.context.SecurityContextHolder;

class OwnClasses {
    static class InheritableThreadLocal<T> {
        T get() {
            return null;
        }
    }

    private static final InheritableThreadLocal<String> OWN = new InheritableThreadLocal<>();
    private static final ScopedValue<String> SCOPED = ScopedValue.newInstance();
    private static final List<String> NAMES = List.of("java.lang.InheritableThreadLocal", "MODE_INHERITABLETHREADLOCAL");

    void start() {
        SecurityContextHolder.setStrategyName(SecurityContextHolder.MODE_THREADLOCAL);
        System.setProperty("log4j2.isThreadContextMapInheritable", "false");
        Thread.startVirtualThread(() -> System.out.println(OWN.get() + SCOPED.orElse("none") + NAMES));
    }
}
