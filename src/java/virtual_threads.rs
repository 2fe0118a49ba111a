//! Virtual threads: which factories, builders and threads are virtual.

use super::file::JavaFile;
use super::kinds::{Field, Kind};
use super::model::{At, MethodRef, Model};
use super::names::ClassRef;
use super::syntax::NodeId;
use super::types::Ty;
use std::sync::Arc;

const THREAD: &str = "java.lang.Thread";
const BUILDER: &str = "java.lang.Thread.Builder";
const FACTORY: &str = "java.util.concurrent.ThreadFactory";

/// Without one of these words nothing in a project makes virtual threads.
pub const WORDS: &[&str] =
    &["ofVirtual", "startVirtualThread", "newVirtualThreadPerTaskExecutor", "getVirtualThreadFactory"];

/// How deep factories may wrap factories.
const MAX_WRAPPING: usize = 8;

/// A factory that is known to make virtual threads.
#[derive(Clone, Debug)]
pub struct VirtualFactory {
    /// Where it is made.
    pub at: At,
    /// It is `Thread.ofVirtual().factory()` and nothing else: no name, no other setting.
    pub plain: bool,
}

impl Model {
    /// The factory of virtual threads that an expression is, on every path; `None` when it may be anything else.
    /// `own` are qualified names of methods and fields of the user's that give one.
    pub fn virtual_factory(&self, file: &Arc<JavaFile>, expression: NodeId, own: &[String]) -> Option<VirtualFactory> {
        Judge { model: self, own }.factory(file, expression, MAX_WRAPPING)
    }

    /// Whether an expression is a virtual thread, started or not, on every path.
    pub fn is_virtual_thread(&self, file: &Arc<JavaFile>, expression: NodeId, own: &[String]) -> bool {
        Judge { model: self, own }.thread(file, expression, MAX_WRAPPING)
    }
}

struct Judge<'a> {
    model: &'a Model,
    own: &'a [String],
}

