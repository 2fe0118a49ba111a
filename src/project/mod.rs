//! What the build says: modules, their dependencies on each other, and the JDK range each runs on.

pub mod jdk;

use crate::walk::WalkedFile;

/// How a module sees another file; nearer first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// The same source root.
    SourceRoot,
    /// The same module.
    Module,
    /// A module that this one depends on.
    Dependency,
    /// Elsewhere in the project.
    Elsewhere,
}

/// The build facts of every project of the run.
#[derive(Debug, Default)]
pub struct Projects {}

impl Projects {
    /// How code in `from` sees `to`.
    pub fn reach(&self, _from: &WalkedFile, _to: &WalkedFile) -> Reach {
        Reach::Module
    }
}
