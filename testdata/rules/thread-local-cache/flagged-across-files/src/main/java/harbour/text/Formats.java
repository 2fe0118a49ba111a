package harbour.text;

import java.text.SimpleDateFormat;

public final class Formats {
    private Formats() {
    }

    public static SimpleDateFormat tideTable() {
        SimpleDateFormat format = new SimpleDateFormat("EEE HH:mm");
        format.setLenient(false);
        return format;
    }

    public static Desk desk() {
        return new Desk();
    }

    public static final class Desk {
        private final StringBuilder line = new StringBuilder(80);

        public StringBuilder line() {
            line.setLength(0);
            return line;
        }
    }
}
