//! Data that the rules share: what stands in `rules/catalog/*.toml`. The user's own entries are in `config::Catalog`.

pub mod cached_types;
pub mod jdk_api;
