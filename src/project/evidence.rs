//! What the project says about its JDK: every statement found, and which of them decide.

use crate::project::jdk::JdkRange;
use std::fmt;

/// Where a statement stands in the order of trust; the first rank that says anything decides alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// `--jdk`.
    CommandLine,
    /// `vtlint.toml`.
    Config,
    /// What the code is run with: images, CI jobs, start scripts.
    Runtime,
    /// `.java-version`, `.sdkmanrc`, `.tool-versions`.
    VersionFile,
    /// Gradle build scripts.
    Gradle,
    /// Maven POMs.
    Maven,
}

impl Rank {
    /// What the rank is called in listings.
    pub fn as_str(self) -> &'static str {
        match self {
            Rank::CommandLine => "command line",
            Rank::Config => "configuration",
            Rank::Runtime => "runtime",
            Rank::VersionFile => "version file",
            Rank::Gradle => "Gradle",
            Rank::Maven => "Maven",
        }
    }
}

/// What became of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Weight {
    /// It is, alone or with others of its rank, the ground of the module's range.
    Decides,
    /// Something of a higher rank, or a stronger or nearer setting of the same build, says otherwise.
    Outranked,
    /// It names a release below 21: nothing about the code that uses virtual threads.
    BelowOldest,
    /// It does not hold for the module's main code, with the reason: "profile `x` is not active by default".
    NotInForce(String),
}

/// One statement about the JDK of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The file, relative to the project root; `--jdk` for the command line.
    pub path: String,
    /// Line, 1-based; 0 when the statement has no line (command line).
    pub line: u32,
    /// The statement, short: `maven.compiler.release = 21`.
    pub what: String,
    /// How far it is trusted.
    pub rank: Rank,
    /// The range it stands for; `None` when it names no release of 21 or later.
    pub range: Option<JdkRange>,
    /// What became of it.
    pub weight: Weight,
}

impl Evidence {
    /// `pom.xml:31`, or `--jdk`.
    pub fn place(&self) -> String {
        if self.line == 0 { self.path.clone() } else { format!("{}:{}", self.path, self.line) }
    }
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place(), self.what)
    }
}

/// Finds the range that a module's statements amount to, marks those that decide, and sorts the list: deciding first, then
/// by rank. Statements that already carry a verdict (outranked inside their build, not in force) keep it; one that
/// [`Weight::Decides`] comes in as a candidate.
///
/// A release below 21 counts as nothing said, so the next rank is asked, and in a union it adds nothing: a CI matrix of 17,
/// 21 and 25 runs virtual threads on 21 to 25.
pub fn decide(evidence: &mut [Evidence]) -> JdkRange {
    for statement in evidence.iter_mut() {
        if statement.weight == Weight::Decides && statement.range.is_none() {
            statement.weight = Weight::BelowOldest;
        }
    }
    // A version file that is older than what the code is compiled for was forgotten: that JDK refuses the classes.
    let compiled = evidence
        .iter()
        .filter(|e| e.weight == Weight::Decides && matches!(e.rank, Rank::Gradle | Rank::Maven))
        .filter_map(|e| e.range.map(|range| range.min))
        .min();
    for statement in evidence.iter_mut() {
        let too_old = statement.range.zip(compiled).is_some_and(|(range, release)| range.max < release);
        if statement.weight == Weight::Decides && statement.rank == Rank::VersionFile && too_old {
            statement.weight = Weight::NotInForce("older than what the code is compiled for".into());
        }
    }
    let winner = evidence.iter().filter(|e| e.weight == Weight::Decides).map(|e| e.rank).min();
    let mut range: Option<JdkRange> = None;
    for statement in evidence.iter_mut().filter(|e| e.weight == Weight::Decides) {
        if Some(statement.rank) == winner {
            range = match (range, statement.range) {
                (Some(so_far), Some(more)) => Some(so_far.union(more)),
                (so_far, more) => so_far.or(more),
            };
        } else {
            statement.weight = Weight::Outranked;
        }
    }
    evidence.sort_by_key(|e| (e.weight != Weight::Decides, e.rank));
    range.unwrap_or_else(JdkRange::assumed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(rank: Rank, range: Option<JdkRange>) -> Evidence {
        Evidence { path: "f".into(), line: 1, what: String::new(), rank, range, weight: Weight::Decides }
    }

    #[test]
    fn the_first_rank_that_says_anything_decides_as_a_union() {
        let mut list = [
            says(Rank::Maven, JdkRange::compiled_for(26, false)),
            says(Rank::Runtime, JdkRange::runs_on(25)),
            says(Rank::Runtime, JdkRange::runs_on(17)),
            says(Rank::Runtime, JdkRange::runs_on(21)),
        ];
        assert_eq!(decide(&mut list), JdkRange::known(21, 25));
        let weights: Vec<_> = list.iter().map(|e| (e.rank, e.weight.clone())).collect();
        assert_eq!(
            weights,
            [
                (Rank::Runtime, Weight::Decides),
                (Rank::Runtime, Weight::Decides),
                (Rank::Runtime, Weight::BelowOldest),
                (Rank::Maven, Weight::Outranked)
            ]
        );
    }

    #[test]
    fn a_version_file_older_than_the_classes_does_not_count() {
        let mut list =
            [says(Rank::VersionFile, JdkRange::runs_on(24)), says(Rank::Maven, JdkRange::compiled_for(28, false))];
        assert_eq!(decide(&mut list), JdkRange::known(28, 28));
        let mut list =
            [says(Rank::VersionFile, JdkRange::runs_on(25)), says(Rank::Maven, JdkRange::compiled_for(21, false))];
        assert_eq!(decide(&mut list), JdkRange::known(25, 25));
    }

    #[test]
    fn a_release_below_21_leaves_the_word_to_the_next_rank() {
        let mut list =
            [says(Rank::VersionFile, JdkRange::runs_on(17)), says(Rank::Maven, JdkRange::compiled_for(21, false))];
        assert_eq!(decide(&mut list).to_string(), "21..25");
        assert_eq!(list[0].rank, Rank::Maven);
        assert_eq!(decide(&mut [says(Rank::Maven, None)]), JdkRange::assumed());
        assert_eq!(decide(&mut []), JdkRange::assumed());
    }
}
