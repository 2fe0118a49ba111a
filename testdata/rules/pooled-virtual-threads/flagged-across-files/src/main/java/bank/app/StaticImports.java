package bank.app;

import static bank.threads.Threads.VIRTUAL;
import static bank.threads.Threads.worker;
import static java.util.concurrent.Executors.newFixedThreadPool;

import java.util.concurrent.ExecutorService;

class StaticImports {
    ExecutorService method() {
        return newFixedThreadPool(8, worker()); //~ pooled-virtual-threads warning
    }

    ExecutorService constant() {
        return newFixedThreadPool(8, VIRTUAL); //~ pooled-virtual-threads warning
    }
}
