//! Variables: what a simple name in an expression means.

use super::file::{Import, JavaFile, TypeKind};
use super::index::Decl;
use super::kinds::{Field, Kind};
use super::model::{FieldRef, Model};
use super::names::{ClassRef, has_member};
use super::syntax::{NodeId, Syntax};
use std::sync::Arc;

/// A variable.
#[derive(Clone, Debug)]
pub enum Var {
    /// A local variable, parameter or pattern variable of the same file.
    Local(Local),
    /// A field, enum constant or record component.
    Field(FieldRef),
}

/// A local variable, parameter or pattern variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Local {
    /// What declares it: declarator, parameter, resource, `for` statement, catch parameter, pattern, or the name of a
    /// lambda parameter without type.
    pub node: NodeId,
    /// The identifier.
    pub name: NodeId,
    /// The declared type, `var` included; `None` where there is none.
    pub ty: Option<NodeId>,
    /// The value it starts with.
    pub init: Option<NodeId>,
    /// What it is.
    pub kind: LocalKind,
}

/// The kinds of local variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalKind {
    /// Declared in a block, a `for` header or `try` resources.
    Variable,
    /// A parameter of a method or constructor (its declaration).
    Parameter(NodeId),
    /// A parameter of a lambda (the lambda) at an index.
    Lambda(NodeId, usize),
    /// The variable of an enhanced `for` (the statement): an element of its `value`.
    Element(NodeId),
    /// A pattern variable, or a catch parameter.
    Other,
}

impl Model {
    /// The variable that `name` means at `at`.
    pub fn variable(&self, file: &Arc<JavaFile>, at: NodeId, name: &str) -> Option<Var> {
        let syntax = &file.syntax;
        let mut below = at;
        for up in syntax.ancestors(at) {
            if let Some(local) = local_at(file, up, below, name) {
                return Some(Var::Local(local));
            }
            if let Some(id) = file.type_declared_by(up) {
                let in_body = syntax.kind(below) != Kind::ArgumentList;
                if in_body && let Some(field) = self.field(&ClassRef::declared(Decl { file: file.clone(), id }), name) {
                    return Some(Var::Field(field));
                }
            }
            below = up;
        }
        self.static_import(file, name)
    }

    fn static_import(&self, file: &Arc<JavaFile>, name: &str) -> Option<Var> {
        for import in &file.imports {
            let ty = match import {
                Import::Static(ty, member) if member == name => ty,
                _ => continue,
            };
            return self.qualified(file, ty).and_then(|class| self.field(&class, name)).map(Var::Field);
        }
        file.imports.iter().find_map(|import| match import {
            Import::StaticOnDemand(ty) => {
                self.qualified(file, ty).and_then(|class| self.field(&class, name)).map(Var::Field)
            }
            _ => None,
        })
    }

    /// A field of a class of the tree, its own or inherited.
    pub fn field(&self, class: &ClassRef, name: &str) -> Option<FieldRef> {
        self.hierarchy(class).into_iter().find_map(|up| {
            let owner = up.decl.as_ref()?;
            let fields = &owner.get().fields;
            let index =
                fields.iter().position(|field| field.name == name && has_member(class, &up, field.modifiers))?;
            Some(FieldRef { owner: owner.clone(), index })
        })
    }
}

