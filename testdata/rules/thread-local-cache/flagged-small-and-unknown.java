//@ jdk: 25
// Of unknown or small cost and reached from no virtual entry: a note.
import java.util.Calendar;
import java.util.Random;
import java.util.zip.CRC32;

class SmallAndUnknown {
    static final class Pen {
        private int strokes;

        int draw() {
            return ++strokes;
        }
    }

    private static final ThreadLocal<Pen> PENS = ThreadLocal.withInitial(Pen::new); //~ thread-local-cache note
    private static final ThreadLocal<Random> RANDOM = ThreadLocal.withInitial(Random::new); //~ thread-local-cache note
    private static final ThreadLocal<CRC32> SUM = ThreadLocal.withInitial(CRC32::new); //~ thread-local-cache note
    private static final ThreadLocal<Calendar> CALENDAR = ThreadLocal.withInitial(Calendar::getInstance); //~ thread-local-cache note
    private static final ThreadLocal<Pen> LAZY = new ThreadLocal<>(); //~ thread-local-cache note

    static Pen pen() {
        Pen pen = LAZY.get();
        if (pen == null) {
            pen = new Pen();
            LAZY.set(pen);
        }
        return pen;
    }

    static long all(byte[] bytes) {
        CRC32 sum = SUM.get();
        sum.reset();
        sum.update(bytes);
        return sum.getValue() + PENS.get().draw() + RANDOM.get().nextInt() + CALENDAR.get().getTimeInMillis();
    }
}
