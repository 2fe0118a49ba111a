//! `scoped-value-or-else-null`: `ScopedValue.orElse` with an argument that is, or may be, null.

use super::Rule;
use super::site::{Draft, Out, Site};
use crate::finding::Level;
use crate::java::kinds::{Field, Kind};
use crate::java::model::At;
use crate::java::scopes::Var;
use crate::java::syntax::NodeId;
use crate::prefilter::Want;
use crate::project::jdk::Holds;

/// The rule.
pub static RULE: Rule = Rule {
    id: "scoped-value-or-else-null",
    page: include_str!("../../rules/scoped-value-or-else-null.md"),
    wants: &[Want { words: &["orElse"], sees: &["ScopedValue", "Carrier"], ..Want::ANY }],
    kinds: &[Kind::MethodInvocation],
    check,
};

fn check(site: &Site<'_>, out: &mut Out) {
    let file = site.file;
    if file.call_name(site.node) != "orElse" {
        return;
    }
    let [argument] = file.arguments(site.node)[..] else { return };
    let is_scoped_value = site
        .model
        .callee_class(file, site.node)
        .is_some_and(|(ty, is_class)| !is_class && ty.is("java.lang.ScopedValue"));
    if !is_scoped_value {
        return;
    }
    match nullness(site, argument) {
        Nullness::Always(from) => {
            let (level, message) = match site.jdk.reaches(25) {
                Holds::No => (
                    Level::Note,
                    "'ScopedValue.orElse(null)' will throw NullPointerException on JDK 25. It returns null until then; \
                     from 25 on the argument must not be null, whether the value is bound or not.",
                ),
                reached => (
                    reached.level(Level::Error).unwrap_or(Level::Note),
                    "'ScopedValue.orElse(null)' throws NullPointerException from JDK 25 on. The argument must not be \
                     null, whether the value is bound or not.",
                ),
            };
            let label = if from.is_some() { "always null" } else { "must not be null" };
            let mut draft = Draft::new(site, level, argument, message).label(label).advice(advice(site)).certain();
            if let Some(from) = from {
                draft = draft.related(&from, "null comes from here");
            }
            out.report(site, draft);
        }
        Nullness::Maybe(why) => {
            let message = "The argument of 'ScopedValue.orElse' may be null, which throws NullPointerException from JDK \
                           25 on. It throws whether the value is bound or not.";
            let mut draft = Draft::new(site, Level::Note, argument, message)
                .label("may be null")
                .advice("Give a default that is never null, or ask 'isBound()' first and call 'get()' only then.");
            if let Some(why) = why {
                draft = draft.related(&why, "null may come from here");
            }
            out.report(site, draft);
        }
        Nullness::No => {}
    }
}

fn advice(site: &Site<'_>) -> String {
    let file = site.file;
    let statement = file.syntax.parent(site.node).is_some_and(|up| file.kind(up) == Kind::ExpressionStatement);
    if statement {
        return "The result is not used: remove the call.".into();
    }
    let receiver = file.receiver(site.node);
    let named = receiver.filter(|&node| {
        file.syntax.subtree(node).all(|n| matches!(file.kind(n), Kind::Identifier | Kind::FieldAccess | Kind::This))
    });
    match named {
        Some(node) => {
            let key = file.text(node);
            format!(
                "Write '{key}.isBound() ? {key}.get() : null', give a default that is not null, or use 'orElseThrow' where \
                 the value must be bound."
            )
        }
        None => {
            "Keep the key in a variable and write 'key.isBound() ? key.get() : null', give a default that is not null, \
                 or use 'orElseThrow' where the value must be bound."
                .into()
        }
    }
}

enum Nullness {
    /// Null on every path; where from, when not written at the call.
    Always(Option<At>),
    /// Null on some path, or declared nullable; where, when that is known.
    Maybe(Option<At>),
    No,
}

fn nullness(site: &Site<'_>, argument: NodeId) -> Nullness {
    let file = site.file;
    let origins = site.model.origins(file, argument);
    let is_null = |at: &&At| at.file.kind(at.node) == Kind::NullLiteral;
    let Some(first) = origins.leaves.iter().find(is_null) else {
        return declared_nullable(site, argument).map_or(Nullness::No, |at| Nullness::Maybe(Some(at)));
    };
    let elsewhere = first.file.path() != file.path() || !file.syntax.is_inside(first.node, argument);
    let from = elsewhere.then(|| first.clone());
    if origins.complete && origins.leaves.iter().all(|at| is_null(&at)) && !is_open_field(site, argument) {
        Nullness::Always(from)
    } else if origins.through.iter().any(is_null_checked) {
        // Which branch the value comes from is not followed: a variable that is compared with null counts as handled.
        Nullness::No
    } else {
        Nullness::Maybe(from)
    }
}

/// Whether a variable is compared with null in the code that declares it.
fn is_null_checked(at: &At) -> bool {
    let At { file, node } = at;
    let Some(name) = file.syntax.field(*node, Field::Name) else { return false };
    let scope = file.enclosing_code(*node).unwrap_or(*node);
    file.kind(*node) != Kind::MethodDeclaration
        && file.syntax.subtree(scope).any(|inner| {
            file.kind(inner) == Kind::BinaryExpression
                && file.syntax.children(inner).any(|side| file.kind(side) == Kind::NullLiteral)
                && file.syntax.children(inner).any(|side| file.text(side) == file.text(name))
        })
}

/// A field that code outside of its file may set to something else.
fn is_open_field(site: &Site<'_>, argument: NodeId) -> bool {
    match variable(site, argument) {
        Some(Var::Field(field)) => {
            let modifiers = field.get().modifiers;
            !modifiers.is_final && !modifiers.is_private
        }
        _ => false,
    }
}

fn variable(site: &Site<'_>, argument: NodeId) -> Option<Var> {
    let file = site.file;
    let argument = file.unparenthesized(argument);
    match file.kind(argument) {
        Kind::Identifier => site.model.variable(file, argument, file.text(argument)),
        Kind::FieldAccess => site.model.accessed_field(file, argument).map(Var::Field),
        _ => None,
    }
}

/// The declaration that says `@Nullable` of the argument: a variable's, or a called method's.
fn declared_nullable(site: &Site<'_>, argument: NodeId) -> Option<At> {
    let file = site.file;
    let argument = file.unparenthesized(argument);
    if file.kind(argument) == Kind::MethodInvocation {
        let callees = site.model.callees(file, argument);
        return callees.iter().map(|method| method.at()).find(says_nullable);
    }
    let at = match variable(site, argument)? {
        Var::Field(field) => At { file: field.owner.file.clone(), node: field.get().declaration },
        Var::Local(local) => {
            let holder = match file.kind(local.node) {
                Kind::VariableDeclarator => file.syntax.parent(local.node).unwrap_or(local.node),
                _ => local.node,
            };
            At { file: file.clone(), node: holder }
        }
    };
    Some(at).filter(says_nullable)
}

fn says_nullable(at: &At) -> bool {
    let file = &at.file;
    // On the declaration, or on its type (`java.lang.@Nullable String`).
    let on_type = file.syntax.field(at.node, Field::Type).into_iter().flat_map(|ty| file.syntax.subtree(ty));
    file.annotations(at.node)
        .into_iter()
        .chain(on_type.filter(|&node| matches!(file.kind(node), Kind::MarkerAnnotation | Kind::Annotation)))
        .any(|annotation| {
            let name = crate::java::beans::annotation_name(file, annotation);
            matches!(name.rsplit('.').next(), Some("Nullable" | "CheckForNull" | "PossiblyNull"))
        })
}
