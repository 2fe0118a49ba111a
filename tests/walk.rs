//! Which files are looked at, and that no file, name, encoding or nesting ends a run or hides the other files.

mod common;

use common::{Scratch, stderr, stdout, vtlint};
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;

/// A class with one finding, in line 2 and column 40.
fn bad(class: &str) -> String {
    format!("class {class} {{\n    static Object o(ScopedValue<?> k) {{ return k.orElse(null); }} // é\n}}\n")
}

/// A scratch repository with a class that has a finding in each of these files.
fn repository(files: &[&str]) -> Scratch {
    let mut all = vec![(".git/HEAD".to_owned(), String::new())];
    all.extend(files.iter().map(|path| ((*path).to_owned(), bad("A"))));
    Scratch::new(all.iter().map(|(path, text)| (path.as_str(), text.as_bytes())))
}

/// What a run says: exit code, the places of the findings, the messages.
struct Said {
    code: i32,
    places: Vec<String>,
    messages: String,
}

impl Said {
    /// The files with findings, each once.
    fn files(&self) -> Vec<&str> {
        let mut files: Vec<&str> = self.places.iter().filter_map(|place| place.rsplitn(3, ':').nth(2)).collect();
        files.dedup();
        files
    }
}

fn run(dir: &Path, args: &[&str]) -> Said {
    run_with(dir, args, b"")
}

fn run_with(dir: &Path, args: &[&str], input: &[u8]) -> Said {
    let mut command = vtlint(dir, &[&["--jdk", "25", "--format", "jsonl"], args].concat());
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("vtlint starts");
    // A run that fails at once may close the pipe first.
    let _ = child.stdin.take().expect("piped").write_all(input);
    let output = child.wait_with_output().expect("vtlint ends");
    let places = stdout(&output)
        .lines()
        .map(|line| {
            let finding: serde_json::Value = serde_json::from_str(line).expect("a finding is JSON");
            let path = finding["path"].as_str().expect("a path");
            format!("{path}:{}:{}", finding["start"]["line"], finding["start"]["column"])
        })
        .collect();
    let messages = stderr(&output);
    let code = output.status.code().unwrap_or_else(|| panic!("{args:?} was killed: {messages}"));
    assert!(!messages.contains("panicked") && !messages.contains("overflow"), "{messages}");
    Said { code, places, messages }
}

fn files_of(dir: &Path, args: &[&str]) -> Vec<String> {
    let said = run(dir, args);
    assert!(said.code < 2, "{args:?}: {}", said.messages);
    said.files().into_iter().map(str::to_owned).collect()
}

#[test]
fn roots_may_be_several_and_overlap() {
    let scratch = repository(&["a/A.java", "a/b/B.java", "c/C.java", "D.java"]);
    let table: &[(&[&str], &[&str])] = &[
        (&[], &["D.java", "a/A.java", "a/b/B.java", "c/C.java"]),
        (&["."], &["D.java", "a/A.java", "a/b/B.java", "c/C.java"]),
        (&["a"], &["a/A.java", "a/b/B.java"]),
        (&["a/"], &["a/A.java", "a/b/B.java"]),
        (&["a", "c"], &["a/A.java", "a/b/B.java", "c/C.java"]),
        (&["c", "a", "c"], &["a/A.java", "a/b/B.java", "c/C.java"]),
        (&["a", "a/b"], &["a/A.java", "a/b/B.java"]),
        (&["a/b", "a/A.java"], &["a/A.java", "a/b/B.java"]),
        (&["a/b/B.java"], &["a/b/B.java"]),
        (&["a/b/B.java", "a/b/B.java", "./a/../a/b/B.java"], &["a/b/B.java"]),
        (&["a/b/B.java", "D.java"], &["D.java", "a/b/B.java"]),
    ];
    for (args, expected) in table {
        assert_eq!(files_of(scratch.path(), args), *expected, "{args:?}");
    }
    let absolute = scratch.path().join("a/b");
    assert_eq!(files_of(scratch.path(), &[absolute.to_str().expect("UTF-8")]), ["a/b/B.java"]);
    // Paths in reports count from the git root wherever one stands.
    assert_eq!(files_of(&scratch.path().join("a/b"), &[]), ["a/b/B.java"]);
    assert_eq!(files_of(&scratch.path().join("a/b"), &["../../c", "../A.java"]), ["a/A.java", "c/C.java"]);
}

