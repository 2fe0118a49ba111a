//@ jdk: 25
// Settings that turn nothing on.
package desk;

class Desk {
    void start() {
        Thread.startVirtualThread(() -> System.out.println("open"));
    }
}
