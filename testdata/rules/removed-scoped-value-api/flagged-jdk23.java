//@ jdk: 23
//@ not-compiling: cannot find symbol
// On 23 getWhere and Carrier.get(Supplier) are gone; runWhere and callWhere go with 24.
class OnTwentyThree {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    Object read() throws Exception {
        ScopedValue.runWhere(USER, "a", () -> System.out.println(USER.get()));
        String a = ScopedValue.callWhere(USER, "a", () -> USER.get());
        String b = ScopedValue.getWhere(USER, "a", () -> USER.get()); //~ removed-scoped-value-api error
        return a + b + ScopedValue.where(USER, "a").get(() -> "c"); //~ removed-scoped-value-api error
    }
}
