//! Data that the rules share: what stands in `rules/catalog/*.toml`, and what `vtlint.toml` adds.

/// The catalog of a run.
#[derive(Clone, Debug, Default)]
pub struct Catalog {
    /// Qualified `Class.member` names of the user's own code that give a factory of virtual threads.
    pub virtual_factories: Vec<String>,
}
