//@ jdk: 21
class On21 {
    private static final InheritableThreadLocal<String> USER = new InheritableThreadLocal<>(); //~ inheritable-thread-local-fork warning

    void start(String user) {
        USER.set(user);
        Thread.startVirtualThread(() -> System.out.println(USER.get()));
    }
}
