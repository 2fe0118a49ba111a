package org.apache.logging.log4j;

import java.util.Map;

public final class ThreadContext {
    private ThreadContext() {
    }

    public static void put(String key, String value) {
    }

    public static String get(String key) {
        return null;
    }

    public static void remove(String key) {
    }

    public static Map<String, String> getContext() {
        return Map.of();
    }
}
