//@ jdk: 25
package depot;

class CurrentTest {
    private static final InheritableThreadLocal<String> USER = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork note

    void inherits() {
        USER.set("ann");
        Thread.startVirtualThread(() -> System.out.println(USER.get()));
    }
}
