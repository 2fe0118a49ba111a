//! What vtlint knows of types that are not in the tree: the JDK and the libraries that rules ask about.
//!
//! Three small tables, kept as text so that a line is easy to add: which types exist (for wildcard and module imports),
//! which are subtypes of which, and what a method returns. A type that is not here is unknown, and unknown means silent.

use crate::catalog::cached_types;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Packages with the types in them that rules or the resolution of names ask about. Nested types with dots.
const TYPES: &str = "
java.lang: Object String StringBuilder StringBuffer CharSequence Number Integer Long Short Byte Character Boolean Double Float Void Enum Record Class ClassLoader Math StrictMath System Runtime Process ProcessBuilder ProcessHandle Iterable Comparable Cloneable AutoCloseable Appendable Readable Throwable Exception RuntimeException Error InterruptedException IllegalStateException IllegalArgumentException NullPointerException UnsupportedOperationException Runnable Thread Thread.Builder Thread.Builder.OfVirtual Thread.Builder.OfPlatform Thread.State ThreadGroup ThreadLocal InheritableThreadLocal ScopedValue ScopedValue.Carrier ScopedValue.CallableOp StackWalker StackTraceElement Module Package Override Deprecated SuppressWarnings FunctionalInterface SafeVarargs
java.util: Optional OptionalInt OptionalLong OptionalDouble Collection List Set Map Map.Entry Queue Deque Iterator ListIterator Collections Arrays Objects ArrayList LinkedList Vector HashMap LinkedHashMap TreeMap WeakHashMap IdentityHashMap HashSet LinkedHashSet TreeSet ArrayDeque PriorityQueue Properties Random UUID Date Calendar Locale StringJoiner Timer TimerTask Spliterator BitSet Base64 Scanner Formatter SequencedCollection SequencedMap SortedMap NavigableMap Comparator Hashtable Stack
java.util.concurrent: Executor ExecutorService ScheduledExecutorService AbstractExecutorService ThreadPoolExecutor ScheduledThreadPoolExecutor ForkJoinPool ForkJoinTask Executors ThreadFactory Callable Future FutureTask CompletableFuture CompletionStage CompletionService ExecutorCompletionService StructuredTaskScope StructuredTaskScope.ShutdownOnFailure StructuredTaskScope.ShutdownOnSuccess StructuredTaskScope.Subtask StructuredTaskScope.Subtask.State StructuredTaskScope.Joiner StructuredTaskScope.Configuration StructuredTaskScope.FailedException StructuredTaskScope.TimeoutException StructureViolationException Semaphore CountDownLatch CyclicBarrier Phaser Exchanger TimeUnit TimeoutException ExecutionException CancellationException CompletionException RejectedExecutionException RejectedExecutionHandler BlockingQueue BlockingDeque LinkedBlockingQueue ArrayBlockingQueue SynchronousQueue PriorityBlockingQueue DelayQueue LinkedTransferQueue LinkedBlockingDeque ConcurrentHashMap ConcurrentMap ConcurrentLinkedQueue ConcurrentLinkedDeque ConcurrentSkipListMap CopyOnWriteArrayList ThreadLocalRandom Flow ThreadPoolExecutor.AbortPolicy ThreadPoolExecutor.CallerRunsPolicy ThreadPoolExecutor.DiscardPolicy ThreadPoolExecutor.DiscardOldestPolicy ScheduledFuture RunnableFuture
org.springframework.core: NamedThreadLocal NamedInheritableThreadLocal
io.netty.util.concurrent: FastThreadLocal
java.lang.ref: Reference SoftReference WeakReference
java.util.zip: Inflater Deflater CRC32 Adler32
java.util.regex: Pattern Matcher
java.util.concurrent.atomic: AtomicReference AtomicInteger AtomicLong AtomicBoolean LongAdder
java.util.concurrent.locks: Lock ReentrantLock ReadWriteLock ReentrantReadWriteLock StampedLock Condition LockSupport
java.util.function: Supplier Function BiFunction Consumer BiConsumer Predicate BiPredicate UnaryOperator BinaryOperator IntFunction IntSupplier BooleanSupplier
java.util.stream: Stream IntStream LongStream Collectors Collector Gatherers Gatherer
java.time: Duration Instant LocalDate LocalDateTime LocalTime ZonedDateTime OffsetDateTime ZoneId Clock
java.io: InputStream OutputStream Reader Writer File FileInputStream FileOutputStream RandomAccessFile IOException UncheckedIOException Serializable Closeable BufferedReader PrintStream
java.nio: ByteBuffer CharBuffer
java.nio.file: Path Paths Files
java.net: URI URL URLConnection HttpURLConnection Socket ServerSocket InetAddress
java.net.http: HttpClient HttpRequest HttpResponse
java.sql: Connection DriverManager PreparedStatement Statement ResultSet
javax.sql: DataSource
java.text: SimpleDateFormat DateFormat NumberFormat DecimalFormat MessageFormat
java.security: MessageDigest SecureRandom
org.springframework.scheduling.concurrent: ThreadPoolTaskExecutor ThreadPoolTaskScheduler SimpleAsyncTaskScheduler CustomizableThreadFactory ConcurrentTaskExecutor
org.springframework.core.task: SimpleAsyncTaskExecutor VirtualThreadTaskExecutor TaskExecutor AsyncTaskExecutor
org.springframework.core.task.support: TaskExecutorAdapter
org.springframework.boot.task: ThreadPoolTaskExecutorBuilder SimpleAsyncTaskExecutorBuilder ThreadPoolTaskSchedulerBuilder
org.springframework.context.annotation: Bean Configuration Primary
org.springframework.beans.factory.annotation: Autowired Qualifier Value
jakarta.inject: Inject Named Singleton Qualifier
javax.inject: Inject Named Singleton Qualifier
jakarta.enterprise.inject: Produces
jakarta.annotation: Resource
com.google.common.util.concurrent: ThreadFactoryBuilder MoreExecutors ListeningExecutorService
org.apache.commons.lang3.concurrent: BasicThreadFactory BasicThreadFactory.Builder
org.eclipse.jetty.util.thread: QueuedThreadPool VirtualThreadPool ThreadPool ExecutorThreadPool
com.zaxxer.hikari: HikariConfig HikariDataSource
org.mockito: Mockito
";

