//@ jdk: 21..22
//@ not-compiling: cannot find symbol
// All of it exists on 21 and 22, and nothing says that the code will run on a later JDK.
class OnTwentyTwo {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    Object read() throws Exception {
        ScopedValue.runWhere(USER, "a", () -> System.out.println(USER.get()));
        String a = ScopedValue.callWhere(USER, "a", () -> USER.get());
        String b = ScopedValue.getWhere(USER, "a", () -> USER.get());
        return a + b + ScopedValue.where(USER, "a").get(() -> "c");
    }
}
