// Claim: runWhere, callWhere, getWhere and Carrier.get(Supplier) exist on JDK 21 and are gone on JDK 25, where Carrier.get(ScopedValue),
// where, run and call are current.
// Used by: rules/removed-scoped-value-api.md
//@ also: 21

import java.lang.reflect.Method;
import java.util.Arrays;

class ScopedValueRemovedApi {
    public static void main(String[] args) throws Exception {
        boolean old = Runtime.version().feature() < 23;
        Class<?> value = Class.forName("java.lang.ScopedValue");
        Class<?> carrier = Class.forName("java.lang.ScopedValue$Carrier");
        for (String name : new String[] {"runWhere", "callWhere", "getWhere"}) {
            expect(name, has(value, name), old);
        }
        expect("Carrier.get(Supplier)", has(carrier, "get", "java.util.function.Supplier"), old);
        expect("Carrier.get(ScopedValue)", has(carrier, "get", "java.lang.ScopedValue"), true);
        expect("where", has(value, "where"), true);
        expect("run", has(carrier, "run"), true);
        expect("call", has(carrier, "call"), true);
        expect("call(CallableOp)", has(carrier, "call", "java.lang.ScopedValue$CallableOp"), !old);
        System.out.println("PROVED: runWhere, callWhere, getWhere and Carrier.get(Supplier) are " + (old ? "there" : "gone"));
    }

    static boolean has(Class<?> type, String name, String... parameters) {
        return Arrays.stream(type.getMethods())
            .filter(method -> method.getName().equals(name))
            .anyMatch(method -> parameters.length == 0 || Arrays.equals(names(method), parameters));
    }

    static String[] names(Method method) {
        return Arrays.stream(method.getParameterTypes()).map(Class::getName).toArray(String[]::new);
    }

    static void expect(String what, boolean found, boolean expected) {
        if (found != expected) {
            throw new AssertionError(what + (found ? " exists" : " does not exist"));
        }
    }
}
