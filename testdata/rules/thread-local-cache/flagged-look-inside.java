//@ jdk: 25
// A class of the project is as costly as what it holds, up to two looks deep.
import java.nio.ByteBuffer;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

class LookInside {
    private static final class Stamp {
        private final Date date = new Date(0L);
        private final SimpleDateFormat format = new SimpleDateFormat("HH:mm");

        String show(long time) {
            date.setTime(time);
            return format.format(date);
        }
    }

    private static final class Scratch {
        private final char[] chars;

        Scratch(int size) {
            chars = new char[size];
        }

        char[] chars() {
            return chars;
        }
    }

    private static final class TwoDeep {
        final Stamp stamp = new Stamp();
    }

    private static final class ThreeDeep {
        final TwoDeep twoDeep = new TwoDeep();
    }

    private static final class FilledLater {
        private ByteBuffer buffer;

        ByteBuffer buffer() {
            if (buffer == null) {
                buffer = ByteBuffer.allocateDirect(1 << 16);
            }
            return buffer;
        }
    }

    private static class Base {
        final StringBuilder text = new StringBuilder();
    }

    private static final class Sub extends Base {
    }

    private record Tools(SimpleDateFormat format, StringBuilder text) {
        static Tools create() {
            return new Tools(new SimpleDateFormat("yyyy", Locale.ROOT), new StringBuilder());
        }
    }

    private static final class Small {
        private final char[] digits = new char[20];

        char[] digits() {
            return digits;
        }
    }

    private static final class OnlyStatic {
        static final SimpleDateFormat SHARED = new SimpleDateFormat("yyyy");
        int count;
    }

    private static final ThreadLocal<Stamp> STAMP = ThreadLocal.withInitial(Stamp::new); //~ thread-local-cache warning
    private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(() -> new Scratch(1024)); //~ thread-local-cache warning
    private static final ThreadLocal<TwoDeep> TWO_DEEP = ThreadLocal.withInitial(TwoDeep::new); //~ thread-local-cache warning
    private static final ThreadLocal<ThreeDeep> THREE_DEEP = ThreadLocal.withInitial(ThreeDeep::new); //~ thread-local-cache note
    private static final ThreadLocal<FilledLater> FILLED_LATER = ThreadLocal.withInitial(FilledLater::new); //~ thread-local-cache warning
    private static final ThreadLocal<Sub> INHERITED = ThreadLocal.withInitial(Sub::new); //~ thread-local-cache
    private static final ThreadLocal<Tools> RECORD = ThreadLocal.withInitial(Tools::create); //~ thread-local-cache warning
    private static final ThreadLocal<StringBuilder[]> ARRAY = ThreadLocal.withInitial(() -> new StringBuilder[] {new StringBuilder(), new StringBuilder()}); //~? thread-local-cache warning
    private static final ThreadLocal<Small> SMALL = ThreadLocal.withInitial(Small::new); //~ thread-local-cache note
    private static final ThreadLocal<OnlyStatic> ONLY_STATIC = ThreadLocal.withInitial(OnlyStatic::new); //~ thread-local-cache note

    static Object all(long time) {
        return STAMP.get().show(time) + SCRATCH.get().chars().length + TWO_DEEP.get().stamp + THREE_DEEP.get().twoDeep + FILLED_LATER.get().buffer()
                + INHERITED.get().text + RECORD.get() + ARRAY.get().length + SMALL.get().digits().length + ONLY_STATIC.get().count;
    }
}
