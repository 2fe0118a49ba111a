//! Types of expressions. What is not certain is [`Ty::Unknown`], and unknown means silent.

use super::file::{Import, JavaFile, MethodDecl, Parameter, TypeKind};
use super::index::Decl;
use super::kinds::{Field, Kind};
use super::known;
use super::model::{FieldRef, MethodRef, Model};
use super::names::{ClassRef, Named, has_member, type_name};
use super::scopes::{Local, LocalKind, Var};
use super::syntax::NodeId;
use std::sync::Arc;

/// The type of an expression or declaration.
#[derive(Clone, Debug)]
pub enum Ty {
    /// Not known.
    Unknown,
    /// The type of `null`.
    Null,
    /// `int`, `void`, …
    Primitive(String),
    /// An array of something.
    Array(Box<Ty>),
    /// A class with its type arguments (none when raw or inferred).
    Class(ClassRef, Vec<Ty>),
    /// A type variable.
    Variable(String),
}

impl Ty {
    /// The class, if it is one.
    pub fn class(&self) -> Option<&ClassRef> {
        match self {
            Ty::Class(class, _) => Some(class),
            _ => None,
        }
    }

    /// Whether it is exactly the class of this qualified name.
    pub fn is(&self, qualified: &str) -> bool {
        self.class().is_some_and(|class| class.is(qualified))
    }

    fn named(qualified: &str) -> Ty {
        Ty::Class(ClassRef::named(qualified), Vec::new())
    }
}

/// Nesting of one question: an answer that needs more is unknown. Bounds recursion on hostile input.
const FUEL: u32 = 60;

impl Model {
    /// The type of an expression.
    pub fn type_of(&self, file: &Arc<JavaFile>, node: NodeId) -> Ty {
        self.expression(file, node, FUEL)
    }

    /// The type that a type node means.
    pub fn type_at(&self, file: &Arc<JavaFile>, node: NodeId) -> Ty {
        self.type_node(file, node, FUEL)
    }

    /// Whether an expression's type is, or inherits from, the class of this qualified name.
    pub fn is_a(&self, file: &Arc<JavaFile>, node: NodeId, qualified: &str) -> bool {
        self.type_of(file, node).class().is_some_and(|class| self.is_subclass(class, qualified))
    }

    fn type_node(&self, file: &Arc<JavaFile>, node: NodeId, fuel: u32) -> Ty {
        let Some(fuel) = fuel.checked_sub(1) else { return Ty::Unknown };
        let syntax = &file.syntax;
        match syntax.kind(node) {
            Kind::IntegralType | Kind::FloatingPointType | Kind::BooleanType | Kind::VoidType => {
                Ty::Primitive(file.text(node).to_owned())
            }
            Kind::ArrayType => match syntax.field(node, Field::Element) {
                Some(element) => {
                    let mut ty = self.type_node(file, element, fuel);
                    for _ in 0..file.dimensions(node).max(1) {
                        ty = Ty::Array(Box::new(ty));
                    }
                    ty
                }
                None => Ty::Unknown,
            },
            Kind::TypeIdentifier
            | Kind::Identifier
            | Kind::ScopedTypeIdentifier
            | Kind::GenericType
            | Kind::AnnotatedType => {
                let name = type_name(file, node);
                if name.is_empty() {
                    // An annotated primitive or array.
                    return syntax
                        .children(node)
                        .find(|&child| !matches!(syntax.kind(child), Kind::Annotation | Kind::MarkerAnnotation))
                        .map_or(Ty::Unknown, |inner| self.type_node(file, inner, fuel));
                }
                match self.named(file, node, &name) {
                    Named::Class(class) => Ty::Class(class, self.type_arguments(file, node, fuel)),
                    Named::Variable => match type_bound(file, node, &name) {
                        Some(bound) => self.type_node(file, bound, fuel),
                        None => Ty::Variable(name),
                    },
                    Named::Unknown => Ty::Unknown,
                }
            }
            Kind::Wildcard => syntax
                .children(node)
                .filter(|&child| !matches!(syntax.kind(child), Kind::Annotation | Kind::MarkerAnnotation | Kind::Super))
                .last()
                .map_or(Ty::Unknown, |bound| self.type_node(file, bound, fuel)),
            _ => Ty::Unknown,
        }
    }