#[test]
fn roots_may_lie_in_different_projects() {
    let (one, two) = (repository(&["a/A.java"]), repository(&["a/A.java", "B.java"]));
    let (first, second) =
        (one.path().canonicalize().expect("it is there"), two.path().canonicalize().expect("it is there"));
    let other = second.to_str().expect("UTF-8");
    // From within the one, the other's files are named in full.
    assert_eq!(files_of(&first, &[other]), ["B.java", "a/A.java"], "the only project is its own base");
    let mut expected = vec![format!("{other}/B.java"), format!("{other}/a/A.java"), "a/A.java".to_owned()];
    expected.sort();
    assert_eq!(files_of(&first, &[".", other]), expected);
    assert_eq!(files_of(&first, &["a/A.java", &format!("{other}/B.java")]), [&expected[0], "a/A.java"]);
    // From outside of both.
    let nowhere = tempfile::tempdir().expect("a folder");
    assert_eq!(files_of(nowhere.path(), &[other]), ["B.java", "a/A.java"]);
    assert_eq!(files_of(nowhere.path(), &[first.to_str().expect("UTF-8"), other]).len(), 3);
}

#[test]
fn a_repository_inside_another_is_reported_once() {
    let scratch = repository(&["A.java", "vendor/lib/B.java"]);
    std::fs::create_dir(scratch.path().join("vendor/lib/.git")).expect("a folder");
    assert_eq!(files_of(scratch.path(), &[]), ["A.java", "vendor/lib/B.java"]);
    assert_eq!(files_of(scratch.path(), &["vendor/lib"]), ["vendor/lib/B.java"]);
    let said = run(scratch.path(), &[".", "vendor/lib"]);
    assert_eq!(said.places, ["A.java:2:57", "vendor/lib/B.java:2:57"]);
}

#[test]
fn a_worktree_is_a_git_root_too() {
    let scratch =
        Scratch::new([(".git", &b"gitdir: /nowhere/.git/worktrees/x\n"[..]), ("a/b/B.java", bad("B").as_bytes())]);
    assert_eq!(files_of(&scratch.path().join("a"), &["b"]), ["a/b/B.java"]);
}

#[test]
fn hidden_and_ignored_files_need_a_switch_or_their_name() {
    let scratch = repository(&["A.java", ".hidden/H.java", ".H.java", "out/O.java", "out/deep/P.java", "Q.java"]);
    std::fs::write(scratch.path().join(".gitignore"), "out/\n").expect("written");
    std::fs::write(scratch.path().join(".ignore"), "Q.java\n").expect("written");
    let table: &[(&[&str], &[&str])] = &[
        (&[], &["A.java"]),
        (&["--hidden"], &[".H.java", ".hidden/H.java", "A.java"]),
        (&["--no-ignore"], &["A.java", "Q.java", "out/O.java", "out/deep/P.java"]),
        (
            &["--hidden", "--no-ignore"],
            &[".H.java", ".hidden/H.java", "A.java", "Q.java", "out/O.java", "out/deep/P.java"],
        ),
        (&[".hidden"], &[".hidden/H.java"]),
        (&[".H.java"], &[".H.java"]),
        (&["out"], &["out/O.java", "out/deep/P.java"]),
        (&["out/deep"], &["out/deep/P.java"]),
        (&["out/O.java", "A.java"], &["A.java", "out/O.java"]),
        (&["Q.java"], &["Q.java"]),
        (&[".", "out/deep"], &["A.java", "out/deep/P.java"]),
    ];
    for (args, expected) in table {
        assert_eq!(files_of(scratch.path(), args), *expected, "{args:?}");
    }
}

#[test]
fn generated_files_need_their_name() {
    let scratch = repository(&["pom.xml", "A.java", "target/x/T.java", "src/generated/G.java", "M.java", "N.java"]);
    std::fs::write(scratch.path().join("pom.xml"), "<project/>").expect("written");
    std::fs::write(scratch.path().join("M.java"), format!("// Code of a tool, DO NOT EDIT\n{}", bad("M")))
        .expect("written");
    std::fs::write(
        scratch.path().join("N.java"),
        format!("@javax.annotation.processing.Generated(\"x\")\n{}", bad("N")),
    )
    .expect("written");
    assert_eq!(files_of(scratch.path(), &[]), ["A.java"]);
    for path in ["target/x/T.java", "src/generated/G.java", "M.java", "N.java"] {
        assert_eq!(files_of(scratch.path(), &[path]), [path]);
    }
}

