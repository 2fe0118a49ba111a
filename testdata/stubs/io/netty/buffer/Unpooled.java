package io.netty.buffer;

public final class Unpooled {
    private Unpooled() {
    }

    public static ByteBuf buffer() {
        return null;
    }

    public static ByteBuf buffer(int initialCapacity) {
        return null;
    }
}