    fn type_arguments(&self, file: &Arc<JavaFile>, node: NodeId, fuel: u32) -> Vec<Ty> {
        let syntax = &file.syntax;
        let generic = match syntax.kind(node) {
            Kind::AnnotatedType => syntax.child(node, Kind::GenericType),
            _ => Some(node),
        };
        generic
            .and_then(|generic| syntax.child(generic, Kind::TypeArguments))
            .map(|arguments| syntax.children(arguments).map(|argument| self.type_node(file, argument, fuel)).collect())
            .unwrap_or_default()
    }

    fn expression(&self, file: &Arc<JavaFile>, node: NodeId, fuel: u32) -> Ty {
        let Some(fuel) = fuel.checked_sub(1) else { return Ty::Unknown };
        let syntax = &file.syntax;
        let field_type = |field| match syntax.field(node, field) {
            Some(inner) => self.expression(file, inner, fuel),
            None => Ty::Unknown,
        };
        match syntax.kind(node) {
            Kind::Identifier => match self.variable(file, node, file.text(node)) {
                Some(var) => self.variable_type(file, &var, fuel),
                None => Ty::Unknown,
            },
            Kind::FieldAccess => self.field_access(file, node, fuel),
            Kind::MethodInvocation => self.call(file, node, fuel),
            Kind::ObjectCreationExpression => {
                if let Some(id) = file.type_declared_by(node) {
                    // `new X() { … }`: the anonymous class, through which X is found as its supertype.
                    return Ty::Class(ClassRef::declared(Decl { file: file.clone(), id }), Vec::new());
                }
                match syntax.field(node, Field::Type) {
                    Some(ty) => self.type_node(file, ty, fuel),
                    None => Ty::Unknown,
                }
            }
            Kind::CastExpression => match syntax.field(node, Field::Type) {
                Some(ty) => self.type_node(file, ty, fuel),
                None => Ty::Unknown,
            },
            Kind::ParenthesizedExpression => match syntax.children(node).next() {
                Some(inner) => self.expression(file, inner, fuel),
                None => Ty::Unknown,
            },
            Kind::TernaryExpression => match field_type(Field::Consequence) {
                Ty::Unknown | Ty::Null => field_type(Field::Alternative),
                ty => ty,
            },
            Kind::AssignmentExpression => field_type(Field::Left),
            Kind::ArrayAccess => match field_type(Field::Array) {
                Ty::Array(element) => *element,
                _ => Ty::Unknown,
            },
            Kind::ArrayCreationExpression => match syntax.field(node, Field::Type) {
                Some(ty) => {
                    let dimensions = syntax
                        .children(node)
                        .map(|child| match syntax.kind(child) {
                            Kind::DimensionsExpr => 1,
                            Kind::Dimensions => file.text(child).bytes().filter(|&b| b == b'[').count(),
                            _ => 0,
                        })
                        .sum::<usize>();
                    (0..dimensions.clamp(1, 255)).fold(self.type_node(file, ty, fuel), |ty, _| Ty::Array(Box::new(ty)))
                }
                None => Ty::Unknown,
            },
            Kind::This => match file.enclosing_type(node) {
                Some(id) => Ty::Class(ClassRef::declared(Decl { file: file.clone(), id }), Vec::new()),
                None => Ty::Unknown,
            },
            Kind::Super => match file.enclosing_type(node) {
                Some(id) => {
                    let own = ClassRef::declared(Decl { file: file.clone(), id });
                    self.supertypes(&own).first().map_or(Ty::Unknown, |up| Ty::Class(up.clone(), Vec::new()))
                }
                None => Ty::Unknown,
            },
            Kind::NullLiteral => Ty::Null,
            Kind::StringLiteral => Ty::named("java.lang.String"),
            Kind::ClassLiteral => Ty::named("java.lang.Class"),
            Kind::True | Kind::False | Kind::InstanceofExpression => Ty::Primitive("boolean".into()),
            Kind::DecimalIntegerLiteral
            | Kind::HexIntegerLiteral
            | Kind::OctalIntegerLiteral
            | Kind::BinaryIntegerLiteral => {
                let long = file.text(node).ends_with(['l', 'L']);
                Ty::Primitive(if long { "long" } else { "int" }.into())
            }
            Kind::DecimalFloatingPointLiteral | Kind::HexFloatingPointLiteral => Ty::Primitive("double".into()),
            Kind::CharacterLiteral => Ty::Primitive("char".into()),
            _ => Ty::Unknown,
        }
    }

