//! `thread-local-cache`: a ThreadLocal used as a per-thread cache.

use super::Rule;
use super::site::{Draft, Out, Site};
use crate::catalog::cached_types::{self, CachedType, Cost, Remedy};
use crate::finding::Level;
use crate::java::entries::{Multiplicity, VirtualEntry};
use crate::java::file::{JavaFile, TypeKind};
use crate::java::index::Decl;
use crate::java::kinds::{Field, Kind};
use crate::java::model::{At, FieldRef};
use crate::java::names::ClassRef;
use crate::java::scopes::Var;
use crate::java::syntax::NodeId;
use crate::java::thread_locals::{Creation, Holder, ThreadLocalField, UseKind};
use crate::java::types::Ty;
use crate::java::virtual_threads;
use crate::prefilter::Want;
use std::sync::Arc;

/// The rule.
pub static RULE: Rule = Rule {
    id: "thread-local-cache",
    page: include_str!("../../rules/thread-local-cache.md"),
    wants: &[
        Want { sees: &["ThreadLocal", "NamedThreadLocal", "FastThreadLocal"], ..Want::ANY },
        Want { words: &["<Thread,"], ..Want::ANY },
    ],
    kinds: &[Kind::FieldDeclaration, Kind::ConstantDeclaration],
    check,
};

/// Arrays up to this many elements are counters and holders, not buffers.
const SMALL_ARRAY: u64 = 64;
/// Buffers up to this many bytes are cheap to allocate.
const SMALL_BUFFER: u64 = 512;
/// Stands between a class and what it holds in the name of a value.
const HOLDS: &str = " holds ";
/// How deep project classes are looked into for something costly.
const LOOKS: usize = 2;

fn check(site: &Site<'_>, out: &mut Out) {
    let file = site.file;
    let Some(id) = file.enclosing_type(site.node) else { return };
    for (index, field) in file.ty(id).fields.iter().enumerate() {
        if field.declaration != site.node {
            continue;
        }
        let field = FieldRef { owner: Decl { file: file.clone(), id }, index };
        match site.model.thread_local(&field) {
            Some(holder) => thread_local(site, out, &holder),
            None => thread_keyed_map(site, out, &field),
        }
    }
}

