//! `pooled-virtual-threads`: a pool whose threads are virtual.

use super::Rule;
use super::site::{Draft, Out, Site};
use crate::finding::Level;
use crate::java::file::JavaFile;
use crate::java::index::Decl;
use crate::java::kinds::{Field, Kind};
use crate::java::names::ClassRef;
use crate::java::scopes::{LocalKind, Var};
use crate::java::syntax::NodeId;
use crate::java::types::Ty;
use crate::java::virtual_threads::{self, VirtualFactory};
use crate::prefilter::Want;
use std::sync::Arc;

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
            project: virtual_threads::WORDS,
            ..Want::ANY
        },
        Want { words: &["setVirtualThreads"], ..Want::ANY },
    ],
    kinds: &[Kind::MethodInvocation, Kind::ObjectCreationExpression, Kind::ExplicitConstructorInvocation],
    check,
};

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
    site.model.virtual_factory(site.file, argument, &site.catalog.virtual_thread_factories)
}

/// `new ThreadPoolExecutor(…)`, `new QueuedThreadPool(…)`, a subclass of one, and `super(…)` in a subclass.
fn creation(site: &Site<'_>, out: &mut Out) {
    let file = site.file;
    let arguments = file.arguments(site.node);
    if arguments.is_empty() {
        return;
    }
    let own_super = site.kind() == Kind::ExplicitConstructorInvocation;
    let class = if own_super {
        super_class(site)
    } else {
        file.syntax.field(site.node, Field::Type).and_then(|ty| site.model.type_at(file, ty).class().cloned())
    };
    let Some(class) = class else { return };
    let Some(pool) = [SCHEDULED_POOL, POOL, JETTY_POOL].into_iter().find(|pool| site.model.is_subclass(&class, pool))
    else {
        return;
    };
    let factory = arguments.iter().rev().find_map(|&argument| {
        // What a constructor only passes on is judged where the constructor is called.
        if own_super && is_parameter(site, argument) { None } else { virtual_factory(site, argument) }
    });
    let Some(factory) = factory else { return };
    let first = arguments.first().copied();
    let shape = match pool {
        SCHEDULED_POOL => Shape::Scheduled(first.filter(|_| class.decl.is_none())),
        JETTY_POOL => Shape::Bounded(first.filter(|&first| class.decl.is_none() && is_number(site, first))),
        _ if class.decl.is_some() => shape_of_subclass(site, &class, arguments.len()),
        _ => shape_of_pool(site, file, &arguments),
    };
    report(site, out, site.node, shape, &factory);
}

/// The class whose constructor `super(…)` calls.
fn super_class(site: &Site<'_>) -> Option<ClassRef> {
    let file = site.file;
    let called = file.syntax.field(site.node, Field::Constructor)?;
    if file.kind(called) != Kind::Super {
        return None;
    }
    let id = file.enclosing_type(site.node)?;
    let own = ClassRef::declared(Decl { file: file.clone(), id });
    site.model.supertypes(&own).first().cloned()
}

fn is_parameter(site: &Site<'_>, argument: NodeId) -> bool {
    let file = site.file;
    file.kind(argument) == Kind::Identifier
        && matches!(
            site.model.variable(file, argument, file.text(argument)),
            Some(Var::Local(local)) if matches!(local.kind, LocalKind::Parameter(_))
        )
}

/// The shape that a subclass of the JDK's pool gives itself in the constructor with this number of arguments.
fn shape_of_subclass(site: &Site<'_>, class: &ClassRef, count: usize) -> Shape {
    let Some(decl) = &class.decl else { return Shape::Bounded(None) };
    let file = &decl.file;
    let constructor = decl.get().methods.iter().find(|method| method.constructor && method.parameters.len() == count);
    let called = constructor.and_then(|constructor| {
        file.syntax.subtree(constructor.node).find(|&node| file.kind(node) == Kind::ExplicitConstructorInvocation)
    });
    match called {
        Some(called) => match shape_of_pool(site, file, &file.arguments(called)) {
            // The maximum is written in terms of the subclass, perhaps in another file.
            Shape::Bounded(_) => Shape::Bounded(None),
            shape => shape,
        },
        None => Shape::Bounded(None),
    }
}

/// `(core, maximum, keepAlive, unit, queue, …)`
fn shape_of_pool(site: &Site<'_>, file: &Arc<JavaFile>, arguments: &[NodeId]) -> Shape {
    let [core, maximum, _, _, queue, ..] = arguments[..] else { return Shape::Bounded(None) };
    let origins = site.model.origins(file, queue).leaves;
    let queue_is = |name: &str| origins.iter().any(|leaf| site.model.type_of(&leaf.file, leaf.node).is(name));
    let unlimited = constant(site, file, maximum).as_deref() == Some("Integer.MAX_VALUE");
    if unlimited && queue_is("java.util.concurrent.SynchronousQueue") {
        return Shape::Unbounded;
    }
    let no_capacity = origins.iter().all(|leaf| {
        leaf.file.kind(leaf.node) == Kind::ObjectCreationExpression && leaf.file.arguments(leaf.node).is_empty()
    });
    let grows_without_limit = (no_capacity
        && (queue_is("java.util.concurrent.LinkedBlockingQueue")
            || queue_is("java.util.concurrent.LinkedBlockingDeque")))
        || queue_is("java.util.concurrent.LinkedTransferQueue")
        || queue_is("java.util.concurrent.PriorityBlockingQueue");
    if constant(site, file, core).as_deref() == Some("0") && grows_without_limit {
        return Shape::OneAtATime;
    }
    Shape::Bounded(Some(maximum))
}

/// The pool that a `setThreadFactory` call changes, if its creation can be seen.
fn shape_of_variable(site: &Site<'_>) -> Option<Shape> {
    let object = site.file.receiver(site.node)?;
    let origins = site.model.origins(site.file, object);
    let [leaf] = origins.leaves.as_slice() else { return None };
    let same_file = leaf.file.path() == site.file.path();
    (same_file && leaf.file.kind(leaf.node) == Kind::ObjectCreationExpression)
        .then(|| shape_of_pool(site, &leaf.file, &leaf.file.arguments(leaf.node)))
}

/// The text of a constant, followed through variables; `Integer.MAX_VALUE` in one spelling.
fn constant(site: &Site<'_>, file: &Arc<JavaFile>, expression: NodeId) -> Option<String> {
    let origins = site.model.origins(file, expression);
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
    constant(site, site.file, limit).or_else(|| {
        let text = site.text(limit);
        (text.len() <= 40 && !text.contains('\n')).then(|| text.to_owned())
    })
}

/// A number as it is, other code in quotes.
fn shown(limit: &str) -> String {
    if limit.bytes().all(|byte| byte.is_ascii_digit()) { limit.to_owned() } else { format!("'{limit}'") }
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
            let ceiling = match written.as_deref() {
                Some(n) => format!("{} tasks run at once", shown(n)),
                None => "as many tasks run at once as its size says".to_owned(),
            };
            let semaphore = written.as_deref().unwrap_or("n");
            let message = format!(
                "This pool keeps virtual threads and lets only {ceiling}. The ceiling that virtual threads remove \
                 is back, and a per-thread cache goes on working only by accident; the threads are daemon \
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
                    "This scheduled pool keeps virtual threads and runs at most {} tasks at once. A task that blocks takes one \
                     of them.",
                    shown(n)
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
