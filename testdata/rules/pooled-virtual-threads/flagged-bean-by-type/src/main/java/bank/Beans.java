//@ jdk: 25
package bank;

import java.util.concurrent.ThreadFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
public class Beans {
    @Bean
    public ThreadFactory threads() {
        return Thread.ofVirtual().factory();
    }
}
