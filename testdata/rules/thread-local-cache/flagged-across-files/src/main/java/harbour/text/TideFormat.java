package harbour.text;

import java.text.DecimalFormat;

public class TideFormat extends ThreadLocal<DecimalFormat> {
    @Override
    protected DecimalFormat initialValue() {
        return new DecimalFormat("0.0 m");
    }
}
