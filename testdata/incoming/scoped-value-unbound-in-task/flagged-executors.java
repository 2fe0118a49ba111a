//@ jdk: 25
// The finding stands in the task, at what reads the key: the call of get(), or the call or method reference that gets there.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class Ticketing {
    static final ScopedValue<String> GUEST = ScopedValue.newInstance();
    static final ScopedValue<Integer> SEAT = ScopedValue.newInstance();

    private final ExecutorService virtual = Executors.newVirtualThreadPerTaskExecutor();
    private final ExecutorService platform = Executors.newFixedThreadPool(2);
    private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);

    void submitted(String guest) {
        ScopedValue.where(GUEST, guest).run(() -> {
            virtual.submit(() -> print(GUEST.get())); //~ scoped-value-unbound-in-task error
            platform.execute(() -> print(GUEST.get())); //~ scoped-value-unbound-in-task error
            timer.schedule(() -> print(GUEST.get()), 1, TimeUnit.SECONDS); //~ scoped-value-unbound-in-task error
            virtual.submit(() -> {
                String name = "guest";
                print(name + GUEST.get()); //~ scoped-value-unbound-in-task error
            });
        });
    }

    String called(String guest) throws Exception {
        return ScopedValue.where(GUEST, guest).call(() -> {
            Future<String> result = virtual.submit(() -> GUEST.get().strip()); //~ scoped-value-unbound-in-task error
            return result.get();
        });
    }

    void severalKeys(String guest) throws Exception {
        ScopedValue.where(GUEST, guest).where(SEAT, 7).run(() ->
                virtual.submit(() -> print(GUEST.get() + SEAT.get()))); //~ scoped-value-unbound-in-task error, scoped-value-unbound-in-task error
    }

    void carrierInLocal(String guest) {
        var carrier = ScopedValue.where(GUEST, guest);
        carrier.run(() -> virtual.submit(() -> print(GUEST.get()))); //~ scoped-value-unbound-in-task error
    }

    void taskInLocal(String guest) {
        ScopedValue.where(GUEST, guest).run(() -> {
            Runnable task = () -> print(GUEST.get()); //~ scoped-value-unbound-in-task error
            virtual.submit(task);
        });
    }

    void anonymousTask(String guest) {
        ScopedValue.where(GUEST, guest).run(() -> virtual.submit(new Callable<String>() {
            @Override
            public String call() {
                return GUEST.get(); //~ scoped-value-unbound-in-task error
            }
        }));
    }

    void keyAsReference(String guest) {
        ScopedValue.where(GUEST, guest).run(() -> virtual.submit(GUEST::get)); //~ scoped-value-unbound-in-task error
    }

    void behindMethods(String guest) {
        ScopedValue.where(GUEST, guest).run(() -> {
            virtual.submit(() -> audit()); //~ scoped-value-unbound-in-task error
            virtual.submit(this::audit); //~ scoped-value-unbound-in-task error
        });
    }

    void all(String guest, List<String> orders) throws Exception {
        ScopedValue.where(GUEST, guest).call(() -> virtual.invokeAll(List.of(
                () -> GUEST.get() + "a", //~ scoped-value-unbound-in-task error
                () -> GUEST.get() + "b"))); //~ scoped-value-unbound-in-task error
    }

    private void audit() {
        print(GUEST.get());
    }

    private static void print(String text) {
        System.out.println(text);
    }
}
