//@ jdk: 25
import static java.lang.ScopedValue.where;
import static java.lang.Thread.startVirtualThread;

class StaticallyImported {
    static final ScopedValue<String> TOUR = ScopedValue.newInstance();

    static void run(String tour) {
        where(TOUR, tour).run(() -> startVirtualThread(() -> System.out.println(TOUR.get()))); //~ scoped-value-unbound-in-task error
    }
}
