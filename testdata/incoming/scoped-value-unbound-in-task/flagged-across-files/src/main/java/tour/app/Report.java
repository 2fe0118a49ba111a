package tour.app;

import static tour.keys.Keys.GUIDE;

final class Report {
    private Report() {
    }

    static void write(String what) {
        System.out.println(what + " " + GUIDE.get());
    }
}
