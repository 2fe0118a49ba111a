//! Names of types: which class a name means at a place.
//!
//! Order (Java Language Specification 6.4.1): local classes, type variables, nested and inherited member types, from the
//! inside out; explicit imports; the package; on-demand imports with `java.lang`; module imports.

use super::file::{Import, JavaFile, Modifiers, TypeKind};
use super::index::Decl;
use super::kinds::Kind;
use super::known;
use super::model::Model;
use super::syntax::NodeId;
use crate::source::RepoPath;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::{Arc, RwLock};

/// A class by its qualified name, with its declaration when that stands in the tree.
#[derive(Clone, Debug)]
pub struct ClassRef {
    /// `a.b.Outer.Inner`; `""` for a local or anonymous class (which then has a declaration).
    pub name: Arc<str>,
    /// The declaration, for classes of the tree.
    pub decl: Option<Decl>,
}

impl ClassRef {
    /// A class that is known by name only.
    pub fn named(name: &str) -> ClassRef {
        ClassRef { name: Arc::from(name), decl: None }
    }

    /// A class of the tree.
    pub fn declared(decl: Decl) -> ClassRef {
        ClassRef { name: Arc::from(decl.get().qualified.as_str()), decl: Some(decl) }
    }

    /// Whether it has this qualified name, be it declared in the tree (as in the JDK's own sources) or not.
    pub fn is(&self, qualified: &str) -> bool {
        &*self.name == qualified
    }

    /// Whether two values mean the same class.
    pub fn same(&self, other: &ClassRef) -> bool {
        match (&self.decl, &other.decl) {
            (Some(a), Some(b)) => a.same(b),
            (None, None) => self.name == other.name,
            _ => false,
        }
    }
}

/// What a type name means.
#[derive(Clone, Debug)]
pub enum Named {
    /// A class.
    Class(ClassRef),
    /// A type variable.
    Variable,
    /// Nothing that vtlint knows.
    Unknown,
}

pub(super) type SupertypeCache = RwLock<HashMap<DeclKey, Arc<Vec<ClassRef>>>>;

/// A declaration, by its file and its number there.
type DeclKey = (RepoPath, u32);

/// How far up a class hierarchy is followed: deeper ones exist only by mistake.
const MAX_HIERARCHY: usize = 12;

impl Model {
    /// What the type name `dotted` (simple or qualified) means at `at`.
    pub fn named(&self, file: &Arc<JavaFile>, at: NodeId, dotted: &str) -> Named {
        let (first, rest) = dotted.split_once('.').map_or((dotted, None), |(first, rest)| (first, Some(rest)));
        match self.simple(file, at, first) {
            Named::Class(mut class) => {
                for name in rest.into_iter().flat_map(|rest| rest.split('.')) {
                    match self.member_type(&class, name) {
                        Some(member) => class = member,
                        None => return Named::Unknown,
                    }
                }
                Named::Class(class)
            }
            Named::Variable => Named::Variable,
            Named::Unknown => match rest.and_then(|_| self.qualified(file, dotted)) {
                Some(class) => Named::Class(class),
                None => Named::Unknown,
            },
        }
    }

    /// The class that `dotted` means at `at`, if it is one.
    pub fn class_named(&self, file: &Arc<JavaFile>, at: NodeId, dotted: &str) -> Option<ClassRef> {
        match self.named(file, at, dotted) {
            Named::Class(class) => Some(class),
            _ => None,
        }
    }

    fn simple(&self, file: &Arc<JavaFile>, at: NodeId, name: &str) -> Named {
        let syntax = &file.syntax;
        let declared = |id| Named::Class(ClassRef::declared(Decl { file: file.clone(), id }));
        let mut below = at;
        for up in syntax.ancestors(at) {
            match syntax.kind(up) {
                Kind::Block | Kind::ConstructorBody | Kind::SwitchBlockStatementGroup => {
                    for child in syntax.children(up) {
                        if let Some(id) = file.type_declared_by(child)
                            && file.ty(id).name == name
                        {
                            return declared(id);
                        }
                    }
                }
                Kind::MethodDeclaration | Kind::ConstructorDeclaration => {
                    let own = file.method_declared_by(up);
                    if own.is_some_and(|(_, method)| method.type_parameters.iter().any(|p| p == name)) {
                        return Named::Variable;
                    }
                }
                _ => {}
            }
            if let Some(id) = file.type_declared_by(up) {
                let decl = file.ty(id);
                if decl.type_parameters.iter().any(|parameter| parameter == name) {
                    return Named::Variable;
                }
                if decl.name == name {
                    return declared(id);
                }
                // The headers of a type (`extends`, annotations) and the arguments of `new X(…) { }` see no members.
                let in_body = matches!(
                    syntax.kind(below),
                    Kind::ClassBody | Kind::InterfaceBody | Kind::EnumBody | Kind::AnnotationTypeBody
                );
                if in_body
                    && let Some(member) = self.member_type(&ClassRef::declared(Decl { file: file.clone(), id }), name)
                {
                    return Named::Class(member);
                }
            }
            below = up;
        }
        self.top_level_name(file, name).map_or(Named::Unknown, Named::Class)
    }

