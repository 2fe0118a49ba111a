//! vtlint.
fn main() {}
