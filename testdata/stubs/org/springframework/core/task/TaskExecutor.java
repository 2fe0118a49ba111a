package org.springframework.core.task;

import java.util.concurrent.Executor;

public interface TaskExecutor extends Executor {
}
