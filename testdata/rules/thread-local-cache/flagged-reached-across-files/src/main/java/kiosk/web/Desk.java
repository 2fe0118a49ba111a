package kiosk.web;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kiosk.print.Printer;

public class Desk {
    private final Printer printer = new Printer();

    public void printAll(List<String> tickets) {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (String ticket : tickets) {
                executor.submit(() -> printer.print(ticket));
            }
        }
        printer.proof("last");
    }

    /** Who calls it, and how often at once, is not seen: open. */
    public Thread single(String ticket) {
        return Thread.ofVirtual().name("desk").start(() -> printer.single(ticket));
    }
}
