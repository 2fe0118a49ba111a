//! Runs the programs in `testdata/proofs`: each proves one claim that a rule page makes about run time.
//!
//! A proof starts with `// Claim: …` and says with `// Used by: rules/<rule>.md` who relies on it. It prints `PROVED: …` and exits 0. With
//! `//@ also: 21` it runs on Java 21 too; `//@ java: OPTIONS` are options for the JVM (and mean that it is compiled for 25).

mod jdk;

use jdk::{Jdk, Job, compile_all, java_files, java21, jdk25, read, repository};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// No proof takes seconds; only one that fails by waiting for ever comes here.
const PATIENCE: Duration = Duration::from_secs(180);

struct Proof {
    name: String,
    path: PathBuf,
    options: Vec<String>,
    also_21: bool,
}

fn proofs() -> Vec<Proof> {
    java_files(&repository().join("testdata/proofs"))
        .into_iter()
        .map(|path| {
            let text = read(&path);
            let options = text.lines().find_map(|line| line.strip_prefix("//@ java: "));
            Proof {
                name: path.file_stem().and_then(|stem| stem.to_str()).expect("names are UTF-8").to_owned(),
                options: options.map(|all| all.split(' ').map(str::to_owned).collect()).unwrap_or_default(),
                also_21: text.lines().any(|line| line == "//@ also: 21"),
                path,
            }
        })
        .collect()
}

#[test]
fn every_proof_names_its_claim_and_its_pages() {
    for proof in proofs() {
        let text = read(&proof.path);
        assert!(text.starts_with("// Claim: "), "{} does not start with its claim", proof.name);
        let used = text.lines().find_map(|line| line.strip_prefix("// Used by: "));
        let used = used.unwrap_or_else(|| panic!("{} does not say which page uses it", proof.name));
        for page in used.split(", ") {
            assert!(repository().join(page).is_file(), "{}: there is no {page}", proof.name);
        }
    }
}

#[test]
fn every_proof_holds() {
    let Some(jdk) = jdk25("proofs") else { return };
    let java21 = java21("proofs");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let proofs = proofs();
    assert!(!proofs.is_empty(), "no proofs found");
    compile(&jdk, &proofs, folder.path());

    let mut runs: Vec<(&Proof, &Jdk, u16)> = proofs.iter().map(|proof| (proof, &jdk, 25)).collect();
    if let Some(java21) = &java21 {
        runs.extend(proofs.iter().filter(|proof| proof.also_21).map(|proof| (proof, java21, 21)));
    }
    let runs = Mutex::new(runs);
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let next = runs.lock().expect("no thread panics with the lock").pop();
                    let Some((proof, java, release)) = next else { return };
                    if let Err(failure) = run(java, proof, folder.path()) {
                        let text = format!("{} on {release}: {failure}", proof.name);
                        failures.lock().expect("no thread panics with the lock").push(text);
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().expect("no thread panicked");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn compile(jdk: &Jdk, proofs: &[Proof], folder: &Path) {
    let jobs: Vec<Job> = proofs
        .iter()
        .map(|proof| {
            let output = folder.join(&proof.name);
            std::fs::create_dir_all(&output).expect("an output folder");
            let release = if proof.also_21 { "21" } else { "25" };
            let mut options = vec!["-proc:none", "-nowarn", "--release", release];
            if proof.options.iter().any(|option| option == "--enable-preview") {
                options.push("--enable-preview");
            }
            let mut options: Vec<String> = options.into_iter().map(str::to_owned).collect();
            options.extend(["-d".to_owned(), output.to_str().expect("temporary paths are UTF-8").to_owned()]);
            Job { name: proof.name.clone(), options, files: vec![proof.path.clone()] }
        })
        .collect();
    for (name, errors) in compile_all(jdk, &jobs) {
        assert!(errors.is_empty(), "{name} does not compile: {errors:#?}");
    }
}

fn run(java: &Jdk, proof: &Proof, folder: &Path) -> Result<(), String> {
    // To files, not to pipes: a proof may outlive its last line of output.
    let log = folder.join(format!("{}-{:?}.log", proof.name, std::thread::current().id()));
    let file = std::fs::File::create(&log).map_err(|error| error.to_string())?;
    let errors = file.try_clone().map_err(|error| error.to_string())?;
    let mut child = java
        .tool("java")
        .args(&proof.options)
        .arg("-cp")
        .arg(folder.join(&proof.name))
        .arg(&proof.name)
        .stdin(Stdio::null())
        .stdout(file)
        .stderr(errors)
        .spawn()
        .map_err(|error| format!("java does not start: {error}"))?;
    let start = Instant::now();
    let status = loop {
        match child.try_wait().map_err(|error| error.to_string())? {
            Some(status) => break status,
            None if start.elapsed() > PATIENCE => {
                child.kill().and_then(|()| child.wait().map(drop)).map_err(|error| error.to_string())?;
                return Err(format!("not finished after {PATIENCE:?}: {}", read(&log)));
            }
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    };
    let output = read(&log);
    if status.success() && output.lines().any(|line| line.starts_with("PROVED: ")) {
        Ok(())
    } else {
        Err(format!("{status}, output: {output}"))
    }
}
