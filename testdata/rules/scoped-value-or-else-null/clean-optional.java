// Optional.orElse(null) in every receiver shape, and orElse of other JDK types: never a ScopedValue.
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

class OptionalEverywhere {
    static final ScopedValue<String> SCOPED = ScopedValue.newInstance();
    static final ScopedValue<Optional<String>> SCOPED_OPTIONAL = ScopedValue.newInstance();
    private static final Optional<String> FIELD = Optional.empty();
    private final Optional<ScopedValue<String>> holdsKey = Optional.of(SCOPED);
    Optional<String>[] row;

    String fields() {
        return FIELD.orElse(null) + OptionalEverywhere.FIELD.orElse(null) + row[1].orElse(null);
    }

    ScopedValue<String> optionalOfKey() {
        return holdsKey.orElse(null);
    }

    String valueOfKeyIsOptional() {
        return SCOPED_OPTIONAL.get().orElse(null);
    }

    String defaultOfKeyIsOptional() {
        return SCOPED_OPTIONAL.orElse(Optional.empty()).orElse(null);
    }

    String streams(List<String> names) {
        return names.stream().filter(n -> n.length() > 3).map(String::trim).findFirst().orElse(null);
    }

    String streamsSplit(List<String> names) {
        return names.stream()
            .filter(n -> !n.isEmpty())
            .findAny()
            .orElse(null);
    }

    String mapped(Map<String, Optional<String>> map) {
        return map.get("scopedValue").map(Function.identity()).orElse(null);
    }

    String ofNullable(String name) {
        return Optional.ofNullable(name).orElse(null) + Optional.<String>empty().orElse((String) null);
    }

    Optional<String> scopedValue() {
        return Optional.empty();
    }

    String methods(OptionalEverywhere other) {
        return scopedValue().orElse(null) + other.scopedValue().orElse(null) + this.scopedValue().orElse(null);
    }

    String locals(Optional<String> scopedValue) {
        Optional<String> key = scopedValue();
        var inferred = scopedValue();
        final var last = Stream.of("a").findFirst();
        return scopedValue.orElse(null) + key.orElse(null) + inferred.orElse(null) + last.orElse(null);
    }

    String lambdas(List<Optional<String>> many) {
        Function<Optional<String>, String> first = o -> o.orElse(null);
        Supplier<String> second = () -> FIELD.orElse(null);
        many.forEach(o -> System.out.println(o.orElse(null)));
        return first.apply(FIELD) + second.get();
    }

    String patterns(Object any) {
        if (any instanceof Optional<?> found) {
            return "" + found.orElse(null);
        }
        return switch (any) {
            case Optional<?> o -> "" + o.orElse(null);
            default -> "";
        };
    }

    int primitive(OptionalInt number) {
        return number.orElse(0);
    }

    String optionalReadInScope() throws Exception {
        return ScopedValue.where(SCOPED, "x").call(() -> Optional.of(SCOPED.get()).orElse(null));
    }

    String viaCarrier() {
        return ScopedValue.where(SCOPED, "x").where(SCOPED_OPTIONAL, FIELD).get(SCOPED_OPTIONAL).orElse(null);
    }
}
