//! Where a value comes from: the expressions that an expression may evaluate to, followed through locals, fields,
//! parameters with visible callers, methods that return it, and injected beans.

use super::file::{JavaFile, TypeKind};
use super::index::Decl;
use super::kinds::{Field, Kind};
use super::model::{At, FieldRef, MethodRef, Model};
use super::names::ClassRef;
use super::scopes::{Local, LocalKind, Var};
use super::syntax::NodeId;
use std::sync::Arc;

/// The expressions that a value may come from.
#[derive(Clone, Debug, Default)]
pub struct Origins {
    /// Literals, `new`, lambdas, method references and calls that are not followed further.
    pub leaves: Vec<At>,
    /// Nothing else can flow in, as far as the code in the tree says. Rules that must be sure ask for it.
    pub complete: bool,
    /// The declarations of the variables and methods that the value passed on its way.
    pub through: Vec<At>,
}

/// How many hops (locals, fields, methods) one value is followed.
const MAX_HOPS: usize = 12;
/// How many expressions one value may come from before it counts as unknown.
const MAX_LEAVES: usize = 32;

impl Model {
    /// Where the value of an expression comes from.
    pub fn origins(&self, file: &Arc<JavaFile>, expression: NodeId) -> Origins {
        self.search(|search| search.expression(file, expression, MAX_HOPS))
    }

    /// Where the value of a field comes from.
    pub fn field_origins(&self, field: &FieldRef) -> Origins {
        self.search(|search| search.field(field, MAX_HOPS))
    }

    /// Where the result of a method comes from.
    pub fn result_origins(&self, method: &MethodRef) -> Origins {
        self.search(|search| search.result(method, MAX_HOPS))
    }

    fn search(&self, run: impl FnOnce(&mut Search<'_>)) -> Origins {
        let mut search = Search { model: self, leaves: Vec::new(), seen: Vec::new(), complete: true };
        run(&mut search);
        let Search { leaves, seen, complete, .. } = search;
        Origins { complete: complete && !leaves.is_empty(), leaves, through: seen }
    }

    /// The right sides of all assignments to a variable in its file, its initialiser not among them.
    pub fn assignments(&self, file: &Arc<JavaFile>, var: &Var) -> Vec<At> {
        let syntax = &file.syntax;
        let (scope, name) = match var {
            Var::Local(local) => (file.enclosing_code_of_local(local), file.text(local.name).to_owned()),
            Var::Field(field) => (NodeId::ROOT, field.get().name.clone()),
        };
        let mut found = Vec::new();
        for node in syntax.subtree(scope) {
            if syntax.kind(node) != Kind::AssignmentExpression {
                continue;
            }
            let (Some(left), Some(right)) = (syntax.field(node, Field::Left), syntax.field(node, Field::Right)) else {
                continue;
            };
            if self.names_variable(file, left, &name, var) {
                found.push(At { file: file.clone(), node: right });
            }
        }
        found
    }

    /// Whether an expression is the variable.
    pub fn names_variable(&self, file: &Arc<JavaFile>, expression: NodeId, name: &str, var: &Var) -> bool {
        let syntax = &file.syntax;
        let expression = file.unparenthesized(expression);
        match (syntax.kind(expression), var) {
            (Kind::Identifier, _) if file.text(expression) == name => {
                match (self.variable(file, expression, name), var) {
                    (Some(Var::Local(a)), Var::Local(b)) => a.node == b.node,
                    (Some(Var::Field(a)), Var::Field(b)) => a.index == b.index && a.owner.same(&b.owner),
                    _ => false,
                }
            }
            (Kind::FieldAccess, Var::Field(field)) => {
                syntax.field(expression, Field::FieldName).is_some_and(|n| file.text(n) == name)
                    && self
                        .accessed_field(file, expression)
                        .is_some_and(|found| found.index == field.index && found.owner.same(&field.owner))
            }
            _ => false,
        }
    }
}

impl JavaFile {
    /// The node whose code may assign a local: the method, initialiser or lambda that declares it.
    fn enclosing_code_of_local(&self, local: &Local) -> NodeId {
        match local.kind {
            LocalKind::Parameter(owner) => owner,
            LocalKind::Lambda(lambda, _) => lambda,
            _ => self.enclosing_code(local.node).unwrap_or(NodeId::ROOT),
        }
    }

