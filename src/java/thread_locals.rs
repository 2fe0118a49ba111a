//! ThreadLocal fields: how they are made, what they start with, what is done with them.

use super::file::JavaFile;
use super::kinds::{Field, Kind};
use super::model::{At, FieldRef, Model};
use super::names::{ClassRef, type_name};
use super::scopes::Var;
use super::syntax::NodeId;
use super::types::Ty;
use std::sync::Arc;

/// What kind of thread-local a field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// `java.lang.ThreadLocal` or a subclass that does not inherit to child threads.
    ThreadLocal,
    /// `java.lang.InheritableThreadLocal` or a subclass.
    Inheritable,
    /// Netty's `FastThreadLocal` or a subclass.
    Fast,
}

/// A field that holds a thread-local.
#[derive(Clone, Debug)]
pub struct ThreadLocalField {
    /// The field.
    pub field: FieldRef,
    /// What it holds.
    pub holder: Holder,
    /// The type of the value: the first type argument.
    pub value: Ty,
    /// Where it is made.
    pub creations: Vec<Creation>,
    /// What is done with it in its own file.
    pub uses: Vec<Use>,
}

/// A place where a thread-local is made.
#[derive(Clone, Debug)]
pub struct Creation {
    /// `ThreadLocal.withInitial(…)`, `new ThreadLocal<>()`, …
    pub at: At,
    /// The expressions that its initial value may come from; empty when it has no initialiser, `None` when it has one that
    /// cannot be followed.
    pub initial: Option<Vec<At>>,
    /// It stands in one branch of a condition: somebody can switch it off.
    pub conditional: bool,
}

/// Something done with a thread-local.
#[derive(Clone, Debug)]
pub struct Use {
    /// The call, or the name where it is handed on.
    pub at: At,
    /// What.
    pub kind: UseKind,
}

/// The kinds of [`Use`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UseKind {
    /// `get()`
    Get,
    /// `set(value)`
    Set(NodeId),
    /// `remove()`
    Remove,
    /// Anything else: handed on, returned, another method called.
    Other,
}

/// Words of the files that may declare a kind of thread-local.
pub const WORDS: &[&str] = &["ThreadLocal", "InheritableThreadLocal", "FastThreadLocal", "NamedThreadLocal"];

const THREAD_LOCAL: &str = "java.lang.ThreadLocal";
const INHERITABLE: &str = "java.lang.InheritableThreadLocal";
const FAST: &str = "io.netty.util.concurrent.FastThreadLocal";

impl Model {
    /// What kind of thread-local a class is.
    pub fn thread_local_kind(&self, class: &ClassRef) -> Option<Holder> {
        if self.is_subclass(class, INHERITABLE) {
            Some(Holder::Inheritable)
        } else if self.is_subclass(class, THREAD_LOCAL) {
            Some(Holder::ThreadLocal)
        } else if self.is_subclass(class, FAST) {
            Some(Holder::Fast)
        } else {
            None
        }
    }

    /// The thread-local that a field holds.
    pub fn thread_local(&self, field: &FieldRef) -> Option<ThreadLocalField> {
        if !self.may_be_thread_local(field) {
            return None;
        }
        let Ty::Class(class, arguments) = self.field_type_of(field) else { return None };
        let holder = self.thread_local_kind(&class)?;
        let creations: Vec<Creation> =
            self.field_origins(field).leaves.iter().filter_map(|leaf| self.creation(leaf)).collect();
        let value = match arguments.into_iter().next() {
            Some(value) => value,
            None => creations.iter().find_map(|creation| self.created_value(&creation.at)).unwrap_or(Ty::Unknown),
        };
        let holder = if creations.iter().any(|c| self.holder_made(&c.at) == Some(Holder::Inheritable)) {
            Holder::Inheritable
        } else {
            holder
        };
        let uses = self.thread_local_uses(field);
        Some(ThreadLocalField { field: field.clone(), holder, value, creations, uses })
    }

    /// Whether it is worth resolving the field's type: the type is called a thread-local, or a class of that name stands in
    /// a file that mentions one. Resolving every field would parse half of a project.
    fn may_be_thread_local(&self, field: &FieldRef) -> bool {
        let file = &field.owner.file;
        let Some(ty) = field.get().ty else { return false };
        let written = type_name(file, ty);
        let simple = written.rsplit('.').next().unwrap_or("");
        !simple.is_empty()
            && (simple.contains("ThreadLocal")
                || file.types.iter().any(|ty| ty.name == simple && !ty.extends.is_empty())
                || self.index.is_mentioned_in(simple, WORDS))
    }

    fn holder_made(&self, at: &At) -> Option<Holder> {
        self.type_of(&at.file, at.node).class().and_then(|class| self.thread_local_kind(class))
    }

    /// The type argument at the creation: `new ThreadLocal<byte[]>()`, `class Mine extends ThreadLocal<byte[]>`.
    fn created_value(&self, at: &At) -> Option<Ty> {
        let ty = at.file.syntax.field(at.node, Field::Type)?;
        let Ty::Class(class, arguments) = self.type_at(&at.file, ty) else { return None };
        if let Some(first) = arguments.into_iter().next() {
            return Some(first);
        }
        let decl = class.decl?;
        let extends = *decl.get().extends.first()?;
        match self.type_at(&decl.file, extends) {
            Ty::Class(_, arguments) => arguments.into_iter().next(),
            _ => None,
        }
    }

