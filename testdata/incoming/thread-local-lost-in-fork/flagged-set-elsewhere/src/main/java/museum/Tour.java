//@ preview
package museum;

import static museum.Current.guide;

import java.util.concurrent.StructuredTaskScope;

class Tour {
    void start() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> System.out.println("with " + Current.guide())); //~ thread-local-lost-in-fork warning
            scope.fork(() -> guide().strip()); //~ thread-local-lost-in-fork error
            scope.join();
        }
    }
}
