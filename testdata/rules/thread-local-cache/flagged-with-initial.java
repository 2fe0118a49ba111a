//@ jdk: 25
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.DecimalFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.Supplier;

class WithInitial {
    private static final ThreadLocal<SimpleDateFormat> DAY = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy-MM-dd")); //~ thread-local-cache warning

    static final ThreadLocal<StringBuilder> WITNESS = ThreadLocal.<StringBuilder>withInitial(StringBuilder::new); //~ thread-local-cache warning

    private static final ThreadLocal<NumberFormat> SPLIT = //~ thread-local-cache warning
            ThreadLocal
                    .withInitial(
                            () -> NumberFormat.getInstance(Locale.ROOT));

    private static final ThreadLocal<SimpleDateFormat>
            NAME_BELOW = ThreadLocal.withInitial(WithInitial::stamp); //~ thread-local-cache warning

    private static final ThreadLocal<DecimalFormat> BLOCK = ThreadLocal.withInitial(() -> { //~ thread-local-cache warning
        DecimalFormat format = new DecimalFormat("#0.00");
        format.setGroupingUsed(false);
        return format;
    });

    private static final ThreadLocal<MessageDigest> CHECKED = ThreadLocal.withInitial(() -> { //~ thread-local-cache warning
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    });

    private static final Supplier<SimpleDateFormat> MAKER = () -> new SimpleDateFormat("HH:mm");
    private static final ThreadLocal<SimpleDateFormat> BY_CONSTANT = ThreadLocal.withInitial(MAKER); //~ thread-local-cache warning
    private static final ThreadLocal<SimpleDateFormat> BY_METHOD_OF_CONSTANT = ThreadLocal.withInitial(MAKER::get); //~ thread-local-cache warning

    private static final java.lang.ThreadLocal<java.text.SimpleDateFormat> QUALIFIED = java.lang.ThreadLocal.withInitial(() -> new java.text.SimpleDateFormat("HH")); //~ thread-local-cache warning

    private static final ThreadLocal<SimpleDateFormat> ANONYMOUS_SUPPLIER = ThreadLocal.withInitial(new Supplier<SimpleDateFormat>() { //~ thread-local-cache warning
        @Override
        public SimpleDateFormat get() {
            return new SimpleDateFormat("mm");
        }
    });

    private static final ThreadLocal<StringBuilder> FIRST = ThreadLocal.withInitial(StringBuilder::new), //~ thread-local-cache warning
            SECOND = ThreadLocal.withInitial(() -> new StringBuilder(256)); //~ thread-local-cache warning

    private static final ThreadLocal<SimpleDateFormat> PARENTHESES = (ThreadLocal.withInitial((() -> (new SimpleDateFormat("ss"))))); //~ thread-local-cache warning
    private static final ThreadLocal<NumberFormat> CAST = (ThreadLocal<NumberFormat>) ThreadLocal.<NumberFormat>withInitial(() -> (NumberFormat) new DecimalFormat("0")); //~ thread-local-cache warning

    // The type argument is wider than what is made.
    private static final ThreadLocal<Object> AS_OBJECT = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy")); //~ thread-local-cache warning
    private static final ThreadLocal<java.text.Format> AS_FORMAT = ThreadLocal.withInitial(WithInitial::stamp); //~ thread-local-cache warning
    private static final ThreadLocal<? extends NumberFormat> WILDCARD = ThreadLocal.withInitial(() -> new DecimalFormat("00")); //~ thread-local-cache warning

    private static SimpleDateFormat stamp() {
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm");
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        return format;
    }

    static String all() {
        SimpleDateFormat day = DAY.get();
        WITNESS.get().setLength(0);
        return day.toPattern() + SPLIT.get() + NAME_BELOW.get() + BLOCK.get() + CHECKED.get() + BY_CONSTANT.get() + BY_METHOD_OF_CONSTANT.get()
                + QUALIFIED.get() + ANONYMOUS_SUPPLIER.get() + FIRST.get() + SECOND.get() + PARENTHESES.get() + CAST.get() + AS_OBJECT.get()
                + AS_FORMAT.get() + WILDCARD.get();
    }
}
