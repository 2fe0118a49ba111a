package kiosk.print;

class Ribbon {
    private int used;

    int ink(String text) {
        used += text.length();
        return used;
    }
}
