// Look-alikes: `orElse` of an Optional that a generic superclass gives, while the type argument at its place is a ScopedValue.

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

        <T> T other(T value) {
            return value;
        }
    }

    static class Pair<A, B> extends Holder<B> {
    }

    static class Maybes<T> extends ArrayList<Optional<T>> {
    }

    static class Keys extends Maybes<ScopedValue<String>> {
    }

    static class Registry<T> implements Iterable<Optional<T>> {
        public Iterator<Optional<T>> iterator() {
            return List.<Optional<T>>of().iterator();
        }
    }

    static void second(Pair<ScopedValue<String>, Optional<String>> pair) {
        System.out.println(pair.get().orElse(null));
        System.out.println(pair.held.orElse(null));
    }

    static void elements(Keys keys, Maybes<ScopedValue<String>> maybes) {
        System.out.println(keys.get(0).orElse(null));
        System.out.println(maybes.get(0).orElse(null));
        maybes.forEach(maybe -> System.out.println(maybe.orElse(null)));
        maybes.stream().forEach(maybe -> System.out.println(maybe.orElse(null)));
    }

    static void iterated(Registry<ScopedValue<String>> registry) {
        for (var maybe : registry) {
            System.out.println(maybe.orElse(null));
        }
        registry.forEach(maybe -> System.out.println(maybe.orElse(null)));
    }

    static void variableOfTheMethod(Holder<ScopedValue<String>> holder, Optional<String> maybe) {
        System.out.println(holder.other(maybe).orElse(null));
    }
}
