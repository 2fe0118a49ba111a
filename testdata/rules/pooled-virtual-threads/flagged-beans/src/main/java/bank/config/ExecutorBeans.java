package bank.config;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.task.AsyncTaskExecutor;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

@Configuration
class ExecutorBeans {
    private final ThreadBeans threads = new ThreadBeans();

    @Bean
    ExecutorService byMethodName(@Qualifier("virtualThreads") ThreadFactory factory) {
        return Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }

    @Bean
    ExecutorService byBeanName(@Qualifier("light") final ThreadFactory factory) {
        return Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }

    @Bean
    ExecutorService platform(@Qualifier("heavy") ThreadFactory factory) {
        return Executors.newFixedThreadPool(4, factory);
    }

    @Bean
    ExecutorService byCall() {
        return Executors.newFixedThreadPool(4, threads.virtualThreads()); //~ pooled-virtual-threads warning
    }

    @Bean
    AsyncTaskExecutor spring(@Qualifier("virtualThreads") ThreadFactory factory) {
        ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
        executor.setThreadFactory(factory); //~ pooled-virtual-threads warning
        return executor;
    }
}
