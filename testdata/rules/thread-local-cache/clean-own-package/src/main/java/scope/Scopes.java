// It uses the annotation, and a class that takes it as a type argument.
package scope;

import java.util.function.Supplier;

@ThreadLocal("desk")
class Scopes {
    abstract static class Base<A extends java.lang.annotation.Annotation> {
        <T> Supplier<T> withInitial(Supplier<T> supplier) {
            return supplier;
        }
    }

    static class OfThreads extends Base<ThreadLocal> {
        private final Supplier<StringBuilder> lines = withInitial(StringBuilder::new);

        StringBuilder lines() {
            return lines.get();
        }
    }
}
