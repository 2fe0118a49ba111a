//@ jdk: 25
import java.util.function.Supplier;

class ReceiverShapes {
    static final ScopedValue<String> TENANT = ScopedValue.newInstance();
    private final ScopedValue<Integer> depth = ScopedValue.newInstance();
    java.lang.ScopedValue<String> spelledOut = java.lang.ScopedValue.newInstance();
    ScopedValue<String> assignedLater;
    static ScopedValue<String> fromBlock;
    ScopedValue<String> one, two = ScopedValue.newInstance();
    ScopedValue<String>[] row;
    ReceiverShapes next;

    static {
        fromBlock = ScopedValue.newInstance();
    }

    static final String AT_LOAD = TENANT.orElse(null); //~ scoped-value-or-else-null error

    ReceiverShapes() {
        this(TENANT.orElse(null)); //~ scoped-value-or-else-null error
    }

    ReceiverShapes(String ignored) {
        assignedLater = ScopedValue.newInstance();
    }

    String staticField() {
        return TENANT.orElse(null); //~ scoped-value-or-else-null error
    }

    Integer instanceField() {
        return depth.orElse(null); //~ scoped-value-or-else-null error
    }

    Integer throughThis() {
        return this.depth.orElse(null); //~ scoped-value-or-else-null error
    }

    String throughClassName() {
        return ReceiverShapes.TENANT.orElse(null); //~ scoped-value-or-else-null error
    }

    String qualifiedType() {
        return spelledOut.orElse(null); //~ scoped-value-or-else-null error
    }

    String late() {
        return assignedLater.orElse(null); //~ scoped-value-or-else-null error
    }

    String block() {
        return fromBlock.orElse(null); //~ scoped-value-or-else-null error
    }

    String twoInOneDeclaration() {
        String a = one.orElse(null); //~ scoped-value-or-else-null error
        String b = two.orElse(null); //~ scoped-value-or-else-null error
        return a + b;
    }

    String arrayElement() {
        return row[0].orElse(null); //~ scoped-value-or-else-null error
    }

