//@ jdk: 25
import java.security.SecureRandom;
import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.zip.Deflater;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

class InitialValue {
    private static final ThreadLocal<DateFormat> ANONYMOUS = new ThreadLocal<DateFormat>() { //~ thread-local-cache warning
        @Override
        protected DateFormat initialValue() {
            return new SimpleDateFormat("dd.MM.yyyy");
        }
    };

    private static final ThreadLocal<Deflater> DIAMOND = new ThreadLocal<>() { //~ thread-local-cache warning
        @Override
        protected Deflater initialValue() {
            Deflater deflater = new Deflater(Deflater.BEST_SPEED, true);
            return deflater;
        }
    };

    private static final ThreadLocal<DocumentBuilder> WIDER_OVERRIDE = new ThreadLocal<DocumentBuilder>() { //~ thread-local-cache warning
        @Override
        public DocumentBuilder initialValue() {
            try {
                return DocumentBuilderFactory.newInstance().newDocumentBuilder();
            } catch (ParserConfigurationException e) {
                throw new IllegalStateException(e);
            }
        }
    };

    private static final ThreadLocal<SecureRandom> NESTED = new Tokens(); //~ thread-local-cache warning
    private static final Tokens BY_OWN_TYPE = new Tokens(); //~ thread-local-cache warning
    private static final ThreadLocal<StringBuilder> TOP_LEVEL = new Lines(); //~ thread-local-cache warning
    private static final ThreadLocal<StringBuilder> BELOW_IT = new LongLines(); //~ thread-local-cache warning

    // A named class whose constructor takes what the value is made with.
    private static final ThreadLocal<SimpleDateFormat> WITH_ARGUMENT = new Stamps("HH:mm"); //~ thread-local-cache warning

    private static final class Tokens extends ThreadLocal<SecureRandom> {
        @Override
        protected SecureRandom initialValue() {
            return new SecureRandom();
        }
    }

    private static final class Stamps extends ThreadLocal<SimpleDateFormat> {
        private final String pattern;

        Stamps(String pattern) {
            this.pattern = pattern;
        }

        @Override
        protected SimpleDateFormat initialValue() {
            return new SimpleDateFormat(pattern);
        }
    }

    static Object all() {
        DateFormat format = ANONYMOUS.get();
        return format.format(0L) + DIAMOND.get() + WIDER_OVERRIDE.get() + NESTED.get() + BY_OWN_TYPE.get() + TOP_LEVEL.get() + BELOW_IT.get() + WITH_ARGUMENT.get();
    }
}

class Lines extends ThreadLocal<StringBuilder> {
    @Override
    protected StringBuilder initialValue() {
        return new StringBuilder(512);
    }
}

class LongLines extends Lines {
}
