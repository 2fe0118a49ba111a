package org.springframework.transaction.support;

public abstract class TransactionSynchronizationManager {
    public static boolean isActualTransactionActive() {
        return false;
    }

    public static boolean isSynchronizationActive() {
        return false;
    }

    public static Object getResource(Object key) {
        return null;
    }

    public static void bindResource(Object key, Object value) {
    }

    public static Object unbindResource(Object key) {
        return null;
    }
}