/// `subtype < supertypes`; type arguments are passed on in order.
const SUPERTYPES: &str = "
java.util.concurrent.ExecutorService < java.util.concurrent.Executor
java.util.concurrent.ScheduledExecutorService < java.util.concurrent.ExecutorService
java.util.concurrent.AbstractExecutorService < java.util.concurrent.ExecutorService
java.util.concurrent.ThreadPoolExecutor < java.util.concurrent.AbstractExecutorService
java.util.concurrent.ScheduledThreadPoolExecutor < java.util.concurrent.ThreadPoolExecutor java.util.concurrent.ScheduledExecutorService
java.util.concurrent.ForkJoinPool < java.util.concurrent.AbstractExecutorService
java.util.concurrent.StructuredTaskScope.ShutdownOnFailure < java.util.concurrent.StructuredTaskScope
java.util.concurrent.StructuredTaskScope.ShutdownOnSuccess < java.util.concurrent.StructuredTaskScope
java.util.concurrent.StructuredTaskScope.Subtask < java.util.function.Supplier
java.util.concurrent.CompletableFuture < java.util.concurrent.Future
java.util.concurrent.FutureTask < java.util.concurrent.Future
java.lang.InheritableThreadLocal < java.lang.ThreadLocal
org.springframework.core.NamedThreadLocal < java.lang.ThreadLocal
org.springframework.core.NamedInheritableThreadLocal < java.lang.InheritableThreadLocal
java.lang.ref.SoftReference < java.lang.ref.Reference
java.lang.ref.WeakReference < java.lang.ref.Reference
java.lang.Thread.Builder.OfVirtual < java.lang.Thread.Builder
java.lang.Thread.Builder.OfPlatform < java.lang.Thread.Builder
java.util.List < java.util.Collection
java.util.Set < java.util.Collection
java.util.Queue < java.util.Collection
java.util.Deque < java.util.Queue
java.util.ArrayList < java.util.List
java.util.LinkedList < java.util.List java.util.Deque
java.util.concurrent.CopyOnWriteArrayList < java.util.List
java.util.HashSet < java.util.Set
java.util.LinkedHashSet < java.util.Set
java.util.TreeSet < java.util.Set
java.util.ArrayDeque < java.util.Deque
java.util.Collection < java.lang.Iterable
java.util.HashMap < java.util.Map
java.util.LinkedHashMap < java.util.Map
java.util.TreeMap < java.util.Map
java.util.concurrent.ConcurrentMap < java.util.Map
java.util.concurrent.ConcurrentHashMap < java.util.concurrent.ConcurrentMap
java.util.concurrent.LinkedBlockingQueue < java.util.concurrent.BlockingQueue
java.util.concurrent.LinkedBlockingDeque < java.util.concurrent.BlockingQueue
java.util.concurrent.LinkedTransferQueue < java.util.concurrent.BlockingQueue
java.util.concurrent.PriorityBlockingQueue < java.util.concurrent.BlockingQueue
java.util.concurrent.DelayQueue < java.util.concurrent.BlockingQueue
java.util.concurrent.ArrayBlockingQueue < java.util.concurrent.BlockingQueue
java.util.concurrent.SynchronousQueue < java.util.concurrent.BlockingQueue
java.util.concurrent.BlockingQueue < java.util.Queue
java.util.function.UnaryOperator < java.util.function.Function
org.springframework.core.task.AsyncTaskExecutor < org.springframework.core.task.TaskExecutor
org.springframework.core.task.TaskExecutor < java.util.concurrent.Executor
org.springframework.core.task.SimpleAsyncTaskExecutor < org.springframework.core.task.AsyncTaskExecutor
org.springframework.core.task.VirtualThreadTaskExecutor < org.springframework.core.task.AsyncTaskExecutor
org.springframework.core.task.support.TaskExecutorAdapter < org.springframework.core.task.AsyncTaskExecutor
org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor < org.springframework.core.task.AsyncTaskExecutor
org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler < org.springframework.core.task.AsyncTaskExecutor
org.springframework.scheduling.concurrent.SimpleAsyncTaskScheduler < org.springframework.core.task.SimpleAsyncTaskExecutor
org.springframework.scheduling.concurrent.ConcurrentTaskExecutor < org.springframework.core.task.AsyncTaskExecutor
org.springframework.scheduling.concurrent.CustomizableThreadFactory < java.util.concurrent.ThreadFactory
org.eclipse.jetty.util.thread.ThreadPool < java.util.concurrent.Executor
org.eclipse.jetty.util.thread.QueuedThreadPool < org.eclipse.jetty.util.thread.ThreadPool
org.eclipse.jetty.util.thread.VirtualThreadPool < org.eclipse.jetty.util.thread.ThreadPool
org.apache.commons.lang3.concurrent.BasicThreadFactory < java.util.concurrent.ThreadFactory
";

