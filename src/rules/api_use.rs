//! Uses of the JDK API that the table of releases (`catalog::jdk_api`) speaks of. Two rules share it, one a family.

use super::site::{Draft, Out, Site};
use crate::catalog::jdk_api::{Change, Member, MemberKind, Shape, table};
use crate::finding::Level;
use crate::java::file::{Import, JavaFile};
use crate::java::index::Decl;
use crate::java::kinds::{Field, Kind};
use crate::java::names::{ClassRef, type_name};
use crate::java::syntax::NodeId;
use crate::java::types::Ty;
use crate::project::jdk::{ASSUMED_NEWEST, Holds};
use std::sync::Arc;

/// The node kinds where API may be named or used.
pub const KINDS: &[Kind] = &[
    Kind::MethodInvocation,
    Kind::MethodReference,
    Kind::ObjectCreationExpression,
    Kind::TypeIdentifier,
    Kind::ScopedTypeIdentifier,
    Kind::GenericType,
    Kind::ImportDeclaration,
    Kind::Superclass,
    Kind::MethodDeclaration,
    Kind::CatchClause,
];

/// What a rule of this family reports.
pub struct Family {
    /// The id of the rule: rows of the table name it.
    pub rule: &'static str,
    /// Report API that is still there in the range, but will be gone, as a note.
    pub announce: bool,
}

/// Looks at one node of [`KINDS`].
pub fn check(family: &Family, site: &Site<'_>, out: &mut Out) {
    let uses = Uses { family, site };
    match site.kind() {
        Kind::MethodInvocation => uses.call(out),
        Kind::MethodReference => uses.reference(out),
        Kind::ObjectCreationExpression => uses.creation(out),
        Kind::TypeIdentifier | Kind::ScopedTypeIdentifier => uses.type_name(out),
        Kind::GenericType => uses.type_arguments(out),
        Kind::ImportDeclaration => uses.import(out),
        Kind::Superclass => uses.superclass(out),
        Kind::MethodDeclaration => uses.overriding(out),
        Kind::CatchClause => uses.catch(out),
        _ => {}
    }
}

/// Over which releases something is there, and what to write where it is not.
struct Window<'t> {
    since: u16,
    removed: Option<u16>,
    /// The row to quote.
    row: &'t Member,
}

impl<'t> Window<'t> {
    /// The releases in which at least one of the overloads is there.
    fn of(rows: &[&'t Member]) -> Option<Window<'t>> {
        let last = rows.iter().max_by_key(|row| row.removed.unwrap_or(u16::MAX))?;
        let since = rows.iter().map(|row| row.since).min()?;
        Some(Window { since, removed: last.removed, row: last })
    }
}

struct Uses<'a> {
    family: &'a Family,
    site: &'a Site<'a>,
}

impl Uses<'_> {
    fn file(&self) -> &Arc<JavaFile> {
        self.site.file
    }

    /// Reports `what` (as people call it) at `node` if it is not there in all of the range.
    fn report(&self, out: &mut Out, node: NodeId, what: &str, window: &Window<'_>) {
        if window.row.rule != self.family.rule {
            return;
        }
        let jdk = self.site.jdk;
        let no_longer = window.removed.map_or(Holds::No, |release| jdk.reaches(release));
        if let (Some(level), Some(release)) = (no_longer.level(Level::Error), window.removed) {
            let message = format!(
                "{what} was removed in JDK {release}. Code that uses it does not compile there, and code that \
                 was compiled before fails when it runs."
            );
            let draft = Draft::new(self.site, level, node, message).label(format!("removed in {release}")).certain();
            return out.report(self.site, draft.advice(replacement("Use", &window.row.instead)));
        }
        // An assumed oldest release is no reason: code that uses newer API was written for a newer JDK.
        if jdk.starts_before(window.since) == Holds::Known {
            let since = window.since;
            let message =
                format!("{what} exists only from JDK {since} on. This code is said to run on JDK {} too.", jdk.min);
            let draft = Draft::new(self.site, Level::Error, node, message).label(format!("new in {since}")).certain();
            return out
                .report(self.site, draft.advice(sentence("Before it is there, use", &window.row.instead_before)));
        }
        // What later previews change is no news to code that is current on the newest long-term release.
        let near = window.removed.filter(|&release| self.family.announce && release <= ASSUMED_NEWEST);
        if let Some(release) = near {
            let message = format!("{what} is removed in JDK {release}. It still compiles on JDK {}.", jdk.max);
            let draft = Draft::new(self.site, Level::Note, node, message).label(format!("removed in {release}"));
            out.report(self.site, draft.advice(replacement(&format!("From {release} on, use"), &window.row.instead)));
        }
    }

