//@ jdk: 25
// Two beans of one type under two profiles: which one is injected is not known.
package bank.config;

import java.util.concurrent.ThreadFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;

@Configuration
public class Beans {
    @Bean
    @Profile("light")
    public ThreadFactory lightThreads() {
        return Thread.ofVirtual().factory();
    }

    @Bean
    @Profile("!light")
    public ThreadFactory heavyThreads() {
        return Thread.ofPlatform().factory();
    }
}
