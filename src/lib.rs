//! vtlint reads a Java repository and says what breaks, or silently stops working, on virtual threads.
//!
//! Data flows one way: `walk` → `prefilter` → `java` (parse and model, with `project`) → `rules` → triage (`suppress`) →
//! `report`.

pub mod app;
pub mod catalog;
pub mod cli;
pub mod config;
pub mod engine;
pub mod explain;
pub mod finding;
pub mod fingerprint;
pub mod java;
pub mod prefilter;
pub mod progress;
pub mod project;
pub mod report;
pub mod rules;
pub mod settings;
pub mod source;
pub mod style;
pub mod suggest;
pub mod suppress;
pub mod walk;