#[test]
fn standard_input_stands_for_a_file() {
    let scratch = repository(&["src/a/A.java", "src/a/Other.java"]);
    let keys = "package a; class Keys { static final ScopedValue<String> USER = ScopedValue.newInstance(); }\n";
    std::fs::write(scratch.path().join("src/a/Keys.java"), keys).expect("written");
    let input = "package a;\nclass A {\n  Object o = Keys.USER.orElse(null);\n}\n";
    let stdin = |name: &str, text: &str| run_with(scratch.path(), &["--stdin-filename", name, "-"], text.as_bytes());
    // A file that exists: its text on disk does not count, other classes do.
    let said = stdin("src/a/A.java", input);
    assert_eq!((said.code, said.places), (1, vec!["src/a/A.java:3:31".to_owned()]), "{}", said.messages);
    // One that does not exist yet, in a folder that does, and in one that does not.
    assert_eq!(stdin("src/a/New.java", input).places, ["src/a/New.java:3:31"]);
    assert_eq!(stdin("src/new/deep/New.java", &bad("New")).places, ["src/new/deep/New.java:2:57"]);
    let absolute = scratch.path().join("src/a/New.java");
    assert_eq!(stdin(absolute.to_str().expect("UTF-8"), input).places, ["src/a/New.java:3:31"]);
    assert_eq!(stdin("src/../src/a/New.java", input).places, ["src/a/New.java:3:31"]);
    // Suppressions count.
    let silenced = input.replace("null);", "null); // vtlint: ignore[scoped-value-or-else-null] so");
    let said = stdin("src/a/A.java", &silenced);
    assert_eq!((said.code, said.places.len()), (0, 0), "{}", said.messages);
    // Nothing at all, what is no text, and what is no Java.
    for text in ["", "\u{0}\u{1}", "not java {{{"] {
        assert_eq!(stdin("src/a/A.java", text).code, 0, "{text:?}");
    }
    let said = run_with(&scratch.path().join("src"), &["--stdin-filename", "a/New.java", "-"], input.as_bytes());
    assert_eq!(said.places, ["src/a/New.java:3:31"]);
}

#[test]
fn names_may_be_anything() {
    let names = [
        "with space.java",
        "Ünïcödé.java",
        "new\nline.java",
        "quote\"'.java",
        "100%25.java",
        "a:b,c.java",
        "日本/Ä ö/A.java",
    ];
    let scratch = repository(&names);
    let mut expected: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    expected.sort();
    assert_eq!(files_of(scratch.path(), &[]), expected);
    for name in names {
        assert_eq!(files_of(scratch.path(), &[name]), [name]);
    }
    for format in ["terminal", "short", "github", "sarif", "json"] {
        let output = vtlint(scratch.path(), &["--jdk", "25", "--format", format]).output().expect("vtlint runs");
        assert_eq!(output.status.code(), Some(1), "{format}: {}", stderr(&output));
        if format != "sarif" && format != "json" {
            assert!(!stdout(&output).contains("new\nline"), "{format} lets a file name start a line");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn names_that_are_not_utf8_are_read_and_told_apart() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let scratch = repository(&["A.java"]);
    for name in [&b"x\xFF.java"[..], b"x\xFE.java"] {
        std::fs::write(scratch.path().join(OsStr::from_bytes(name)), bad("X")).expect("written");
    }
    let said = run(scratch.path(), &[]);
    assert_eq!(said.files(), ["A.java", "x\\xFE.java", "x\\xFF.java"], "{}", said.messages);
}

#[test]
fn every_encoding_has_its_positions() {
    let text = bad("A");
    let latin: Vec<u8> = "// \u{1}\nclass A { String s = \"\u{1}\u{1}\"; Object o(ScopedValue<?> k) { return k.orElse(null); } /* \u{1} */ }\n"
        .bytes()
        .map(|byte| if byte == 1 { 0xE9 } else { byte })
        .collect();
    let utf16 = |little: bool| -> Vec<u8> {
        let units = "\u{feff}".encode_utf16().chain(text.encode_utf16());
        units.flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() }).collect()
    };
    let files: Vec<(&str, Vec<u8>)> = vec![
        (".git/HEAD", vec![]),
        ("Bom.java", [b"\xEF\xBB\xBF", text.as_bytes()].concat()),
        ("BomOneLine.java", b"\xEF\xBB\xBFclass A { Object o(ScopedValue<?> k) { return k.orElse(null); } }".to_vec()),
        ("Cr.java", text.replace("{\n", "{ // x\n").replace('\n', "\r").into_bytes()),
        ("CrLf.java", text.replace('\n', "\r\n").into_bytes()),
        ("Empty.java", vec![]),
        ("Latin.java", latin),
        ("Mixed.java", text.replacen('\n', "\r", 1).replacen('\n', "\r\n", 1).into_bytes()),
        ("Utf16Be.java", utf16(false)),
        ("Utf16Le.java", utf16(true)),
        ("Zeros.java", vec![0; 1000]),
    ];
    let scratch = Scratch::new(files.iter().map(|(path, bytes)| (*path, bytes.as_slice())));
    let said = run(scratch.path(), &[]);
    assert_eq!(
        said.places,
        [
            "Bom.java:2:57",
            "BomOneLine.java:1:56",
            "Cr.java:2:57",
            "CrLf.java:2:57",
            "Latin.java:2:73",
            "Mixed.java:2:57"
        ],
        "{}",
        said.messages
    );
    for name in ["Utf16Be.java", "Utf16Le.java"] {
        assert!(said.messages.contains(&format!("unreadable-file: {name}: is UTF-16")), "{}", said.messages);
    }
    assert!(said.messages.contains("2 files not looked at"), "{}", said.messages);
    assert_eq!(said.code, 1);
}

