package org.slf4j;

public interface Logger {
    void debug(String msg);

    void info(String msg);

    void info(String format, Object arg);

    void warn(String format, Object arg1, Object arg2);

    void error(String msg, Throwable t);
}