/// What one value costs.
#[derive(Clone, Debug)]
enum Value {
    /// Nothing to speak of, or no cache: counters, flags, strings, collections of context.
    Silent,
    /// What it is, and the row of the catalog or a reason of its own.
    Known { what: String, row: Option<&'static CachedType>, costly: bool },
    /// A type of unknown cost; its name, `""` if that is unknown too.
    Unknown(String),
}

fn thread_local(site: &Site<'_>, out: &mut Out, holder: &ThreadLocalField) {
    if holder.holder == Holder::Inheritable || is_context(site, holder) || only_off_virtual_threads(site, holder) {
        return;
    }
    if holder.holder == Holder::Fast && !has_virtual_threads(site) {
        return;
    }
    let Some((creation, value)) = cached_value(site, holder) else { return };
    let conditional = creation.is_some_and(|creation| creation.conditional);
    // Handed in from another file: it is judged where it is made and kept first.
    if creation.is_some_and(|made| made.at.file.path() != site.file.path()) {
        return;
    }
    match value {
        Value::Silent => {}
        Value::Known { what, row, costly } => {
            let level = if costly && !conditional { Level::Warning } else { Level::Note };
            report(site, out, holder, creation, level, &what, row, None);
        }
        Value::Unknown(what) => {
            if what.is_empty() {
                return;
            }
            let entry = reached(site, holder);
            let level = if entry.is_some() && !conditional { Level::Warning } else { Level::Note };
            report(site, out, holder, creation, level, &what, None, entry);
        }
    }
}

/// Set from outside, or removed after a unit of work: the value belongs to the work, not to the thread.
fn is_context(site: &Site<'_>, holder: &ThreadLocalField) -> bool {
    holder.uses.iter().any(|used| match used.kind {
        UseKind::Remove => true,
        UseKind::Set(value) => !is_own_fill(site, holder, &used.at, value),
        _ => false,
    })
}

/// `tl.set(v = new X())` after a look that found nothing, or a buffer that was too small: the cache fills itself.
fn is_own_fill(site: &Site<'_>, holder: &ThreadLocalField, call: &At, value: NodeId) -> bool {
    let file = &call.file;
    let asks = |statement: NodeId| {
        file.syntax.field(statement, Field::Condition).is_some_and(|condition| looks_at(site, holder, file, condition))
    };
    // Around it, or before it in a block around it: `if (known != null) return known;`
    let mut below = call.node;
    let mut guarded = false;
    for up in file.syntax.ancestors(call.node) {
        guarded |= match file.kind(up) {
            Kind::IfStatement | Kind::TernaryExpression | Kind::WhileStatement => asks(up),
            Kind::Block => file
                .syntax
                .children(up)
                .take_while(|&child| child < below)
                .any(|child| file.kind(child) == Kind::IfStatement && asks(child)),
            _ => false,
        };
        if guarded || file.kind(up).is_method() {
            break;
        }
        below = up;
    }
    let origins = site.model.origins(file, value);
    guarded
        && !origins.leaves.is_empty()
        && origins.leaves.iter().all(|leaf| {
            matches!(
                leaf.file.kind(leaf.node),
                Kind::ObjectCreationExpression | Kind::ArrayCreationExpression | Kind::MethodInvocation
            )
        })
}

/// Whether a condition asks for the thread-local's value: `tl.get() == null`, or a local that came from `tl.get()`.
fn looks_at(site: &Site<'_>, holder: &ThreadLocalField, file: &Arc<JavaFile>, condition: NodeId) -> bool {
    let gets: Vec<&At> = holder.uses.iter().filter(|used| used.kind == UseKind::Get).map(|used| &used.at).collect();
    comes_from(site, file, condition, 3, &|at| gets.iter().any(|get| get.same(at)))
}

/// Whether an expression has such a call in it, itself or through the locals it names.
fn comes_from(
    site: &Site<'_>,
    file: &Arc<JavaFile>,
    expression: NodeId,
    steps: usize,
    is: &dyn Fn(&At) -> bool,
) -> bool {
    let Some(steps) = steps.checked_sub(1) else { return false };
    file.syntax.subtree(expression).any(|node| match file.kind(node) {
        Kind::MethodInvocation => is(&At { file: file.clone(), node }),
        Kind::Identifier => match site.model.variable(file, node, file.text(node)) {
            Some(var @ Var::Local(local)) => {
                local.init.is_some_and(|init| comes_from(site, file, init, steps, is))
                    || site
                        .model
                        .assignments(file, &var)
                        .iter()
                        .any(|value| comes_from(site, file, value.node, steps, is))
            }
            _ => false,
        },
        _ => false,
    })
}

/// Every `get` stands behind a question whether the thread is virtual.
fn only_off_virtual_threads(site: &Site<'_>, holder: &ThreadLocalField) -> bool {
    let mut gets = holder.uses.iter().filter(|used| used.kind == UseKind::Get).peekable();
    gets.peek().is_some() && gets.all(|used| asks_is_virtual(site, &used.at))
}

fn asks_is_virtual(site: &Site<'_>, at: &At) -> bool {
    let At { file, node } = at;
    let condition_asks = |statement: NodeId| {
        file.syntax.field(statement, Field::Condition).is_some_and(|condition| {
            comes_from(site, file, condition, 3, &|call| call.file.call_name(call.node) == "isVirtual")
        })
    };
    let mut below = *node;
    for up in file.syntax.ancestors(*node) {
        match file.kind(up) {
            Kind::IfStatement | Kind::TernaryExpression if condition_asks(up) => return true,
            // `if (Thread.currentThread().isVirtual()) return …;` earlier in the block.
            Kind::Block => {
                let earlier = file.syntax.children(up).take_while(|&child| child < below);
                if earlier.into_iter().any(|child| file.kind(child) == Kind::IfStatement && condition_asks(child)) {
                    return true;
                }
            }
            kind if kind.is_method() => return false,
            _ => {}
        }
        below = up;
    }
    false
}

fn has_virtual_threads(site: &Site<'_>) -> bool {
    !site.model.index.near_positions(site.file, virtual_threads::WORDS).is_empty()
}

/// What the thread-local caches, with the place that makes it; `None` when it is no cache.
fn cached_value<'h>(site: &Site<'_>, holder: &'h ThreadLocalField) -> Option<(Option<&'h Creation>, Value)> {
    let judge = Judge { site };
    let made: Vec<(Option<&Creation>, At)> = holder
        .creations
        .iter()
        .flat_map(|creation| creation.initial.iter().flatten().map(move |value| (Some(creation), value.clone())))
        .chain(filled(site, holder).into_iter().map(|value| (holder.creations.first(), value)))
        .collect();
    if made.is_empty() {
        // An initialiser that cannot be followed still makes a cache of the declared type.
        let creation = holder.creations.iter().find(|creation| creation.initial.is_none())?;
        return Some((Some(creation), judge.declared(&holder.value)));
    }
    let mut best: Option<(Option<&Creation>, Value)> = None;
    for (creation, value) in made {
        let verdict = judge.value(&value, &holder.value);
        if best.as_ref().is_none_or(|(_, known)| weight(&verdict) > weight(known)) {
            best = Some((creation, verdict));
        }
    }
    best
}

