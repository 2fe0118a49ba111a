//! Virtual entries: places whose task runs on a virtual thread, and whether code is reached from one.

use super::file::JavaFile;
use super::index::Decl;
use super::kinds::Kind;
use super::model::{At, MethodRef, Model};
use super::syntax::NodeId;
use std::sync::Arc;

/// How often an entry may run at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Multiplicity {
    /// Once, or a fixed number of times: one `startVirtualThread` in `main`.
    Few,
    /// Once per call of a method whose callers are not all visible.
    Open,
    /// Nothing bounds it: a start in a loop, a stream, or below another such entry.
    Many,
}

/// A place whose task runs on a virtual thread.
#[derive(Clone, Debug)]
pub struct VirtualEntry {
    /// The call that starts or submits the task.
    pub call: At,
    /// How often it may run at once.
    pub multiplicity: Multiplicity,
}

/// How many callers up a place is looked for in a task.
const MAX_CALLERS: usize = 4;
/// How many methods one such search looks at: what is called from everywhere has no path worth showing.
const MAX_METHODS: usize = 24;

impl Model {
    /// The entry that a call is: it hands its task to a virtual thread of its own.
    pub fn virtual_entry(&self, file: &Arc<JavaFile>, call: NodeId, own: &[String]) -> Option<VirtualEntry> {
        if file.kind(call) != Kind::MethodInvocation || !self.starts_virtual(file, call, own) {
            return None;
        }
        let at = At { file: file.clone(), node: call };
        Some(VirtualEntry { multiplicity: multiplicity(file, call), call: at })
    }

    fn starts_virtual(&self, file: &Arc<JavaFile>, call: NodeId, own: &[String]) -> bool {
        let name = file.call_name(call);
        let arguments = file.arguments(call);
        match name {
            "startVirtualThread" => self.callee_is(file, call, "java.lang.Thread"),
            "start" | "unstarted" => self.is_virtual_thread(file, call, own),
            "newThread" => self.is_virtual_thread(file, call, own),
            "fork" => {
                let class = self.callee_class(file, call);
                class
                    .and_then(|(ty, _)| ty.class().cloned())
                    .is_some_and(|class| self.is_subclass(&class, "java.util.concurrent.StructuredTaskScope"))
            }
            "submit" | "execute" | "invokeAll" | "invokeAny" => {
                file.receiver(call).is_some_and(|executor| self.is_per_task_virtual(file, executor, own))
            }
            "supplyAsync" | "runAsync" | "thenApplyAsync" | "thenRunAsync" | "thenAcceptAsync" => {
                arguments.len() > 1
                    && arguments.last().is_some_and(|&executor| self.is_per_task_virtual(file, executor, own))
            }
            _ => false,
        }
    }

    fn callee_is(&self, file: &Arc<JavaFile>, call: NodeId, class: &str) -> bool {
        self.callee_class(file, call).is_some_and(|(ty, _)| ty.is(class))
    }

    /// Whether an expression is, on every path, an executor that starts a virtual thread for each task.
    pub fn is_per_task_virtual(&self, file: &Arc<JavaFile>, executor: NodeId, own: &[String]) -> bool {
        let origins = self.origins(file, executor);
        origins.complete
            && origins.leaves.iter().all(|leaf| {
                let At { file, node } = leaf;
                match file.kind(*node) {
                    Kind::MethodInvocation if self.callee_is(file, *node, "java.util.concurrent.Executors") => {
                        match file.call_name(*node) {
                            "newVirtualThreadPerTaskExecutor" => true,
                            "newThreadPerTaskExecutor" => file
                                .arguments(*node)
                                .first()
                                .is_some_and(|&factory| self.virtual_factory(file, factory, own).is_some()),
                            _ => false,
                        }
                    }
                    Kind::ObjectCreationExpression => {
                        self.type_of(file, *node).is("org.springframework.core.task.VirtualThreadTaskExecutor")
                    }
                    _ => false,
                }
            })
    }

    /// The entry whose task runs the code at a place, directly or through methods that call each other; the one that may
    /// run most often.
    pub fn entry_above(&self, file: &Arc<JavaFile>, node: NodeId, own: &[String]) -> Option<VirtualEntry> {
        let mut seen = Vec::new();
        self.entry_above_within(file, node, own, MAX_CALLERS, &mut seen)
    }