/// `type method: result`; `void` or `boolean`; `$0` is the receiver's first type argument, `@` the receiver's own type.
const RETURNS: &str = "
java.lang.ScopedValue newInstance: java.lang.ScopedValue
java.lang.ScopedValue where: java.lang.ScopedValue.Carrier
java.lang.ScopedValue get: $0
java.lang.ScopedValue orElse: $0
java.lang.ScopedValue orElseThrow: $0
java.lang.ScopedValue.Carrier where: @
java.lang.Thread ofVirtual: java.lang.Thread.Builder.OfVirtual
java.lang.Thread ofPlatform: java.lang.Thread.Builder.OfPlatform
java.lang.Thread startVirtualThread: java.lang.Thread
java.lang.Thread currentThread: java.lang.Thread
java.lang.Thread.Builder name: @
java.lang.Thread.Builder inheritInheritableThreadLocals: @
java.lang.Thread.Builder uncaughtExceptionHandler: @
java.lang.Thread.Builder group: @
java.lang.Thread.Builder daemon: @
java.lang.Thread.Builder priority: @
java.lang.Thread.Builder stackSize: @
java.lang.Thread.Builder factory: java.util.concurrent.ThreadFactory
java.lang.Thread.Builder start: java.lang.Thread
java.lang.Thread.Builder unstarted: java.lang.Thread
java.util.concurrent.ThreadFactory newThread: java.lang.Thread
java.util.concurrent.Executors newFixedThreadPool: java.util.concurrent.ExecutorService
java.util.concurrent.Executors newCachedThreadPool: java.util.concurrent.ExecutorService
java.util.concurrent.Executors newSingleThreadExecutor: java.util.concurrent.ExecutorService
java.util.concurrent.Executors newWorkStealingPool: java.util.concurrent.ExecutorService
java.util.concurrent.Executors newVirtualThreadPerTaskExecutor: java.util.concurrent.ExecutorService
java.util.concurrent.Executors newThreadPerTaskExecutor: java.util.concurrent.ExecutorService
java.util.concurrent.Executors newScheduledThreadPool: java.util.concurrent.ScheduledExecutorService
java.util.concurrent.Executors newSingleThreadScheduledExecutor: java.util.concurrent.ScheduledExecutorService
java.util.concurrent.Executors defaultThreadFactory: java.util.concurrent.ThreadFactory
java.util.concurrent.ThreadPoolExecutor getThreadFactory: java.util.concurrent.ThreadFactory
java.util.concurrent.ThreadPoolExecutor setThreadFactory: void
org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor setThreadFactory: void
org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor setVirtualThreads: void
org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler setThreadFactory: void
org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler setVirtualThreads: void
org.eclipse.jetty.util.thread.QueuedThreadPool setThreadFactory: void
java.lang.ScopedValue runWhere: void
java.lang.ScopedValue callWhere: java.lang.Object
java.lang.ScopedValue getWhere: java.lang.Object
java.util.concurrent.StructuredTaskScope shutdown: void
java.util.concurrent.StructuredTaskScope isShutdown: boolean
java.util.concurrent.StructuredTaskScope isCancelled: boolean
java.util.concurrent.StructuredTaskScope ensureOwnerAndJoined: void
java.util.concurrent.StructuredTaskScope.ShutdownOnFailure throwIfFailed: void
java.util.concurrent.StructuredTaskScope.ShutdownOnFailure exception: java.util.Optional
java.util.concurrent.StructuredTaskScope.ShutdownOnSuccess result: $0
java.util.concurrent.StructuredTaskScope open: java.util.concurrent.StructuredTaskScope
java.util.concurrent.StructuredTaskScope fork: java.util.concurrent.StructuredTaskScope.Subtask
java.util.concurrent.StructuredTaskScope.ShutdownOnFailure join: @
java.util.concurrent.StructuredTaskScope.ShutdownOnFailure joinUntil: @
java.util.concurrent.StructuredTaskScope.ShutdownOnSuccess join: @
java.util.concurrent.StructuredTaskScope.ShutdownOnSuccess joinUntil: @
java.util.concurrent.StructuredTaskScope joinUntil: @
java.util.concurrent.StructuredTaskScope.Joiner awaitAll: java.util.concurrent.StructuredTaskScope.Joiner
java.util.concurrent.StructuredTaskScope.Joiner allUntil: java.util.concurrent.StructuredTaskScope.Joiner
java.util.concurrent.StructuredTaskScope.Joiner allSuccessfulOrThrow: java.util.concurrent.StructuredTaskScope.Joiner
java.util.concurrent.StructuredTaskScope.Joiner anySuccessfulOrThrow: java.util.concurrent.StructuredTaskScope.Joiner
java.util.concurrent.StructuredTaskScope.Joiner anySuccessfulResultOrThrow: java.util.concurrent.StructuredTaskScope.Joiner
java.util.concurrent.StructuredTaskScope.Joiner awaitAllSuccessfulOrThrow: java.util.concurrent.StructuredTaskScope.Joiner
java.util.concurrent.StructuredTaskScope.Configuration withName: @
java.util.concurrent.StructuredTaskScope.Configuration withThreadFactory: @
java.util.concurrent.StructuredTaskScope.Configuration withTimeout: @
java.util.Optional get: $0
java.util.Optional orElse: $0
java.util.Optional orElseThrow: $0
java.util.Optional orElseGet: $0
java.util.Optional filter: @
java.util.Collection stream: java.util.stream.Stream<$0>
java.lang.Iterable iterator: java.util.Iterator<$0>
java.util.stream.Stream filter: @
java.util.stream.Stream peek: @
java.util.stream.Stream sorted: @
java.util.stream.Stream limit: @
java.util.stream.Stream findFirst: java.util.Optional<$0>
java.util.stream.Stream findAny: java.util.Optional<$0>
java.util.stream.Stream toList: java.util.List<$0>
java.util.Map get: $1
java.util.Map getOrDefault: $1
java.util.Map computeIfAbsent: $1
java.util.Map put: $1
java.util.Map remove: $1
java.util.List get: $0
java.util.List getFirst: $0
java.util.List getLast: $0
java.util.List remove: $0
java.util.Queue poll: $0
java.util.Queue peek: $0
java.util.Queue element: $0
java.util.Queue remove: $0
java.util.Iterator next: $0
java.util.Objects requireNonNull: #0
java.util.function.Supplier get: $0
java.util.function.Function apply: $1
java.util.concurrent.Callable call: $0
java.util.concurrent.Future get: $0
java.util.concurrent.Future join: $0
java.util.concurrent.CompletableFuture join: $0
java.util.concurrent.atomic.AtomicReference get: $0
java.util.concurrent.atomic.AtomicReference getAndSet: $0
java.lang.ThreadLocal get: $0
java.lang.ThreadLocal withInitial: java.lang.ThreadLocal
com.google.common.util.concurrent.ThreadFactoryBuilder setNameFormat: @
com.google.common.util.concurrent.ThreadFactoryBuilder setDaemon: @
com.google.common.util.concurrent.ThreadFactoryBuilder setPriority: @
com.google.common.util.concurrent.ThreadFactoryBuilder setUncaughtExceptionHandler: @
com.google.common.util.concurrent.ThreadFactoryBuilder setThreadFactory: @
com.google.common.util.concurrent.ThreadFactoryBuilder build: java.util.concurrent.ThreadFactory
com.google.common.util.concurrent.MoreExecutors listeningDecorator: com.google.common.util.concurrent.ListeningExecutorService
org.apache.commons.lang3.concurrent.BasicThreadFactory builder: org.apache.commons.lang3.concurrent.BasicThreadFactory.Builder
org.apache.commons.lang3.concurrent.BasicThreadFactory.Builder namingPattern: @
org.apache.commons.lang3.concurrent.BasicThreadFactory.Builder daemon: @
org.apache.commons.lang3.concurrent.BasicThreadFactory.Builder priority: @
org.apache.commons.lang3.concurrent.BasicThreadFactory.Builder uncaughtExceptionHandler: @
org.apache.commons.lang3.concurrent.BasicThreadFactory.Builder wrappedFactory: @
org.apache.commons.lang3.concurrent.BasicThreadFactory.Builder build: org.apache.commons.lang3.concurrent.BasicThreadFactory
";

