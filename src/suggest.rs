//! The nearest known name to a misspelt one.

/// The candidate a person most likely meant, or `None` when nothing is near.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = name.to_lowercase().replace('_', "-");
    // A third of the name may differ; two letters always may, so that short names get a suggestion as well.
    let limit = (wanted.chars().count() / 3).max(2);
    let candidates: Vec<&str> = candidates.into_iter().collect();
    let near = candidates
        .iter()
        .map(|&candidate| (strsim::damerau_levenshtein(&wanted, &candidate.to_lowercase()), candidate))
        .filter(|(distance, candidate)| *distance <= limit && *distance < candidate.chars().count())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate);
    // Or the beginning of one name only.
    near.or_else(|| {
        let mut longer = candidates.iter().copied().filter(|candidate| candidate.to_lowercase().starts_with(&wanted));
        longer.next().filter(|_| wanted.len() > 3 && longer.next().is_none())
    })
}

/// ``, did you mean `x`?`` for the nearest candidate, `""` when nothing is near.
pub fn did_you_mean<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    nearest(name, candidates).map_or_else(String::new, |near| format!(", did you mean `{near}`?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_suggested_and_far_ones_are_not() {
        let known = ["jdk", "ignore", "pooled-virtual-threads", "pedantic"];
        assert_eq!(nearest("jkd", known), Some("jdk"));
        assert_eq!(nearest("ingore", known), Some("ignore"));
        assert_eq!(nearest("pooled_virtual_thread", known), Some("pooled-virtual-threads"));
        assert_eq!(nearest("Pooled-Virtual-Threads", known), Some("pooled-virtual-threads"));
        assert_eq!(nearest("pooled", known), Some("pooled-virtual-threads"));
        assert_eq!(nearest("formatting", known), None);
        assert_eq!(did_you_mean("x", known), "");
    }
}
