//@ jdk: 25
package desk;

class Desk {
    void start() {
        Thread.startVirtualThread(() -> System.out.println("open"));
    }
}