    /// The type of a variable.
    pub fn var_type(&self, file: &Arc<JavaFile>, var: &Var) -> Ty {
        self.variable_type(file, var, FUEL)
    }

    fn variable_type(&self, file: &Arc<JavaFile>, var: &Var, fuel: u32) -> Ty {
        match var {
            Var::Field(field) => self.field_type(field, fuel),
            Var::Local(local) => self.local_type(file, local, fuel),
        }
    }

    fn local_type(&self, file: &Arc<JavaFile>, local: &Local, fuel: u32) -> Ty {
        let syntax = &file.syntax;
        if let Some(ty) = local.ty
            && file.text(ty) != "var"
        {
            let mut result = self.type_node(file, ty, fuel);
            let spread = syntax.kind(local.node) == Kind::SpreadParameter;
            for _ in 0..file.dimensions(local.node) + u8::from(spread) {
                result = Ty::Array(Box::new(result));
            }
            return result;
        }
        let Some(fuel) = fuel.checked_sub(1) else { return Ty::Unknown };
        match local.kind {
            LocalKind::Element(statement) => match syntax.field(statement, Field::Value) {
                Some(value) => self.element(&self.expression(file, value, fuel)),
                None => Ty::Unknown,
            },
            LocalKind::Lambda(lambda, index) => self.lambda_parameter_type(file, lambda, index, fuel),
            _ => match local.init {
                Some(init) => self.expression(file, init, fuel),
                None => Ty::Unknown,
            },
        }
    }

    /// The declared type of a field.
    pub fn field_type_of(&self, field: &FieldRef) -> Ty {
        self.field_type(field, FUEL)
    }

    fn field_type(&self, field: &FieldRef, fuel: u32) -> Ty {
        let decl = field.get();
        match decl.ty {
            Some(ty) => {
                let mut result = self.type_node(&field.owner.file, ty, fuel);
                for _ in 0..decl.extra_dimensions {
                    result = Ty::Array(Box::new(result));
                }
                result
            }
            None => Ty::Class(ClassRef::declared(field.owner.clone()), Vec::new()),
        }
    }

    /// What iterating over a value gives.
    fn element(&self, ty: &Ty) -> Ty {
        match ty {
            Ty::Array(element) => (**element).clone(),
            Ty::Class(class, arguments) => {
                self.arguments_as(class, arguments, "java.lang.Iterable").into_iter().next().unwrap_or(Ty::Unknown)
            }
            _ => Ty::Unknown,
        }
    }

    fn field_access(&self, file: &Arc<JavaFile>, node: NodeId, fuel: u32) -> Ty {
        let syntax = &file.syntax;
        let (Some(object), Some(name)) = (syntax.field(node, Field::Object), syntax.field(node, Field::FieldName))
        else {
            return Ty::Unknown;
        };
        if syntax.kind(name) == Kind::This {
            return match self.class_of_expression(file, object) {
                Some(class) => Ty::Class(class, Vec::new()),
                None => Ty::Unknown,
            };
        }
        match self.member_field(file, object, file.text(name), fuel) {
            Some((field, arguments)) => {
                let ty = self.field_type(&field, fuel);
                substitute(ty, &field.owner, &arguments)
            }
            None => Ty::Unknown,
        }
    }

