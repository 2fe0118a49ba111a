//@ jdk: 25
// A FastThreadLocal in a module without virtual threads: it lives on event loops.
import io.netty.util.concurrent.FastThreadLocal;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.nio.ByteBuffer;

class EventLoop {
    private static final FastThreadLocal<ByteBuffer[]> BUFFERS = new FastThreadLocal<ByteBuffer[]>() {
        @Override
        protected ByteBuffer[] initialValue() {
            return new ByteBuffer[1024];
        }
    };
    private static final FastThreadLocal<StringBuilder> LINES = new FastThreadLocal<>() {
        @Override
        protected StringBuilder initialValue() {
            return new StringBuilder();
        }
    };

    static Thread start() {
        return new FastThreadLocalThread(() -> System.out.println(BUFFERS.get().length + LINES.get().length()));
    }
}
