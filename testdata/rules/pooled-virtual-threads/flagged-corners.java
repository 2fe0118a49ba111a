//@ jdk: 25
// Factories that only following values gets right, each next to one that must stay silent.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Function;

class PoolCorners {
    static final ThreadFactory VIRTUAL = Thread.ofVirtual().factory();
    Function<Integer, ExecutorService> maker = n -> Executors.newFixedThreadPool(n, VIRTUAL); //~ pooled-virtual-threads warning
    BiFunction<Integer, ThreadFactory, ExecutorService> unknownMaker = Executors::newFixedThreadPool;

    static ThreadFactory named(ThreadFactory inner) {
        return task -> {
            Thread thread = inner.newThread(task);
            thread.setName("x");
            return thread;
        };
    }

    ExecutorService decorated() {
        return Executors.newFixedThreadPool(4, named(VIRTUAL)); //~ pooled-virtual-threads warning
    }

    ExecutorService wrappedPool() {
        return Executors.unconfigurableExecutorService(Executors.newFixedThreadPool(4, VIRTUAL)); //~ pooled-virtual-threads warning
    }

    ExecutorService eitherThread() {
        return Executors.newFixedThreadPool(4, task -> task.hashCode() > 3 ? Thread.ofVirtual().unstarted(task) : new Thread(task));
    }

    ExecutorService platformAroundVirtual() {
        return Executors.newFixedThreadPool(4, task -> new Thread(() -> Thread.startVirtualThread(task)));
    }

    ExecutorService withHandler() {
        var pool = new ThreadPoolExecutor(2, 4, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>(), VIRTUAL, new ThreadPoolExecutor.AbortPolicy()); //~ pooled-virtual-threads warning
        return pool;
    }

    ExecutorService handlerIsNoFactory() {
        return new ThreadPoolExecutor(2, 4, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>(), new ThreadPoolExecutor.AbortPolicy());
    }

    ExecutorService builderAssignedLater() {
        Thread.Builder.OfVirtual builder;
        builder = Thread.ofVirtual();
        ThreadFactory factory = builder.factory();
        return Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }

    // The type alone says it.
    ExecutorService builderParameter(Thread.Builder.OfVirtual builder) {
        return Executors.newFixedThreadPool(4, builder.factory()); //~? pooled-virtual-threads warning
    }

    ExecutorService eitherBuilder(Thread.Builder builder) {
        return Executors.newFixedThreadPool(4, builder.factory());
    }

    // A factory may refuse with null; the threads it does make are virtual.
    ExecutorService refusesSometimes(boolean closed) {
        return Executors.newFixedThreadPool(4, task -> { //~? pooled-virtual-threads warning
            if (closed) {
                return null;
            }
            return Thread.ofVirtual().unstarted(task);
        });
    }

    ExecutorService virtualOnBothPaths(boolean named) {
        ThreadFactory factory;
        if (named) {
            factory = Thread.ofVirtual().name("x").factory();
        } else {
            factory = VIRTUAL;
        }
        return Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService eitherPath(boolean virtual) {
        ThreadFactory factory;
        if (virtual) {
            factory = VIRTUAL;
        } else {
            factory = Thread::new;
        }
        return Executors.newFixedThreadPool(4, factory);
    }

    ExecutorService virtualInEveryCase(int kind) {
        ThreadFactory factory = switch (kind) {
            case 0 -> VIRTUAL;
            default -> Thread.ofVirtual().factory();
        };
        return Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService eitherCase(int kind) {
        ThreadFactory factory = switch (kind) {
            case 0 -> VIRTUAL;
            default -> Thread.ofPlatform().factory();
        };
        return Executors.newFixedThreadPool(4, factory);
    }

    void pattern(Object pool) {
        if (pool instanceof ThreadPoolExecutor executor) {
            executor.setThreadFactory(task -> Thread.ofVirtual().unstarted(task)); //~ pooled-virtual-threads warning
        }
    }

    interface Factory extends ThreadFactory {
    }

    ExecutorService ownInterface() {
        Factory factory = task -> Thread.ofVirtual().unstarted(task);
        return Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService localRecord() {
        record Made() implements ThreadFactory {
            @Override
            public Thread newThread(Runnable task) {
                return Thread.ofVirtual().unstarted(task);
            }
        }
        return Executors.newFixedThreadPool(4, new Made()); //~ pooled-virtual-threads warning
    }

    enum Single implements ThreadFactory {
        ONE;

        @Override
        public Thread newThread(Runnable task) {
            return VIRTUAL.newThread(task);
        }
    }

    ExecutorService enumConstant() {
        return Executors.newFixedThreadPool(4, Single.ONE); //~? pooled-virtual-threads warning
    }

    static abstract class Base implements ThreadFactory {
        @Override
        public Thread newThread(Runnable task) {
            return make(task);
        }

        abstract Thread make(Runnable task);
    }

    static class Platform extends Base {
        @Override
        Thread make(Runnable task) {
            return new Thread(task);
        }
    }

    ExecutorService platformSubclass() {
        return Executors.newFixedThreadPool(4, new Platform());
    }

    ExecutorService localSubclass() {
        class Local extends ThreadPoolExecutor {
            Local() {
                super(3, 3, 0, TimeUnit.DAYS, new LinkedBlockingQueue<>());
                this.setThreadFactory(VIRTUAL); //~ pooled-virtual-threads warning
            }
        }
        return new Local();
    }

    // Two methods that only call each other: no answer, and no endless search.
    ThreadFactory here() {
        return there();
    }

    ThreadFactory there() {
        return here();
    }

    ExecutorService roundAbout() {
        return Executors.newFixedThreadPool(4, here());
    }
}