    /// Whether it is missing, or soon will be, somewhere in the range.
    fn is_missing(&self, window: &Window<'_>) -> bool {
        window.removed.is_some_and(|release| release <= ASSUMED_NEWEST || self.site.jdk.reaches(release) != Holds::No)
            || self.site.jdk.starts_before(window.since) == Holds::Known
    }

    fn call(&self, out: &mut Out) {
        let file = self.file();
        let call = self.site.node;
        let name = file.call_name(call);
        if !names_of_interest().contains(&name) {
            return;
        }
        let Some((Ty::Class(class, _), _)) = self.site.model.callee_class(file, call) else { return };
        let arguments = file.arguments(call);
        let rows = self.method_rows(&class, name, Some(&arguments));
        if let Some(window) = Window::of(&rows) {
            let node = file.syntax.field(call, Field::Name).unwrap_or(call);
            self.report(out, node, &method_label(window.row), &window);
        } else if let Some(change) = self.change(&class, name, Shape::Returns) {
            self.report_return_type(out, change);
        }
    }

    /// The rows of a method that a call on `class` may mean: those of the nearest class in its hierarchy that has any. A
    /// method of the tree on the way hides them.
    fn method_rows(&self, class: &ClassRef, name: &str, arguments: Option<&[NodeId]>) -> Vec<&'static Member> {
        for up in self.site.model.hierarchy(class) {
            if let Some(decl) = &up.decl {
                if decl.get().methods.iter().any(|method| method.name == name) {
                    return Vec::new();
                }
                continue;
            }
            let rows: Vec<&Member> = table()
                .methods(&up.name, name)
                .into_iter()
                .filter(|row| arguments.is_none_or(|arguments| self.fits(row, arguments)))
                .collect();
            if !rows.is_empty() {
                return rows;
            }
        }
        Vec::new()
    }

    /// Whether the arguments may be for this overload.
    fn fits(&self, row: &Member, arguments: &[NodeId]) -> bool {
        row.params.len() == arguments.len()
            && row.params.iter().zip(arguments).all(|(param, &argument)| self.may_be(argument, param))
    }

    fn may_be(&self, argument: NodeId, param: &str) -> bool {
        let file = self.file();
        let argument = file.unparenthesized(argument);
        if matches!(file.kind(argument), Kind::LambdaExpression | Kind::MethodReference) {
            return is_functional(param);
        }
        match self.site.model.type_of(file, argument) {
            Ty::Class(class, _) => {
                param == "java.lang.Object" || self.site.model.is_subclass(&class, param) || {
                    // A class that is known by name only may implement anything that is an interface.
                    class.decl.is_none() && crate::java::known::split(&class.name).is_none()
                }
            }
            Ty::Primitive(_) | Ty::Array(_) => param == "java.lang.Object",
            Ty::Unknown | Ty::Null | Ty::Variable(_) => true,
        }
    }

    fn reference(&self, out: &mut Out) {
        let file = self.file();
        let node = self.site.node;
        let children: Vec<NodeId> = file.syntax.children(node).collect();
        let Some(&object) = children.first() else { return };
        let (class, names_class) = match self.site.model.type_of(file, object) {
            Ty::Class(class, _) => (Some(class), false),
            _ => (self.site.model.class_of_expression(file, object).or_else(|| self.class_of_type(object)), true),
        };
        let Some(class) = class else { return };
        let ty = table().ty(&class.name).filter(|_| names_class && class.decl.is_none());
        if let Some(window) = ty.and_then(|row| Window::of(&[row]))
            && self.is_missing(&window)
        {
            // Type nodes report their type on their own, names in expressions do not.
            if matches!(file.kind(object), Kind::Identifier | Kind::FieldAccess) {
                self.report(out, object, &type_label(&class.name), &window);
            }
            return;
        }
        if children.len() == 1 {
            let rows: Vec<&Member> = table().constructors(&class.name).collect();
            if let Some(window) = Window::of(&rows).filter(|_| class.decl.is_none()) {
                self.report(out, node, &constructor_label(&class.name), &window);
            }
            return;
        }
        let Some(&method) = children.last() else { return };
        let rows = self.method_rows(&class, file.text(method), None);
        if let Some(window) = Window::of(&rows) {
            self.report(out, method, &method_label(window.row), &window);
        }
    }

    fn class_of_type(&self, node: NodeId) -> Option<ClassRef> {
        let file = self.file();
        matches!(file.kind(node), Kind::TypeIdentifier | Kind::ScopedTypeIdentifier | Kind::GenericType)
            .then(|| self.site.model.type_at(file, node).class().cloned())
            .flatten()
    }

    fn creation(&self, out: &mut Out) {
        let file = self.file();
        let Some(ty) = file.syntax.field(self.site.node, Field::Type) else { return };
        let Ty::Class(class, _) = self.site.model.type_at(file, ty) else { return };
        if class.decl.is_some() || table().ty(&class.name).is_some() {
            return;
        }
        let arguments = file.arguments(self.site.node);
        let rows: Vec<&Member> = table().constructors(&class.name).filter(|row| self.fits(row, &arguments)).collect();
        if let Some(window) = Window::of(&rows) {
            self.report(out, ty, &constructor_label(&class.name), &window);
        }
    }

    fn type_name(&self, out: &mut Out) {
        let file = self.file();
        let node = self.site.node;
        if file.syntax.parent(node).is_some_and(|up| file.kind(up) == Kind::ScopedTypeIdentifier) {
            return;
        }
        let name = type_name(file, node);
        if !simple_types_of_interest().contains(&name.rsplit('.').next().unwrap_or("")) {
            return;
        }
        let Some(class) = self.site.model.class_named(file, node, &name) else { return };
        self.report_type(out, node, &class);
    }

    fn report_type(&self, out: &mut Out, node: NodeId, class: &ClassRef) {
        if class.decl.is_none()
            && let Some(window) = table().ty(&class.name).and_then(|row| Window::of(&[row]))
        {
            self.report(out, node, &type_label(&class.name), &window);
        }
    }

    /// `StructuredTaskScope<T>` against `StructuredTaskScope<T, R>`.
    fn type_arguments(&self, out: &mut Out) {
        let file = self.file();
        let node = self.site.node;
        let Some(list) = file.syntax.child(node, Kind::TypeArguments) else { return };
        let count = file.syntax.children(list).count();
        let written = type_name(file, node);
        let simple = written.rsplit('.').next().unwrap_or("");
        let changes = table().changes.iter().filter(|change| {
            change.what == Shape::TypeParameters
                && change.rule == self.family.rule
                && simple_name(&change.owner) == simple
        });
        for change in changes {
            let (Ok(before), Ok(after)) = (change.before.parse::<usize>(), change.after.parse::<usize>()) else {
                continue;
            };
            if count == 0 || (count != before && count != after) {
                continue;
            }
            let Some(class) = self.site.model.class_named(file, node, &written) else { return };
            if !class.is(&change.owner) || class.decl.is_some() {
                return;
            }
            let what = type_label(&change.owner);
            let jdk = self.site.jdk;
            if count == before {
                let message = format!(
                    "{what} takes {after} type arguments from JDK {} on, not {before}. Code with {before} does not compile there.",
                    change.since
                );
                self.changed(out, node, jdk.reaches(change.since), message, change);
            } else if jdk.starts_before(change.since) == Holds::Known {
                let message = format!(
                    "{what} takes {after} type arguments only from JDK {} on. Before, it takes {before}.",
                    change.since
                );
                self.changed(out, node, Holds::Known, message, change);
            }
        }
    }

    fn changed(&self, out: &mut Out, node: NodeId, holds: Holds, message: String, change: &Change) {
        let level = match holds.level(Level::Error) {
            Some(level) => level,
            None if self.family.announce && change.since <= ASSUMED_NEWEST => Level::Note,
            None => return,
        };
        let draft = Draft::new(self.site, level, node, message).label(format!("changed in {}", change.since));
        let draft = if holds == Holds::No { draft } else { draft.certain() };
        out.report(self.site, draft.advice(replacement("Use", &change.instead)));
    }

    fn import(&self, out: &mut Out) {
        let file = self.file();
        let node = self.site.node;
        let position = file
            .syntax
            .children(NodeId::ROOT)
            .filter(|&child| file.kind(child) == Kind::ImportDeclaration)
            .position(|child| child == node);
        let Some(import) = position.and_then(|position| file.imports.get(position)) else { return };
        let class_of = |name: &str| self.site.model.qualified(file, name).filter(|class| class.decl.is_none());
        match import {
            Import::Single(name) => {
                if let Some(class) = class_of(name) {
                    self.report_type(out, node, &class);
                }
            }
            Import::Static(owner, member) => {
                let Some(class) = class_of(owner) else { return };
                let nested = format!("{owner}.{member}");
                if table().ty(&nested).is_some() {
                    return self.report_type(out, node, &ClassRef::named(&nested));
                }
                let rows = self.method_rows(&class, member, None);
                if let Some(window) = Window::of(&rows) {
                    self.report(out, node, &method_label(window.row), &window);
                }
            }
            _ => {}
        }
    }

    /// `extends StructuredTaskScope`: a sealed interface since 25.
    fn superclass(&self, out: &mut Out) {
        let file = self.file();
        let Some(ty) = file.syntax.children(self.site.node).next() else { return };
        let Some(class) = self.site.model.type_at(file, ty).class().cloned() else { return };
        let change = table()
            .changes
            .iter()
            .find(|change| change.what == Shape::Form && change.rule == self.family.rule && class.is(&change.owner));
        let Some(change) = change.filter(|_| class.decl.is_none()) else { return };
        let message = format!(
            "{} cannot be extended from JDK {} on: it is a {} there. Classes that extend it do not compile.",
            type_label(&change.owner),
            change.since,
            change.after
        );
        self.changed(out, ty, self.site.jdk.reaches(change.since), message, change);
    }

    /// A method that overrides one that is gone, or not there yet, or takes something else now.
    fn overriding(&self, out: &mut Out) {
        let file = self.file();
        let Some(name) = file.syntax.field(self.site.node, Field::Name) else { return };
        if !names_of_interest().contains(&file.text(name)) {
            return;
        }
        let Some((id, method)) = file.method_declared_by(self.site.node) else { return };
        let own = ClassRef::declared(Decl { file: file.clone(), id });
        let overrides =
            file.annotations(self.site.node).iter().any(|&annotation| file.call_name(annotation) == "Override");
        for up in self.site.model.hierarchy(&own).into_iter().skip(1).filter(|up| up.decl.is_none()) {
            let rows: Vec<&Member> = table()
                .methods(&up.name, &method.name)
                .into_iter()
                .filter(|row| row.params.len() == method.parameters.len() && !row.is_static)
                .collect();
            if let Some(window) = Window::of(&rows) {
                // Without the annotation a method that is not there yet is just a method of its own; and where the whole
                // type is not there yet, its name says so already.
                let type_says_it = table().ty(&up.name).is_some_and(|ty| ty.since == window.since);
                if window.removed.is_some() || (overrides && !type_says_it) {
                    return self.report(out, name, &method_label(window.row), &window);
                }
            }
            if let Some(change) = self.change(&up, &method.name, Shape::Takes)
                && overrides
                && let [parameter] = method.parameters.as_slice()
                && let Some(ty) = parameter.ty
            {
                let old_shape = file.text(ty).contains('?');
                let what = format!("'{}.{}'", short(&change.owner), change.name);
                let message = format!(
                    "{what} takes '{}' from JDK {} on, '{}' before. An override has to follow.",
                    change.after, change.since, change.before
                );
                let holds = if old_shape {
                    self.site.jdk.reaches(change.since)
                } else {
                    self.site.jdk.starts_before(change.since)
                };
                if holds != Holds::No && (old_shape || holds == Holds::Known) {
                    self.changed(out, ty, holds, message, change);
                }
                return;
            }
        }
    }

    fn change(&self, class: &ClassRef, name: &str, what: Shape) -> Option<&'static Change> {
        table().changes.iter().find(|change| {
            change.what == what && change.name == name && change.rule == self.family.rule && class.is(&change.owner)
        })
    }

    /// A method that gives something else on a part of the range: worth a note, since only the use of the result tells.
    fn report_return_type(&self, out: &mut Out, change: &Change) {
        // `join()` gave the scope itself before; what was chained to it is gone, and reported there.
        let spans = self.site.jdk.min < change.since && self.site.jdk.max >= change.since;
        if change.name == "join" || !spans {
            return;
        }
        let message = format!(
            "'{}.{}' gives a {} from JDK {} on, a {} before. This code is said to run on both.",
            short(&change.owner),
            change.name,
            change.after,
            change.since,
            change.before
        );
        let draft =
            Draft::new(self.site, Level::Note, self.site.node, message).label(format!("changed in {}", change.since));
        out.report(self.site, draft.advice(sentence("It is", &change.instead)));
    }

    /// A catch clause for a checked exception that only removed methods threw: it does not compile without them.
    fn catch(&self, out: &mut Out) {
        let file = self.file();
        let node = self.site.node;
        let Some(statement) = file.syntax.parent(node) else { return };
        let Some(parameter) = file.syntax.child(node, Kind::CatchFormalParameter) else { return };
        let Some(types) = file.syntax.child(parameter, Kind::CatchType) else { return };
        for ty in file.syntax.children(types) {
            let Some(exception) = self.site.model.type_at(file, ty).class().cloned() else { continue };
            // A catch of everything compiles whatever the block throws.
            let catches_all = exception.is("java.lang.Exception") || exception.is("java.lang.Throwable");
            if exception.decl.is_some() || catches_all {
                continue;
            }
            if let Some(row) = self.only_thrown_by(statement, &exception) {
                let what = format!("A catch of '{}' around {}", simple_name(&exception.name), method_label(row));
                let Some(window) = Window::of(&[row]) else { continue };
                self.report_catch(out, ty, &what, &window);
            }
        }
    }

    fn report_catch(&self, out: &mut Out, node: NodeId, what: &str, window: &Window<'_>) {
        let Some(release) = window.removed else { return };
        let Some(level) = self.site.jdk.reaches(release).level(Level::Error) else { return };
        let message = format!(
            "{what} does not compile from JDK {release} on. The method that threw it is gone, and nothing else \
             in the block throws it."
        );
        let draft = Draft::new(self.site, level, node, message).label("not thrown any more").certain();
        out.report(
            self.site,
            draft.advice(
                "Catch 'StructuredTaskScope.FailedException', or 'StructuredTaskScope.TimeoutException' where a time limit is \
                 set, around 'join()'.",
            ),
        );
    }

    /// The removed method called in a `try` that threw this exception, if nothing else in it may throw it.
    fn only_thrown_by(&self, statement: NodeId, exception: &ClassRef) -> Option<&'static Member> {
        let file = self.file();
        let model = self.site.model;
        let body = file.syntax.field(statement, Field::Body)?;
        let resources = file.syntax.field(statement, Field::Resources);
        let mut found = None;
        for call in resources.into_iter().chain([body]).flat_map(|part| file.syntax.subtree(part)) {
            match file.kind(call) {
                Kind::MethodInvocation => {}
                Kind::ThrowStatement => return None,
                _ => continue,
            }
            let class = model.callee_class(file, call).and_then(|(ty, _)| ty.class().cloned());
            let rows = class
                .as_ref()
                .map(|class| self.method_rows(class, file.call_name(call), Some(&file.arguments(call))))
                .unwrap_or_default();
            if let Some(row) =
                rows.iter().find(|row| row.rule == self.family.rule && row.throws.iter().any(|t| exception.is(t)))
            {
                found = Some(*row);
            } else if !self.cannot_throw(call, class.as_ref(), exception) {
                return None;
            }
        }
        found
    }

    /// Whether a call certainly does not declare the exception: a method of the tree without it, or one of a known type
    /// that is not a future.
    fn cannot_throw(&self, call: NodeId, class: Option<&ClassRef>, exception: &ClassRef) -> bool {
        let file = self.file();
        let callees = self.site.model.callees(file, call);
        if !callees.is_empty() {
            return callees.iter().all(|method| {
                let declared = method.owner.file.syntax.child(method.get().node, Kind::Throws);
                declared.is_none_or(|throws| !method.owner.file.text(throws).contains(simple_name(&exception.name)))
            });
        }
        let future_like = matches!(
            file.call_name(call),
            "get" | "invokeAny" | "invokeAll" | "resultNow" | "await" | "exchange" | "acquire"
        );
        match class {
            Some(class) => {
                let concurrent =
                    class.name.starts_with("java.util.concurrent.") && !class.name.contains("StructuredTaskScope");
                !(future_like && concurrent) && (class.name.starts_with("java.") || class.decl.is_some())
            }
            // A call of something unknown: only names that suggest a future stand in the way.
            None => !future_like,
        }
    }
}