impl Judge<'_> {
    fn factory(&self, file: &Arc<JavaFile>, expression: NodeId, depth: usize) -> Option<VirtualFactory> {
        let depth = depth.checked_sub(1)?;
        let origins = self.model.origins(file, expression);
        if !origins.complete {
            return None;
        }
        let mut first = None;
        for leaf in &origins.leaves {
            let plain = self.factory_leaf(leaf, depth)?;
            first.get_or_insert(VirtualFactory { at: leaf.clone(), plain });
        }
        first
    }

    /// `Some(plain)` when the expression makes virtual threads.
    fn factory_leaf(&self, leaf: &At, depth: usize) -> Option<bool> {
        let At { file, node } = leaf;
        let syntax = &file.syntax;
        match syntax.kind(*node) {
            Kind::MethodInvocation => self.factory_call(file, *node, depth),
            Kind::FieldAccess => self.is_own(file, *node).then_some(false),
            Kind::LambdaExpression => {
                let body = syntax.field(*node, Field::Body)?;
                self.all_threads(file, &file.returned(body), depth).then_some(false)
            }
            Kind::MethodReference => self.reference(file, *node, depth).then_some(false),
            Kind::ObjectCreationExpression => {
                let class = self.model.type_of(file, *node).class().cloned()?;
                self.factory_class(&class, depth).then_some(false)
            }
            _ => None,
        }
    }

    fn factory_call(&self, file: &Arc<JavaFile>, call: NodeId, depth: usize) -> Option<bool> {
        if self.is_own(file, call) {
            return Some(false);
        }
        let (receiver, _) = self.model.callee_class(file, call)?;
        let class = receiver.class()?;
        let object = file.receiver(call);
        match (&*class.name, file.call_name(call)) {
            (name, "factory") if name.starts_with(BUILDER) => {
                let object = object?;
                self.builder(file, object, depth).then(|| self.is_plain(file, object))
            }
            ("com.google.common.util.concurrent.ThreadFactoryBuilder", "build") => {
                self.wrapped_in_chain(file, object?, "setThreadFactory", depth).then_some(false)
            }
            ("org.apache.commons.lang3.concurrent.BasicThreadFactory.Builder", "build") => {
                self.wrapped_in_chain(file, object?, "wrappedFactory", depth).then_some(false)
            }
            ("org.springframework.core.task.VirtualThreadTaskExecutor", "getVirtualThreadFactory") => Some(false),
            _ => None,
        }
    }

    /// `Thread.ofVirtual()` with or without settings, possibly kept in variables.
    fn builder(&self, file: &Arc<JavaFile>, expression: NodeId, depth: usize) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let origins = self.model.origins(file, expression);
        origins.complete
            && origins.leaves.iter().all(|leaf| {
                let At { file, node } = leaf;
                if file.kind(*node) != Kind::MethodInvocation {
                    return false;
                }
                let class = self.model.callee_class(file, *node);
                let Some(class) = class.as_ref().and_then(|(ty, _)| ty.class()) else { return false };
                if class.is(THREAD) {
                    return file.call_name(*node) == "ofVirtual";
                }
                class.name.starts_with(BUILDER)
                    && file.receiver(*node).is_some_and(|object| self.builder(file, object, depth))
            })
    }

    fn is_plain(&self, file: &Arc<JavaFile>, builder: NodeId) -> bool {
        file.kind(builder) == Kind::MethodInvocation && file.call_name(builder) == "ofVirtual"
    }

    /// A chain of builder calls, one of which wraps a virtual factory.
    fn wrapped_in_chain(&self, file: &Arc<JavaFile>, expression: NodeId, method: &str, depth: usize) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let mut at = expression;
        while file.kind(at) == Kind::MethodInvocation {
            if file.call_name(at) == method {
                return file.arguments(at).first().is_some_and(|&inner| self.factory(file, inner, depth).is_some());
            }
            let Some(object) = file.receiver(at) else { return false };
            at = object;
        }
        if file.kind(at) != Kind::Identifier {
            return false;
        }
        // The builder is kept in a variable: its first value, or a later statement, may set the factory.
        let name = file.text(at);
        let Some(var) = self.model.variable(file, at, name) else { return false };
        let set_later = file.syntax.all().any(|node| {
            file.kind(node) == Kind::MethodInvocation
                && file.call_name(node) == method
                && file.receiver(node).is_some_and(|object| self.model.names_variable(file, object, name, &var))
                && file.arguments(node).first().is_some_and(|&inner| self.factory(file, inner, depth).is_some())
        });
        set_later
            || self
                .model
                .origins(file, at)
                .leaves
                .iter()
                .any(|leaf| leaf.node != at && self.wrapped_in_chain(&leaf.file, leaf.node, method, depth))
    }

    /// `Thread.ofVirtual()::unstarted`, `factory::newThread`, `Threads::virtual`.
    fn reference(&self, file: &Arc<JavaFile>, reference: NodeId, depth: usize) -> bool {
        let syntax = &file.syntax;
        let mut children = syntax.children(reference);
        let (Some(object), Some(method)) = (children.next(), children.last()) else { return false };
        match file.text(method) {
            "unstarted" | "start" if self.builder(file, object, depth) => return true,
            "newThread" if self.factory(file, object, depth).is_some() => return true,
            _ => {}
        }
        let class = match self.model.type_of(file, object) {
            Ty::Class(class, _) => Some(class),
            _ => self.model.class_of_expression(file, object),
        };
        let Some(class) = class else { return false };
        let methods = self.model.methods(&class, file.text(method), 1);
        matches!(methods.as_slice(), [method] if self.method_gives_threads(method, depth))
    }

    /// A class of the tree whose `newThread` makes virtual threads.
    fn factory_class(&self, class: &ClassRef, depth: usize) -> bool {
        if class.decl.is_none() || !self.model.is_subclass(class, FACTORY) {
            return false;
        }
        // A wrapper may delegate to a factory given to its constructor: origins follow it through the field.
        let methods = self.model.methods(class, "newThread", 1);
        matches!(methods.as_slice(), [method] if self.method_gives_threads(method, depth))
    }

    fn method_gives_threads(&self, method: &MethodRef, depth: usize) -> bool {
        let file = &method.owner.file;
        method.get().body.is_some_and(|body| self.all_threads(file, &file.returned(body), depth))
    }

    fn all_threads(&self, file: &Arc<JavaFile>, values: &[NodeId], depth: usize) -> bool {
        !values.is_empty() && values.iter().all(|&value| self.thread(file, value, depth))
    }

    fn thread(&self, file: &Arc<JavaFile>, expression: NodeId, depth: usize) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let origins = self.model.origins(file, expression);
        origins.complete && origins.leaves.iter().all(|leaf| self.thread_leaf(leaf, depth))
    }

    fn thread_leaf(&self, leaf: &At, depth: usize) -> bool {
        let At { file, node } = leaf;
        if file.kind(*node) != Kind::MethodInvocation {
            return false;
        }
        let callee = self.model.callee_class(file, *node);
        let Some(class) = callee.as_ref().and_then(|(ty, _)| ty.class()) else { return false };
        let object = file.receiver(*node);
        match file.call_name(*node) {
            "startVirtualThread" => class.is(THREAD),
            "unstarted" | "start" if class.name.starts_with(BUILDER) => {
                object.is_some_and(|object| self.builder(file, object, depth))
            }
            "newThread" => object.is_some_and(|object| self.factory(file, object, depth).is_some()),
            _ => false,
        }
    }

    /// A call or field that the user's configuration names.
    fn is_own(&self, file: &Arc<JavaFile>, node: NodeId) -> bool {
        if self.own.is_empty() {
            return false;
        }
        let syntax = &file.syntax;
        let (class, member) = match syntax.kind(node) {
            Kind::MethodInvocation => {
                let class = self.model.callee_class(file, node).and_then(|(ty, _)| ty.class().cloned());
                (class, file.call_name(node))
            }
            _ => {
                let object = syntax.field(node, Field::Object);
                let class = object.and_then(|object| self.model.class_of_expression(file, object));
                (class, syntax.field(node, Field::FieldName).map_or("", |name| file.text(name)))
            }
        };
        class.is_some_and(|class| {
            self.own
                .iter()
                .any(|own| own.strip_suffix(member).is_some_and(|rest| rest.strip_suffix('.') == Some(&class.name)))
        })
    }
}
