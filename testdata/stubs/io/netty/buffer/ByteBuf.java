package io.netty.buffer;

public abstract class ByteBuf {
    public abstract ByteBuf clear();

    public abstract ByteBuf writeLong(long value);

    public abstract int readableBytes();
}