    /// A simple name at the top of a file: imports, the file's own types, its package, on-demand imports.
    fn top_level_name(&self, file: &Arc<JavaFile>, name: &str) -> Option<ClassRef> {
        for id in file.type_ids() {
            let decl = file.ty(id);
            if decl.outer.is_none() && !decl.local && decl.name == name {
                return Some(ClassRef::declared(Decl { file: file.clone(), id }));
            }
        }
        for import in &file.imports {
            match import {
                Import::Single(qualified) if last(qualified) == name => {
                    return Some(self.qualified(file, qualified).unwrap_or_else(|| ClassRef::named(qualified)));
                }
                Import::Static(ty, member) if member == name => {
                    if let Some(found) = self.qualified(file, ty).and_then(|class| self.member_type(&class, name)) {
                        return Some(found);
                    }
                }
                _ => {}
            }
        }
        if let Some(decl) = self.index.top_level(file, &file.package, name) {
            return Some(ClassRef::declared(decl));
        }
        self.on_demand(file, name)
    }

    fn on_demand(&self, file: &Arc<JavaFile>, name: &str) -> Option<ClassRef> {
        for import in &file.imports {
            match import {
                Import::OnDemand(package) => {
                    if known::exists(package, name) {
                        return Some(ClassRef::named(&format!("{package}.{name}")));
                    }
                    if let Some(decl) = self.index.top_level(file, package, name) {
                        return Some(ClassRef::declared(decl));
                    }
                    if package.rsplit('.').next().is_some_and(starts_upper)
                        && let Some(member) =
                            self.qualified(file, package).and_then(|class| self.member_type(&class, name))
                    {
                        return Some(member);
                    }
                }
                Import::StaticOnDemand(ty) => {
                    if let Some(member) = self.qualified(file, ty).and_then(|class| self.member_type(&class, name)) {
                        return Some(member);
                    }
                }
                _ => {}
            }
        }
        if known::exists("java.lang", name) {
            return Some(ClassRef::named(&format!("java.lang.{name}")));
        }
        file.imports.iter().find_map(|import| match import {
            Import::Module(module) => {
                known::package_in_module(module, name).map(|package| ClassRef::named(&format!("{package}.{name}")))
            }
            _ => None,
        })
    }

    /// The class of a fully qualified name, if it is known or stands in the tree.
    pub fn qualified(&self, from: &Arc<JavaFile>, qualified: &str) -> Option<ClassRef> {
        if known::split(qualified).is_some() {
            return Some(ClassRef::named(qualified));
        }
        for (at, _) in qualified.rmatch_indices('.') {
            let (package, path) = (&qualified[..at], &qualified[at + 1..]);
            let mut names = path.split('.');
            let top = names.next()?;
            if let Some(decl) = self.index.top_level(from, package, top) {
                let mut class = ClassRef::declared(decl);
                for name in names {
                    class = self.member_type(&class, name)?;
                }
                return Some(class);
            }
        }
        None
    }

    /// A member type of a class, its own or inherited.
    pub fn member_type(&self, class: &ClassRef, name: &str) -> Option<ClassRef> {
        let inherited = class.decl.is_some();
        self.hierarchy(class).into_iter().find_map(|up| match &up.decl {
            Some(decl) => decl
                .file
                .type_ids()
                .find(|&id| {
                    let inner = decl.file.ty(id);
                    inner.outer == Some(decl.id)
                        && !inner.local
                        && !inner.name.is_empty()
                        && inner.name == name
                        && has_member(class, &up, decl.file.modifiers(inner.node))
                })
                .map(|id| ClassRef::declared(Decl { file: decl.file.clone(), id })),
            None => {
                let nested = format!("{}.{name}", up.name);
                let visible = !inherited || known::inherits_nested(&up.name, name);
                (visible && known::split(&nested).is_some()).then(|| ClassRef::named(&nested))
            }
        })
    }

    /// The direct supertypes of a class that are known.
    pub fn supertypes(&self, class: &ClassRef) -> Arc<Vec<ClassRef>> {
        let Some(decl) = &class.decl else {
            return Arc::new(known::supertypes(&class.name).iter().map(|name| ClassRef::named(name)).collect());
        };
        let key = (decl.file.path().clone(), decl.id.0);
        if let Ok(cache) = self.supertypes.read()
            && let Some(known) = cache.get(&key)
        {
            return known.clone();
        }
        let Some(header) = OpenHeader::of(&key) else { return Arc::default() };
        let ty = decl.get();
        let mut found = Vec::new();
        for &node in ty.extends.iter().chain(&ty.implements) {
            // Headers are outside of the type: resolution starts at the declaration itself.
            let name = type_name(&decl.file, node);
            if let Some(class) = self.class_named(&decl.file, ty.node, &name) {
                found.push(class);
            }
        }
        let found = Arc::new(found);
        if header.is_whole()
            && let Ok(mut cache) = self.supertypes.write()
        {
            cache.insert(key, found.clone());
        }
        found
    }

