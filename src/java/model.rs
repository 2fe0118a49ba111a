//! The Java model of a run: the class index and everything that is answered across files.

use super::file::JavaFile;
use super::index::{ClassIndex, Decl};
use super::syntax::NodeId;
use std::sync::Arc;

/// Answers questions about names, types, values and calls. Shared by all threads; rules see Java only through it.
pub struct Model {
    /// The files, parsed on demand.
    pub index: ClassIndex,
    pub(super) supertypes: super::names::SupertypeCache,
    pub(super) beans: super::beans::BeanCache,
}

/// A node in a file: what most answers point at.
#[derive(Clone, Debug)]
pub struct At {
    /// The file.
    pub file: Arc<JavaFile>,
    /// The node.
    pub node: NodeId,
}

impl At {
    /// Whether two values mean the same node.
    pub fn same(&self, other: &At) -> bool {
        self.node == other.node && self.file.path() == other.file.path()
    }
}

/// A field of a type of the tree.
#[derive(Clone, Debug)]
pub struct FieldRef {
    /// The type that declares it.
    pub owner: Decl,
    /// Its index among the fields of that type.
    pub index: usize,
}

impl FieldRef {
    /// The declaration.
    pub fn get(&self) -> &super::file::FieldDecl {
        &self.owner.get().fields[self.index]
    }
}

/// A method or constructor of a type of the tree.
#[derive(Clone, Debug)]
pub struct MethodRef {
    /// The type that declares it.
    pub owner: Decl,
    /// Its index among the methods of that type.
    pub index: usize,
}

impl MethodRef {
    /// The declaration.
    pub fn get(&self) -> &super::file::MethodDecl {
        &self.owner.get().methods[self.index]
    }

    /// Its node.
    pub fn at(&self) -> At {
        At { file: self.owner.file.clone(), node: self.get().node }
    }
}

impl Model {
    /// A model over an index.
    pub fn new(index: ClassIndex) -> Self {
        Model { index, supertypes: Default::default(), beans: Default::default() }
    }
}
