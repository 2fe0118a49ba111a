//! The binary as a user meets it: help, lists, pages, completions, schema, and every way to get a command line or a
//! configuration wrong.

use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A `vtlint` without the environment of whoever runs the tests.
fn vtlint(dir: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vtlint"));
    command.args(args).current_dir(dir);
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "CI", "TERM", "COLUMNS", "VTLINT_FORMAT"] {
        command.env_remove(name);
    }
    command
}

fn run(args: &[&str]) -> Output {
    vtlint(Path::new(env!("CARGO_MANIFEST_DIR")), args).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The one line of an error, exit code 2, nothing on standard output.
#[track_caller]
fn error(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert_eq!(stdout(output), "");
    let text = stderr(output);
    assert_eq!(text.lines().count(), 1, "{text}");
    text.trim_end().to_owned()
}

/// The lines with single blanks: how wide a column is depends on the rules there are.
fn words(text: &str) -> Vec<String> {
    text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn help_names_every_flag_and_the_exit_codes() {
    for flag in ["--help", "-h"] {
        let output = run(&[flag]);
        assert_eq!(output.status.code(), Some(0));
        let text = stdout(&output);
        for flag in [
            "--format",
            "--output",
            "--jdk",
            "--select",
            "--ignore",
            "--extend-select",
            "--pedantic",
            "--fail-on",
            "--exit-zero",
            "--config",
            "--no-config",
            "--threads",
            "--timings",
            "--statistics",
            "--quiet",
            "--verbose",
            "--color",
            "--hidden",
            "--no-ignore",
            "--stdin-filename",
            "--show-suppressed",
            "--no-progress",
            "--version",
            "Examples:",
            "Exit codes:",
            "VTLINT_FORMAT",
        ] {
            assert!(text.contains(flag), "{flag} is not in\n{text}");
        }
        assert!(!text.contains('\x1b'));
    }
}

#[test]
fn version_names_the_grammar() {
    for flag in ["--version", "-V"] {
        let text = stdout(&run(&[flag]));
        assert_eq!(text, format!("vtlint {} (tree-sitter-java 0.23.5)\n", env!("CARGO_PKG_VERSION")));
    }
}

#[test]
fn wrong_flags_are_one_line() {
    let table: &[(&[&str], &str)] = &[
        (&["--jkd", "25"], "error: unknown argument `--jkd`, did you mean `--jdk`?"),
        (
            &["--format", "xml"],
            "error: invalid value `xml` for `--format <FORMAT>`, expected one of terminal, short, json, jsonl, sarif, github",
        ),
        (
            &["--jdk", "8"],
            "error: invalid value `8` for `--jdk <RANGE>`: JDK 8 has no virtual threads: the oldest release is 21",
        ),
        (
            &["--select", "unused-supression"],
            "error: --select: unknown rule `unused-supression`, did you mean `unused-suppression`?",
        ),
        (
            &["explain", "unused-supression"],
            "error: unknown rule `unused-supression`, did you mean `unused-suppression`?",
        ),
        (&["explian", "x"], "error: `explian`: no such file or folder; did you mean the command `explain`?"),
        (&["-"], "error: `-` needs `--stdin-filename PATH`, so that reports can name the file"),
        (
            &["--output", "sarif=no/such/x.sarif"],
            "error: --output sarif=no/such/x.sarif: the folder `no/such` does not exist; create it first",
        ),
        (&["--quiet", "--verbose"], "error: `--quiet` and `--verbose` exclude each other; leave one out"),
        (&["config", "show", "no-such-path"], "error: no-such-path: no such file or folder"),
        (
            &["config", "show", "--format", "json"],
            "error: `--format` does not belong to `vtlint config show`; see `vtlint config show --help`",
        ),
        (&["--select", ""], "error: --select: the name of a rule is missing; `vtlint rules` lists them"),
        (&["--select="], "error: --select: the name of a rule is missing; `vtlint rules` lists them"),
        (&["--threads", "x"], "error: invalid value `x` for `--threads <N>`: write a number from 1 to 1024"),
        (
            &["--stdin-filename", "pom.xml", "-"],
            "error: --stdin-filename pom.xml: standard input is read as Java; the name ends in `.java`",
        ),
        (&["explain"], "error: `<RULE>` is missing; `vtlint rules` lists them"),
        (&["completions"], "error: `<SHELL>` is missing, expected one of bash, elvish, fish, powershell, zsh"),
        (
            &["completions", "tcsh"],
            "error: invalid value `tcsh` for `<SHELL>`, expected one of bash, elvish, fish, powershell, zsh",
        ),
    ];
    for (args, expected) in table {
        assert_eq!(error(&run(args)), *expected, "{args:?}");
    }
}

#[test]
fn the_environment_may_name_the_format() {
    let output = vtlint(Path::new("."), &["."]).env("VTLINT_FORMAT", "jsn").output().unwrap();
    assert_eq!(error(&output), "error: VTLINT_FORMAT: unknown format `jsn`, did you mean `json`?");
}

#[test]
fn explain_prints_the_page() {
    let output = run(&["explain", "unused-suppression"]);
    assert_eq!(output.status.code(), Some(0));
    let text = stdout(&output);
    assert!(text.starts_with("A suppression that silences nothing\n\n  rule      unused-suppression\n"), "{text}");
    assert!(text.contains("    // vtlint: ignore[pooled-virtual-threads] needs a fixed pool\n"), "{text}");
    assert!(!text.contains('\x1b'));
}

#[test]
fn rules_are_listed_in_three_formats() {
    assert!(words(&stdout(&run(&["rules"]))).iter().any(|line| line.starts_with("invalid-suppression warning ")));
    assert!(stdout(&run(&["rules", "--format", "md"])).starts_with("| rule | level | fix | what it finds |\n|---|"));
    let json: serde_json::Value = serde_json::from_str(&stdout(&run(&["rules", "--format", "json"]))).unwrap();
    let first = &json[0];
    for key in ["id", "title", "level", "audience", "category", "fix", "since", "help"] {
        assert!(first[key].is_string(), "{key} in {first}");
    }
    // A command beats a path of its name, and a flag before it does not change that.
    assert!(stdout(&run(&["--color", "never", "rules"])).contains("invalid-suppression"));
}

#[test]
fn colour_follows_flag_and_environment() {
    let coloured = |args: &[&str], env: &[(&str, &str)]| {
        let output = vtlint(Path::new("."), args).envs(env.iter().copied()).output().unwrap();
        stdout(&output).contains('\x1b')
    };
    assert!(!coloured(&["rules"], &[]));
    assert!(coloured(&["rules", "--color", "always"], &[]));
    assert!(coloured(&["rules", "--color", "always"], &[("NO_COLOR", "1")]));
    assert!(coloured(&["rules"], &[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured(&["rules"], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    assert!(coloured(&["rules"], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "")]));
    assert!(!coloured(&["rules", "--color", "never"], &[("CLICOLOR_FORCE", "1")]));
}

#[test]
fn errors_may_be_coloured_but_stay_one_line() {
    let output = vtlint(Path::new("."), &["explain", "x", "--color", "always"]).output().unwrap();
    assert!(error(&output).starts_with('\x1b'));
}

#[test]
fn completions_exist_for_five_shells() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = run(&["completions", shell]);
        assert_eq!(output.status.code(), Some(0), "{shell}");
        let script = stdout(&output);
        assert!(script.contains("vtlint") && script.contains("fail-on"), "{shell}");
        // PowerShell and elvish complete no values.
        if matches!(shell, "bash" | "zsh" | "fish") {
            assert!(script.contains("pooled-virtual-threads"), "{shell}");
        }
    }
    assert!(error(&run(&["completions", "cmd"])).contains("expected one of bash, elvish, fish, powershell, zsh"));
}

#[test]
fn the_schema_is_json_and_the_published_one() {
    let text = stdout(&run(&["config", "schema"]));
    let schema: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(schema["additionalProperties"], false);
    assert!(schema["properties"]["jdk"].is_object());
    assert_eq!(
        text,
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("vtlint.schema.json")).unwrap()
    );
}

#[test]
fn a_wrong_configuration_names_file_line_and_remedy() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join(".git")).unwrap();
    std::fs::create_dir(dir.path().join("src")).unwrap();
    let table = [
        ("# x\njkd = 25\n", "error: vtlint.toml:2: unknown key `jkd`, did you mean `jdk`?"),
        ("pedantic = 1\n", "error: vtlint.toml:1: `pedantic`: invalid type: integer `1`, expected a boolean"),
        (
            "[rules]\nunused-supression = \"off\"\n",
            "error: vtlint.toml:2: unknown rule `unused-supression`, did you mean `unused-suppression`?",
        ),
        ("jdk = 17", "error: vtlint.toml:1: `jdk`: JDK 17 has no virtual threads: the oldest release is 21"),
        ("jdk = \n", "error: vtlint.toml:1: `jdk` has no value; write one, or leave the line out"),
        ("select = []", "error: vtlint.toml:1: `select` is empty, so no rule would run; name some, or leave it out"),
    ];
    for (text, expected) in table {
        std::fs::write(dir.path().join("vtlint.toml"), text).unwrap();
        assert_eq!(error(&vtlint(dir.path(), &["."]).output().unwrap()), expected);
        assert_eq!(error(&vtlint(dir.path(), &["config", "show", "src"]).output().unwrap()), expected);
        // From below, the file is named by its path from the git root.
        assert_eq!(error(&vtlint(&dir.path().join("src"), &["."]).output().unwrap()), expected);
        assert!(vtlint(dir.path(), &["config", "show", "--no-config"]).output().unwrap().status.success());
    }
    let output = vtlint(dir.path(), &["--config", "none.toml"]).output().unwrap();
    assert_eq!(error(&output), "error: none.toml: no such file");
    let output = vtlint(dir.path(), &["--config", "src"]).output().unwrap();
    assert_eq!(error(&output), "error: src: this is a folder; name the file in it");
    std::fs::write(dir.path().join("latin.toml"), b"# \xE9\n").unwrap();
    let output = vtlint(dir.path(), &["--config", "latin.toml"]).output().unwrap();
    assert_eq!(error(&output), "error: latin.toml:1: not UTF-8; save the file as UTF-8");
}

