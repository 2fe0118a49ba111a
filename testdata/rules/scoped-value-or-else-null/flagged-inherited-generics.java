import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

class InheritedGenerics {
    static class Holder<T> {
        T held;

        T get() {
            return held;
        }
    }

    static class Pair<A, B> extends Holder<B> {
    }

    static class Keys<T> extends ArrayList<ScopedValue<T>> {
    }

    static class Named extends Keys<String> {
    }

    static class Registry<T> implements Iterable<ScopedValue<T>> {
        public Iterator<ScopedValue<T>> iterator() {
            return List.<ScopedValue<T>>of().iterator();
        }
    }

    static class Own extends Pair<String, ScopedValue<String>> {
        String own() {
            return get().orElse(null); //~ scoped-value-or-else-null error
        }
    }

    static void second(Pair<Optional<String>, ScopedValue<String>> pair) {
        System.out.println(pair.get().orElse(null)); //~ scoped-value-or-else-null error
        System.out.println(pair.held.orElse(null)); //~ scoped-value-or-else-null error
    }

    static void elements(Named named, Keys<Optional<String>> keys) {
        System.out.println(named.get(0).orElse(null)); //~ scoped-value-or-else-null error
        keys.forEach(key -> System.out.println(key.orElse(null))); //~ scoped-value-or-else-null error
        for (var key : keys) {
            System.out.println(key.orElse(null)); //~ scoped-value-or-else-null error
        }
    }

    static void iterated(Registry<String> registry) {
        registry.forEach(key -> System.out.println(key.orElse(null))); //~ scoped-value-or-else-null error
    }
}
