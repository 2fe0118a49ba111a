//! The JDK range the code runs on, and the questions rules ask of it.

use crate::finding::Level;
use std::fmt;

/// The oldest release with (final) virtual threads; ranges start here.
pub const OLDEST: u16 = 21;
/// The newest release assumed to run the code when nothing says so: the current long-term release.
pub const ASSUMED_NEWEST: u16 = 25;

/// An inclusive range of JDK feature releases, with the ends that nothing in the project states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JdkRange {
    /// Oldest release the code runs on, at least 21.
    pub min: u16,
    /// Newest release the code runs on.
    pub max: u16,
    /// `min` is a guess.
    pub min_assumed: bool,
    /// `max` is a guess.
    pub max_assumed: bool,
}

/// Whether a condition on a range holds, and on what ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// It does not.
    No,
    /// Only because of an assumed end.
    Assumed,
    /// It does, by what the project says.
    Known,
}

impl Holds {
    /// The level of a finding that stands on this condition: `None` when it does not hold, one level lower when it holds
    /// by an assumed end only.
    pub fn level(self, level: Level) -> Option<Level> {
        match self {
            Holds::No => None,
            Holds::Assumed => Some(level.lowered()),
            Holds::Known => Some(level),
        }
    }
}

impl JdkRange {
    /// Both ends known.
    pub fn known(min: u16, max: u16) -> Self {
        Self { min, max, min_assumed: false, max_assumed: false }
    }

    /// What holds when nothing was found: 21..25, both ends assumed.
    pub fn assumed() -> Self {
        Self { min: OLDEST, max: ASSUMED_NEWEST, min_assumed: true, max_assumed: true }
    }

    /// Does the code run on `release` or a later one (`max >= release`)?
    pub fn reaches(self, release: u16) -> Holds {
        if self.max < release {
            Holds::No
        } else if self.max_assumed && (self.min_assumed || self.min < release) {
            Holds::Assumed
        } else {
            Holds::Known
        }
    }

    /// Does the code run on a release older than `release` (`min < release`)?
    pub fn starts_before(self, release: u16) -> Holds {
        if self.min >= release {
            Holds::No
        } else if self.min_assumed && (self.max_assumed || self.max >= release) {
            Holds::Assumed
        } else {
            Holds::Known
        }
    }

    /// `none`, `min`, `max` or `both`, as the JSON contract says it.
    pub fn assumed_ends(self) -> &'static str {
        match (self.min_assumed, self.max_assumed) {
            (false, false) => "none",
            (true, false) => "min",
            (false, true) => "max",
            (true, true) => "both",
        }
    }
}

impl fmt::Display for JdkRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max { write!(f, "{}", self.min) } else { write!(f, "{}..{}", self.min, self.max) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn assumed_ends_lower_only_what_rests_on_them() {
        let release_21 = JdkRange { min: 21, max: 25, min_assumed: false, max_assumed: true };
        assert_eq!(release_21.reaches(25), Holds::Assumed);
        assert_eq!(release_21.reaches(21), Holds::Known);
        assert_eq!(release_21.starts_before(24), Holds::Known);
        assert_eq!(JdkRange::assumed().reaches(21), Holds::Assumed);
        assert_eq!(JdkRange::assumed().starts_before(24), Holds::Assumed);
        assert_eq!(JdkRange::known(25, 25).reaches(25), Holds::Known);
        assert_eq!(JdkRange::known(25, 25).starts_before(24), Holds::No);
        assert_eq!(Holds::Assumed.level(Level::Error), Some(Level::Warning));
    }
}
