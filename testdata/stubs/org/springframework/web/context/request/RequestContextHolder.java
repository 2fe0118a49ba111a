package org.springframework.web.context.request;

public abstract class RequestContextHolder {
    public static void setRequestAttributes(RequestAttributes attributes) {
    }

    public static void setRequestAttributes(RequestAttributes attributes, boolean inheritable) {
    }

    public static void resetRequestAttributes() {
    }

    public static RequestAttributes getRequestAttributes() {
        return null;
    }

    public static RequestAttributes currentRequestAttributes() {
        return null;
    }
}