    /// The field of the tree that `object.name` means.
    pub fn accessed_field(&self, file: &Arc<JavaFile>, access: NodeId) -> Option<FieldRef> {
        let object = file.syntax.field(access, Field::Object)?;
        let name = file.syntax.field(access, Field::FieldName)?;
        self.member_field(file, object, file.text(name), FUEL).map(|(field, _)| field)
    }

    /// The field that `object.name` means, and the type arguments of the class that declares it.
    fn member_field(&self, file: &Arc<JavaFile>, object: NodeId, name: &str, fuel: u32) -> Option<(FieldRef, Vec<Ty>)> {
        let (class, arguments) = self.receiver_class(file, object, fuel)?;
        let field = self.field(&class, name)?;
        let arguments = self.arguments_of(&class, &arguments, &ClassRef::declared(field.owner.clone()));
        Some((field, arguments))
    }

    /// The class that a receiver means: the type of an expression, or the class it names.
    fn receiver_class(&self, file: &Arc<JavaFile>, object: NodeId, fuel: u32) -> Option<(ClassRef, Vec<Ty>)> {
        match self.expression(file, object, fuel) {
            Ty::Class(class, arguments) => Some((class, arguments)),
            // A variable of unknown type hides a class of the same name.
            Ty::Unknown => self.class_of_expression(file, object).map(|class| (class, Vec::new())),
            _ => None,
        }
    }

    /// The class that an expression names (`Keys`, `a.b.Keys`), when it is no variable.
    pub fn class_of_expression(&self, file: &Arc<JavaFile>, node: NodeId) -> Option<ClassRef> {
        let syntax = &file.syntax;
        if !matches!(syntax.kind(node), Kind::Identifier | Kind::FieldAccess | Kind::ScopedIdentifier) {
            return None;
        }
        if syntax.kind(node) == Kind::FieldAccess
            && !syntax.subtree(node).all(|n| matches!(syntax.kind(n), Kind::FieldAccess | Kind::Identifier))
        {
            return None;
        }
        let name = file.dotted(node);
        let first = name.split('.').next().unwrap_or("");
        if self.variable(file, node, first).is_some() {
            return None;
        }
        self.class_named(file, node, &name)
    }

    /// The class on which a call's method is looked up, and whether the receiver names a class (a static call). `None`
    /// for unqualified calls and unknown receivers.
    pub fn call_receiver(&self, file: &Arc<JavaFile>, call: NodeId) -> Option<(Ty, bool)> {
        let object = file.receiver(call)?;
        match self.type_of(file, object) {
            Ty::Unknown => self.class_of_expression(file, object).map(|class| (Ty::Class(class, Vec::new()), true)),
            ty => Some((ty, false)),
        }
    }

    /// The class of the JDK or a library that an unqualified call's method comes from by a static import.
    pub fn static_import_owner(&self, file: &Arc<JavaFile>, name: &str) -> Option<ClassRef> {
        for import in &file.imports {
            if let Import::Static(ty, member) = import
                && member == name
            {
                return Some(self.qualified(file, ty).unwrap_or_else(|| ClassRef::named(ty)));
            }
        }
        file.imports.iter().find_map(|import| match import {
            Import::StaticOnDemand(ty) => self.qualified(file, ty).filter(|class| {
                class.decl.as_ref().is_some_and(|decl| decl.get().methods.iter().any(|m| m.name == name))
                    || known::returns(&class.name, name).is_some()
            }),
            _ => None,
        })
    }