#[test]
fn config_show_says_what_holds_and_why() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join(".git")).unwrap();
    std::fs::create_dir(dir.path().join("legacy")).unwrap();
    let text = "jdk = 25\nfail-on = \"error\"\n[rules]\ninvalid-suppression = \"error\"\n\
                [[overrides]]\npaths = [\"legacy\"]\njdk = \"21..25\"\nrules = { unused-suppression = \"off\" }\n";
    std::fs::write(dir.path().join("vtlint.toml"), text).unwrap();
    let show = |args: &[&str]| stdout(&vtlint(dir.path(), &[&["config", "show"], args].concat()).output().unwrap());
    let here = words(&show(&[]));
    for line in [
        "configuration vtlint.toml",
        "fails on error",
        "invalid-suppression error configuration",
        "unused-suppression note by default",
        "JDK 25",
    ] {
        assert!(here.iter().any(|one| one == line), "{line}\n{here:#?}");
    }
    assert!(here.iter().any(|one| one.contains("vtlint.toml:1")), "{here:#?}");
    let legacy = words(&show(&["legacy"]));
    let line = "unused-suppression off override for this path";
    assert!(legacy.iter().any(|one| one == line), "{line}\n{legacy:#?}");
    // Flags may be tried out.
    let all = ["--jdk", "21", "--select", "unused-suppression, invalid-suppression", "--ignore", "invalid-suppression"];
    let tried = words(&show(&all));
    for line in [
        "invalid-suppression off command line",
        "unused-suppression note command line",
        "pooled-virtual-threads off command line",
        "JDK 21",
    ] {
        assert!(tried.iter().any(|one| one == line), "{line}\n{tried:#?}");
    }
    assert!(show(&["--extend-select", "unused-suppression", "--pedantic"]).contains("command line"));
}

