package harbour.log;

import static harbour.text.Formats.desk;

import harbour.text.Formats;
import harbour.text.PerThread;
import java.text.SimpleDateFormat;
import java.util.Date;

class Book extends Caches {
    private static final ThreadLocal<SimpleDateFormat> FACTORY = ThreadLocal.withInitial(Formats::tideTable); //~ thread-local-cache warning
    private static final ThreadLocal<Formats.Desk> DESK = ThreadLocal.withInitial(() -> desk()); //~ thread-local-cache warning
    private static final ThreadLocal<StringBuilder> OWN_SUBCLASS = new PerThread<>(StringBuilder::new); //~ thread-local-cache warning
    private static final PerThread<SimpleDateFormat> OWN_TYPE = new PerThread<>(() -> Formats.tideTable()); //~ thread-local-cache warning

    Book() {
        super(FACTORY);
    }

    String entry(double tide, Date at) {
        SimpleDateFormat format = FILLED_ELSEWHERE.get();
        if (format == null) {
            format = Formats.tideTable();
            FILLED_ELSEWHERE.set(format);
        }
        return TIDES.get().format(tide) + AS_BASE.get().format(tide) + clock.get().format(at) + format.format(at) + DESK.get().line()
                + OWN_SUBCLASS.get().length() + OWN_TYPE.get().format(at);
    }
}
