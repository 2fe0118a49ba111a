//! Injection: which `@Bean` (or `@Produces`) method an injected parameter or field gets its value from.

use super::file::{JavaFile, MethodDecl};
use super::index::Decl;
use super::kinds::{Field, Kind};
use super::model::{FieldRef, MethodRef, Model};
use super::syntax::NodeId;
use super::types::Ty;
use std::sync::{Arc, OnceLock};

/// A method that produces a bean.
#[derive(Clone, Debug)]
pub struct Bean {
    /// The producing method.
    pub method: MethodRef,
    /// The names it goes by: those in the annotation, else the method's.
    pub names: Vec<String>,
    /// `@Primary`
    pub primary: bool,
}

/// Words of the files that may declare beans.
pub const WORDS: &[&str] = &["Bean", "Produces"];

pub(super) type BeanCache = OnceLock<Vec<Bean>>;

const PRODUCERS: [&str; 2] = ["org.springframework.context.annotation.Bean", "jakarta.enterprise.inject.Produces"];
const INJECTORS: [&str; 4] = ["Autowired", "Inject", "Resource", "Qualifier"];
/// Classes that a container creates, by the simple names of their annotations: a constructor of theirs is called by it.
const COMPONENTS: [&str; 13] = [
    "Component",
    "Service",
    "Repository",
    "Controller",
    "RestController",
    "Configuration",
    "AutoConfiguration",
    "SpringBootApplication",
    "Singleton",
    "ApplicationScoped",
    "RequestScoped",
    "Dependent",
    "Named",
];

impl Model {
    /// Every producing method of the tree; found by one scan for the annotations when first asked.
    pub fn all_beans(&self) -> &[Bean] {
        self.beans.get_or_init(|| {
            let mut beans = Vec::new();
            for file in self.index.files_with_any_word(WORDS) {
                for id in file.type_ids() {
                    let owner = Decl { file: file.clone(), id };
                    for (index, method) in file.ty(id).methods.iter().enumerate() {
                        beans.extend(self.bean(&owner, index, method));
                    }
                }
            }
            beans
        })
    }

    fn bean(&self, owner: &Decl, index: usize, method: &MethodDecl) -> Option<Bean> {
        let file = &owner.file;
        let annotations = file.annotations(method.node);
        let producer = annotations.iter().copied().find(|&annotation| {
            self.class_named(file, annotation, &annotation_name(file, annotation))
                .is_some_and(|class| PRODUCERS.contains(&&*class.name))
        })?;
        let mut names = names_in(file, producer);
        for &annotation in &annotations {
            if matches!(simple_name(file, annotation), "Qualifier" | "Named") {
                names.extend(names_in(file, annotation));
            }
        }
        if names.is_empty() {
            names.push(method.name.clone());
        }
        let primary = annotations.iter().any(|&annotation| simple_name(file, annotation) == "Primary");
        Some(Bean { method: MethodRef { owner: owner.clone(), index }, names, primary })
    }

    /// The beans a parameter is filled with: `None` when nothing injects it.
    pub fn injected_parameter(&self, owner: &Decl, method: &MethodDecl, position: usize) -> Option<Vec<MethodRef>> {
        let file = &owner.file;
        let annotated = |node: NodeId, names: &[&str]| {
            file.annotations(node).iter().any(|&annotation| names.contains(&simple_name(file, annotation)))
        };
        let injected = if method.constructor {
            annotated(method.node, &INJECTORS) || annotated(owner.get().node, &COMPONENTS)
        } else {
            annotated(method.node, &["Bean", "Produces", "Autowired", "Inject"])
        };
        if !injected {
            return None;
        }
        let parameter = method.parameters.get(position)?;
        Some(self.beans_for(file, parameter.ty?, parameter.node, &parameter.name))
    }

    /// The beans a field is filled with: `None` when nothing injects it.
    pub fn injected_field(&self, field: &FieldRef) -> Option<Vec<MethodRef>> {
        let file = &field.owner.file;
        let decl = field.get();
        let injected = file
            .annotations(decl.declaration)
            .iter()
            .any(|&annotation| matches!(simple_name(file, annotation), "Autowired" | "Inject" | "Resource"));
        if !injected {
            return None;
        }
        Some(self.beans_for(file, decl.ty?, decl.declaration, &decl.name))
    }

    /// Beans of a type, narrowed by qualifier, `@Primary` and the name of the injection point, as containers do it.
    fn beans_for(&self, file: &Arc<JavaFile>, ty: NodeId, point: NodeId, name: &str) -> Vec<MethodRef> {
        let Some(wanted) = self.type_at(file, ty).class().cloned() else { return Vec::new() };
        let fitting: Vec<&Bean> = self
            .all_beans()
            .iter()
            .filter(|bean| {
                bean.method.get().ty.is_some_and(|result| match self.type_at(&bean.method.owner.file, result) {
                    Ty::Class(class, _) => class.same(&wanted) || self.is_subclass(&class, &wanted.name),
                    _ => false,
                })
            })
            .collect();
        // Two applications in one repository may each have such a bean: those of this module, and of modules it is built
        // with, come first.
        let near: Vec<&Bean> =
            fitting.iter().copied().filter(|bean| self.index.is_near(file, &bean.method.owner.file)).collect();
        let fitting = if near.is_empty() { fitting } else { near };
        let qualifier = file
            .annotations(point)
            .into_iter()
            .filter(|&annotation| matches!(simple_name(file, annotation), "Qualifier" | "Named" | "Resource"))
            .flat_map(|annotation| names_in(file, annotation))
            .next();
        let by_name = |name: &str| -> Vec<&Bean> {
            fitting.iter().copied().filter(|bean| bean.names.iter().any(|known| known == name)).collect()
        };
        let chosen = match qualifier {
            Some(qualifier) => by_name(&qualifier),
            None if fitting.len() > 1 => {
                let primary: Vec<&Bean> = fitting.iter().copied().filter(|bean| bean.primary).collect();
                if primary.is_empty() { by_name(name) } else { primary }
            }
            None => fitting,
        };
        chosen.into_iter().map(|bean| bean.method.clone()).collect()
    }
}

/// The dotted name of an annotation.
pub fn annotation_name(file: &JavaFile, annotation: NodeId) -> String {
    file.syntax.field(annotation, Field::Name).map(|name| file.dotted(name)).unwrap_or_default()
}

fn simple_name(file: &JavaFile, annotation: NodeId) -> &str {
    let Some(name) = file.syntax.field(annotation, Field::Name) else { return "" };
    let text = file.text(name);
    text.rsplit('.').next().unwrap_or(text)
}

/// The names that an annotation gives: the strings of its `value` and its `name`. Others, such as the `destroyMethod` of a
/// bean, name something else.
fn names_in(file: &JavaFile, annotation: NodeId) -> Vec<String> {
    let syntax = &file.syntax;
    let gives_name = |&argument: &NodeId| {
        syntax.kind(argument) != Kind::ElementValuePair
            || syntax.children(argument).next().is_some_and(|key| matches!(file.text(key), "value" | "name"))
    };
    file.arguments(annotation)
        .into_iter()
        .filter(gives_name)
        .flat_map(|argument| syntax.subtree(argument))
        .filter(|&node| file.kind(node) == Kind::StringLiteral)
        .map(|node| file.text(node).trim_matches('"').to_owned())
        .collect()
}
