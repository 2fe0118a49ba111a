//@ jdk: 25
// What the remedies lead to: a constant, ThreadLocalRandom, allocation at the use, a bounded pool, a fixed platform pool for one step.
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;

class FixedByType {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd").withZone(ZoneOffset.UTC);
    private final BlockingQueue<MessageDigest> digests = new ArrayBlockingQueue<>(8);
    private final ExecutorService hashing = Executors.newFixedThreadPool(4);

    FixedByType() throws NoSuchAlgorithmException {
        for (int i = 0; i < 8; i++) {
            digests.add(MessageDigest.getInstance("SHA-256"));
        }
    }

    static String day(Instant at) {
        return DAY.format(at);
    }

    static int dice() {
        return ThreadLocalRandom.current().nextInt(1, 7);
    }

    static String join(String... parts) {
        StringBuilder builder = new StringBuilder();
        for (String part : parts) {
            builder.append(part);
        }
        return builder.toString();
    }

    byte[] pooled(byte[] bytes) throws InterruptedException {
        MessageDigest digest = digests.take();
        try {
            return digest.digest(bytes);
        } finally {
            digest.reset();
            digests.put(digest);
        }
    }

    <T> T onPlatformThread(Callable<T> step) throws Exception {
        return hashing.submit(step).get();
    }
}
