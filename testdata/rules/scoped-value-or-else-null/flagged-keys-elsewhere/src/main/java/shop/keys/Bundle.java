package shop.keys;

public record Bundle(ScopedValue<String> language, java.util.Optional<String> region) {
}