    /// The class whose static or instance method a call runs, however it is written: by receiver, inherited or own, or by
    /// a static import. The flag says that a class, not an object, is the receiver.
    pub fn callee_class(&self, file: &Arc<JavaFile>, call: NodeId) -> Option<(Ty, bool)> {
        if file.receiver(call).is_some() {
            return self.call_receiver(file, call);
        }
        let name = file.call_name(call);
        if let Some(owner) = self.unqualified_owner(file, call, name) {
            return Some((Ty::Class(owner, Vec::new()), false));
        }
        self.static_import_owner(file, name).map(|class| (Ty::Class(class, Vec::new()), true))
    }

    /// The innermost enclosing class that has, or may inherit from a library, a method of this name.
    fn unqualified_owner(&self, file: &Arc<JavaFile>, call: NodeId, name: &str) -> Option<ClassRef> {
        let mut id = file.enclosing_type(call);
        while let Some(at) = id {
            let class = ClassRef::declared(Decl { file: file.clone(), id: at });
            for up in self.hierarchy(&class) {
                let has = match &up.decl {
                    Some(decl) => {
                        let ty = decl.get();
                        // A record's accessors need not be written.
                        let accessor = ty.kind == TypeKind::Record && ty.fields.iter().any(|field| field.name == name);
                        let mut methods = ty.methods.iter();
                        accessor || methods.any(|method| method.name == name && inherits_method(&class, &up, method))
                    }
                    None => known::returns(&up.name, name).is_some(),
                };
                if has {
                    return Some(class);
                }
            }
            id = file.ty(at).outer;
        }
        None
    }

    /// The methods of the tree that a call may run: same name, fitting number of arguments, nearest class first, overridden
    /// ones left out.
    pub fn callees(&self, file: &Arc<JavaFile>, call: NodeId) -> Vec<MethodRef> {
        let Some((Ty::Class(class, _), _)) = self.callee_class(file, call) else { return Vec::new() };
        self.methods(&class, file.call_name(call), file.arguments(call).len())
    }

    /// See [`Model::callees`].
    pub fn methods(&self, class: &ClassRef, name: &str, arguments: usize) -> Vec<MethodRef> {
        let mut found: Vec<MethodRef> = Vec::new();
        for up in self.hierarchy(class) {
            let Some(owner) = &up.decl else { continue };
            let nearer = found.len();
            for (index, method) in owner.get().methods.iter().enumerate() {
                let varargs = method.parameters.last().is_some_and(|last| last.varargs);
                let count = method.parameters.len();
                let fits = method.name == name
                    && (count == arguments || (varargs && arguments + 1 >= count))
                    && inherits_method(class, &up, method);
                if fits && !found[..nearer].iter().any(|below| overrides(below, owner, method)) {
                    found.push(MethodRef { owner: owner.clone(), index });
                }
            }
        }
        found
    }

    fn call(&self, file: &Arc<JavaFile>, node: NodeId, fuel: u32) -> Ty {
        let name = file.call_name(node);
        let (class, arguments) = match file.receiver(node) {
            Some(object) => match self.receiver_class(file, object, fuel) {
                Some(found) => found,
                None => return Ty::Unknown,
            },
            None => match self.callee_class(file, node) {
                Some((Ty::Class(class, arguments), _)) => (class, arguments),
                _ => return Ty::Unknown,
            },
        };
        // A record's accessor.
        let count = file.arguments(node).len();
        let methods = self.methods(&class, name, count);
        if methods.is_empty()
            && count == 0
            && let Some(field) = self.field(&class, name)
            && field.owner.get().kind == TypeKind::Record
        {
            return substitute(self.field_type(&field, fuel), &field.owner, &arguments);
        }
        if let Some(first) = methods.first() {
            let ty = self.result_type(first, &class, &arguments, fuel);
            // Overloads that return different types cannot be told apart here, those of a library class above included.
            let agree =
                methods[1..].iter().all(|other| same_type(&ty, &self.result_type(other, &class, &arguments, fuel)))
                    && (count == 0
                        || !self.library_has(&class, name)
                        || same_type(&ty, &self.known_call(file, node, &class, arguments, name, fuel)));
            return if agree { ty } else { Ty::Unknown };
        }
        self.known_call(file, node, &class, arguments, name, fuel)
    }