/// The lines of standard error of a run that ends well.
#[track_caller]
fn said(dir: &Path, args: &[&str]) -> Vec<String> {
    let output = vtlint(dir, args).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    stderr(&output).lines().map(str::to_owned).collect()
}

#[test]
fn a_file_over_the_limit_is_said_and_counted() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join(".git")).unwrap();
    std::fs::write(dir.path().join("A.java"), "class A { }\n").unwrap();
    std::fs::File::create(dir.path().join("Huge.java")).unwrap().set_len(11 << 20).unwrap();
    for args in [&["--jdk", "25"][..], &["--jdk", "25", "A.java", "Huge.java"]] {
        let lines = said(dir.path(), args);
        assert_eq!(
            lines,
            [
                "limit-reached: Huge.java: is 11 MB, over the limit of 10 MB; not analysed",
                "No findings in 2 files; JDK 25 (--jdk); 1 file not looked at"
            ]
        );
    }
    let output = vtlint(dir.path(), &["--format", "json"]).output().unwrap();
    let json: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(json["summary"]["unreadable_files"], 1, "{json}");
}

#[test]
fn a_run_that_looks_at_nothing_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path();
    std::fs::create_dir(root.join(".git")).unwrap();
    std::fs::create_dir_all(root.join("src/gen")).unwrap();
    std::fs::write(root.join("v.txt"), "").unwrap();
    let kinds = "vtlint reads Java sources, Maven and Gradle files, and version files";
    let last = "No findings in 0 files";
    assert_eq!(said(root, &[]), ["no Java files under .; nothing was looked at", last]);
    assert_eq!(said(root, &["src", "."]), ["no Java files under src, .; nothing was looked at", last]);
    assert_eq!(said(root, &["v.txt"]), [&format!("v.txt: not read; {kinds}"), last]);
    assert_eq!(
        said(root, &["v.txt", "src"]),
        [&format!("v.txt: not read; {kinds}"), "no Java files under src; nothing was looked at", last]
    );
    assert_eq!(said(root, &["--quiet", "v.txt", "src"]), [""; 0]);
    std::fs::write(root.join("src/gen/A.java"), "class A { }").unwrap();
    std::fs::write(root.join("vtlint.toml"), "jdk = 25\nexclude = [\"src/gen\"]").unwrap();
    assert_eq!(
        said(root, &[]),
        ["every Java file under . is excluded by vtlint.toml; nothing was looked at", "No findings in 0 files"]
    );
    // What is named is looked at all the same.
    assert_eq!(said(root, &["src/gen/A.java"]), ["No findings in 1 file; JDK 25 (vtlint.toml:1)"]);
    std::fs::write(root.join("pom.xml"), "<project/>").unwrap();
    assert_eq!(said(root, &["pom.xml"])[0], "no Java files under pom.xml; only build files were looked at");
}

