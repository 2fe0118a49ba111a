//@ jdk: 25
import module java.base;

class ModuleImport {
    private static final ThreadLocal<SimpleDateFormat> CLOCK = ThreadLocal.withInitial(() -> new SimpleDateFormat("HH:mm:ss")); //~ thread-local-cache warning
    private static final ThreadLocal<Inflater> INFLATER = ThreadLocal.withInitial(Inflater::new); //~ thread-local-cache warning

    static String now() throws DataFormatException {
        return CLOCK.get().format(new Date()) + INFLATER.get().getTotalIn();
    }
}
