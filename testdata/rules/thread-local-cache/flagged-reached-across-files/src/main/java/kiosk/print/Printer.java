//@ jdk: 25
package kiosk.print;

public class Printer {
    private static final ThreadLocal<Ribbon> RIBBONS = ThreadLocal.withInitial(Ribbon::new); //~ thread-local-cache warning
    private static final ThreadLocal<Ribbon> SINGLE = ThreadLocal.withInitial(Ribbon::new); //~ thread-local-cache warning
    private static final ThreadLocal<Ribbon> SPARE = ThreadLocal.withInitial(Ribbon::new); //~ thread-local-cache note

    public int print(String ticket) {
        return RIBBONS.get().ink(ticket);
    }

    public int single(String ticket) {
        return SINGLE.get().ink(ticket);
    }

    public int proof(String ticket) {
        return SPARE.get().ink(ticket);
    }
}