/// The local that `up` declares under this name and that is visible in its child `below`.
fn local_at(file: &JavaFile, up: NodeId, below: NodeId, name: &str) -> Option<Local> {
    let syntax = &file.syntax;
    match syntax.kind(up) {
        Kind::Block | Kind::ConstructorBody | Kind::SwitchBlockStatementGroup => {
            // The nearest declaration before; Java forbids two of one name in nested blocks anyway.
            let mut found = None;
            for child in syntax.children(up).take_while(|&child| child < below) {
                match syntax.kind(child) {
                    Kind::LocalVariableDeclaration => found = declared(file, child, name).or(found),
                    Kind::IfStatement | Kind::WhileStatement => {
                        found = after_guard(file, child, name).or(found);
                    }
                    Kind::SwitchLabel => found = pattern_in(file, child, name).or(found),
                    _ => {}
                }
            }
            // A local's own initialiser sees it too.
            if found.is_none() && syntax.kind(below) == Kind::LocalVariableDeclaration {
                found = declared(file, below, name);
            }
            found
        }
        // A compact source file: to the grammar, its fields are local variables at the top.
        Kind::Program => syntax
            .children(up)
            .filter(|&child| syntax.kind(child) == Kind::LocalVariableDeclaration)
            .find_map(|child| declared(file, child, name)),
        Kind::ForStatement => syntax
            .children(up)
            .filter(|&child| syntax.kind(child) == Kind::LocalVariableDeclaration)
            .find_map(|child| declared(file, child, name))
            .or_else(|| pattern_in_condition(file, up, below, name)),
        Kind::EnhancedForStatement => {
            let variable = syntax.field(up, Field::Name)?;
            let visible = syntax.field_of(below) == Field::Body && file.text(variable) == name;
            visible.then(|| Local {
                node: up,
                name: variable,
                ty: syntax.field(up, Field::Type),
                init: None,
                kind: LocalKind::Element(up),
            })
        }
        Kind::TryWithResourcesStatement => {
            let resources = syntax.field(up, Field::Resources)?;
            let visible = matches!(syntax.field_of(below), Field::Body);
            if visible { resource(file, resources, NodeId(u32::MAX), name) } else { None }
        }
        Kind::ResourceSpecification => resource(file, up, below, name),
        Kind::CatchClause => {
            let parameter = syntax.child(up, Kind::CatchFormalParameter)?;
            let variable = syntax.field(parameter, Field::Name)?;
            (file.text(variable) == name).then(|| Local {
                node: parameter,
                name: variable,
                ty: syntax
                    .child(parameter, Kind::CatchType)
                    .filter(|&types| syntax.children(types).count() == 1)
                    .and_then(|types| syntax.children(types).next()),
                init: None,
                kind: LocalKind::Other,
            })
        }
        Kind::LambdaExpression => lambda_parameter(file, up, name),
        Kind::MethodDeclaration | Kind::ConstructorDeclaration => parameter(file, up, up, name),
        // A compact constructor sees the components as parameters.
        Kind::CompactConstructorDeclaration => {
            let record = file.enclosing_type(up).filter(|&id| file.ty(id).kind == TypeKind::Record)?;
            parameter(file, file.ty(record).node, up, name)
        }
        Kind::IfStatement | Kind::WhileStatement | Kind::TernaryExpression => {
            pattern_in_condition(file, up, below, name)
        }
        Kind::BinaryExpression => {
            let left = syntax.field(up, Field::Left)?;
            (left != below).then(|| pattern_in(file, left, name)).flatten()
        }
        Kind::SwitchRule => {
            let label = syntax.child(up, Kind::SwitchLabel)?;
            pattern_in(file, label, name)
        }
        Kind::SwitchLabel => pattern_in(file, up, name),
        _ => None,
    }
}

fn declared(file: &JavaFile, declaration: NodeId, name: &str) -> Option<Local> {
    let syntax = &file.syntax;
    let ty = syntax.field(declaration, Field::Type);
    syntax.children(declaration).filter(|&child| syntax.field_of(child) == Field::Declarator).find_map(|declarator| {
        let variable = syntax.field(declarator, Field::Name)?;
        (file.text(variable) == name).then(|| Local {
            node: declarator,
            name: variable,
            ty,
            init: syntax.field(declarator, Field::Value),
            kind: LocalKind::Variable,
        })
    })
}

fn resource(file: &JavaFile, resources: NodeId, before: NodeId, name: &str) -> Option<Local> {
    let syntax = &file.syntax;
    syntax
        .children(resources)
        .take_while(|&child| child < before)
        .filter(|&child| syntax.kind(child) == Kind::Resource)
        .find_map(|node| {
            let variable = syntax.field(node, Field::Name)?;
            (file.text(variable) == name).then(|| Local {
                node,
                name: variable,
                ty: syntax.field(node, Field::Type),
                init: syntax.field(node, Field::Value),
                kind: LocalKind::Variable,
            })
        })
}