#[test]
fn quiet_leaves_what_was_asked_for() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join(".git")).unwrap();
    std::fs::write(dir.path().join("A.java"), "class A { } // vtlint: ignore\n").unwrap();
    let args = ["--exit-zero", "--format", "short", "--quiet"];
    assert_eq!(said(dir.path(), &args), [""; 0]);
    assert_eq!(said(dir.path(), &[&args[..], &["--statistics"]].concat()), ["1  warning  invalid-suppression"]);
    assert_eq!(said(dir.path(), &[&args[..], &["--timings"]].concat())[0], "time by stage (wall clock)");
}

#[test]
fn a_level_that_a_selection_leaves_out_is_said_once() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join(".git")).unwrap();
    std::fs::write(dir.path().join("A.java"), "class A { }\n").unwrap();
    let text = "jdk = 25\nselect = [\"unused-suppression\"]\n[rules]\npooled-virtual-threads = \"error\"\n";
    std::fs::write(dir.path().join("vtlint.toml"), text).unwrap();
    let warning = "vtlint.toml:4: the level of `pooled-virtual-threads` has no effect: `select` leaves it out";
    assert_eq!(said(dir.path(), &[]), [warning, "No findings in 1 file; JDK 25 (vtlint.toml:1)"]);
    assert_eq!(said(dir.path(), &["config", "show"]), [warning]);
    assert_eq!(said(dir.path(), &["-q"]), [""; 0]);
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_quiet() {
    let mut child =
        vtlint(Path::new("."), &["completions", "bash"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(stderr(&output), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_run_reports_silences_and_ends_with_its_exit_code() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join(".git")).unwrap();
    let text = "class A {\n\
                int a; // vtlint: ignore\n\
                // vtlint: ignore[scoped-value-or-else-null] wanted\n\
                String s(ScopedValue<String> key) { return key.orElse(null); }\n\
                int b; // vtlint: ignore[scoped-value-or-else-null]\n}\n";
    std::fs::write(dir.path().join("A.java"), text).unwrap();
    let found = |args: &[&str]| {
        let output = vtlint(dir.path(), &[&["--jdk", "25", "--format", "short"], args].concat()).output().unwrap();
        let places =
            stdout(&output).lines().map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect();
        (output.status.code().unwrap(), places)
    };
    let invalid = "A.java:2:11: warning[invalid-suppression]".to_owned();
    let unused = "A.java:5:26: note[unused-suppression]".to_owned();
    let silenced = "A.java:4:55: error[scoped-value-or-else-null]".to_owned();
    let both = vec![invalid.clone(), unused.clone()];
    assert_eq!(found(&[]), (1, both.clone()));
    assert_eq!(found(&["--fail-on", "error"]), (0, both.clone()));
    assert_eq!(found(&["--exit-zero"]), (0, both.clone()));
    assert_eq!(found(&["--ignore", "invalid-suppression"]), (0, vec![unused.clone()]));
    assert_eq!(found(&["--ignore", "invalid-suppression", "--fail-on", "note"]), (1, vec![unused.clone()]));
    // Without its rule nobody can say whether a suppression is of use.
    assert_eq!(found(&["--select", "unused-suppression"]), (0, vec![]));
    assert_eq!(found(&["--show-suppressed"]), (1, vec![invalid, silenced, unused]));
    let missing = vtlint(dir.path(), &["none"]).output().unwrap();
    assert_eq!(error(&missing), "error: none: no such file or folder");
}

#[test]
fn removed_scopes_are_replaced_by_what_compiles() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join(".git")).unwrap();
    let text = "import java.util.concurrent.StructuredTaskScope;\n\
                class A { Object o = new StructuredTaskScope.ShutdownOnFailure(); }\n";
    std::fs::write(dir.path().join("A.java"), text).unwrap();
    let output = vtlint(dir.path(), &["--jdk", "25", "--format", "jsonl"]).output().unwrap();
    let text = stdout(&output);
    let remedy = "\"Use 'StructuredTaskScope.open(StructuredTaskScope.Joiner.awaitAllSuccessfulOrThrow())'";
    assert!(text.contains(remedy), "{text}");
    assert_eq!(text.matches("'--enable-preview'").count(), 1, "{text}");
}
