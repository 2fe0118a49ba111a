//! The files by which developers and `setup-java` choose a JDK: `.java-version`, `.sdkmanrc`, `.tool-versions`.

use crate::project::evidence::{Evidence, Rank, Weight};
use crate::project::jdk::JdkRange;
use crate::source::RepoPath;

/// Whether a file of this name is one of them.
pub fn is_version_file(name: &str) -> bool {
    matches!(name, ".java-version" | ".sdkmanrc" | ".tool-versions")
}

/// What such a file says; nothing for aliases (`lts`), comments and other tools.
pub fn read(path: &RepoPath, text: &str) -> Vec<Evidence> {
    let mut found = Vec::new();
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    for (number, line) in (1..).zip(text.split(['\n', '\r'])) {
        let line = line.split('#').next().unwrap_or("").trim();
        let versions: Vec<&str> = match path.file_name() {
            ".java-version" => line.split_whitespace().take(1).collect(),
            ".sdkmanrc" => match line.split_once('=') {
                Some((key, value)) if key.trim() == "java" => vec![value.trim()],
                _ => Vec::new(),
            },
            _ => match line.split_whitespace().collect::<Vec<_>>().split_first() {
                // Several versions are fallbacks of each other; any may be the one in use.
                Some((&"java", versions)) => versions.to_vec(),
                _ => Vec::new(),
            },
        };
        for version in versions {
            let Some(release) = feature_release(version) else { continue };
            let what = match path.file_name() {
                ".java-version" => version.to_owned(),
                ".sdkmanrc" => format!("java = {version}"),
                _ => format!("java {version}"),
            };
            found.push(Evidence {
                path: path.as_str().to_owned(),
                line: number,
                what,
                rank: Rank::VersionFile,
                range: JdkRange::runs_on(release),
                weight: Weight::Decides,
            });
        }
    }
    found
}

/// The feature release that a version text names, as version files, images and build scripts write it: `21`, `21.0.3+7`,
/// `1.8`, `21.0.5-tem`, `temurin-21.0.3+7`, `openjdk64-21.0.2`, `graalvm-community-21`, `21-ea`, `zulu@1.17.0`,
/// `adoptopenjdk-openj9-16.0.1+9_openj9-0.26.0`. `None` for names without one (`lts`, `system`).
pub fn feature_release(version: &str) -> Option<u16> {
    let bytes = version.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        // A number counts only at the start of a part: `openjdk64` and `openj9` are names.
        let starts_part = at == 0 || matches!(bytes[at - 1], b'-' | b'@' | b'_' | b'/' | b':' | b'=' | b' ');
        if !(starts_part && bytes[at].is_ascii_digit()) {
            at += 1;
            continue;
        }
        let rest = &version[at..];
        let length = rest.bytes().take_while(|b| b.is_ascii_digit()).count();
        let first: u16 = rest[..length].parse().ok()?;
        let after = &rest[length..];
        if first == 1 {
            let minor = after.strip_prefix('.').unwrap_or("");
            let digits = minor.bytes().take_while(|b| b.is_ascii_digit()).count();
            return minor[..digits].parse().ok();
        }
        return Some(first);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vendors_dress_the_number_up() {
        for (text, release) in [
            ("21", Some(21)),
            ("21.0", Some(21)),
            ("21.0.5-tem", Some(21)),
            ("1.8", Some(8)),
            ("1.8.0_392", Some(8)),
            ("temurin-21.0.3+7", Some(21)),
            ("temurin-jre-25.0.1+8.0.LTS", Some(25)),
            ("openjdk64-21.0.2", Some(21)),
            ("oracle64-1.8.0.202", Some(8)),
            ("adoptopenjdk-openj9-16.0.1+9_openj9-0.26.0", Some(16)),
            ("zulu@1.17.0-0", Some(17)),
            ("24-oracle", Some(24)),
            ("26.ea.13-open", Some(26)),
            ("21-ea", Some(21)),
            ("graalvm-community-22.0.1", Some(22)),
            ("lts", None),
            ("system", None),
            ("1.", None),
            ("1", None),
            ("99999999", None),
            ("", None),
        ] {
            assert_eq!(feature_release(text), release, "{text}");
        }
    }

    #[test]
    fn files_are_read_with_comments_and_any_line_ends() {
        let said = |name: &str, text: &str| {
            let path = RepoPath::new(name);
            read(&path, text).iter().map(|e| (e.line, e.what.clone(), e.range)).collect::<Vec<_>>()
        };
        let on = JdkRange::runs_on;
        assert_eq!(said(".java-version", "\u{feff}# mine\r\n\r\n21.0\r\n"), [(3, "21.0".into(), on(21))]);
        assert_eq!(
            said("a/.sdkmanrc", "# java=8\nmaven=3.9\njava=21.0.5-tem"),
            [(3, "java = 21.0.5-tem".into(), on(21))]
        );
        assert_eq!(
            said(".tool-versions", "nodejs 21\rjava temurin-25.0.1+8 temurin-21 # both\n"),
            [(2, "java temurin-25.0.1+8".into(), on(25)), (2, "java temurin-21".into(), on(21))]
        );
        assert_eq!(said(".java-version", "lts"), []);
        assert_eq!(said(".java-version", "17")[0].2, None);
    }
}
