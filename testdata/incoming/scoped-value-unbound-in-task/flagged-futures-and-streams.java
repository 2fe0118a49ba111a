//@ jdk: 25
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class FuturesAndStreams {
    private static final ScopedValue<String> LOCALE = ScopedValue.newInstance();

    CompletableFuture<String> future(String locale, ExecutorService executor) {
        return ScopedValue.where(LOCALE, locale).call(() -> CompletableFuture
                .supplyAsync(() -> "price in " + LOCALE.get()) //~ scoped-value-unbound-in-task error
                .thenApplyAsync(text -> text + LOCALE.get(), executor)); //~ scoped-value-unbound-in-task error
    }

    void run(String locale, ExecutorService executor) {
        ScopedValue.where(LOCALE, locale).run(() -> {
            CompletableFuture.runAsync(() -> System.out.println(LOCALE.get())).join(); //~ scoped-value-unbound-in-task error
            CompletableFuture.runAsync(() -> System.out.println(LOCALE.get()), executor).join(); //~ scoped-value-unbound-in-task error
        });
    }

    List<String> parallel(String locale, List<String> prices) {
        return ScopedValue.where(LOCALE, locale).call(() -> prices.parallelStream()
                .map(price -> price + LOCALE.get()) //~ scoped-value-unbound-in-task error
                .collect(Collectors.toList()));
    }

    void range(String locale) {
        ScopedValue.where(LOCALE, locale).run(() ->
                IntStream.range(0, 10_000).parallel().forEach(i -> System.out.println(i + LOCALE.get()))); //~ scoped-value-unbound-in-task error
    }
}
