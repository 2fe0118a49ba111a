//! What the build says: modules, their dependencies on each other, and the JDK range each runs on.

pub mod evidence;
pub mod jdk;
pub mod layout;
pub mod tree;
pub mod version_files;
