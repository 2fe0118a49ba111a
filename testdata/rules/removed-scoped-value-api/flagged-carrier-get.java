//@ jdk: 25
//@ not-compiling: incompatible types
import java.util.function.Supplier;

class CarrierGet {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    String read() {
        return USER.get();
    }

    String lambda() {
        return ScopedValue.where(USER, "a").get(() -> USER.get()); //~ removed-scoped-value-api error
    }

    String blockLambda() {
        return ScopedValue.where(USER, "a").get(() -> { //~ removed-scoped-value-api error
            return USER.get();
        });
    }

    String reference() {
        return ScopedValue.where(USER, "a").get(this::read); //~ removed-scoped-value-api error
    }

    String referenceToTheKey() {
        return ScopedValue.where(USER, "a").get(USER::get); //~ removed-scoped-value-api error
    }

    String variable(Supplier<String> task) {
        return ScopedValue.where(USER, "a").where(DEPTH, 1).get(task); //~ removed-scoped-value-api error
    }

    String carrierInALocal(Supplier<? extends String> task) {
        var carrier = ScopedValue.where(USER, "a");
        ScopedValue.Carrier typed = carrier.where(DEPTH, 1);
        String a = carrier.get(task); //~ removed-scoped-value-api error
        return a + typed.get(task); //~ removed-scoped-value-api error
    }

    String carrierAsParameter(ScopedValue.Carrier carrier) {
        return carrier.get(() -> "a"); //~ removed-scoped-value-api error
    }

    private final java.lang.ScopedValue.Carrier kept = ScopedValue.where(USER, "kept");

    ScopedValue.Carrier carrier() {
        return kept;
    }

    String carrierFromElsewhere() {
        return kept.get(() -> "a") //~ removed-scoped-value-api error
            + this.kept.get(this::read) //~ removed-scoped-value-api error
            + carrier().get(() -> "c"); //~ removed-scoped-value-api error
    }
}
