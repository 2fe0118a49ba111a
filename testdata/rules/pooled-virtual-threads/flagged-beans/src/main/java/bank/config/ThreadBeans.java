//@ jdk: 25
package bank.config;

import java.util.concurrent.ThreadFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
public class ThreadBeans {
    @Bean(destroyMethod = "heavy")
    public ThreadFactory virtualThreads() {
        return Thread.ofVirtual().name("bean-", 0).factory();
    }

    @Bean("heavy")
    public ThreadFactory platformThreads() {
        return Thread.ofPlatform().factory();
    }

    @Bean(name = {"light", "lightThreads"})
    ThreadFactory otherVirtualThreads() {
        return Thread.ofVirtual().factory();
    }
}