    /// The expressions that a body returns, those of nested lambdas and classes left out.
    pub fn returned(&self, body: NodeId) -> Vec<NodeId> {
        let syntax = &self.syntax;
        if syntax.kind(body) != Kind::Block {
            return vec![body];
        }
        let mut found = Vec::new();
        let mut skip = 0;
        for node in syntax.subtree(body) {
            if node.0 < skip {
                continue;
            }
            match syntax.kind(node) {
                Kind::LambdaExpression | Kind::ClassBody => {
                    skip = syntax.subtree(node).next_back().map_or(0, |last| last.0 + 1);
                }
                Kind::ReturnStatement => found.extend(syntax.children(node)),
                _ => {}
            }
        }
        found
    }
}

struct Search<'a> {
    model: &'a Model,
    leaves: Vec<At>,
    seen: Vec<At>,
    complete: bool,
}

impl Search<'_> {
    fn leaf(&mut self, file: &Arc<JavaFile>, node: NodeId) {
        if self.leaves.len() >= MAX_LEAVES {
            self.complete = false;
            return;
        }
        self.leaves.push(At { file: file.clone(), node });
    }

    /// Marks a place as visited; `false` when it was before (a cycle or a diamond: nothing new can come from it).
    fn enter(&mut self, file: &Arc<JavaFile>, node: NodeId) -> bool {
        let at = At { file: file.clone(), node };
        if self.seen.iter().any(|seen| seen.same(&at)) {
            return false;
        }
        self.seen.push(at);
        true
    }

    fn expression(&mut self, file: &Arc<JavaFile>, node: NodeId, hops: usize) {
        let Some(hops) = hops.checked_sub(1) else {
            self.complete = false;
            return;
        };
        let syntax = &file.syntax;
        let Some(node) = unwrapped(file, node) else {
            self.complete = false;
            return;
        };
        if !self.enter(file, node) {
            return;
        }
        match syntax.kind(node) {
            Kind::TernaryExpression => {
                self.part(file, node, Field::Consequence, hops);
                self.part(file, node, Field::Alternative, hops);
            }
            Kind::SwitchExpression => self.switch(file, node, hops),
            Kind::Identifier => match self.model.variable(file, node, file.text(node)) {
                Some(Var::Local(local)) => self.local(file, &local, node, hops),
                Some(Var::Field(field)) => self.field(&field, hops),
                None => self.complete = false,
            },
            Kind::FieldAccess => match self.model.accessed_field(file, node) {
                Some(field) => self.field(&field, hops),
                None => self.leaf(file, node),
            },
            Kind::MethodInvocation => self.call(file, node, hops),
            _ => self.leaf(file, node),
        }
    }

    fn part(&mut self, file: &Arc<JavaFile>, node: NodeId, field: Field, hops: usize) {
        match file.syntax.field(node, field) {
            Some(inner) => self.expression(file, inner, hops),
            None => self.complete = false,
        }
    }

    fn switch(&mut self, file: &Arc<JavaFile>, node: NodeId, hops: usize) {
        let syntax = &file.syntax;
        for inner in syntax.subtree(node).skip(1) {
            match syntax.kind(inner) {
                Kind::YieldStatement => {
                    for value in syntax.children(inner) {
                        self.expression(file, value, hops);
                    }
                }
                Kind::ExpressionStatement
                    if syntax.parent(inner).is_some_and(|rule| syntax.kind(rule) == Kind::SwitchRule) =>
                {
                    for value in syntax.children(inner) {
                        self.expression(file, value, hops);
                    }
                }
                _ => {}
            }
        }
    }

    fn local(&mut self, file: &Arc<JavaFile>, local: &Local, at: NodeId, hops: usize) {
        let mut assigned = self.model.assignments(file, &Var::Local(*local));
        // A statement that always assigns makes the values before it irrelevant.
        if let Some(sure) = last_sure_assignment(file, &assigned, at) {
            assigned.retain(|value| value.node >= sure);
            for value in &assigned {
                self.expression(file, value.node, hops);
            }
            return;
        }
        if !self.enter(file, local.node) {
            return;
        }
        for value in &assigned {
            self.expression(file, value.node, hops);
        }
        match local.kind {
            LocalKind::Variable => match local.init {
                Some(init) => self.expression(file, init, hops),
                None if assigned.is_empty() => self.complete = false,
                None => {}
            },
            LocalKind::Parameter(owner) => self.parameter(file, owner, local, hops),
            _ => self.complete = false,
        }
    }

    /// A parameter: what its visible callers pass, or the bean that is injected.
    fn parameter(&mut self, file: &Arc<JavaFile>, owner: NodeId, local: &Local, hops: usize) {
        let Some((id, method)) = file.method_declared_by(owner) else {
            self.complete = false;
            return;
        };
        let decl = Decl { file: file.clone(), id };
        let Some(position) = method.parameters.iter().position(|parameter| parameter.node == local.node) else {
            self.complete = false;
            return;
        };
        if let Some(beans) = self.model.injected_parameter(&decl, method, position) {
            return self.beans(beans, hops);
        }
        let index = decl.get().methods.iter().position(|m| m.node == owner).unwrap_or(0);
        let callers = self.model.callers(&MethodRef { owner: decl, index });
        // Code that is not in the tree may call whatever is not private; one caller is what people mean by "the" value.
        if callers.calls.is_empty() || (!callers.all_visible && callers.calls.len() != 1) {
            self.complete = false;
        }
        for call in callers.calls {
            match call.file.arguments(call.node).get(position) {
                Some(&argument) => self.expression(&call.file, argument, hops),
                None => self.complete = false,
            }
        }
    }

    fn beans(&mut self, beans: Vec<MethodRef>, hops: usize) {
        if beans.is_empty() {
            self.complete = false;
        }
        for bean in beans {
            self.result(&bean, hops);
        }
    }

    fn field(&mut self, field: &FieldRef, hops: usize) {
        let file = &field.owner.file;
        let decl = field.get();
        if !self.enter(file, decl.node) {
            return;
        }
        if let Some(beans) = self.model.injected_field(field) {
            return self.beans(beans, hops);
        }
        let assigned = self.model.assignments(file, &Var::Field(field.clone()));
        if let Some(init) = decl.init {
            self.expression(file, init, hops);
        } else if assigned.is_empty() {
            // An enum constant, a record component, or a field that other files fill.
            self.complete = false;
        }
        for value in assigned {
            self.expression(&value.file, value.node, hops);
        }
    }

    fn call(&mut self, file: &Arc<JavaFile>, node: NodeId, hops: usize) {
        if file.call_name(node) == "requireNonNull"
            && self.model.callee_class(file, node).is_some_and(|(ty, _)| ty.is("java.util.Objects"))
            && let Some(&value) = file.arguments(node).first()
        {
            return self.expression(file, value, hops);
        }
        let callees = self.model.callees(file, node);
        match callees.as_slice() {
            [] => self.leaf(file, node),
            [method] if method.get().body.is_some() => self.result(method, hops),
            _ => self.complete = false,
        }
    }

    fn result(&mut self, method: &MethodRef, hops: usize) {
        let file = method.owner.file.clone();
        let Some(body) = method.get().body else {
            self.complete = false;
            return;
        };
        if !self.enter(&file, method.get().node) {
            return;
        }
        for value in file.returned(body) {
            self.expression(&file, value, hops);
        }
    }
}