fn parameter(file: &JavaFile, declaration: NodeId, owner: NodeId, name: &str) -> Option<Local> {
    file.parameters(declaration).into_iter().find(|parameter| parameter.name == name).map(|parameter| {
        let variable = file.syntax.field(parameter.node, Field::Name).unwrap_or(parameter.node);
        Local { node: parameter.node, name: variable, ty: parameter.ty, init: None, kind: LocalKind::Parameter(owner) }
    })
}

fn lambda_parameter(file: &JavaFile, lambda: NodeId, name: &str) -> Option<Local> {
    let syntax = &file.syntax;
    let parameters = syntax.field(lambda, Field::Parameters)?;
    let inferred =
        |node: NodeId, index| Local { node, name: node, ty: None, init: None, kind: LocalKind::Lambda(lambda, index) };
    match syntax.kind(parameters) {
        Kind::Identifier => (file.text(parameters) == name).then(|| inferred(parameters, 0)),
        Kind::InferredParameters => syntax
            .children(parameters)
            .enumerate()
            .find(|&(_, child)| file.text(child) == name)
            .map(|(index, child)| inferred(child, index)),
        _ => file.parameters(lambda).into_iter().enumerate().find(|(_, parameter)| parameter.name == name).map(
            |(index, parameter)| Local {
                node: parameter.node,
                name: parameter.node,
                ty: parameter.ty,
                init: None,
                kind: LocalKind::Lambda(lambda, index),
            },
        ),
    }
}

/// `if (!(x instanceof T t)) return;` brings `t` into what follows.
fn after_guard(file: &JavaFile, statement: NodeId, name: &str) -> Option<Local> {
    let syntax = &file.syntax;
    if !file.pattern_names.contains(name) {
        return None;
    }
    let condition = syntax.field(statement, Field::Condition)?;
    let negated = syntax
        .subtree(condition)
        .any(|node| syntax.kind(node) == Kind::UnaryExpression && file.text(node).starts_with('!'));
    if !negated {
        return None;
    }
    if syntax.kind(statement) == Kind::IfStatement {
        let body = syntax.field(statement, Field::Consequence)?;
        let last = if syntax.kind(body) == Kind::Block { syntax.children(body).last()? } else { body };
        if !matches!(
            syntax.kind(last),
            Kind::ReturnStatement
                | Kind::ThrowStatement
                | Kind::ContinueStatement
                | Kind::BreakStatement
                | Kind::YieldStatement
        ) {
            return None;
        }
    }
    pattern_in(file, condition, name)
}

fn pattern_in_condition(file: &JavaFile, statement: NodeId, below: NodeId, name: &str) -> Option<Local> {
    let syntax = &file.syntax;
    if !file.pattern_names.contains(name) {
        return None;
    }
    let condition = syntax.field(statement, Field::Condition)?;
    if below == condition {
        return None;
    }
    if syntax.field_of(below) == Field::Alternative {
        let negated = syntax
            .subtree(condition)
            .any(|node| syntax.kind(node) == Kind::UnaryExpression && file.text(node).starts_with('!'));
        if !negated {
            return None;
        }
    }
    pattern_in(file, condition, name)
}

/// A pattern variable of this name declared anywhere below, lambdas and classes left out.
fn pattern_in(file: &JavaFile, node: NodeId, name: &str) -> Option<Local> {
    let syntax = &file.syntax;
    // Looking below is dear where expressions are long, and most names are of no pattern.
    if !file.pattern_names.contains(name) {
        return None;
    }
    syntax.subtree(node).find_map(|inner| {
        let (ty, variable) = pattern(syntax, inner)?;
        (file.text(variable) == name).then_some(Local {
            node: inner,
            name: variable,
            ty,
            init: None,
            kind: LocalKind::Other,
        })
    })
}

/// The type and the variable of a node that declares a pattern variable.
pub(super) fn pattern(syntax: &Syntax, node: NodeId) -> Option<(Option<NodeId>, NodeId)> {
    match syntax.kind(node) {
        Kind::InstanceofExpression => Some((syntax.field(node, Field::Right), syntax.field(node, Field::Name)?)),
        Kind::TypePattern | Kind::RecordPatternComponent => {
            let mut children = syntax.children(node).filter(|&child| syntax.kind(child) != Kind::Modifiers);
            let ty = children.next()?;
            Some((Some(ty), children.next()?))
        }
        _ => None,
    }
}
