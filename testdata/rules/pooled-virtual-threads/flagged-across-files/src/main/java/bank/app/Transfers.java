package bank.app;

import bank.threads.Base;
import bank.threads.HeavyThreads;
import bank.threads.LightThreads;
import bank.threads.Threads;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Transfers extends Base {
    private final ExecutorService field = Executors.newFixedThreadPool(8, Threads.worker()); //~ pooled-virtual-threads warning

    ExecutorService method() {
        return Executors.newFixedThreadPool(8, Threads.named("t-")); //~ pooled-virtual-threads warning
    }

    ExecutorService constant() {
        return Executors.newCachedThreadPool(Threads.VIRTUAL); //~ pooled-virtual-threads warning
    }

    ExecutorService nestedConstant() {
        return Executors.newFixedThreadPool(8, Threads.Kinds.IO); //~ pooled-virtual-threads warning
    }

    ExecutorService ownClass() {
        return Executors.newFixedThreadPool(8, new LightThreads()); //~ pooled-virtual-threads warning
    }

    ExecutorService inheritedField() {
        return Executors.newFixedThreadPool(8, threads); //~ pooled-virtual-threads warning
    }

    ExecutorService inheritedMethod() {
        return Executors.newFixedThreadPool(8, threads()); //~ pooled-virtual-threads warning
    }

    ExecutorService serial() {
        return Executors.newSingleThreadExecutor(Threads.worker());
    }

    ExecutorService perTask() {
        return Executors.newThreadPerTaskExecutor(Threads.VIRTUAL);
    }

    ExecutorService platform() {
        return Executors.newFixedThreadPool(8, Threads.plain());
    }

    ExecutorService platformConstant() {
        return Executors.newFixedThreadPool(8, Threads.PLATFORM);
    }

    ExecutorService platformClass() {
        return Executors.newFixedThreadPool(8, new HeavyThreads());
    }

    ExecutorService eitherKind(boolean virtual) {
        return Executors.newFixedThreadPool(8, Threads.chosen(virtual));
    }
}