    fn creation(&self, leaf: &At) -> Option<Creation> {
        let At { file, node } = leaf;
        let initial = match file.kind(*node) {
            Kind::MethodInvocation if file.call_name(*node) == "withInitial" => {
                let (ty, _) = self.callee_class(file, *node)?;
                self.thread_local_kind(ty.class()?)?;
                let &supplier = file.arguments(*node).last()?;
                self.supplied(file, supplier)
            }
            Kind::ObjectCreationExpression => {
                let class = self.type_of(file, *node).class().cloned()?;
                self.thread_local_kind(&class)?;
                let methods = self.methods(&class, "initialValue", 0);
                match methods.first() {
                    Some(method) => method.get().body.map(|body| {
                        let origin = &method.owner.file;
                        self.values(origin, &origin.returned(body))
                    }),
                    None => Some(Vec::new()),
                }
            }
            _ => return None,
        };
        Some(Creation { at: leaf.clone(), initial, conditional: is_conditional(file, *node) })
    }

    /// What a supplier gives: a lambda's results, what a method or constructor reference stands for.
    fn supplied(&self, file: &Arc<JavaFile>, supplier: NodeId) -> Option<Vec<At>> {
        let mut values = Vec::new();
        for leaf in self.origins(file, supplier).leaves {
            let At { file, node } = &leaf;
            match file.kind(*node) {
                Kind::LambdaExpression => {
                    let body = file.syntax.field(*node, Field::Body)?;
                    values.extend(self.values(file, &file.returned(body)));
                }
                // The reference stands for its result; see `created_class`.
                Kind::MethodReference => values.push(leaf.clone()),
                _ => return None,
            }
        }
        (!values.is_empty()).then_some(values)
    }

    fn values(&self, file: &Arc<JavaFile>, expressions: &[NodeId]) -> Vec<At> {
        expressions.iter().flat_map(|&expression| self.origins(file, expression).leaves).collect()
    }

    /// What is done with the field in its own file.
    fn thread_local_uses(&self, field: &FieldRef) -> Vec<Use> {
        let file = &field.owner.file;
        let syntax = &file.syntax;
        let name = &field.get().name;
        let var = Var::Field(field.clone());
        let mut uses = Vec::new();
        for node in syntax.all() {
            if syntax.kind(node) != Kind::Identifier || file.text(node) != name {
                continue;
            }
            // `Outer.NAME` and `this.NAME` are one expression with the name as its last part.
            let whole = match syntax.parent(node) {
                Some(up) if syntax.kind(up) == Kind::FieldAccess && syntax.field_of(node) == Field::FieldName => up,
                _ => node,
            };
            if syntax.field_of(whole) == Field::Name || !self.names_variable(file, whole, name, &var) {
                continue;
            }
            let Some(up) = syntax.parent(whole) else { continue };
            if syntax.kind(up) == Kind::AssignmentExpression && syntax.field_of(whole) == Field::Left {
                continue;
            }
            let called = syntax.kind(up) == Kind::MethodInvocation && syntax.field_of(whole) == Field::Object;
            let kind = match (called, file.call_name(up)) {
                (true, "get" | "getIfExists") => UseKind::Get,
                (true, "set") => file.arguments(up).last().map_or(UseKind::Other, |&value| UseKind::Set(value)),
                (true, "remove") => UseKind::Remove,
                _ => UseKind::Other,
            };
            uses.push(Use { at: At { file: file.clone(), node: if called { up } else { whole } }, kind });
        }
        uses
    }

    /// The class that a value is: of a creation, a constructor reference, a factory method.
    pub fn created_class(&self, value: &At) -> Ty {
        let At { file, node } = value;
        let syntax = &file.syntax;
        if syntax.kind(*node) != Kind::MethodReference {
            return self.type_of(file, *node);
        }
        let children: Vec<NodeId> = syntax.children(*node).collect();
        let Some(&object) = children.first() else { return Ty::Unknown };
        let class = match self.type_of(file, object) {
            Ty::Class(class, _) => Some(class),
            _ => self.class_of_expression(file, object).or_else(|| self.type_at(file, object).class().cloned()),
        };
        let Some(class) = class else { return Ty::Unknown };
        if children.len() == 1 {
            return Ty::Class(class, Vec::new());
        }
        let name = children.last().map_or("", |&last| file.text(last));
        match self.methods(&class, name, 0).first() {
            Some(method) => method.get().ty.map_or(Ty::Unknown, |ty| self.type_at(&method.owner.file, ty)),
            None => Ty::Unknown,
        }
    }
}

/// Whether a creation stands in a branch of a condition inside its own declaration or assignment.
fn is_conditional(file: &JavaFile, creation: NodeId) -> bool {
    file.syntax
        .ancestors(creation)
        .take_while(|&up| !file.kind(up).is_anchor())
        .any(|up| file.kind(up) == Kind::TernaryExpression)
}