struct Tables {
    /// Simple name (or `Outer.Inner`) to the packages that hold it.
    packages: HashMap<&'static str, Vec<&'static str>>,
    supertypes: HashMap<&'static str, Vec<&'static str>>,
    returns: HashMap<(&'static str, &'static str), &'static str>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let mut tables = Tables { packages: HashMap::new(), supertypes: HashMap::new(), returns: HashMap::new() };
    for (package, names) in TYPES.lines().filter_map(|line| line.split_once(": ")) {
        for name in names.split(' ') {
            tables.packages.entry(name).or_default().push(package);
        }
    }
    for (sub, supers) in SUPERTYPES.lines().filter_map(|line| line.split_once(" < ")) {
        tables.supertypes.insert(sub, supers.split(' ').collect());
    }
    for (method, result) in RETURNS.lines().filter_map(|line| line.split_once(": ")) {
        if let Some(key) = method.split_once(' ') {
            tables.returns.insert(key, result);
        }
    }
    tables
});

/// Whether `package` is known to hold the type `name` (`Outer.Inner` for a nested one).
pub fn exists(package: &str, name: &str) -> bool {
    TABLES.packages.get(name).is_some_and(|packages| packages.contains(&package))
        || cached_types::find(&format!("{package}.{name}")).is_some()
}

