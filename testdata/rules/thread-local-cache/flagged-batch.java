//@ jdk: 25
// Items are added now and flushed by a later call on the same thread. With a thread for each task the rest is never flushed.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Batch {
    private static final int SIZE = 100;
    private static final ThreadLocal<List<String>> PENDING = ThreadLocal.withInitial(ArrayList::new); //~? thread-local-cache warning
    private final ThreadLocal<StringBuilder> lines = ThreadLocal.withInitial(StringBuilder::new); //~ thread-local-cache warning

    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();

    void receive(List<String> events) {
        for (String event : events) {
            executor.submit(() -> add(event));
            executor.submit(() -> line(event));
        }
    }

    private void add(String event) {
        List<String> pending = PENDING.get();
        pending.add(event);
        if (pending.size() >= SIZE) {
            send(List.copyOf(pending));
            pending.clear();
        }
    }

    private void line(String event) {
        StringBuilder builder = lines.get();
        builder.append(event).append('\n');
        if (builder.length() > 8_000) {
            send(List.of(builder.toString()));
            builder.setLength(0);
        }
    }

    private static void send(List<String> events) {
        System.out.println(events.size());
    }
}
