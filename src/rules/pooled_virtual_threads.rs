//! `pooled-virtual-threads`: a pool whose threads are virtual.

use super::Rule;
use super::site::{Draft, Out, Site};
use crate::finding::Level;
use crate::java::index::Decl;
use crate::java::kinds::{Field, Kind};
use crate::java::names::ClassRef;
use crate::java::syntax::NodeId;
use crate::java::types::Ty;
use crate::java::virtual_threads::VirtualFactory;
use crate::prefilter::Want;

/// The rule.
pub static RULE: Rule = Rule {
    id: "pooled-virtual-threads",
    page: include_str!("../../rules/pooled-virtual-threads.md"),
    wants: &[
        Want {
            words: &[
                "newFixedThreadPool",
                "newCachedThreadPool",
                "newScheduledThreadPool",
                "ThreadPoolExecutor",
                "ScheduledThreadPoolExecutor",
                "ThreadPoolTaskExecutor",
                "ThreadPoolTaskScheduler",
                "QueuedThreadPool",
                "setThreadFactory",
            ],
            project: VIRTUAL,
            ..Want::ANY
        },
        Want { words: &["setVirtualThreads"], ..Want::ANY },
    ],
    kinds: &[Kind::MethodInvocation, Kind::ObjectCreationExpression, Kind::ExplicitConstructorInvocation],
    check,
};

/// Without one of these words there is no virtual factory in the project.
const VIRTUAL: &[&str] = &["ofVirtual", "startVirtualThread", "getVirtualThreadFactory"];

const EXECUTORS: &str = "java.util.concurrent.Executors";
const POOL: &str = "java.util.concurrent.ThreadPoolExecutor";
const SCHEDULED_POOL: &str = "java.util.concurrent.ScheduledThreadPoolExecutor";
const SPRING_POOL: &str = "org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor";
const SPRING_SCHEDULER: &str = "org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler";
const JETTY_POOL: &str = "org.eclipse.jetty.util.thread.QueuedThreadPool";

fn check(site: &Site<'_>, out: &mut Out) {
    match site.kind() {
        Kind::MethodInvocation => call(site, out),
        _ => creation(site, out),
    }
}

/// What kind of pool it is, and so what is wrong with it.
enum Shape {
    /// At most this many tasks at once (as written), if that can be read.
    Bounded(Option<NodeId>),
    /// No ceiling, threads are kept for reuse.
    Unbounded,
    /// Core size 0 and an unbounded queue: one task at a time.
    OneAtATime,
    /// A scheduled pool with this core size.
    Scheduled(Option<NodeId>),
}

fn call(site: &Site<'_>, out: &mut Out) {
    let file = site.file;
    let name = file.call_name(site.node);
    let executors = matches!(name, "newFixedThreadPool" | "newCachedThreadPool" | "newScheduledThreadPool");
    if !executors && !matches!(name, "setThreadFactory" | "setVirtualThreads") {
        return;
    }
    let Some((Ty::Class(class, _), is_class)) = site.model.callee_class(file, site.node) else { return };
    let arguments = file.arguments(site.node);
    if executors {
        if !is_class || !class.is(EXECUTORS) {
            return;
        }
        let Some(factory) = arguments.last().and_then(|&last| virtual_factory(site, last)) else { return };
        let shape = match name {
            "newFixedThreadPool" => Shape::Bounded(arguments.first().copied()),
            "newScheduledThreadPool" => Shape::Scheduled(arguments.first().copied()),
            _ => Shape::Unbounded,
        };
        return report(site, out, site.node, shape, &factory);
    }
    let [argument] = arguments[..] else { return };
    if name == "setVirtualThreads" {
        if file.kind(argument) == Kind::True && is_any(site, &class, &[SPRING_POOL, SPRING_SCHEDULER]) {
            deliberate(site, out);
        }
        return;
    }
    let shape = if is_any(site, &class, &[SCHEDULED_POOL, SPRING_SCHEDULER]) {
        Shape::Scheduled(None)
    } else if is_any(site, &class, &[POOL]) {
        shape_of_variable(site).unwrap_or(Shape::Bounded(None))
    } else if is_any(site, &class, &[SPRING_POOL, JETTY_POOL]) {
        Shape::Bounded(None)
    } else {
        return;
    };
    if let Some(factory) = virtual_factory(site, argument) {
        report(site, out, site.node, shape, &factory);
    }
}

fn is_any(site: &Site<'_>, class: &ClassRef, names: &[&str]) -> bool {
    names.iter().any(|name| site.model.is_subclass(class, name))
}

