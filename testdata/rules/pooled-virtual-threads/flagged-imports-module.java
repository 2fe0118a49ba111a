//@ jdk: 25
import module java.base;

class ModuleImport {
    ExecutorService fixed() {
        ThreadFactory factory = Thread.ofVirtual().factory();
        return Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }
}
