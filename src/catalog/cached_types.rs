//! Types that people keep in thread-locals, what they cost, and what to do instead: `rules/catalog/cached-types.toml`.

use serde::Deserialize;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A type that people keep in thread-locals.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CachedType {
    /// Qualified name, nested types with a dot.
    pub name: String,
    /// Whether making one per task hurts.
    pub cost: Cost,
    /// What to do instead.
    pub remedy: Remedy,
    /// The type or call to use instead, for remedies that need one.
    #[serde(default)]
    pub r#use: String,
}

/// What one object costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cost {
    /// Slow to make, or large.
    Costly,
    /// Quick to make; making it once per task is allocation only.
    Cheap,
    /// Thread-safe: there is no reason to have one per thread.
    Safe,
    /// Immutable or well known, like a string: never a cache.
    Value,
}

/// The remedy that fits a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Remedy {
    /// One static constant of an immutable or thread-safe type.
    Constant,
    /// `ThreadLocalRandom.current()`
    Random,
    /// Allocate where it is used.
    Allocate,
    /// An explicit bounded pool, or a fixed platform pool for that step.
    Pool,
    /// A connection: one per task.
    Connection,
    /// None is needed.
    None,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    r#type: Vec<CachedType>,
}

static TABLE: LazyLock<HashMap<String, CachedType>> = LazyLock::new(|| {
    let file: File = toml::from_str(include_str!("../../rules/catalog/cached-types.toml"))
        .expect("rules/catalog/cached-types.toml is well formed; a test reads it");
    file.r#type.into_iter().map(|ty| (ty.name.clone(), ty)).collect()
});

/// The row of a type.
pub fn find(qualified: &str) -> Option<&'static CachedType> {
    TABLE.get(qualified)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read_whole() {
        assert_eq!(find("java.text.SimpleDateFormat").map(|ty| ty.remedy), Some(Remedy::Constant));
        assert_eq!(find("java.security.MessageDigest").map(|ty| ty.cost), Some(Cost::Costly));
    }
}