    /// What a method of the tree gives when it is called on a class with these type arguments.
    fn result_type(&self, method: &MethodRef, class: &ClassRef, arguments: &[Ty], fuel: u32) -> Ty {
        let Some(ty) = method.get().ty else { return Ty::Unknown };
        let result = without_variables(self.type_node(&method.owner.file, ty, fuel), &method.get().type_parameters);
        let owner = ClassRef::declared(method.owner.clone());
        substitute(result, &method.owner, &self.arguments_of(class, arguments, &owner))
    }

    /// Whether a library class that a class of the tree inherits from has a method of this name.
    fn library_has(&self, class: &ClassRef, name: &str) -> bool {
        self.hierarchy(class).iter().any(|up| up.decl.is_none() && known::returns(&up.name, name).is_some())
    }

    fn known_call(
        &self,
        file: &Arc<JavaFile>,
        node: NodeId,
        class: &ClassRef,
        arguments: Vec<Ty>,
        name: &str,
        fuel: u32,
    ) -> Ty {
        for up in self.hierarchy(class) {
            if up.decl.is_some() {
                continue;
            }
            let Some(result) = known::returns(&up.name, name) else { continue };
            return match result.as_bytes()[0] {
                b'@' => Ty::Class(class.clone(), arguments),
                b'$' => {
                    let index: usize = result[1..].parse().unwrap_or(0);
                    let arguments = self.arguments_of(class, &arguments, &up);
                    arguments.into_iter().nth(index).unwrap_or(Ty::Unknown)
                }
                b'#' => {
                    let index: usize = result[1..].parse().unwrap_or(0);
                    match file.arguments(node).get(index) {
                        Some(&argument) => self.expression(file, argument, fuel),
                        None => Ty::Unknown,
                    }
                }
                _ if matches!(result, "void" | "boolean") => Ty::Primitive(result.into()),
                _ => match result.split_once('<') {
                    Some((generic, inner)) => {
                        let index: usize = inner.trim_start_matches('$').trim_end_matches('>').parse().unwrap_or(0);
                        let arguments = self.arguments_of(class, &arguments, &up);
                        let argument = arguments.into_iter().nth(index).unwrap_or(Ty::Unknown);
                        Ty::Class(ClassRef::named(generic), vec![argument])
                    }
                    None => Ty::named(result),
                },
            };
        }
        Ty::Unknown
    }

    /// The type arguments that `class` with these arguments gives to a class above it: `[Optional<B>]` for `A<B>` and
    /// `Supplier`, where `class A<T> implements Supplier<Optional<T>>`. Empty when that is not known.
    fn arguments_of(&self, class: &ClassRef, arguments: &[Ty], sup: &ClassRef) -> Vec<Ty> {
        self.arguments_above(class, arguments, &|up| up.same(sup)).unwrap_or_default()
    }

    /// The same for a library class of this name.
    fn arguments_as(&self, class: &ClassRef, arguments: &[Ty], sup: &str) -> Vec<Ty> {
        self.arguments_above(class, arguments, &|up| up.is(sup)).unwrap_or_default()
    }

