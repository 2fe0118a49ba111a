//! Java that nobody should write: it neither ends the run nor holds it up.

mod common;

use common::{Scratch, Setup, analyse, found};
use std::time::{Duration, Instant};

/// The lines found in these files, as `path:line`.
fn places(files: &[(&str, String)]) -> Vec<String> {
    let scratch = Scratch::new(files.iter().map(|(path, text)| (*path, text.as_bytes())));
    let report = analyse(scratch.path(), &Setup::default());
    found(&report).into_iter().map(|(path, line, ..)| format!("{path}:{line}")).collect()
}

const USE: &str = "{ ScopedValue<String> key;\nObject m() { return key.orElse(null); } }";

#[test]
fn classes_that_inherit_in_a_circle_are_read_like_others() {
    let table: &[&[(&str, String)]] = &[
        &[("A.java", format!("class A extends A {USE}"))],
        &[("A.java", format!("class A extends B {USE}")), ("B.java", "class B extends A { }".to_owned())],
        // To find the member type `X`, the supertypes of the other class must be known.
        &[("A.java", format!("class A extends B.X {USE}")), ("B.java", "class B extends A.X { }".to_owned())],
        &[("A.java", format!("class A extends B.X {USE}\nclass B extends C.X {{ }}\nclass C extends A.X {{ }}"))],
        &[("A.java", format!("class A extends A.X {USE}"))],
    ];
    for files in table {
        assert_eq!(places(files), ["A.java:2"], "{files:?}");
    }
}

#[test]
fn a_knot_of_classes_takes_no_time() {
    let classes: Vec<String> = (0..40).map(|at| format!("C{at}")).collect();
    let headers = |own: &str| -> String {
        let others: Vec<String> = classes.iter().filter(|name| *name != own).map(|name| format!("{name}.X")).collect();
        others.join(", ")
    };
    let files: Vec<(String, String)> = classes
        .iter()
        .map(|name| (format!("{name}.java"), format!("class {name} implements {} {USE}", headers(name))))
        .collect();
    let files: Vec<(&str, String)> = files.iter().map(|(path, text)| (path.as_str(), text.clone())).collect();
    let started = Instant::now();
    assert_eq!(places(&files).len(), files.len());
    assert!(started.elapsed() < Duration::from_secs(30), "{:?}", started.elapsed());
}

#[test]
fn lambdas_in_lambdas_take_time_in_proportion() {
    let depth = 40;
    let mut body = format!("v{depth}.orElse(null);");
    for at in (0..depth).rev() {
        body = format!("v{at}.forEach(v{} -> {{ {body} }});", at + 1);
    }
    let started = Instant::now();
    let text =
        format!("import java.util.List;\nclass A {{ ScopedValue<String> key; void m(List<?> v0) {{\n{body} }} }}");
    assert_eq!(places(&[("A.java", text)]), [""; 0]);
    assert!(started.elapsed() < Duration::from_secs(30), "{:?}", started.elapsed());
}

#[test]
fn the_parameters_of_lambdas_in_lambdas_are_known() {
    let text = "import java.util.List;\nclass A { void m(List<List<ScopedValue<String>>> all) {\n\
                all.forEach(some -> some.forEach(key -> key.orElse(null)));\n} }";
    assert_eq!(places(&[("A.java", text.to_owned())]), ["A.java:3"]);
}