/// `Use …` as a full sentence; empty when there is nothing to say.
fn sentence(start: &str, text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    format!("{start} {}.", text.replace('`', "'"))
}

/// The same for what takes the place of removed API: another preview, where it is a scope that is opened.
fn replacement(start: &str, text: &str) -> String {
    let mut advice = sentence(start, text);
    if text.contains("StructuredTaskScope.open(") {
        advice.push_str(" On JDK 25 that is still a preview API, which needs '--enable-preview'.");
    }
    advice
}

fn is_functional(param: &str) -> bool {
    param.starts_with("java.util.function.")
        || matches!(
            param,
            "java.lang.Runnable"
                | "java.util.concurrent.Callable"
                | "java.lang.ScopedValue.CallableOp"
                | "java.util.concurrent.StructuredTaskScope.Joiner"
                | "java.util.concurrent.ThreadFactory"
        )
}

fn simple_name(qualified: &str) -> &str {
    qualified.rsplit('.').next().unwrap_or(qualified)
}

/// `StructuredTaskScope.Joiner` for `java.util.concurrent.StructuredTaskScope.Joiner`.
fn short(qualified: &str) -> &str {
    crate::java::known::split(qualified).map_or(qualified, |(_, name)| name)
}

fn type_label(qualified: &str) -> String {
    format!("'{}'", short(qualified))
}

fn constructor_label(qualified: &str) -> String {
    format!("The constructor of '{}'", short(qualified))
}

fn method_label(row: &Member) -> String {
    let params: Vec<&str> = row.params.iter().map(|param| simple_name(param)).collect();
    match row.kind {
        MemberKind::Method if params.is_empty() => format!("'{}.{}()'", short(&row.owner), row.name),
        MemberKind::Method => format!("'{}.{}({})'", short(&row.owner), row.name, params.join(", ")),
        _ => type_label(&row.owner),
    }
}

/// Every method name in the table, to leave other calls alone quickly.
fn names_of_interest() -> &'static [&'static str] {
    static NAMES: std::sync::LazyLock<Vec<&'static str>> = std::sync::LazyLock::new(|| table().method_names());
    &NAMES
}

/// The simple names of the types in the table.
fn simple_types_of_interest() -> &'static [&'static str] {
    static NAMES: std::sync::LazyLock<Vec<&'static str>> = std::sync::LazyLock::new(|| table().type_names());
    &NAMES
}
