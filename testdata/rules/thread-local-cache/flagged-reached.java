//@ jdk: 25
// A value of unknown cost: a warning where a many entry gets to it, through lambdas, method references and own methods.
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Reached {
    static final class Brush {
        private int strokes;

        int paint() {
            return ++strokes;
        }
    }

    private static final ThreadLocal<Brush> IN_LAMBDA = ThreadLocal.withInitial(Brush::new); //~ thread-local-cache warning
    private static final ThreadLocal<Brush> BY_REFERENCE = ThreadLocal.withInitial(Brush::new); //~ thread-local-cache warning
    private static final ThreadLocal<Brush> TWO_CALLS_DEEP = ThreadLocal.withInitial(Brush::new); //~ thread-local-cache warning
    private static final ThreadLocal<Brush> IN_RUNNABLE = ThreadLocal.withInitial(Brush::new); //~ thread-local-cache
    private static final ThreadLocal<Brush> LAZY = new ThreadLocal<>(); //~ thread-local-cache warning
    private static final ThreadLocal<Brush> ONCE_AT_THE_START = ThreadLocal.withInitial(Brush::new); //~ thread-local-cache note
    private static final ThreadLocal<Brush> ON_PLATFORM_THREADS = ThreadLocal.withInitial(Brush::new); //~ thread-local-cache note

    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final ExecutorService platform = Executors.newFixedThreadPool(4);

    void many(List<String> walls) {
        for (String wall : walls) {
            executor.submit(() -> wall.length() + IN_LAMBDA.get().paint());
            executor.execute(this::byReference);
            executor.submit(() -> outer(wall));
            executor.submit(new Paint());
            Thread.startVirtualThread(() -> lazy().paint());
        }
    }

    private void byReference() {
        BY_REFERENCE.get().paint();
    }

    private int outer(String wall) {
        return inner() + wall.length();
    }

    private int inner() {
        return TWO_CALLS_DEEP.get().paint();
    }

    private static Brush lazy() {
        Brush brush = LAZY.get();
        if (brush == null) {
            LAZY.set(brush = new Brush());
        }
        return brush;
    }

    void onPlatform(List<String> walls) {
        walls.forEach(wall -> platform.submit(() -> ON_PLATFORM_THREADS.get().paint()));
    }

    private static final class Paint implements Runnable {
        @Override
        public void run() {
            IN_RUNNABLE.get().paint();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread.startVirtualThread(() -> ONCE_AT_THE_START.get().paint()).join();
    }
}
