//@ jdk: 25
// Library types that take a virtual factory and are no pool of tasks, per-task executors of Spring and Jetty, platform factories, mocks.
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import com.zaxxer.hikari.HikariConfig;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.VirtualThreadPool;
import org.springframework.core.task.SimpleAsyncTaskExecutor;
import org.springframework.core.task.VirtualThreadTaskExecutor;
import org.springframework.scheduling.concurrent.CustomizableThreadFactory;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

class CleanLibraries {
    HikariConfig hikari() {
        HikariConfig config = new HikariConfig();
        config.setMaximumPoolSize(10);
        config.setThreadFactory(Thread.ofVirtual().factory());
        return config;
    }

    Object springPerTask() {
        SimpleAsyncTaskExecutor simple = new SimpleAsyncTaskExecutor("s-");
        simple.setVirtualThreads(true);
        simple.setConcurrencyLimit(20);
        var other = new SimpleAsyncTaskExecutor(Thread.ofVirtual().factory());
        other.setThreadFactory(Thread.ofVirtual().factory());
        return new VirtualThreadTaskExecutor("v-");
    }

    ThreadPoolTaskExecutor springPlatform() {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setVirtualThreads(false);
        executor.setThreadFactory(new CustomizableThreadFactory("p-"));
        return executor;
    }

    Object jetty() {
        QueuedThreadPool pool = new QueuedThreadPool(200, 8);
        pool.setVirtualThreadsExecutor(Executors.newThreadPerTaskExecutor(Thread.ofVirtual().factory()));
        return new VirtualThreadPool(500);
    }

    ExecutorService guava() {
        return Executors.newFixedThreadPool(4, new ThreadFactoryBuilder().setNameFormat("g-%d").setDaemon(true).build());
    }

    ExecutorService guavaPerTask() {
        var factory = new ThreadFactoryBuilder().setThreadFactory(Thread.ofVirtual().factory()).build();
        return Executors.newThreadPerTaskExecutor(factory);
    }

    ExecutorService commons() {
        return Executors.newFixedThreadPool(4, BasicThreadFactory.builder().namingPattern("c-%d").build());
    }

    interface Pools {
        ExecutorService newFixedThreadPool(int size, ThreadFactory factory);
    }

    void mocks() {
        Pools pools = mock(Pools.class);
        ThreadFactory factory = mock(ThreadFactory.class);
        when(pools.newFixedThreadPool(anyInt(), any())).thenReturn(Executors.newFixedThreadPool(1, factory));
        pools.newFixedThreadPool(4, Thread.ofVirtual().factory());
    }
}