    /// Level by level, each class once, as [`Model::hierarchy`] does it.
    fn arguments_above(
        &self,
        class: &ClassRef,
        arguments: &[Ty],
        wanted: &dyn Fn(&ClassRef) -> bool,
    ) -> Option<Vec<Ty>> {
        if !self.hierarchy(class).iter().any(wanted) {
            return None;
        }
        let mut found = vec![(class.clone(), arguments.to_vec())];
        let mut next = 0;
        while let Some((class, arguments)) = found.get(next).cloned() {
            next += 1;
            if wanted(&class) {
                return Some(arguments);
            }
            let Some(decl) = &class.decl else {
                // Library classes hand their arguments on as they are, all that are known here.
                if self.hierarchy(&class).iter().any(wanted) {
                    return Some(arguments);
                }
                continue;
            };
            let ty = decl.get();
            for &node in ty.extends.iter().chain(&ty.implements) {
                if let Ty::Class(up, given) = self.type_node(&decl.file, node, FUEL / 2)
                    && !found.iter().any(|(seen, _)| seen.same(&up))
                {
                    let given = given.into_iter().map(|argument| substitute(argument, decl, &arguments)).collect();
                    found.push((up, given));
                }
            }
        }
        None
    }

    /// The type of a lambda parameter without a declared type, from the functional interface it is given to.
    fn lambda_parameter_type(&self, file: &Arc<JavaFile>, lambda: NodeId, index: usize, fuel: u32) -> Ty {
        let syntax = &file.syntax;
        let Some(parent) = syntax.parent(lambda) else { return Ty::Unknown };
        let functional = match syntax.kind(parent) {
            Kind::VariableDeclarator => syntax
                .parent(parent)
                .and_then(|declaration| syntax.field(declaration, Field::Type))
                .map(|ty| self.type_node(file, ty, fuel)),
            Kind::CastExpression => syntax.field(parent, Field::Type).map(|ty| self.type_node(file, ty, fuel)),
            Kind::ArgumentList => {
                let Some(call) = syntax.parent(parent) else { return Ty::Unknown };
                if syntax.kind(call) != Kind::MethodInvocation {
                    return Ty::Unknown;
                }
                let position = file.arguments(call).iter().position(|&argument| argument == lambda);
                // The receiver's type is asked for once: it may depend on the parameter of a lambda around this one, and so
                // on, and to ask twice each time would double the work with every lambda.
                let receiver = file.receiver(call).map(|object| self.receiver_class(file, object, fuel));
                let methods = match &receiver {
                    None => self.callees(file, call),
                    Some(Some((class, _))) => self.methods(class, file.call_name(call), file.arguments(call).len()),
                    Some(None) => Vec::new(),
                };
                match (methods.as_slice(), position) {
                    ([method], Some(position)) => method
                        .get()
                        .parameters
                        .get(position)
                        .and_then(|parameter| parameter.ty)
                        .map(|ty| self.type_node(&method.owner.file, ty, fuel)),
                    ([], _) => {
                        let Some((class, arguments)) = receiver.flatten() else { return Ty::Unknown };
                        return self.element_parameter(file.call_name(call), &class, arguments);
                    }
                    _ => None,
                }
            }
            _ => None,
        };
        match functional {
            Some(Ty::Class(class, arguments)) if class.name.starts_with("java.util.function.") => {
                match &class.name["java.util.function.".len()..] {
                    "Function" | "Consumer" | "Predicate" | "UnaryOperator" | "BiFunction" | "BiConsumer"
                    | "BiPredicate" => arguments.into_iter().nth(index).unwrap_or(Ty::Unknown),
                    _ => Ty::Unknown,
                }
            }
            _ => Ty::Unknown,
        }
    }

    /// `values.forEach(v -> …)`, `optional.ifPresent(v -> …)`: the parameter is what the receiver holds.
    fn element_parameter(&self, method: &str, class: &ClassRef, arguments: Vec<Ty>) -> Ty {
        let takes_element = matches!(
            method,
            "forEach"
                | "ifPresent"
                | "ifPresentOrElse"
                | "map"
                | "flatMap"
                | "filter"
                | "anyMatch"
                | "allMatch"
                | "noneMatch"
                | "removeIf"
                | "peek"
        );
        let holders = ["java.lang.Iterable", "java.util.Optional", "java.util.stream.Stream"];
        holders
            .into_iter()
            .filter(|_| takes_element)
            .find_map(|holder| self.arguments_as(class, &arguments, holder).into_iter().next())
            .unwrap_or(Ty::Unknown)
    }
}