    /// The class and everything it inherits from, nearest first.
    pub fn hierarchy(&self, class: &ClassRef) -> Vec<ClassRef> {
        let mut all = vec![class.clone()];
        let mut from = 0;
        for _ in 0..MAX_HIERARCHY {
            let to = all.len();
            for index in from..to {
                for up in self.supertypes(&all[index]).iter() {
                    if !all.iter().any(|seen| seen.same(up)) {
                        all.push(up.clone());
                    }
                }
            }
            if all.len() == to || all.len() > 100 {
                break;
            }
            from = to;
        }
        all
    }

    /// Whether a class is, or inherits from, the class of this qualified name.
    pub fn is_subclass(&self, class: &ClassRef, qualified: &str) -> bool {
        class.is(qualified) || self.hierarchy(class).iter().any(|up| up.is(qualified))
    }
}

/// How many headers one question may open: more is a knot of cycles, and what it leads to is unknown.
const MAX_HEADERS: usize = 200;

thread_local! {
    static HEADERS: RefCell<Headers> = const { RefCell::new(Headers { open: Vec::new(), opened: 0, cut: false }) };
}

/// The headers that a thread is reading. Finding the classes that one names may need the supertypes of others, and where
/// classes inherit in a circle (`A extends B.X`, `B extends A.X`: Java refuses it, but such text exists) its own.
struct Headers {
    open: Vec<DeclKey>,
    /// How many were opened since the outermost one.
    opened: usize,
    /// A circle was cut since then: what is found below the outermost header depends on where the question began.
    cut: bool,
}

/// A header that is being read, until it is dropped.
struct OpenHeader;

impl OpenHeader {
    /// `None` when it is open already.
    fn of(key: &DeclKey) -> Option<OpenHeader> {
        HEADERS.with_borrow_mut(|headers| {
            if headers.open.is_empty() {
                (headers.opened, headers.cut) = (0, false);
            }
            if headers.open.contains(key) || headers.opened == MAX_HEADERS {
                headers.cut = true;
                return None;
            }
            headers.opened += 1;
            headers.open.push(key.clone());
            Some(OpenHeader)
        })
    }

    /// Whether what was found holds whoever asks next.
    fn is_whole(&self) -> bool {
        HEADERS.with_borrow(|headers| !headers.cut || headers.open.len() == 1)
    }
}

impl Drop for OpenHeader {
    fn drop(&mut self) {
        HEADERS.with_borrow_mut(|headers| headers.open.pop());
    }
}

/// Whether `class` has a member of `owner`, itself or a class above it: what is private is not inherited, nor is what
/// another package keeps to itself.
pub(super) fn has_member(class: &ClassRef, owner: &ClassRef, modifiers: Modifiers) -> bool {
    let (Some(class), Some(owner)) = (&class.decl, &owner.decl) else { return true };
    class.same(owner)
        || modifiers.is_public
        || modifiers.is_protected
        || (!modifiers.is_private
            && (matches!(owner.get().kind, TypeKind::Interface | TypeKind::Annotation)
                || class.file.package == owner.file.package))
}

/// The dotted name of a type node, without type arguments and annotations; `""` for arrays and primitives.
pub fn type_name(file: &JavaFile, node: NodeId) -> String {
    let syntax = &file.syntax;
    let named = |kind| {
        matches!(
            kind,
            Kind::TypeIdentifier
                | Kind::Identifier
                | Kind::GenericType
                | Kind::AnnotatedType
                | Kind::ScopedTypeIdentifier
        )
    };
    let mut name = String::new();
    let mut skip = NodeId::ROOT;
    for inner in syntax.subtree(node) {
        if inner < skip {
            continue;
        }
        match syntax.kind(inner) {
            Kind::TypeIdentifier | Kind::Identifier => {
                if !name.is_empty() {
                    name.push('.');
                }
                name.push_str(file.text(inner));
            }
            kind if named(kind) => {}
            // Type arguments, annotations and comments; arrays and primitives, which have no name.
            _ => skip = syntax.after(inner),
        }
    }
    name
}

fn last(qualified: &str) -> &str {
    qualified.rsplit('.').next().unwrap_or(qualified)
}

fn starts_upper(name: &str) -> bool {
    name.starts_with(|c: char| c.is_uppercase())
}
