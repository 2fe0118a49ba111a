//@ jdk: 25
//@ preview
package tour;

import java.util.concurrent.StructuredTaskScope;

class ScopeTest {
    static final ScopedValue<String> KEY = ScopedValue.newInstance();

    void forks() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            ScopedValue.where(KEY, "a").run(() -> scope.fork(() -> KEY.get())); //~ scope-outside-its-structure error
            scope.join();
        }
    }
}