#[test]
fn large_files_are_named_and_left_out() {
    let scratch = repository(&["A.java", "Sparse.java", "Over.java", "Under.java"]);
    let sparse = std::fs::OpenOptions::new().write(true).open(scratch.path().join("Sparse.java")).expect("it is there");
    sparse.set_len(100 << 20).expect("sparse files exist");
    let limit = usize::try_from(vtlint::walk::MAX_FILE_SIZE).expect("it is small");
    let padded = |size: usize| {
        let code = bad("X");
        let mut bytes = Vec::with_capacity(size);
        bytes.extend_from_slice(code.as_bytes());
        while bytes.len() + 80 <= size {
            bytes.extend_from_slice(&[b' '; 79]);
            bytes.push(b'\n');
        }
        bytes.resize(size, b' ');
        bytes
    };
    std::fs::write(scratch.path().join("Over.java"), padded(limit + 1)).expect("written");
    std::fs::write(scratch.path().join("Under.java"), padded(limit)).expect("written");
    for args in [&[][..], &["Sparse.java", "A.java", "Over.java", "Under.java"]] {
        let said = run(scratch.path(), args);
        assert_eq!(said.places, ["A.java:2:57", "Under.java:2:57"], "{}", said.messages);
        assert!(
            said.messages.contains("limit-reached: Sparse.java: is 100 MB, over the limit of 10 MB"),
            "{}",
            said.messages
        );
        assert!(
            said.messages.contains("limit-reached: Over.java: is 11 MB, over the limit of 10 MB"),
            "{}",
            said.messages
        );
        assert_eq!(said.code, 1);
    }
}