fn virtual_factory(site: &Site<'_>, argument: NodeId) -> Option<VirtualFactory> {
    site.model.virtual_factory(site.file, argument, &site.catalog.virtual_factories)
}

/// `new ThreadPoolExecutor(…)`, `new QueuedThreadPool(…)`, and `super(…)` in a subclass of one.
fn creation(site: &Site<'_>, out: &mut Out) {
    let file = site.file;
    let class = match site.kind() {
        Kind::ObjectCreationExpression => {
            file.syntax.field(site.node, Field::Type).map(|ty| site.model.type_at(file, ty))
        }
        _ => {
            let called = file.syntax.field(site.node, Field::Constructor);
            if called.is_none_or(|called| file.kind(called) != Kind::Super) {
                return;
            }
            file.enclosing_type(site.node).and_then(|id| {
                let own = ClassRef::declared(Decl { file: file.clone(), id });
                site.model.supertypes(&own).first().map(|up| Ty::Class(up.clone(), Vec::new()))
            })
        }
    };
    let Some(class) = class.as_ref().and_then(Ty::class) else { return };
    let pool = [POOL, SCHEDULED_POOL, JETTY_POOL].iter().find(|name| class.is(name));
    let Some(pool) = pool else { return };
    let arguments = file.arguments(site.node);
    // Only constructors that take a factory have four or more arguments (two for the scheduled pool, one for Jetty's).
    let factory = arguments.iter().rev().find_map(|&argument| virtual_factory(site, argument));
    let Some(factory) = factory else { return };
    let shape = match *pool {
        SCHEDULED_POOL => Shape::Scheduled(arguments.first().copied()),
        JETTY_POOL => Shape::Bounded(arguments.first().copied().filter(|&first| is_number(site, first))),
        _ => shape_of_pool(site, &arguments),
    };
    report(site, out, site.node, shape, &factory);
}

/// `(core, maximum, keepAlive, unit, queue, …)`
fn shape_of_pool(site: &Site<'_>, arguments: &[NodeId]) -> Shape {
    let [core, maximum, _, _, queue, ..] = arguments[..] else { return Shape::Bounded(None) };
    let queue_class = site.model.type_of(site.file, queue);
    let queue_is = |name: &str| {
        queue_class.is(name)
            || site
                .model
                .origins(site.file, queue)
                .leaves
                .iter()
                .any(|leaf| site.model.type_of(&leaf.file, leaf.node).is(name))
    };
    if constant(site, maximum).as_deref() == Some("Integer.MAX_VALUE")
        && queue_is("java.util.concurrent.SynchronousQueue")
    {
        return Shape::Unbounded;
    }
    let no_capacity = |name: &str| queue_is(name) && file_arguments_of(site, queue).is_some_and(|count| count == 0);
    if constant(site, core).as_deref() == Some("0")
        && (no_capacity("java.util.concurrent.LinkedBlockingQueue")
            || no_capacity("java.util.concurrent.LinkedBlockingDeque")
            || queue_is("java.util.concurrent.LinkedTransferQueue")
            || queue_is("java.util.concurrent.PriorityBlockingQueue"))
    {
        return Shape::OneAtATime;
    }
    Shape::Bounded(Some(maximum))
}

/// Number of arguments of the only `new …` that a queue comes from.
fn file_arguments_of(site: &Site<'_>, queue: NodeId) -> Option<usize> {
    match site.model.origins(site.file, queue).leaves.as_slice() {
        [leaf] if leaf.file.kind(leaf.node) == Kind::ObjectCreationExpression => {
            Some(leaf.file.arguments(leaf.node).len())
        }
        _ => None,
    }
}

/// The pool that a `setThreadFactory` call changes, if its creation can be seen.
fn shape_of_variable(site: &Site<'_>) -> Option<Shape> {
    let object = site.file.receiver(site.node)?;
    let origins = site.model.origins(site.file, object);
    let [leaf] = origins.leaves.as_slice() else { return None };
    let same_file = leaf.file.path() == site.file.path();
    (same_file && leaf.file.kind(leaf.node) == Kind::ObjectCreationExpression)
        .then(|| shape_of_pool(site, &leaf.file.arguments(leaf.node)))
}

/// The text of a constant, followed through variables; `Integer.MAX_VALUE` in one spelling.
fn constant(site: &Site<'_>, expression: NodeId) -> Option<String> {
    let origins = site.model.origins(site.file, expression);
    let [leaf] = origins.leaves.as_slice() else { return None };
    let text = leaf.file.text(leaf.node);
    match leaf.file.kind(leaf.node) {
        Kind::DecimalIntegerLiteral => Some(text.replace('_', "")),
        Kind::FieldAccess if leaf.file.dotted(leaf.node).ends_with("Integer.MAX_VALUE") => {
            Some("Integer.MAX_VALUE".into())
        }
        _ => None,
    }
}

