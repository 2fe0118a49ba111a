//@ jdk: 25
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

class Libraries {
    private final ThreadPoolTaskExecutor spring = new ThreadPoolTaskExecutor();

    ExecutorService guava() {
        ThreadFactory virtual = Thread.ofVirtual().factory();
        ThreadFactory named = new ThreadFactoryBuilder().setNameFormat("g-%d").setThreadFactory(virtual).build();
        return Executors.newFixedThreadPool(4, named); //~ pooled-virtual-threads warning
    }

    ExecutorService guavaInOne() {
        return Executors.newFixedThreadPool(4, new ThreadFactoryBuilder().setThreadFactory(Thread.ofVirtual().factory()).setNameFormat("g").build()); //~ pooled-virtual-threads warning
    }

    ExecutorService guavaExiting() {
        return MoreExecutors.getExitingExecutorService(
            new ThreadPoolExecutor(4, 4, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Thread.ofVirtual().factory())); //~ pooled-virtual-threads warning
    }

    ExecutorService commons() {
        BasicThreadFactory factory = new BasicThreadFactory.Builder().namingPattern("c-%d").wrappedFactory(Thread.ofVirtual().factory()).build();
        return Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }

    ExecutorService commonsNewStyle() {
        var factory = BasicThreadFactory.builder().wrappedFactory(Thread.ofVirtual().factory()).daemon().build();
        return Executors.newCachedThreadPool(factory); //~ pooled-virtual-threads warning
    }

    ThreadPoolTaskExecutor springFactory() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setCorePoolSize(8);
        executor.setThreadFactory(Thread.ofVirtual().name("s-", 0).factory()); //~ pooled-virtual-threads warning
        executor.initialize();
        return executor;
    }

    void springField() {
        this.spring.setThreadFactory(Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ThreadPoolTaskExecutor springDeliberate() {
        var executor = new ThreadPoolTaskExecutor();
        executor.setVirtualThreads(true); //~ pooled-virtual-threads note
        executor.setQueueCapacity(0);
        return executor;
    }

    static class AuditExecutor extends ThreadPoolTaskExecutor {
        AuditExecutor() {
            setThreadFactory(Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
        }
    }

    void springSubclass(AuditExecutor audit) {
        audit.setThreadFactory(Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    ThreadPool jetty() {
        return new QueuedThreadPool(200, 8, 60_000, -1, null, null, Thread.ofVirtual().factory()); //~ pooled-virtual-threads warning
    }

    QueuedThreadPool jettyInALocal() {
        ThreadFactory factory = Thread.ofVirtual().factory();
        var pool = new QueuedThreadPool(200, 8, 60_000, -1, new LinkedBlockingQueue<>(), null, factory); //~ pooled-virtual-threads warning
        pool.setName("http");
        return pool;
    }
}
