//@ jdk: 25
//@ not-compiling: invalid method reference
import java.util.concurrent.Callable;

class References {
    interface Runner {
        void run(ScopedValue<String> key, String value, Runnable task);
    }

    interface Caller {
        String call(ScopedValue<String> key, String value, Callable<String> task) throws Exception;
    }

    interface Getter {
        String get(ScopedValue<String> key, String value, java.util.function.Supplier<String> task);
    }

    Runner run = ScopedValue::runWhere; //~ removed-scoped-value-api error
    Caller call = ScopedValue::callWhere; //~ removed-scoped-value-api error
    Getter get = java.lang.ScopedValue::getWhere; //~ removed-scoped-value-api error

    static void hand(Runner runner) {
    }

    void argument() {
        hand(ScopedValue::runWhere); //~ removed-scoped-value-api error
    }
}
