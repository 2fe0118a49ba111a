//@ jdk: 25
package bank;

import java.text.SimpleDateFormat;

class RatesTest {
    private static final ThreadLocal<SimpleDateFormat> DAY = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy-MM-dd")); //~ thread-local-cache note

    void parses() throws Exception {
        DAY.get().parse("2030-01-02");
    }
}
