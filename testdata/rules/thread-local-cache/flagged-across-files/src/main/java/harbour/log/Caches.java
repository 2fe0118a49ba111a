package harbour.log;

import harbour.text.TideFormat;
import java.text.DecimalFormat;
import java.text.SimpleDateFormat;

abstract class Caches {
    static final TideFormat TIDES = new TideFormat(); //~ thread-local-cache warning
    static final ThreadLocal<DecimalFormat> AS_BASE = new TideFormat(); //~ thread-local-cache warning
    /** Filled in another class of the package. */
    static final ThreadLocal<SimpleDateFormat> FILLED_ELSEWHERE = new ThreadLocal<>(); //~? thread-local-cache warning
    protected final ThreadLocal<SimpleDateFormat> clock;

    Caches(ThreadLocal<SimpleDateFormat> clock) {
        this.clock = clock;
    }
}
