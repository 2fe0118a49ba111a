//@ jdk: 25
// Set again only to give a better one of the same kind, or removed when it grew too big: caches all the same.
class Refill {
    private static final ThreadLocal<StringBuilder> TOO_BIG = ThreadLocal.withInitial(() -> new StringBuilder(256)); //~? thread-local-cache warning
    private static final ThreadLocal<byte[]> GROWS = ThreadLocal.withInitial(() -> new byte[1024]); //~ thread-local-cache warning

    static String join(String... parts) {
        StringBuilder builder = TOO_BIG.get();
        builder.setLength(0);
        for (String part : parts) {
            builder.append(part);
        }
        String joined = builder.toString();
        if (builder.capacity() > 10_000) {
            TOO_BIG.remove();
        }
        return joined;
    }

    static byte[] room(int size) {
        byte[] room = GROWS.get();
        if (room.length < size) {
            room = new byte[size * 2];
            GROWS.set(room);
        }
        return room;
    }
}