/// The package of a known type that a module exports: what `import module` brings in.
pub fn package_in_module(module: &str, name: &str) -> Option<&'static str> {
    TABLES.packages.get(name)?.iter().copied().find(|package| exports(module, package))
}

/// Splits a qualified name into a known package and the type in it (`Outer.Inner` for a nested one).
pub fn split(qualified: &str) -> Option<(&str, &str)> {
    qualified
        .match_indices('.')
        .map(|(at, _)| (&qualified[..at], &qualified[at + 1..]))
        .find(|(package, name)| exists(package, name))
}

/// Whether a class that extends `outer` inherits its nested type `name`. `StructuredTaskScope` could be extended until JDK
/// 24 only, and had none of the nested types then that came with 25.
pub fn inherits_nested(outer: &str, name: &str) -> bool {
    !outer.starts_with("java.util.concurrent.StructuredTaskScope")
        || matches!(name, "ShutdownOnFailure" | "ShutdownOnSuccess" | "Subtask")
}

fn exports(module: &str, package: &str) -> bool {
    let home = match package {
        "java.sql" | "javax.sql" => "java.sql",
        "java.net.http" => "java.net.http",
        _ if package.starts_with("java.") => "java.base",
        _ => return false,
    };
    // `java.se` requires them all transitively; every module that `java.sql` requires transitively has no type here.
    module == home || module == "java.se"
}

