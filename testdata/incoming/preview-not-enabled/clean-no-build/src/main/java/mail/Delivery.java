//@ jdk: 25
//@ preview
// Nobody knows how it is built.
package mail;

import java.util.concurrent.StructuredTaskScope;

class Delivery {
    static void deliver() throws InterruptedException {
        try (var scope = StructuredTaskScope.open()) {
            scope.fork(() -> System.out.println("letter"));
            scope.join();
        }
    }
}