#[cfg(unix)]
#[test]
fn links_lead_nowhere_unless_they_are_named() {
    use std::os::unix::fs::symlink;
    let scratch = repository(&["A.java", "a/B.java"]);
    let outside = repository(&["Out.java", "out/Deep.java"]);
    let at = |name: &str| scratch.path().join(name);
    symlink(scratch.path(), at("a/loop")).expect("a link");
    symlink(".", at("self")).expect("a link");
    symlink(outside.path(), at("outside")).expect("a link");
    symlink(outside.path().join("Out.java"), at("Out.java")).expect("a link");
    symlink("A.java", at("Same.java")).expect("a link");
    symlink("nowhere", at("Dangling.java")).expect("a link");
    symlink("Circle.java", at("Circle.java")).expect("a link");
    assert_eq!(files_of(scratch.path(), &[]), ["A.java", "a/B.java"]);
    // A link that is named is followed; reports name what it leads to.
    assert_eq!(files_of(scratch.path(), &["Same.java"]), ["A.java"]);
    assert_eq!(files_of(scratch.path(), &["Same.java", "A.java"]), ["A.java"]);
    assert_eq!(files_of(scratch.path(), &["a/loop/a"]), ["a/B.java"]);
    assert_eq!(files_of(scratch.path(), &["Out.java"]), ["Out.java"]);
    assert_eq!(files_of(scratch.path(), &["outside/out"]), ["out/Deep.java"]);
    for name in ["Dangling.java", "Circle.java"] {
        let said = run(scratch.path(), &["A.java", name]);
        assert_eq!((said.code, said.places.len()), (2, 0));
        assert!(
            said.messages.starts_with(&format!("error: {name}: ")) && said.messages.lines().count() == 1,
            "{}",
            said.messages
        );
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_no_java() {
    let scratch = repository(&["A.java"]);
    std::fs::create_dir_all(scratch.path().join("Folder.java")).expect("a folder");
    std::fs::write(scratch.path().join("Folder.java/In.java"), bad("In")).expect("written");
    let fifo = std::process::Command::new("mkfifo").arg(scratch.path().join("Pipe.java")).status();
    assert!(fifo.is_ok_and(|status| status.success()), "mkfifo is there on every Unix");
    let said = run(scratch.path(), &[]);
    assert_eq!(said.places, ["A.java:2:57", "Folder.java/In.java:2:57"], "{}", said.messages);
    assert_eq!(files_of(scratch.path(), &["Folder.java"]), ["Folder.java/In.java"]);
    let said = run(scratch.path(), &["Pipe.java"]);
    assert_eq!(said.code, 2);
    assert_eq!(said.messages, "error: Pipe.java: is neither a file nor a folder\n");
}

/// Root may read everything: then the run is done as somebody else, if that can be.
#[cfg(target_os = "linux")]
#[test]
fn what_may_not_be_read_is_said_and_ends_no_run() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let scratch = repository(&["A.java", "Secret.java", "closed/C.java", "open/B.java"]);
    let mode = |name: &str, mode: u32| {
        std::fs::set_permissions(scratch.path().join(name), std::fs::Permissions::from_mode(mode)).expect("a mode");
    };
    mode("", 0o755);
    mode("Secret.java", 0o000);
    mode("closed", 0o000);
    let root = std::fs::metadata(scratch.path()).expect("it is there").uid() == 0;
    let binary = env!("CARGO_BIN_EXE_vtlint");
    // What nobody may start where it stands can be started as a copy.
    let copy = scratch.path().join(".vtlint");
    let as_other = |args: &[&str]| {
        let mut command = if root {
            std::fs::copy(binary, &copy).expect("a copy");
            let mut command = std::process::Command::new("setpriv");
            command.args(["--reuid", "65534", "--regid", "65534", "--clear-groups", "--"]).arg(&copy);
            command
        } else {
            std::process::Command::new(binary)
        };
        command.args(["--jdk", "25", "--format", "short", "--no-config"]).args(args).current_dir(scratch.path());
        command.output()
    };
    let output = match as_other(&[]) {
        Ok(output) if !stderr(&output).starts_with("setpriv:") => output,
        _ => {
            eprintln!("skipped: root may read everything, and setpriv is not there to be somebody else");
            mode("closed", 0o755);
            return;
        }
    };
    let messages = stderr(&output);
    let lines = stdout(&output);
    assert!(lines.contains("A.java:2:57") && lines.contains("open/B.java:2:57"), "{lines}{messages}");
    assert_eq!((lines.lines().count(), output.status.code()), (2, Some(1)), "{lines}{messages}");
    assert!(messages.contains("unreadable-file: Secret.java: cannot be read: permission denied\n"), "{messages}");
    assert!(messages.contains("unreadable-file: closed: cannot be read: permission denied\n"), "{messages}");
    for name in ["Secret.java", "closed"] {
        let output = as_other(&["A.java", name]).expect("it ran before");
        assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
        assert_eq!(stderr(&output), format!("error: {name}: permission denied\n"));
    }
    mode("closed", 0o755);
}

#[cfg(unix)]
#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let scratch = repository(&[]);
    let many =
        format!("class A {{\n{}}}\n", "    Object o(ScopedValue<?> k) { return k.orElse(null); }\n".repeat(1000));
    std::fs::write(scratch.path().join("A.java"), many).expect("written");
    for format in ["terminal", "short", "json", "jsonl", "sarif", "github"] {
        let mut child = vtlint(scratch.path(), &["--jdk", "25", "--format", format])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("vtlint starts");
        let mut first = [0; 10];
        std::io::Read::read_exact(child.stdout.as_mut().expect("piped"), &mut first).expect("ten bytes");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("vtlint ends");
        assert_eq!(output.status.code(), Some(1), "{format}: {}", stderr(&output));
        assert!(
            !stderr(&output).contains("error:") && !stderr(&output).contains("panic"),
            "{format}: {}",
            stderr(&output)
        );
    }
}

