package org.eclipse.jetty.util.thread;

import java.util.concurrent.Executor;

public interface ThreadPool extends Executor {
}
