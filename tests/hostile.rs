//! Code that nobody writes, or that does not compile, ends in an answer: no crash, no endless loop.

mod common;

use common::{Scratch, Setup, analyse};
use vtlint::project::jdk::JdkRange;

/// The rules of the findings in a file of this text, in order.
fn found(text: &str) -> Vec<&'static str> {
    let scratch = Scratch::new([("A.java", text.as_bytes())]);
    let setup = Setup { jdk: Some(JdkRange::known(25, 25)), ..Setup::default() };
    analyse(scratch.path(), &setup).findings.iter().map(|finding| finding.rule).collect()
}

#[test]
fn cyclic_hierarchies_have_an_end() {
    let bodies = [
        "class A extends A.B { class B extends A { void m() { B.K.orElse(null); K.orElse(null); } } }",
        "class A extends B.C { static class D { void m() { K.orElse(null); } } } class B extends A.D { static class C {} }",
        "class A extends B { void m() { K.orElse(null); } } class B extends A { }",
        "interface A extends B { } interface B extends A { } class C implements A { void m() { K.orElse(null); } }",
        "class A<T extends T> { T t; void m() { t.orElse(null); } <U extends V, V extends U> void n(U u) { u.orElse(null); } }",
        "class A implements Iterable<A> { void m(A a) { for (var x : a) { x.iterator().next().orElse(null); } } }",
    ];
    for body in bodies {
        let text = format!("{body}\nclass Other {{ ScopedValue<String> key; }}\n");
        assert!(found(&text).is_empty(), "{body}");
    }
}
