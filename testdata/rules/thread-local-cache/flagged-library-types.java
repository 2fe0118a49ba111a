//@ jdk: 25
// Costly types of libraries.
import com.esotericsoftware.kryo.Kryo;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

class LibraryTypes {
    private final ThreadLocal<Kryo> kryos = ThreadLocal.withInitial(() -> { //~ thread-local-cache warning
        Kryo kryo = new Kryo();
        kryo.setRegistrationRequired(false);
        return kryo;
    });
    private static final ThreadLocal<ByteBuf> BUFFERS = ThreadLocal.withInitial(Unpooled::buffer); //~ thread-local-cache warning

    <T> T copy(T value) {
        BUFFERS.get().clear().writeLong(1L);
        return kryos.get().copy(value);
    }
}
