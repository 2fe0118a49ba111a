//@ jdk: 25
class Threads {
    static final ScopedValue<String> ROOM = ScopedValue.newInstance();

    void started(String room) {
        ScopedValue.where(ROOM, room).run(() -> {
            Thread.startVirtualThread(() -> System.out.println(ROOM.get())); //~ scoped-value-unbound-in-task error
            Thread.ofVirtual().name("room").start(() -> System.out.println(ROOM.get())); //~ scoped-value-unbound-in-task error
            Thread.ofPlatform().start(() -> System.out.println(ROOM.get())); //~ scoped-value-unbound-in-task error
            new Thread(() -> System.out.println(ROOM.get())).start(); //~ scoped-value-unbound-in-task error
            Thread unstarted = Thread.ofVirtual().unstarted(() -> System.out.println(ROOM.get())); //~ scoped-value-unbound-in-task error
            unstarted.start();
        });
    }

    // A read that is asked for after the hand-over is bound, the one in the thread is not.
    void both(String room) {
        ScopedValue.where(ROOM, room).run(() -> {
            Thread thread = Thread.startVirtualThread(() -> System.out.println(ROOM.get())); //~ scoped-value-unbound-in-task error
            System.out.println(ROOM.get() + thread);
        });
    }
}
