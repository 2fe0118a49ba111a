package bank;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
class BeanParameter {
    @Bean
    ExecutorService pool(ThreadFactory factory) {
        return Executors.newFixedThreadPool(4, factory); //~ pooled-virtual-threads warning
    }
}
