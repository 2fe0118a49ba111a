//@ jdk: 25
// A soft or weak reference in a ThreadLocal says by itself that the value is a cache, whatever it is.
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;

class References {
    @Target(ElementType.TYPE_USE)
    @interface Maybe {
    }

    static final class Pad {
        final int[] cells = new int[16];
    }

    private static final ThreadLocal<SoftReference<Pad>> PADS = ThreadLocal.withInitial(() -> new SoftReference<>(new Pad())); //~ thread-local-cache warning
    private static final ThreadLocal<SoftReference<Pad>> LAZY = new ThreadLocal<>(); //~ thread-local-cache warning
    private static final ThreadLocal<WeakReference<Pad>> WEAK = new ThreadLocal<WeakReference<Pad>>(); //~ thread-local-cache warning
    private static final ThreadLocal<Reference<byte[]>> BASE = new ThreadLocal<>(); //~ thread-local-cache warning
    private static final ThreadLocal<@Maybe SoftReference<Pad>> ANNOTATED = new ThreadLocal<>(); //~ thread-local-cache warning
    private static final ThreadLocal<java.lang.ref.@Maybe SoftReference<@Maybe Pad>> QUALIFIED = //~ thread-local-cache warning
            new ThreadLocal<>();

    static Pad pad() {
        SoftReference<Pad> reference = LAZY.get();
        Pad pad = reference == null ? null : reference.get();
        if (pad == null) {
            pad = new Pad();
            LAZY.set(new SoftReference<>(pad));
        }
        return pad;
    }

    static Pad weak() {
        WeakReference<Pad> reference = WEAK.get();
        if (reference == null || reference.get() == null) {
            Pad pad = new Pad();
            WEAK.set(new WeakReference<>(pad));
            return pad;
        }
        return reference.get();
    }

    static byte[] bytes() {
        Reference<byte[]> reference = BASE.get();
        byte[] bytes = reference != null ? reference.get() : null;
        if (bytes == null) {
            bytes = new byte[100];
            BASE.set(new SoftReference<>(bytes));
        }
        return bytes;
    }

    static Pad annotated() {
        SoftReference<Pad> reference = ANNOTATED.get();
        Pad pad = (reference != null) ? reference.get() : null;
        if (pad != null) {
            return pad;
        }
        ANNOTATED.set(new SoftReference<>(new Pad()));
        return new Pad();
    }

    static Pad qualified() {
        SoftReference<Pad> reference = QUALIFIED.get();
        if (reference == null) {
            QUALIFIED.set(new SoftReference<>(new Pad()));
            return new Pad();
        }
        return reference.get();
    }

    static Pad initial() {
        return PADS.get().get();
    }
}
