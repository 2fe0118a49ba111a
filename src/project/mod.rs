//! What the build says: modules, their dependencies on each other, and the JDK range each runs on.

pub mod jdk;
