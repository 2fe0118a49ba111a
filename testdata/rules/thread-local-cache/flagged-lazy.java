//@ jdk: 25
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.text.Collator;
import java.text.SimpleDateFormat;
import javax.crypto.Mac;

class Lazy {
    private static final ThreadLocal<MessageDigest> DIGEST = new ThreadLocal<>(); //~ thread-local-cache warning
    private static final ThreadLocal<Mac> YODA = new ThreadLocal<Mac>(); //~ thread-local-cache warning
    private static final ThreadLocal<StringBuilder> CHAINED = new ThreadLocal<>(); //~ thread-local-cache warning
    private static final ThreadLocal<SimpleDateFormat> NOT_NULL_FIRST = new ThreadLocal<>(); //~ thread-local-cache warning
    private static final ThreadLocal<char[]> GROWING = new ThreadLocal<>(); //~ thread-local-cache warning
    private static final ThreadLocal<Collator> BY_HELPER = new ThreadLocal<>(); //~? thread-local-cache warning
    private final ThreadLocal<SimpleDateFormat> instance = new ThreadLocal<>(); //~ thread-local-cache warning

    static MessageDigest digest() throws GeneralSecurityException {
        MessageDigest digest = DIGEST.get();
        if (digest == null) {
            digest = MessageDigest.getInstance("MD5");
            DIGEST.set(digest);
        }
        digest.reset();
        return digest;
    }

    static Mac mac() throws GeneralSecurityException {
        if (null == YODA.get()) {
            Mac mac = Mac.getInstance("HmacSHA256");
            YODA.set(mac);
        }
        return YODA.get();
    }

    static StringBuilder text() {
        StringBuilder text;
        if ((text = CHAINED.get()) == null) {
            CHAINED.set(text = new StringBuilder());
        }
        text.setLength(0);
        return text;
    }

    static SimpleDateFormat format() {
        SimpleDateFormat known = NOT_NULL_FIRST.get();
        if (known != null) {
            return known;
        }
        SimpleDateFormat fresh = new SimpleDateFormat("yyyy");
        NOT_NULL_FIRST.set(fresh);
        return fresh;
    }

    static char[] room(int length) {
        char[] room = GROWING.get();
        if (room == null || room.length < length) {
            room = new char[Math.max(length, 4096)];
            GROWING.set(room);
        }
        return room;
    }

    static Collator collator() {
        Collator collator = BY_HELPER.get();
        return collator == null ? fill() : collator;
    }

    private static Collator fill() {
        Collator collator = Collator.getInstance();
        BY_HELPER.set(collator);
        return collator;
    }

    String format(long time) {
        if (instance.get() == null) {
            this.instance.set(new SimpleDateFormat("HH"));
        }
        return this.instance.get().format(time);
    }
}
