package org.slf4j;

import java.io.Closeable;
import java.util.Map;

public class MDC {
    public static class MDCCloseable implements Closeable {
        @Override
        public void close() {
        }
    }

    private MDC() {
    }

    public static void put(String key, String val) {
    }

    public static MDCCloseable putCloseable(String key, String val) {
        return new MDCCloseable();
    }

    public static String get(String key) {
        return null;
    }

    public static void remove(String key) {
    }

    public static void clear() {
    }

    public static Map<String, String> getCopyOfContextMap() {
        return null;
    }

    public static void setContextMap(Map<String, String> contextMap) {
    }
}