/// The expression whose value another one has: without parentheses, casts and assignments around it. `None` where one of
/// them is not complete. A loop, for it must not matter how many there are.
fn unwrapped(file: &JavaFile, mut node: NodeId) -> Option<NodeId> {
    let syntax = &file.syntax;
    loop {
        node = match syntax.kind(node) {
            Kind::ParenthesizedExpression => syntax.children(node).next()?,
            Kind::CastExpression => syntax.field(node, Field::Value)?,
            Kind::AssignmentExpression => syntax.field(node, Field::Right)?,
            _ => return Some(node),
        }
    }
}

/// The last statement before `at`, in a block around it, that gives the variable a value on every way through it.
fn last_sure_assignment(file: &JavaFile, assigned: &[At], at: NodeId) -> Option<NodeId> {
    let syntax = &file.syntax;
    let mut below = at;
    for up in syntax.ancestors(at) {
        if matches!(syntax.kind(up), Kind::Block | Kind::ConstructorBody) {
            let before: Vec<NodeId> = syntax.children(up).take_while(|&child| child < below).collect();
            let sure =
                before.into_iter().rev().find(|&statement| always_assigns(file, statement, assigned, MAX_NESTING));
            if sure.is_some() {
                return sure;
            }
        }
        if syntax.kind(up) == Kind::LambdaExpression || syntax.kind(up).is_method() {
            break;
        }
        below = up;
    }
    None
}

