//! The listing of `vtlint config show`.

use super::evidence::{Evidence, Weight};
use super::jdk::JdkRange;
use super::{Module, Preview, Project};
use std::fmt::Write;

/// The modules with their JDK ranges, what decided them, what was outranked and why, as plain text that ends in a newline.
pub fn show(project: &Project) -> String {
    let mut out = String::new();
    for (index, module) in project.modules.iter().enumerate() {
        if index > 0 {
            out.push('\n');
        }
        // Writing to a `String` cannot fail.
        let _ = write_module(&mut out, project, module);
    }
    if !project.notices.is_empty() {
        out.push_str("\nNot used:\n");
        for notice in &project.notices {
            let _ = writeln!(out, "  {}: {}", notice.path, notice.message);
        }
    }
    out
}

fn write_module(out: &mut String, project: &Project, module: &Module) -> std::fmt::Result {
    let build = match &module.build_file {
        Some(file) => format!(" ({})", file.file_name()),
        None => String::new(),
    };
    writeln!(out, "{}{build}", name(module))?;
    writeln!(out, "  JDK {}", describe(module.jdk))?;
    for evidence in &module.evidence {
        writeln!(out, "    {} {} [{}]{}", mark(evidence), evidence, evidence.rank.as_str(), reason(evidence))?;
    }
    if module.evidence.is_empty() {
        writeln!(out, "    nothing in the project names a release; --jdk does")?;
    } else if !module.evidence.iter().any(|evidence| evidence.weight == Weight::Decides) {
        writeln!(out, "    nothing names a release of 21 or later; --jdk does")?;
    }
    match &module.preview {
        Preview::EnabledAt(place) => writeln!(out, "  preview features on: {place}")?,
        Preview::NotEnabled => writeln!(out, "  preview features off")?,
        Preview::Unknown if module.build_file.is_none() => {
            writeln!(out, "  preview features not known: no build file")?
        }
        Preview::Unknown => {
            writeln!(out, "  preview features not known: a parent or plugin outside the project may turn them on")?;
        }
    }
    if !module.depends_on.is_empty() {
        let names = module.depends_on.iter().filter_map(|&at| project.modules.get(at)).map(name);
        writeln!(out, "  depends on {}", names.collect::<Vec<_>>().join(", "))?;
    }
    Ok(())
}

fn name(module: &Module) -> &str {
    if module.path.is_empty() { "." } else { &module.path }
}

/// The range with a word on what of it is a guess.
fn describe(range: JdkRange) -> String {
    match range.assumed_ends() {
        "none" => range.to_string(),
        "min" => format!("{range} ({} is assumed)", range.min),
        "max" => format!("{range} ({} is assumed)", range.max),
        _ => format!("{range} (both ends are assumed)"),
    }
}

fn mark(evidence: &Evidence) -> char {
    if evidence.weight == Weight::Decides { '*' } else { '-' }
}

fn reason(evidence: &Evidence) -> String {
    match &evidence.weight {
        Weight::Decides => String::new(),
        Weight::Outranked => ", outranked".to_owned(),
        Weight::BelowOldest => ", below 21".to_owned(),
        Weight::NotInForce(reason) => format!(", not in force: {reason}"),
    }
}