/// The direct supertypes of a known type.
pub fn supertypes(qualified: &str) -> &'static [&'static str] {
    TABLES.supertypes.get(qualified).map_or(&[], |supers| supers.as_slice())
}

/// Whether `sub` is `sup` or a known subtype of it.
pub fn is_subtype(sub: &str, sup: &str) -> bool {
    sub == sup || supertypes(sub).iter().any(|up| is_subtype(up, sup))
}

/// What a method of a known type returns, looked up in its supertypes too: a qualified name, `$n` (the receiver's type
/// argument), `#n` (the type of the n-th argument) or `@` (the receiver's type).
pub fn returns(qualified: &str, method: &str) -> Option<&'static str> {
    if let Some(result) = TABLES.returns.get(&(qualified, method)) {
        return Some(result);
    }
    supertypes(qualified).iter().find_map(|up| returns(up, method))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_read_and_agree() {
        assert!(exists("java.util.concurrent", "StructuredTaskScope.ShutdownOnFailure"));
        assert!(is_subtype("java.util.concurrent.ScheduledThreadPoolExecutor", "java.util.concurrent.Executor"));
        assert_eq!(returns("java.util.ArrayList", "get"), Some("$0"));
        assert_eq!(package_in_module("java.base", "Executors"), Some("java.util.concurrent"));
        assert_eq!(package_in_module("java.base", "Connection"), None);
        assert_eq!(split("java.util.Map.Entry"), Some(("java.util", "Map.Entry")));
        for (sub, supers) in &TABLES.supertypes {
            for name in std::iter::once(sub).chain(supers) {
                assert!(split(name).is_some(), "{name} is not in the list of types");
            }
        }
        for ((owner, _), result) in &TABLES.returns {
            assert!(split(owner).is_some(), "{owner} is not in the list of types");
            let plain = result.split('<').next().unwrap_or(result);
            let known =
                matches!(*result, "void" | "boolean") || result.starts_with(['$', '@', '#']) || split(plain).is_some();
            assert!(known, "{result} is not in the list of types");
        }
    }
}