/// The first bound of the type variable `name` in scope at `at`, if it is declared with one.
fn type_bound(file: &JavaFile, at: NodeId, name: &str) -> Option<NodeId> {
    let syntax = &file.syntax;
    let parameter = syntax.ancestors(at).find_map(|up| {
        let list = syntax.child(up, Kind::TypeParameters)?;
        syntax.children(list).find(|&parameter| {
            syntax.children(parameter).any(|part| {
                matches!(syntax.kind(part), Kind::TypeIdentifier | Kind::Identifier) && file.text(part) == name
            })
        })
    })?;
    let bound = syntax.child(parameter, Kind::TypeBound)?;
    syntax.children(bound).next()
}

/// Replaces the type variables of a generic class of the tree by the arguments it was given.
fn substitute(ty: Ty, owner: &Decl, arguments: &[Ty]) -> Ty {
    match ty {
        Ty::Variable(name) => match owner.get().type_parameters.iter().position(|parameter| *parameter == name) {
            Some(index) => arguments.get(index).cloned().unwrap_or(Ty::Unknown),
            None => Ty::Variable(name),
        },
        Ty::Class(class, inner) => {
            Ty::Class(class, inner.into_iter().map(|argument| substitute(argument, owner, arguments)).collect())
        }
        Ty::Array(element) => Ty::Array(Box::new(substitute(*element, owner, arguments))),
        other => other,
    }
}

/// The type with these variables unknown: those of a generic method, which each call chooses.
fn without_variables(ty: Ty, names: &[String]) -> Ty {
    match ty {
        Ty::Variable(name) if names.contains(&name) => Ty::Unknown,
        Ty::Class(class, inner) => {
            Ty::Class(class, inner.into_iter().map(|argument| without_variables(argument, names)).collect())
        }
        Ty::Array(element) => Ty::Array(Box::new(without_variables(*element, names))),
        other => other,
    }
}

/// Whether `class` has a method of `owner`, itself or a class above it.
fn inherits_method(class: &ClassRef, owner: &ClassRef, method: &MethodDecl) -> bool {
    let own = class.same(owner);
    let static_in_interface =
        method.modifiers.is_static && owner.decl.as_ref().is_some_and(|decl| decl.get().kind == TypeKind::Interface);
    !method.constructor && (own || !static_in_interface) && has_member(class, owner, method.modifiers)
}

/// Whether a method overrides (or hides) one of a class above its own: the same number of parameters, of types that are
/// written alike or are type variables.
fn overrides(below: &MethodRef, owner: &Decl, method: &MethodDecl) -> bool {
    let lower = below.get();
    lower.parameters.len() == method.parameters.len()
        && lower.parameters.iter().zip(&method.parameters).all(|(lower, upper)| {
            let written = |file: &JavaFile, parameter: &Parameter| {
                let name = parameter.ty.map(|ty| type_name(file, ty)).unwrap_or_default();
                // Primitives and arrays have no name.
                if name.is_empty() { parameter.ty.map(|ty| file.text(ty).to_owned()).unwrap_or_default() } else { name }
            };
            let (lower, upper) = (written(&below.owner.file, lower), written(&owner.file, upper));
            let simple = |name: &str| name.rsplit('.').next().unwrap_or_default().to_owned();
            let variable = owner.get().type_parameters.iter().chain(&method.type_parameters).any(|own| *own == upper);
            variable || simple(&lower) == simple(&upper)
        })
}

fn same_type(a: &Ty, b: &Ty) -> bool {
    match (a, b) {
        (Ty::Class(a, _), Ty::Class(b, _)) => a.same(b),
        (Ty::Primitive(a), Ty::Primitive(b)) => a == b,
        (Ty::Array(a), Ty::Array(b)) => same_type(a, b),
        _ => false,
    }
}
