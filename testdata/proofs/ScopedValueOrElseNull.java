// Claim: ScopedValue.orElse(null) throws NullPointerException on JDK 25, whether the value is bound or not, and returns the
// value or null on JDK 21; `KEY.isBound() ? KEY.get() : null` gives on both what orElse(null) gave on 21. A value can be bound
// to null: isBound() is true then and get() gives null.
// Used by: rules/scoped-value-or-else-null.md
//@ also: 21

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

class ScopedValueOrElseNull {
    static final boolean THROWS = Runtime.version().feature() >= 25;
    static Class<?> type;
    static Object key;

    public static void main(String[] args) throws Exception {
        // By reflection: the class is a preview API on 21, and javac of 25 compiles no preview API for 21.
        type = Class.forName("java.lang.ScopedValue");
        key = type.getMethod("newInstance").invoke(null);
        check("unbound", null);
        Object carrier = type.getMethod("where", type, Object.class).invoke(null, key, "bound");
        Method run = Class.forName("java.lang.ScopedValue$Carrier").getMethod("run", Runnable.class);
        Object boundToNull = type.getMethod("where", type, Object.class).invoke(null, key, null);
        Throwable[] failure = new Throwable[1];
        run.invoke(carrier, (Runnable) () -> {
            try {
                check("bound", "bound");
            } catch (Throwable e) {
                failure[0] = e;
            }
        });
        run.invoke(boundToNull, (Runnable) () -> {
            try {
                check("bound to null", null);
                if (!(boolean) type.getMethod("isBound").invoke(key) || type.getMethod("get").invoke(key) != null) {
                    throw new AssertionError("bound to null, but isBound() is false or get() is not null");
                }
            } catch (Throwable e) {
                failure[0] = e;
            }
        });
        if (failure[0] != null) {
            throw new AssertionError(failure[0]);
        }
        System.out.println("PROVED: orElse(null) " + (THROWS ? "throws NullPointerException, bound and unbound" : "returns the value or null"));
    }

    static void check(String state, Object expected) throws Exception {
        Object result;
        try {
            result = type.getMethod("orElse", Object.class).invoke(key, new Object[] {null});
            if (THROWS) {
                throw new AssertionError(state + ": returned " + result);
            }
            if (result != expected) {
                throw new AssertionError(state + ": returned " + result + ", not " + expected);
            }
        } catch (InvocationTargetException e) {
            if (!THROWS || !(e.getCause() instanceof NullPointerException)) {
                throw new AssertionError(state, e.getCause());
            }
        }
        boolean bound = (boolean) type.getMethod("isBound").invoke(key);
        Object replacement = bound ? type.getMethod("get").invoke(key) : null;
        if (replacement != expected) {
            throw new AssertionError(state + ": isBound() ? get() : null gave " + replacement);
        }
    }
}