    String local() {
        ScopedValue<String> key = TENANT;
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    String inferred() {
        var key = TENANT;
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    String inferredFromFactory() {
        var key = ScopedValue.<String>newInstance();
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    String finalInferred() {
        final var key = pick(true);
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    String declaredThenAssigned() {
        ScopedValue<String> key;
        key = pick(false);
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    String parameter(ScopedValue<String> key) {
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    String annotatedParameter(final @SuppressWarnings("unused") ScopedValue<String> key) {
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    Object wildcard(ScopedValue<?> key) {
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    CharSequence bounded(ScopedValue<? extends CharSequence> key) {
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    Object raw(ScopedValue key) {
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    <T> T genericMethod(ScopedValue<T> key) {
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    @SafeVarargs
    static String spread(ScopedValue<String>... keys) {
        String last = "";
        for (ScopedValue<String> key : keys) {
            last += key.orElse(null); //~ scoped-value-or-else-null error
        }
        return last + keys[0].orElse(null); //~ scoped-value-or-else-null error
    }

    static ScopedValue<String> pick(boolean first) {
        return first ? TENANT : fromBlock;
    }

    String methodResult() {
        return pick(true).orElse(null); //~ scoped-value-or-else-null error
    }

    String qualifiedMethodResult() {
        return ReceiverShapes.pick(true).orElse(null); //~ scoped-value-or-else-null error
    }

    String fieldOfField() {
        return next.next.assignedLater.orElse(null); //~ scoped-value-or-else-null error
    }

    String fieldOfNewObject() {
        return new ReceiverShapes("x").assignedLater.orElse(null); //~ scoped-value-or-else-null error
    }

    String fieldOfMethodResult() {
        return self().assignedLater.orElse(null); //~ scoped-value-or-else-null error
    }

    ReceiverShapes self() {
        return this;
    }

    String parenthesised() {
        return ((TENANT)).orElse(null); //~ scoped-value-or-else-null error
    }

    String cast(Object key) {
        return (String) ((ScopedValue<?>) key).orElse(null); //~ scoped-value-or-else-null error
    }

    String chosen(boolean first) {
        return (first ? TENANT : fromBlock).orElse(null); //~ scoped-value-or-else-null error
    }

    String fresh() {
        return ScopedValue.<String>newInstance().orElse(null); //~ scoped-value-or-else-null error
    }

    Object pattern(Object any) {
        if (any instanceof ScopedValue<?> key) {
            return key.orElse(null); //~ scoped-value-or-else-null error
        }
        return null;
    }

    Object negatedPattern(Object any) {
        if (!(any instanceof ScopedValue<?> key)) {
            return null;
        }
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    boolean patternInCondition(Object any) {
        return any instanceof ScopedValue<?> key && key.orElse(null) == null; //~ scoped-value-or-else-null error
    }

    Object switchPattern(Object any) {
        return switch (any) {
            case ScopedValue<?> key -> key.orElse(null); //~ scoped-value-or-else-null error
            default -> any;
        };
    }

    record Pair(ScopedValue<String> left, int right) {
        String own() {
            return left.orElse(null); //~ scoped-value-or-else-null error
        }

        String accessor() {
            return left().orElse(null); //~ scoped-value-or-else-null error
        }
    }

    String recordAccessor(Pair pair) {
        return pair.left().orElse(null); //~ scoped-value-or-else-null error
    }

    Object recordPattern(Object any) {
        return any instanceof Pair(ScopedValue<String> left, int right) ? left.orElse(null) : null; //~ scoped-value-or-else-null error
    }

    Supplier<String> inLambda() {
        return () -> TENANT.orElse(null); //~ scoped-value-or-else-null error
    }

    Runnable inBlockLambda() {
        return () -> {
            var key = TENANT;
            System.out.println(key.orElse(null)); //~ scoped-value-or-else-null error
        };
    }

    Supplier<String> inAnonymousClass() {
        return new Supplier<>() {
            @Override
            public String get() {
                return TENANT.orElse(null); //~ scoped-value-or-else-null error
            }
        };
    }

    class Inner {
        Integer outerField() {
            return depth.orElse(null); //~ scoped-value-or-else-null error
        }

        Integer outerThis() {
            return ReceiverShapes.this.depth.orElse(null); //~ scoped-value-or-else-null error
        }
    }

    static class Base {
        protected final ScopedValue<String> locale = ScopedValue.newInstance();
        static final ScopedValue<String> ZONE = ScopedValue.newInstance();
    }

    static class Derived extends Base {
        String inherited() {
            return locale.orElse(null); //~ scoped-value-or-else-null error
        }

        String throughSuper() {
            return super.locale.orElse(null); //~ scoped-value-or-else-null error
        }

        String inheritedStatic() {
            return ZONE.orElse(null); //~ scoped-value-or-else-null error
        }

        String staticThroughSubclass() {
            return Derived.ZONE.orElse(null); //~ scoped-value-or-else-null error
        }
    }

    void localClass() {
        class Here {
            final ScopedValue<String> mine = TENANT;

            String read() {
                return mine.orElse(null); //~ scoped-value-or-else-null error
            }
        }
        new Here().read();
    }
}

interface RequestKeys {
    ScopedValue<String> TRACE = ScopedValue.newInstance();

    default String trace() {
        return TRACE.orElse(null); //~ scoped-value-or-else-null error
    }
}

class UsesInterfaceConstant implements RequestKeys {
    String read() {
        return TRACE.orElse(null) + RequestKeys.TRACE.isBound(); //~ scoped-value-or-else-null error
    }
}

enum Slot {
    USER, ORDER;

    final ScopedValue<String> key = ScopedValue.newInstance();

    String current() {
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    static String order() {
        return ORDER.key.orElse(null); //~ scoped-value-or-else-null error
    }
}

class UsesEnum {
    String user() {
        return Slot.USER.key.orElse(null); //~ scoped-value-or-else-null error
    }
}
