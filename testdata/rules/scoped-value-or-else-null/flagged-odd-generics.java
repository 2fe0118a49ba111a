//@ jdk: 25
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;

class OddGenerics {
    @Target({ElementType.TYPE_USE, ElementType.PARAMETER})
    @interface Checked {
        String value() default "";
    }

    static final @Checked ScopedValue<@Checked("a, b") String> ANNOTATED = ScopedValue.newInstance();
    static final java.lang.@Checked ScopedValue<Map<String, List<? super Integer>>> DEEP = ScopedValue.newInstance();
    @Checked
    @SuppressWarnings("unused")
    private static final ScopedValue<int[]> ARRAYS = ScopedValue.newInstance();

    Object readAll() {
        Object a = ANNOTATED.orElse(null); //~ scoped-value-or-else-null error
        Object b = DEEP.orElse(null); //~ scoped-value-or-else-null error
        Object c = ARRAYS.orElse(null); //~ scoped-value-or-else-null error
        return List.of(a, b, c);
    }

    static <T, K extends ScopedValue<T>> T throughBound(K key) {
        return key.orElse(null); //~ scoped-value-or-else-null error
    }

    static <T> ScopedValue<T> same(ScopedValue<T> key) {
        return key;
    }

    Object explicitWitness() {
        return OddGenerics.<String>same(ANNOTATED).orElse(null); //~ scoped-value-or-else-null error
    }

    Object afterOtherMethods() {
        return same(same(ANNOTATED)).orElse(null); //~ scoped-value-or-else-null error
    }
}
