//@ jdk: 25
// Subclasses of libraries, the inheriting mode of Spring Security, the inheritable map of Log4j.
import org.springframework.core.NamedInheritableThreadLocal;
import org.springframework.security.core.context.SecurityContextHolder;

class Libraries {
    private static final ThreadLocal<String> LOCALE = new NamedInheritableThreadLocal<>("locale"); //~ inheritable-thread-local-fork warning

    static void configure() {
        SecurityContextHolder.setStrategyName(SecurityContextHolder.MODE_INHERITABLETHREADLOCAL); //~ inheritable-thread-local-fork warning
        SecurityContextHolder.setStrategyName("MODE_INHERITABLETHREADLOCAL"); //~ inheritable-thread-local-fork warning
        System.setProperty("spring.security.strategy", "MODE_INHERITABLETHREADLOCAL"); //~ inheritable-thread-local-fork warning
        System.setProperty(SecurityContextHolder.SYSTEM_PROPERTY, SecurityContextHolder.MODE_INHERITABLETHREADLOCAL); //~ inheritable-thread-local-fork warning
        System.setProperty("log4j2.isThreadContextMapInheritable", "true"); //~ inheritable-thread-local-fork note
        System.setProperty("isThreadContextMapInheritable", "true"); //~ inheritable-thread-local-fork note
    }

    static void start() {
        LOCALE.set("de");
        Thread.startVirtualThread(() -> System.out.println(LOCALE.get()));
    }
}