    fn entry_above_within(
        &self,
        file: &Arc<JavaFile>,
        node: NodeId,
        own: &[String],
        callers: usize,
        seen: &mut Vec<At>,
    ) -> Option<VirtualEntry> {
        let syntax = &file.syntax;
        let mut below = node;
        for up in syntax.ancestors(node) {
            // A lambda, or a method reference, that is an argument of an entry.
            if syntax.kind(up) == Kind::ArgumentList && is_task(file, below) {
                let call = syntax.parent(up)?;
                if let Some(entry) = self.virtual_entry(file, call, own) {
                    return Some(entry);
                }
            }
            if syntax.kind(up).is_method() {
                return self.entry_of_callers(file, up, own, callers, seen);
            }
            below = up;
        }
        None
    }

    fn entry_of_callers(
        &self,
        file: &Arc<JavaFile>,
        declaration: NodeId,
        own: &[String],
        callers: usize,
        seen: &mut Vec<At>,
    ) -> Option<VirtualEntry> {
        let callers = callers.checked_sub(1)?;
        let at = At { file: file.clone(), node: declaration };
        if seen.len() >= MAX_METHODS || seen.iter().any(|known| known.same(&at)) {
            return None;
        }
        seen.push(at);
        let (id, method) = file.method_declared_by(declaration)?;
        let index = file.ty(id).methods.iter().position(|m| m.node == method.node)?;
        let owner = Decl { file: file.clone(), id };
        let method = MethodRef { owner, index };
        let mut found: Option<VirtualEntry> = None;
        for call in self.callers(&method).calls.into_iter().chain(self.references(&method)) {
            let entry = self.entry_above_within(&call.file, call.node, own, callers, seen).or_else(|| {
                // `submit(this::work)`: the reference itself is the task.
                let list = call.file.syntax.parent(call.node)?;
                let outer = call.file.syntax.parent(list)?;
                (call.file.kind(call.node) == Kind::MethodReference)
                    .then(|| self.virtual_entry(&call.file, outer, own))
                    .flatten()
            });
            if let Some(entry) = entry
                && found.as_ref().is_none_or(|known| known.multiplicity < entry.multiplicity)
            {
                found = Some(entry);
            }
        }
        found
    }

    /// Method references to a method in its own file.
    fn references(&self, method: &MethodRef) -> Vec<At> {
        let file = &method.owner.file;
        let name = &method.get().name;
        file.syntax
            .all()
            .filter(|&node| {
                file.kind(node) == Kind::MethodReference
                    && file.syntax.children(node).last().is_some_and(|last| file.text(last) == name)
                    && file.syntax.children(node).next().is_some_and(|object| {
                        let class = match self.type_of(file, object) {
                            super::types::Ty::Class(class, _) => Some(class),
                            _ => self.class_of_expression(file, object),
                        };
                        class.and_then(|class| class.decl).is_some_and(|decl| decl.same(&method.owner))
                    })
            })
            .map(|node| At { file: file.clone(), node })
            .collect()
    }
}

fn is_task(file: &JavaFile, node: NodeId) -> bool {
    matches!(file.kind(node), Kind::LambdaExpression | Kind::MethodReference)
}

/// How often a call may run at once, by what stands around it in its own method.
fn multiplicity(file: &JavaFile, call: NodeId) -> Multiplicity {
    let syntax = &file.syntax;
    let mut below = call;
    for up in syntax.ancestors(call) {
        match syntax.kind(up) {
            Kind::ForStatement | Kind::EnhancedForStatement | Kind::WhileStatement | Kind::DoStatement => {
                return Multiplicity::Many;
            }
            Kind::ArgumentList if is_task(file, below) => {
                let outer = syntax.parent(up).map_or("", |outer| file.call_name(outer));
                if matches!(outer, "forEach" | "map" | "flatMap" | "mapToObj" | "submit" | "execute" | "fork") {
                    return Multiplicity::Many;
                }
            }
            Kind::MethodDeclaration => {
                return if file.call_name(up) == "main" { Multiplicity::Few } else { Multiplicity::Open };
            }
            _ => {}
        }
        below = up;
    }
    Multiplicity::Few
}
