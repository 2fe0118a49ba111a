//! What a path alone says: source roots, test sources, generated files.

use crate::source::RepoPath;

/// The folder of a Java file without its package: `core/src/main/java` for `core/src/main/java/a/b/C.java` in package `a.b`.
/// `None` when the file does not stand in the folder of its package; then its folder is all that is known.
pub fn source_root<'p>(path: &'p RepoPath, package: &str) -> Option<&'p str> {
    let mut folder = path.parent();
    if package.is_empty() {
        return Some(folder);
    }
    for part in package.rsplit('.') {
        let (above, last) = folder.rsplit_once('/').unwrap_or(("", folder));
        if last != part {
            return None;
        }
        folder = above;
    }
    Some(folder)
}

/// Whether a Java file holds tests or benchmarks: in a test or JMH source set (`src/test`, `src/integrationTest`,
/// `src/testFixtures`, `src/jmh`), in a benchmark module, or by its name (`*Test.java`, `*IT.java`, `*Benchmark.java`).
pub fn is_test_source(path: &RepoPath) -> bool {
    let folders: Vec<&str> = path.parent().split('/').filter(|part| !part.is_empty()).collect();
    let src = folders.iter().position(|&part| part == "src");
    let set = src.and_then(|at| folders.get(at + 1)).copied();
    if set.is_some_and(is_test_set) {
        return true;
    }
    // Below `src/main` every folder is a package, and packages called `test` or `benchmark` are ordinary code.
    let modules = &folders[..src.unwrap_or(usize::from(!folders.is_empty()))];
    if modules.iter().any(|part| is_benchmark_module(part)) {
        return true;
    }
    if set != Some("main") && matches!(folders.first(), Some(&("test" | "tests"))) {
        return true;
    }
    is_test_name(path.file_name(), set == Some("main"))
}

/// Whether a file is made by a build or brought in by a package manager: below `target` or `build` directly beside a build
/// file (`has_build_file` is asked with the folder), below `generated-sources`, `src/generated` or `node_modules`.
pub fn is_generated_path(path: &RepoPath, has_build_file: impl Fn(&str) -> bool) -> bool {
    let whole = path.parent();
    let mut start = 0;
    let mut previous = "";
    for part in whole.split('/') {
        let above = whole[..start].trim_end_matches('/');
        match part {
            "generated-sources" | "generated-test-sources" | "node_modules" => return true,
            "generated" if previous == "src" => return true,
            "target" | "build" if has_build_file(above) => return true,
            _ => {}
        }
        previous = part;
        start += part.len() + 1;
    }
    false
}

/// Whether a source set below `src` holds tests: `test`, `integrationTest`, `test-utils`, `testFixtures`, `it`, `jmh`.
fn is_test_set(name: &str) -> bool {
    let starts = name
        .strip_prefix("test")
        .is_some_and(|rest| rest.is_empty() || rest == "s" || !rest.starts_with(|c: char| c.is_ascii_lowercase()));
    let ends = ["Test", "Tests", "-test", "-tests", "_test", "_tests"].iter().any(|end| name.ends_with(end));
    starts || ends || matches!(name, "it" | "jmh" | "perf" | "benchmark" | "benchmarks")
}

/// Whether a folder above `src` is a module of benchmarks.
fn is_benchmark_module(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let words = || name.split(['-', '_', '.']);
    words()
        .any(|word| matches!(word, "benchmark" | "benchmarks" | "microbenchmarks" | "microbench" | "jmh" | "perftest"))
        || name.contains("perf-test")
}

/// Whether a class is a test or benchmark by its name. In `src/main` a leading `Test` says little (`TestRunner`).
fn is_test_name(file: &str, main: bool) -> bool {
    let Some(class) = file.strip_suffix(".java") else { return false };
    let after_lower = |end: &str| {
        class.strip_suffix(end).is_some_and(|stem| stem.ends_with(|c: char| c.is_lowercase() || c.is_ascii_digit()))
    };
    ["Test", "Tests", "TestCase", "Benchmark", "Benchmarks"].iter().any(|end| class.ends_with(end))
        || after_lower("IT")
        || (!main && class.strip_prefix("Test").is_some_and(|rest| rest.starts_with(|c: char| c.is_uppercase())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(text: &str) -> RepoPath {
        RepoPath::new(text)
    }

    #[test]
    fn the_source_root_is_the_folder_without_the_package() {
        assert_eq!(source_root(&path("core/src/main/java/a/b/C.java"), "a.b"), Some("core/src/main/java"));
        assert_eq!(source_root(&path("a/b/C.java"), "a.b"), Some(""));
        assert_eq!(source_root(&path("x/C.java"), ""), Some("x"));
        assert_eq!(source_root(&path("x/C.java"), "a.b"), None);
        assert_eq!(source_root(&path("C.java"), "a"), None);
    }

    #[test]
    fn tests_are_told_by_source_set_module_or_name() {
        for test in [
            "src/test/java/a/Helper.java",
            "core/src/integrationTest/java/a/Helper.java",
            "core/src/testFixtures/java/a/Helper.java",
            "core/src/jmh/java/a/State.java",
            "core/src/it/java/a/Helper.java",
            "jmh-benchmarks/src/main/java/a/State.java",
            "netty-benchmark/src/main/java/a/State.java",
            "http-perf-test/src/main/java/a/State.java",
            "benchmarks/a/State.java",
            "test/org/a/Helper.java",
            "src/main/java/a/PoolTest.java",
            "src/main/java/a/PoolTests.java",
            "a/PoolIT.java",
            "a/PoolBenchmark.java",
            "a/TestPool.java",
        ] {
            assert!(is_test_source(&path(test)), "{test}");
        }
        for code in [
            "src/main/java/a/test/Helper.java",
            "src/main/java/a/src/test/Helper.java",
            "src/main/java/a/benchmark/Helper.java",
            "src/a/test/Helper.java",
            "src/latest/java/a/Helper.java",
            "src/testament/java/a/Helper.java",
            "src/main/java/a/TestRunner.java",
            "src/main/java/a/Testimonial.java",
            "src/main/java/a/GIT.java",
            "test/src/main/java/a/Helper.java",
            "a/benchmark/Helper.java",
            "a/Contest.java",
            "A.java",
        ] {
            assert!(!is_test_source(&path(code)), "{code}");
        }
    }

    #[test]
    fn build_folders_count_only_beside_a_build_file() {
        let built = |folder: &str| folder.is_empty() || folder == "core";
        for made in [
            "target/classes/A.java",
            "core/build/generated/A.java",
            "x/generated-sources/A.java",
            "core/src/generated/java/A.java",
            "web/node_modules/a/A.java",
        ] {
            assert!(is_generated_path(&path(made), built), "{made}");
        }
        for own in
            ["core/src/main/java/a/build/A.java", "other/target/A.java", "target", "src/main/java/generated/A.java"]
        {
            assert!(!is_generated_path(&path(own), built), "{own}");
        }
    }
}
