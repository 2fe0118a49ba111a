//@ jdk: 25
package museum;

class CurrentTest {
    static final ThreadLocal<String> GUIDE = new ThreadLocal<>();

    void isLost() {
        GUIDE.set("ann");
        Thread.startVirtualThread(() -> System.out.println(GUIDE.get())); //~ thread-local-lost-in-fork note
    }
}