/// A class with something deep, and a finding after it.
struct Deep {
    name: &'static str,
    code: fn(usize) -> String,
}

const DEEP: [Deep; 14] = [
    Deep { name: "Parentheses", code: |n| format!("int a = {}1{};", "(".repeat(n), ")".repeat(n)) },
    Deep { name: "Blocks", code: |n| format!("void m() {}{}", "{".repeat(n), "}".repeat(n)) },
    Deep { name: "Sum", code: |n| format!("String s = \"a\"{};", " + \"b\"".repeat(n)) },
    Deep { name: "Chain", code: |n| format!("Object s = new StringBuilder(){};", ".append(1)".repeat(n)) },
    Deep { name: "Classes", code: |n| format!("{}{}", "class C {".repeat(n), "}".repeat(n)) },
    Deep {
        name: "Anonymous",
        code: |n| format!("Object a = {}1{};", "new Object() { Object o = ".repeat(n), ";}".repeat(n)),
    },
    Deep { name: "Lambdas", code: |n| format!("Object a = {}null;", "() -> ".repeat(n)) },
    Deep { name: "Generics", code: |n| format!("java.util.List{}{} l;", "<java.util.List".repeat(n), ">".repeat(n)) },
    Deep { name: "ElseIf", code: |n| format!("void m() {{ {} {{}} }}", "if (true) {} else ".repeat(n)) },
    Deep { name: "Scoped", code: |n| format!("a{} x;", ".b".repeat(n)) },
    Deep { name: "Arguments", code: |n| format!("Object a = {}1{};", "f(".repeat(n), ")".repeat(n)) },
    Deep { name: "Open", code: |n| format!("int a = {}", "(".repeat(n)) },
    Deep {
        name: "NullIsDeep",
        code: |n| format!("Object a(ScopedValue<?> k) {{ return k.orElse({}null{}); }}", "(".repeat(n), ")".repeat(n)),
    },
    Deep {
        name: "FactoryIsDeep",
        code: |n| {
            let settings = ".name(\"a\")".repeat(n);
            format!(
                "Object a = java.util.concurrent.Executors.newFixedThreadPool(4, Thread.ofVirtual(){settings}.factory());"
            )
        },
    },
];

#[test]
fn deep_nesting_is_survived_or_said() {
    let mut files = vec![(".git/HEAD".to_owned(), String::new()), ("A.java".to_owned(), bad("A"))];
    // The deepest only where parsing is cheap.
    let cheap = ["Parentheses", "Blocks", "Scoped", "Open", "NullIsDeep"];
    for (depth, names) in [(10_000, None), (200_000, Some(cheap))] {
        for deep in DEEP.iter().filter(|deep| names.is_none_or(|names| names.contains(&deep.name))) {
            let code = (deep.code)(depth);
            let text = format!("class X {{\n{code}\n    Object z(ScopedValue<?> k) {{ return k.orElse(null); }}\n}}\n");
            files.push((format!("d{depth}/{}.java", deep.name), text));
        }
    }
    let scratch = Scratch::new(files.iter().map(|(path, text)| (path.as_str(), text.as_bytes())));
    let said = run(scratch.path(), &["--verbose"]);
    assert_eq!(said.code, 1, "{}", said.messages);
    assert_eq!(said.places[0], "A.java:2:57", "the others are not reported any more");
    for (path, _) in &files[2..] {
        let found = said.places.iter().any(|place| place.starts_with(&format!("{path}:3:")));
        let told =
            ["limit-reached", "broken-syntax"].iter().any(|kind| said.messages.contains(&format!("{kind}: {path}: ")));
        assert!(found || told, "{path} is neither reported nor named\n{}", said.messages);
        if path.starts_with("d10000/") && !["Classes", "Anonymous", "Open"].iter().any(|name| path.contains(name)) {
            assert!(found, "{path} is deep, but not too deep\n{}", said.messages);
        }
    }
}
