//@ jdk: 25
// Buffers by size: over 512 bytes or of unknown size a warning, up to 512 bytes a note, up to 64 elements nothing.
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;

class Buffers {
    private static final int LARGE = 4 * 1024;
    private static final int SMALL = 1 << 8;
    private static final int ROOM = Integer.getInteger("room", 128);

    static final ThreadLocal<byte[]> OVER = ThreadLocal.withInitial(() -> new byte[513]); //~ thread-local-cache warning
    static final ThreadLocal<byte[]> AT_THE_LIMIT = ThreadLocal.withInitial(() -> new byte[512]); //~ thread-local-cache note
    static final ThreadLocal<byte[]> OVER_64 = ThreadLocal.withInitial(() -> new byte[65]); //~ thread-local-cache note
    static final ThreadLocal<byte[]> BY_LARGE_CONSTANT = ThreadLocal.withInitial(() -> new byte[LARGE]); //~ thread-local-cache warning
    static final ThreadLocal<byte[]> BY_SMALL_CONSTANT = ThreadLocal.withInitial(() -> new byte[SMALL]); //~ thread-local-cache note
    static final ThreadLocal<byte[]> COMPUTED = ThreadLocal.withInitial(() -> new byte[LARGE + 2 * SMALL]); //~ thread-local-cache warning
    static final ThreadLocal<byte[]> UNKNOWN = ThreadLocal.withInitial(() -> new byte[ROOM]); //~ thread-local-cache warning
    static final ThreadLocal<char[]> CHARS = ThreadLocal.withInitial(() -> new char[2_000]); //~ thread-local-cache warning
    static final ThreadLocal<char[]> FEW_CHARS = ThreadLocal.withInitial(() -> new char[100]); //~ thread-local-cache note
    static final ThreadLocal<byte[]> HEX = ThreadLocal.withInitial(() -> new byte[0x1000]); //~ thread-local-cache warning
    static final ThreadLocal<byte[][]> ROWS = ThreadLocal.withInitial(() -> new byte[16][1024]); //~? thread-local-cache warning
    static final ThreadLocal<ByteBuffer> HEAP = ThreadLocal.withInitial(() -> ByteBuffer.allocate(8192)); //~ thread-local-cache warning
    static final ThreadLocal<ByteBuffer> DIRECT = ThreadLocal.withInitial(() -> ByteBuffer.allocateDirect(LARGE)); //~ thread-local-cache warning
    static final ThreadLocal<ByteBuffer> SMALL_HEAP = ThreadLocal.withInitial(() -> ByteBuffer.allocate(128)); //~ thread-local-cache note
    static final ThreadLocal<ByteBuffer> UNKNOWN_HEAP = ThreadLocal.withInitial(() -> ByteBuffer.allocate(ROOM)); //~ thread-local-cache warning
    static final ThreadLocal<CharBuffer> CHAR_BUFFER = ThreadLocal.withInitial(() -> CharBuffer.allocate(1024)); //~ thread-local-cache warning
    static final ThreadLocal<StringBuffer> STRING_BUFFER = ThreadLocal.withInitial(StringBuffer::new); //~ thread-local-cache warning
    static final ThreadLocal<ByteArrayOutputStream> STREAM = ThreadLocal.withInitial(() -> new ByteArrayOutputStream(1024)); //~ thread-local-cache warning
    static final ThreadLocal<StringWriter> WRITER = ThreadLocal.withInitial(StringWriter::new); //~ thread-local-cache warning

    // A cheap view over memory that all share: its position is its own.
    private static final ByteBuffer SHARED = ByteBuffer.allocate(1 << 20);
    static final ThreadLocal<ByteBuffer> VIEW = ThreadLocal.withInitial(SHARED::duplicate); //~ thread-local-cache note
    private final ByteBuffer file = ByteBuffer.allocate(1 << 20);
    final ThreadLocal<ByteBuffer> fileView = ThreadLocal.withInitial(() -> file.duplicate()); //~ thread-local-cache note

    static int fill(byte[] from) {
        byte[] to = OVER.get();
        System.arraycopy(from, 0, to, 0, Math.min(from.length, to.length));
        return to.length;
    }
}
