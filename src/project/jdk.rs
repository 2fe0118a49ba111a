//! The JDK range the code runs on, and the questions rules ask of it.

use crate::finding::Level;
use std::fmt;
use std::str::FromStr;

/// The oldest release with (final) virtual threads; ranges start here.
pub const OLDEST: u16 = 21;
/// The newest release assumed to run the code when nothing says so: the current long-term release.
pub const ASSUMED_NEWEST: u16 = 25;
/// The newest release that can be asked for; anything above is a typing error.
pub const NEWEST_ACCEPTED: u16 = 99;

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

    /// What a compile release says about the JDK the code runs on: `None` below 21, where virtual threads do not exist and
    /// so nothing is said about the code that uses them; exactly that release from 24 on, and whenever the classes are
    /// compiled with `--enable-preview` (such classes load on one release only); for 21 to 23 that release up to the
    /// current long-term release, the upper end assumed.
    pub fn compiled_for(release: u16, preview: bool) -> Option<Self> {
        if !(OLDEST..=NEWEST_ACCEPTED).contains(&release) {
            None
        } else if preview || release >= 24 {
            Some(Self::known(release, release))
        } else {
            Some(Self { min: release, max: ASSUMED_NEWEST, min_assumed: false, max_assumed: true })
        }
    }

    /// What an image, a CI job or a version file says: exactly that release, `None` below 21.
    pub fn runs_on(release: u16) -> Option<Self> {
        (OLDEST..=NEWEST_ACCEPTED).contains(&release).then(|| Self::known(release, release))
    }

    /// The range when something stronger, whose value is not known, may lower the oldest release.
    pub fn perhaps_older(self) -> Self {
        Self { min: OLDEST, min_assumed: true, ..self }
    }

    /// The smallest range that holds both. An end is assumed only when nothing states it.
    pub fn union(self, other: Self) -> Self {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let (min, min_assumed) = match self.min.cmp(&other.min) {
            Less => (self.min, self.min_assumed),
            Equal => (self.min, self.min_assumed && other.min_assumed),
            Greater => (other.min, other.min_assumed),
        };
        let (max, max_assumed) = match self.max.cmp(&other.max) {
            Less => (other.max, other.max_assumed),
            Equal => (self.max, self.max_assumed && other.max_assumed),
            Greater => (self.max, self.max_assumed),
        };
        Self { min, max, min_assumed, max_assumed }
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

/// Why a text is no JDK range; one line that says what would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidJdkRange(String);

impl fmt::Display for InvalidJdkRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for InvalidJdkRange {}

impl FromStr for JdkRange {
    type Err = InvalidJdkRange;

    /// Reads `25` or `21..27`, both ends known.
    ///
    /// # Errors
    ///
    /// When the text has another form, an end is below 21 or above 99, or the first end is above the second.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (min, max) = match text.split_once("..") {
            Some((min, max)) => (release(text, min)?, release(text, max)?),
            None => {
                let only = release(text, text)?;
                (only, only)
            }
        };
        if min > max {
            return Err(InvalidJdkRange(format!("`{text}` is an empty range: did you mean `{max}..{min}`?")));
        }
        Ok(Self::known(min, max))
    }
}

/// One end of a range.
fn release(whole: &str, end: &str) -> Result<u16, InvalidJdkRange> {
    let number: u16 = Some(end.trim())
        .filter(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
        .and_then(|digits| digits.parse().ok())
        .ok_or_else(|| {
            InvalidJdkRange(format!("`{whole}` is not a JDK range: write a release such as `25`, or `21..27`"))
        })?;
    if number < OLDEST {
        return Err(InvalidJdkRange(format!("JDK {number} has no virtual threads: the oldest release is {OLDEST}")));
    }
    if number > NEWEST_ACCEPTED {
        return Err(InvalidJdkRange(format!("JDK {number} does not exist: write a release such as `25`")));
    }
    Ok(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_refused_with_a_reason() {
        assert_eq!("25".parse(), Ok(JdkRange::known(25, 25)));
        assert_eq!("21..27".parse(), Ok(JdkRange::known(21, 27)));
        assert_eq!("21 .. 27".parse(), Ok(JdkRange::known(21, 27)));
        for (text, part) in [
            ("", "not a JDK range"),
            ("21..", "not a JDK range"),
            ("21-27", "not a JDK range"),
            ("+25", "not a JDK range"),
            ("99999", "not a JDK range"),
            ("20", "no virtual threads"),
            ("8..25", "no virtual threads"),
            ("27..21", "did you mean `21..27`"),
            ("100", "does not exist"),
        ] {
            let error = text.parse::<JdkRange>().expect_err(text).to_string();
            assert!(error.contains(part) && !error.contains('\n'), "{text}: {error}");
        }
    }

    #[test]
    fn unions_keep_an_end_known_when_something_states_it() {
        let release_21 = JdkRange::compiled_for(21, false).expect("21");
        assert_eq!(JdkRange::known(21, 21).union(JdkRange::known(25, 25)), JdkRange::known(21, 25));
        assert_eq!(release_21.union(JdkRange::known(25, 25)), JdkRange::known(21, 25));
        assert_eq!(release_21.union(JdkRange::known(26, 26)), JdkRange::known(21, 26));
        assert_eq!(release_21.union(JdkRange::known(24, 24)), release_21);
        assert_eq!(JdkRange::compiled_for(17, true), None);
        assert_eq!(JdkRange::compiled_for(21, true), Some(JdkRange::known(21, 21)));
        assert_eq!(JdkRange::compiled_for(24, false), Some(JdkRange::known(24, 24)));
        assert_eq!(JdkRange::runs_on(11), None);
    }

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