/// How deep statements are searched for assignments.
const MAX_NESTING: usize = 50;

/// Whether a statement runs one of the assignments whatever its conditions say; deep below it, nobody looks.
fn always_assigns(file: &JavaFile, statement: NodeId, assigned: &[At], depth: usize) -> bool {
    let syntax = &file.syntax;
    let Some(depth) = depth.checked_sub(1) else { return false };
    if !assigned.iter().any(|value| syntax.is_inside(value.node, statement)) {
        return false;
    }
    match syntax.kind(statement) {
        Kind::ExpressionStatement => assigned
            .iter()
            .any(|value| syntax.parent(value.node).and_then(|assignment| syntax.parent(assignment)) == Some(statement)),
        Kind::Block => syntax.children(statement).any(|inner| always_assigns(file, inner, assigned, depth)),
        Kind::IfStatement => {
            let branch = |field| {
                syntax.field(statement, field).is_some_and(|branch| always_assigns(file, branch, assigned, depth))
            };
            branch(Field::Consequence) && branch(Field::Alternative)
        }
        _ => false,
    }
}

/// The calls of a method that can be seen.
#[derive(Clone, Debug, Default)]
pub struct Callers {
    /// Calls, creations and explicit constructor calls.
    pub calls: Vec<At>,
    /// Nothing outside of what was searched can call it.
    pub all_visible: bool,
}

impl Model {
    /// The calls of a method or constructor: in its own file for a private one; otherwise also in its folder and in the
    /// files that have to do with virtual threads. Callers elsewhere pass nothing that rules ask for.
    pub fn callers(&self, method: &MethodRef) -> Callers {
        let decl = method.get();
        let private = decl.modifiers.is_private
            || (decl.constructor && method.owner.get().kind == TypeKind::Enum)
            || method.owner.get().local;
        let mut calls = calls_in(self, &method.owner.file, method);
        if !private {
            for file in self.index.files_naming(&method.owner.file, &decl.name, super::virtual_threads::WORDS) {
                calls.extend(calls_in(self, &file, method));
            }
        }
        Callers { calls, all_visible: private }
    }
}

fn calls_in(model: &Model, file: &Arc<JavaFile>, method: &MethodRef) -> Vec<At> {
    let syntax = &file.syntax;
    let decl = method.get();
    let class = ClassRef::declared(method.owner.clone());
    let found = syntax.all().filter(|&node| match syntax.kind(node) {
        Kind::MethodInvocation if !decl.constructor => {
            file.call_name(node) == decl.name
                && model
                    .callees(file, node)
                    .iter()
                    .any(|callee| callee.index == method.index && callee.owner.same(&method.owner))
        }
        Kind::ObjectCreationExpression if decl.constructor => {
            file.arguments(node).len() == decl.parameters.len()
                && syntax
                    .field(node, Field::Type)
                    .is_some_and(|ty| model.type_at(file, ty).class().is_some_and(|created| created.same(&class)))
        }
        Kind::ExplicitConstructorInvocation if decl.constructor => {
            file.arguments(node).len() == decl.parameters.len()
                && syntax.field(node, Field::Constructor).is_some_and(|called| {
                    let own = file.enclosing_type(node).map(|id| ClassRef::declared(Decl { file: file.clone(), id }));
                    match syntax.kind(called) {
                        Kind::This => own.is_some_and(|own| own.same(&class)),
                        _ => own.is_some_and(|own| model.supertypes(&own).first().is_some_and(|up| up.same(&class))),
                    }
                })
        }
        _ => false,
    });
    found.map(|node| At { file: file.clone(), node }).collect()
}
