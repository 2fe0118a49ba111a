//@ jdk: 25
import static java.lang.ThreadLocal.withInitial;
import static java.security.MessageDigest.getInstance;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class StaticImports {
    private static final Pattern WORD = Pattern.compile("\\w+");
    private static final ThreadLocal<Matcher> WORDS = withInitial(() -> WORD.matcher("")); //~ thread-local-cache warning
    private static final ThreadLocal<MessageDigest> DIGESTS = withInitial(StaticImports::sha); //~ thread-local-cache warning

    private static MessageDigest sha() {
        try {
            return getInstance("SHA-1");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    static boolean known(String text) {
        return WORDS.get().reset(text).matches() && DIGESTS.get().digest(text.getBytes()).length > 0;
    }
}
