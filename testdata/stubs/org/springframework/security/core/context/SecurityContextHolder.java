package org.springframework.security.core.context;

public class SecurityContextHolder {
    public static final String MODE_THREADLOCAL = "MODE_THREADLOCAL";
    public static final String MODE_INHERITABLETHREADLOCAL = "MODE_INHERITABLETHREADLOCAL";
    public static final String MODE_GLOBAL = "MODE_GLOBAL";
    public static final String SYSTEM_PROPERTY = "spring.security.strategy";

    public static void setStrategyName(String strategyName) {
    }

    public static SecurityContext getContext() {
        return null;
    }

    public static void setContext(SecurityContext context) {
    }

    public static SecurityContext createEmptyContext() {
        return null;
    }

    public static void clearContext() {
    }
}