fn is_number(site: &Site<'_>, expression: NodeId) -> bool {
    matches!(site.model.type_of(site.file, expression), Ty::Primitive(_))
}

/// The ceiling as a person would write it: the constant's value, else the expression if it is short.
fn written(site: &Site<'_>, limit: Option<NodeId>) -> Option<String> {
    let limit = limit?;
    constant(site, limit).or_else(|| {
        let text = site.text(limit);
        (text.len() <= 40 && !text.contains('\n')).then(|| text.to_owned())
    })
}

fn report(site: &Site<'_>, out: &mut Out, node: NodeId, shape: Shape, factory: &VirtualFactory) {
    let here = factory.at.file.path() == site.file.path() && site.file.syntax.is_inside(factory.at.node, node);
    let per_task = if factory.plain {
        "Executors.newVirtualThreadPerTaskExecutor()".to_owned()
    } else {
        "Executors.newThreadPerTaskExecutor(factory)".to_owned()
    };
    let draft = match shape {
        Shape::Bounded(limit) => {
            let written = written(site, limit);
            if written.as_deref() == Some("1") {
                // One thread is a way to say "one after the other", as with newSingleThreadExecutor.
                return;
            }
            let ceiling = written.as_ref().map_or("its size".to_owned(), |n| format!("'{n}'"));
            let semaphore = written.as_deref().unwrap_or("n");
            let message = format!(
                "This pool keeps virtual threads and lets only {ceiling} tasks run at once. The ceiling that virtual \
                 threads remove is back, and a per-thread cache goes on working only by accident; the threads are daemon \
                 and do not keep the JVM up."
            );
            Draft::new(site, Level::Warning, node, message).label("a bounded pool of virtual threads").advice(format!(
                "Start a thread per task with '{per_task}' and keep the limit where it belongs: a shared \
                 'Semaphore({semaphore})' acquired around the use of the resource that needs it."
            ))
        }
        Shape::Unbounded => Draft::new(
            site,
            Level::Warning,
            node,
            "This pool keeps virtual threads for reuse, which saves nothing. A reused thread brings the thread-locals of an \
             earlier task with it for as long as it is kept (60 seconds by default); the number of threads is not limited.",
        )
        .label("a cached pool of virtual threads")
        .advice(format!("Start a thread per task with '{per_task}': a virtual thread is cheaper to make than to keep.")),
        Shape::OneAtATime => Draft::new(
            site,
            Level::Warning,
            node,
            "This pool of virtual threads runs one task at a time. With a core size of 0 and a queue without a limit no \
             second thread is ever started.",
        )
        .label("core size 0 and an unbounded queue")
        .advice(format!(
            "Start a thread per task with '{per_task}', and keep a limit with a shared 'Semaphore' around the resource that \
             needs it."
        )),
        Shape::Scheduled(core) => {
            let written = written(site, core);
            let message = match written.as_deref() {
                Some("0" | "1") => "This scheduled pool runs its tasks on one virtual thread, one after the other. A task \
                                    that blocks delays all others."
                    .to_owned(),
                Some(n) => format!(
                    "This scheduled pool keeps virtual threads and runs at most '{n}' tasks at once. A task that blocks \
                     takes one of them."
                ),
                None => "This scheduled pool keeps virtual threads and runs at most as many tasks at once as its core \
                         size. A task that blocks takes one of them."
                    .to_owned(),
            };
            Draft::new(site, Level::Note, node, message).label("a scheduled pool of virtual threads").advice(format!(
                "Let a scheduler with platform threads only start the work, and hand the work itself to '{per_task}'."
            ))
        }
    };
    let draft = if here { draft } else { draft.related(&factory.at, "the factory of virtual threads is made here") };
    out.report(site, draft);
}

fn deliberate(site: &Site<'_>, out: &mut Out) {
    let draft = Draft::new(
        site,
        Level::Note,
        site.node,
        "This executor pools virtual threads. Its core and maximum size limit how many tasks run at once, as with platform \
         threads; that may be meant, for its life cycle or its limit.",
    )
    .label("virtual threads in a pool")
    .advice(
        "If the limit is not meant, use 'SimpleAsyncTaskExecutor' with 'setVirtualThreads(true)', and \
         'setConcurrencyLimit' where a resource needs one.",
    );
    out.report(site, draft);
}
