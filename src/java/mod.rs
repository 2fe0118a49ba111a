//! The Java model: the only code that knows the Java grammar.

pub mod beans;
pub mod entries;
pub mod file;
pub mod index;
pub mod kinds;
pub mod known;
pub mod model;
pub mod names;
pub mod scopes;
pub mod syntax;
pub mod thread_locals;
pub mod types;
pub mod values;
pub mod virtual_threads;