/// The values that the class puts in itself after a look found nothing.
fn filled(site: &Site<'_>, holder: &ThreadLocalField) -> Vec<At> {
    let sets = holder.uses.iter().filter_map(|used| match used.kind {
        UseKind::Set(value) => Some((&used.at, value)),
        _ => None,
    });
    sets.flat_map(|(at, value)| site.model.origins(&at.file, value).leaves).collect()
}

fn weight(value: &Value) -> u8 {
    match value {
        Value::Silent => 0,
        Value::Unknown(_) => 1,
        Value::Known { costly: false, .. } => 2,
        Value::Known { costly: true, .. } => 3,
    }
}

struct Judge<'a> {
    site: &'a Site<'a>,
}

impl Judge<'_> {
    /// The verdict on one value; the declared type helps where the expression says little.
    fn value(&self, value: &At, declared: &Ty) -> Value {
        let At { file, node } = value;
        match file.kind(*node) {
            Kind::ArrayCreationExpression => return self.array(file, *node),
            Kind::NullLiteral => return Value::Silent,
            Kind::ObjectCreationExpression | Kind::MethodReference | Kind::MethodInvocation => {}
            // Literals, constants, lambdas kept as values.
            _ => return Value::Silent,
        }
        // A view of a buffer shares its memory.
        let called = match file.kind(*node) {
            Kind::MethodReference => file.syntax.children(*node).last().map_or("", |name| file.text(name)),
            _ => file.call_name(*node),
        };
        if matches!(called, "duplicate" | "slice" | "asReadOnlyBuffer") {
            return Value::Unknown("ByteBuffer".into());
        }
        if let Some(small) = self.small_buffer(file, *node) {
            return small;
        }
        let created = match self.site.model.created_class(value) {
            Ty::Class(class, _) => Some(class),
            // `MessageDigest.getInstance(…)`: a static factory gives its own class.
            _ => self.factory_class(file, *node),
        };
        let by_creation = created.map(|class| self.class(&class, LOOKS));
        let by_declaration = self.declared(declared);
        match by_creation {
            Some(verdict) if weight(&verdict) >= weight(&by_declaration) || matches!(verdict, Value::Silent) => verdict,
            Some(Value::Unknown(name)) if matches!(by_declaration, Value::Silent) => Value::Unknown(name),
            _ => by_declaration,
        }
    }

    fn factory_class(&self, file: &Arc<JavaFile>, call: NodeId) -> Option<ClassRef> {
        let mut at = call;
        while file.kind(at) == Kind::MethodInvocation {
            let object = file.receiver(at)?;
            if let Some(class) = self.site.model.class_of_expression(file, object) {
                return cached_types::find(&class.name).map(|_| class);
            }
            at = object;
        }
        None
    }

    fn small_buffer(&self, file: &Arc<JavaFile>, call: NodeId) -> Option<Value> {
        if !matches!(file.call_name(call), "allocate" | "allocateDirect") {
            return None;
        }
        let &size = file.arguments(call).first()?;
        let size = self.constant(file, size)?;
        (size <= SMALL_BUFFER).then(|| Value::Known {
            what: format!("a buffer of {size} bytes"),
            row: None,
            costly: false,
        })
    }

    /// A judgement by the type argument alone.
    fn declared(&self, ty: &Ty) -> Value {
        match ty {
            Ty::Class(class, arguments) => match self.class(class, LOOKS) {
                Value::Known { row: None, costly, what } if is_reference(class) => {
                    let inner = arguments.first().map(describe).filter(|inner| !inner.is_empty());
                    Value::Known {
                        what: inner.map_or(what, |inner| format!("{inner} in a {}", simple(class))),
                        row: None,
                        costly,
                    }
                }
                verdict => verdict,
            },
            Ty::Array(element) => match &**element {
                Ty::Primitive(name) if matches!(name.as_str(), "byte" | "char") => {
                    Value::Known { what: format!("a {name}[]"), row: None, costly: true }
                }
                _ => Value::Silent,
            },
            _ => Value::Silent,
        }
    }

    fn array(&self, file: &Arc<JavaFile>, creation: NodeId) -> Value {
        let syntax = &file.syntax;
        let element = syntax.field(creation, Field::Type).map_or("", |ty| file.text(ty));
        let Some(dimension) = syntax.child(creation, Kind::DimensionsExpr) else { return Value::Silent };
        let size = syntax.children(dimension).next().and_then(|size| self.constant(file, size));
        let bytes_each = if element == "char" { 2 } else { 1 };
        let buffer = matches!(element, "byte" | "char");
        match size {
            Some(size) if size <= SMALL_ARRAY => Value::Silent,
            Some(size) if buffer && size * bytes_each <= SMALL_BUFFER => {
                Value::Known { what: format!("a {element}[{size}]"), row: None, costly: false }
            }
            Some(size) if buffer => Value::Known { what: format!("a {element}[{size}]"), row: None, costly: true },
            None if buffer => Value::Known { what: format!("a {element}[]"), row: None, costly: true },
            Some(size) => Value::Unknown(format!("{element}[{size}]")),
            None => Value::Unknown(format!("{element}[]")),
        }
    }

    /// The value of an integer constant: a literal, products and shifts of literals, followed through constants.
    fn constant(&self, file: &Arc<JavaFile>, expression: NodeId) -> Option<u64> {
        let origins = self.site.model.origins(file, expression);
        let [leaf] = origins.leaves.as_slice() else { return None };
        let At { file, node } = leaf;
        match file.kind(*node) {
            Kind::DecimalIntegerLiteral => file.text(*node).replace(['_', 'L', 'l'], "").parse().ok(),
            Kind::HexIntegerLiteral => {
                u64::from_str_radix(file.text(*node).get(2..)?.trim_end_matches(['L', 'l']), 16).ok()
            }
            Kind::BinaryExpression => {
                let left = self.constant(file, file.syntax.field(*node, Field::Left)?)?;
                let right = self.constant(file, file.syntax.field(*node, Field::Right)?)?;
                match file.syntax.field(*node, Field::Operator).map(|operator| file.text(operator)) {
                    Some("*") => left.checked_mul(right),
                    Some("+") => left.checked_add(right),
                    Some("<<") => left.checked_shl(right.try_into().ok()?),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn class(&self, class: &ClassRef, looks: usize) -> Value {
        if is_harmless(&class.name) || is_collection(&class.name) {
            return Value::Silent;
        }
        if self.site.catalog.thread_safe_types.iter().any(|own| class.is(own)) {
            return Value::Known { what: simple(class).to_owned(), row: None, costly: true };
        }
        if is_reference(class) || is_buffer(class) || self.site.catalog.costly_types.iter().any(|own| class.is(own)) {
            return Value::Known { what: simple(class).to_owned(), row: None, costly: true };
        }
        for up in self.site.model.hierarchy(class) {
            if let Some(row) = cached_types::find(&up.name) {
                if row.cost == Cost::Value {
                    return Value::Silent;
                }
                return Value::Known {
                    what: simple(class).to_owned(),
                    row: Some(row),
                    costly: row.cost != Cost::Cheap,
                };
            }
            if is_collection(&up.name) && class.decl.is_some() {
                return Value::Silent;
            }
        }
        let Some(decl) = &class.decl else { return Value::Unknown(simple(class).to_owned()) };
        self.project_class(decl, looks)
    }

    /// A class of the tree: costly when it holds something costly.
    fn project_class(&self, decl: &Decl, looks: usize) -> Value {
        let ty = decl.get();
        let name = if ty.name.is_empty() { "anonymous class".to_owned() } else { ty.name.clone() };
        if matches!(ty.kind, TypeKind::Enum | TypeKind::Annotation) {
            return Value::Silent;
        }
        let Some(looks) = looks.checked_sub(1) else { return Value::Unknown(name) };
        let instance: Vec<usize> =
            (0..ty.fields.len()).filter(|&index| !ty.fields[index].modifiers.is_static).collect();
        for index in instance {
            let field = FieldRef { owner: decl.clone(), index };
            if let Value::Known { what, row, costly: true } = self.held(&field, looks) {
                // The innermost one is what costs.
                let inner = what.split_once(HOLDS).map_or(what.as_str(), |(_, inner)| inner).to_owned();
                return Value::Known { what: format!("{name}{HOLDS}{inner}"), row, costly: true };
            }
        }
        Value::Unknown(name)
    }

    fn held(&self, field: &FieldRef, looks: usize) -> Value {
        match self.site.model.field_type_of(field) {
            Ty::Class(class, _) if is_collection(&class.name) => Value::Unknown(String::new()),
            Ty::Class(class, _) => self.class(&class, looks),
            Ty::Primitive(_) => Value::Silent,
            Ty::Array(_) => {
                let origins = self.site.model.field_origins(field);
                let made = origins
                    .leaves
                    .iter()
                    .filter(|leaf| leaf.file.kind(leaf.node) == Kind::ArrayCreationExpression)
                    .map(|leaf| self.array(&leaf.file, leaf.node));
                made.max_by_key(weight).unwrap_or(Value::Unknown(String::new()))
            }
            _ => Value::Unknown(String::new()),
        }
    }
}

/// Boxed numbers, strings and the like: counters, flags, ids.
fn is_harmless(name: &str) -> bool {
    matches!(
        name,
        "java.lang.Integer"
            | "java.lang.Long"
            | "java.lang.Short"
            | "java.lang.Byte"
            | "java.lang.Character"
            | "java.lang.Boolean"
            | "java.lang.Double"
            | "java.lang.Float"
            | "java.lang.Number"
            | "java.lang.String"
            | "java.lang.CharSequence"
            | "java.lang.Object"
            | "java.lang.Enum"
            | "java.lang.Class"
            | "java.lang.Thread"
            | "java.lang.Runnable"
            | "java.util.Optional"
            | "java.util.UUID"
            | "java.util.Locale"
            | "java.util.concurrent.atomic.AtomicInteger"
            | "java.util.concurrent.atomic.AtomicLong"
            | "java.util.concurrent.atomic.AtomicBoolean"
            | "java.util.concurrent.atomic.AtomicReference"
            | "java.util.concurrent.atomic.LongAdder"
    ) || name.starts_with("java.util.function.")
        || name.starts_with("java.time.") && !name.starts_with("java.time.format.")
}

/// Collections hold context or guard against re-entry far more often than they cache.
fn is_collection(name: &str) -> bool {
    crate::java::known::is_subtype(name, "java.util.Collection")
        || crate::java::known::is_subtype(name, "java.util.Map")
        || crate::java::known::is_subtype(name, "java.lang.Iterable")
        || matches!(
            name,
            "java.util.BitSet"
                | "java.util.Stack"
                | "java.util.Vector"
                | "java.util.Properties"
                | "java.util.IdentityHashMap"
                | "java.util.WeakHashMap"
                | "java.util.Iterator"
        )
}

fn is_reference(class: &ClassRef) -> bool {
    matches!(&*class.name, "java.lang.ref.SoftReference" | "java.lang.ref.WeakReference" | "java.lang.ref.Reference")
}

/// Buffers of unknown size; small ones are recognised where they are made.
fn is_buffer(class: &ClassRef) -> bool {
    class.name.starts_with("java.nio.") && class.name.ends_with("Buffer")
}

fn simple(class: &ClassRef) -> &str {
    match &class.decl {
        Some(decl) => &decl.get().name,
        None => class.name.rsplit('.').next().unwrap_or(&class.name),
    }
}

fn describe(ty: &Ty) -> String {
    match ty {
        Ty::Class(class, _) => simple(class).to_owned(),
        Ty::Array(element) => format!("{}[]", describe(element)),
        Ty::Primitive(name) => name.clone(),
        _ => String::new(),
    }
}

/// `a 'Name'` for the name of a type; other words stay as they are.
fn quoted(what: &str) -> String {
    if what.starts_with("a ") {
        return what.to_owned();
    }
    let article = if what.starts_with(['A', 'E', 'I', 'O']) { "an" } else { "a" };
    format!("{article} '{what}'")
}

/// An entry that may run often and reads the thread-local.
fn reached(site: &Site<'_>, holder: &ThreadLocalField) -> Option<VirtualEntry> {
    holder
        .uses
        .iter()
        .filter(|used| used.kind == UseKind::Get)
        .filter_map(|used| site.model.entry_above(&used.at.file, used.at.node, &site.catalog.virtual_thread_factories))
        .find(|entry| entry.multiplicity >= Multiplicity::Open)
}

#[allow(clippy::too_many_arguments)]
fn report(
    site: &Site<'_>,
    out: &mut Out,
    holder: &ThreadLocalField,
    creation: Option<&Creation>,
    level: Level,
    what: &str,
    row: Option<&CachedType>,
    entry: Option<VirtualEntry>,
) {
    let field = holder.field.get();
    let cached = match what.split_once(HOLDS) {
        Some((outer, inner)) => format!("{} (which holds {})", quoted(outer), quoted(inner)),
        None => quoted(what),
    };
    let kind = match holder.holder {
        Holder::Fast => "FastThreadLocal",
        _ => "ThreadLocal",
    };
    let message = format!(
        "The {kind} '{}' caches {cached} for each thread, and on virtual threads that is once for each task. Nothing is \
         reused: what was a cache becomes one more allocation in every task.",
        field.name
    );
    // The creation is what a person changes; the field is shown when it stands elsewhere.
    let own = creation.filter(|creation| creation.at.file.path() == site.file.path());
    let inside = own.is_some_and(|creation| site.file.syntax.is_inside(creation.at.node, field.node));
    let node = own.filter(|_| !inside).map_or(field.node, |creation| creation.at.node);
    let mut draft =
        Draft::new(site, level, node, message).label("made once per task on virtual threads").advice(advice(what, row));
    if !inside && own.is_some() {
        draft = draft.related(&At { file: site.file.clone(), node: field.node }, "kept in this field");
    }
    if let Some(entry) = entry {
        draft = draft.related(&entry.call, "read in a task that is started here, on a virtual thread of its own");
    }
    out.report(site, draft);
}

fn advice(what: &str, row: Option<&CachedType>) -> String {
    let remedy = match row {
        Some(row) => match (row.remedy, row.r#use.as_str()) {
            (Remedy::Constant, "") => "It is thread-safe: keep one in a static constant for all threads.".into(),
            (Remedy::Constant, other) => {
                format!("Use '{}' instead and keep one in a static constant for all threads.", short(other))
            }
            (Remedy::Random, _) => "Use 'ThreadLocalRandom.current()', which needs no cache of its own.".into(),
            (Remedy::Allocate | Remedy::None, "") => {
                "Allocate it where it is used: that is cheap, and the collector takes it back at once.".into()
            }
            (Remedy::Allocate | Remedy::None, other) => format!("Use {other} where it is needed."),
            (Remedy::Pool, "") => "It is costly and not thread-safe: keep a bounded pool of them that does not depend on \
                                   threads, or run this step on a fixed pool of platform threads."
                .into(),
            (Remedy::Pool, other) => format!(
                "It is costly and not thread-safe: use {other}, keep a bounded pool of them that does not depend on threads, or \
                 run this step on a fixed pool of platform threads."
            ),
            (Remedy::Connection, _) => "Every task would open a connection of its own: take one from a connection pool for \
                                        each unit of work and give it back."
                .into(),
        },
        None if what.starts_with("a byte[") || what.starts_with("a char[") || what.starts_with("a buffer") => {
            "Allocate small buffers where they are used; keep large ones in a bounded pool that does not depend on threads.".into()
        }
        None => "Share one if it is thread-safe, allocate it where it is used if it is cheap, and keep a bounded pool that does not \
                 depend on threads if it is neither."
            .into(),
    };
    format!("{remedy} To see how often it is made, run with '-Djdk.traceVirtualThreadLocals=true'.")
}

fn short(qualified: &str) -> &str {
    qualified.rsplit('.').next().unwrap_or(qualified)
}

/// `Map<Thread, X>` filled on a miss: a thread-local made by hand.
fn thread_keyed_map(site: &Site<'_>, out: &mut Out, field: &FieldRef) {
    let written = field.get().ty.map_or("", |ty| site.text(ty));
    if !written.contains("Thread") {
        return;
    }
    let Ty::Class(class, arguments) = site.model.field_type_of(field) else { return };
    let [Ty::Class(key, _), value] = arguments.as_slice() else { return };
    if !key.is("java.lang.Thread") || !crate::java::known::is_subtype(&class.name, "java.util.Map") {
        return;
    }
    let calls = map_calls(site, field);
    let has = |names: &[&str]| calls.iter().any(|call| names.contains(&site.file.call_name(*call)));
    // A register of running threads takes its entries out again.
    if has(&["remove", "clear"]) || !(has(&["computeIfAbsent"]) || (has(&["get"]) && has(&["put", "putIfAbsent"]))) {
        return;
    }
    let judge = Judge { site };
    let (what, row, costly) = match judge.declared(value) {
        Value::Known { what, row, costly } => (what, row, costly),
        Value::Unknown(what) => (what, None, false),
        Value::Silent => return,
    };
    let level = if costly { Level::Warning } else { Level::Note };
    let name = &field.get().name;
    let message = format!(
        "The map '{name}' keeps {} for each thread, a ThreadLocal made by hand. On virtual threads every task makes a new one \
         and adds an entry, and all of them meet at this map.",
        quoted(what.split(HOLDS).next().unwrap_or(&what)),
    );
    let draft = Draft::new(site, level, field.get().node, message).label("keyed by thread").advice(advice(&what, row));
    out.report(site, draft);
}

fn map_calls(site: &Site<'_>, field: &FieldRef) -> Vec<NodeId> {
    let file = site.file;
    let name = &field.get().name;
    let var = Var::Field(field.clone());
    file.syntax
        .all()
        .filter(|&node| {
            file.kind(node) == Kind::MethodInvocation
                && file.receiver(node).is_some_and(|object| site.model.names_variable(file, object, name, &var))
        })
        .collect()
}
