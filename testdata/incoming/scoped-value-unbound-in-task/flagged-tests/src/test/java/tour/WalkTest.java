//@ jdk: 25
package tour;

class WalkTest {
    static final ScopedValue<String> GUIDE = ScopedValue.newInstance();

    void walks() {
        ScopedValue.where(GUIDE, "ann").run(() -> Thread.startVirtualThread(() -> System.out.println(GUIDE.get()))); //~ scoped-value-unbound-in-task error
    }
}
