//! What a rule sees, and how it speaks: a site to look at, a draft to fill.

use crate::config::Catalog;
use crate::finding::{Applicability, Finding, Fix, Level, Note, Place};
use crate::java::file::JavaFile;
use crate::java::kinds::Kind;
use crate::java::model::{At, Model};
use crate::java::syntax::NodeId;
use crate::project::jdk::JdkRange;
use crate::rules::Rule;
use crate::source::Span;
use std::sync::Arc;

/// One node of a kind that the rule asked for, and everything around it.
pub struct Site<'a> {
    /// Answers across files.
    pub model: &'a Model,
    /// Data shared by the rules, the user's own entries included.
    pub catalog: &'a Catalog,
    /// The file.
    pub file: &'a Arc<JavaFile>,
    /// The node.
    pub node: NodeId,
    /// The JDK range of the module.
    pub jdk: JdkRange,
    /// The file is test code: notes at most, unless the code does not compile or always throws.
    pub test: bool,
}

impl Site<'_> {
    /// The node's kind.
    pub fn kind(&self) -> Kind {
        self.file.kind(self.node)
    }

    /// The text of a node.
    pub fn text(&self, node: NodeId) -> &str {
        self.file.text(node)
    }
}

/// A finding in the making.
pub struct Draft {
    /// How grave.
    pub level: Level,
    /// Full sentences, the first one a title of its own.
    pub message: String,
    /// A few words under the primary place.
    pub label: String,
    /// The bytes meant.
    pub span: Span,
    /// What to do, as full sentences.
    pub advice: String,
    /// Other places.
    pub related: Vec<Note>,
    /// Keep the level in test code.
    pub certain: bool,
}

impl Draft {
    /// A finding at `node`.
    pub fn new(site: &Site<'_>, level: Level, node: NodeId, message: impl Into<String>) -> Draft {
        Draft {
            level,
            message: message.into(),
            label: String::new(),
            span: site.file.syntax.span(node),
            advice: String::new(),
            related: Vec::new(),
            certain: false,
        }
    }

    /// The words under the primary place.
    pub fn label(mut self, label: impl Into<String>) -> Draft {
        self.label = label.into();
        self
    }

    /// What to do.
    pub fn advice(mut self, advice: impl Into<String>) -> Draft {
        self.advice = advice.into();
        self
    }

    /// Another place that belongs to it.
    pub fn related(mut self, at: &At, message: impl Into<String>) -> Draft {
        let place = Place { path: at.file.path().clone(), span: at.file.syntax.span(at.node) };
        self.related.push(Note { message: message.into(), place });
        self
    }

    /// The code does not compile or always throws: the level holds in test code too.
    pub fn certain(mut self) -> Draft {
        self.certain = true;
        self
    }
}

/// Where rules put their findings.
pub struct Out {
    rule: &'static str,
    findings: Vec<Finding>,
}

impl Out {
    /// An empty one for a rule.
    pub fn new(rule: &'static Rule) -> Out {
        Out { rule: rule.id, findings: Vec::new() }
    }

    /// Takes a finding, unless it rests on syntax that the grammar did not understand.
    pub fn report(&mut self, site: &Site<'_>, draft: Draft) {
        let file = site.file;
        let node = file.syntax.smallest(draft.span);
        if rests_on_broken(file, node) || rests_on_broken(file, site.node) {
            return;
        }
        let level = if site.test && !draft.certain { Level::Note } else { draft.level };
        let fix = (!draft.advice.is_empty()).then(|| Fix {
            applicability: Applicability::Advice,
            title: draft.advice,
            edits: Vec::new(),
        });
        self.findings.push(Finding {
            rule: self.rule,
            level,
            message: draft.message,
            label: draft.label,
            place: Place { path: file.path().clone(), span: draft.span },
            related: draft.related,
            flow: Vec::new(),
            fix,
            jdk: site.jdk,
            member: file.member_of(node),
            anchors: file.anchors(node),
            fingerprint: String::new(),
        });
    }

    /// The findings, one a line: what else is found on the line of another finding becomes a related place of it.
    pub fn into_findings(self, file: &JavaFile) -> Vec<Finding> {
        let mut findings = self.findings;
        findings.sort_by_key(|finding| (finding.place.span, std::cmp::Reverse(finding.level)));
        let mut kept: Vec<Finding> = Vec::new();
        for mut finding in findings {
            let line = file.source.lines().line_of(finding.place.span.start);
            let same_line = kept.last_mut().filter(|last| file.source.lines().line_of(last.place.span.start) == line);
            let Some(first) = same_line else {
                kept.push(finding);
                continue;
            };
            if finding.level > first.level {
                std::mem::swap(first, &mut finding);
            }
            let message = if finding.message != first.message {
                format!("also here: {}", first_sentence(&finding.message))
            } else if !finding.place.span.touches(first.place.span) {
                "also here".to_owned()
            } else {
                continue;
            };
            first.related.push(Note { message, place: finding.place });
            for note in finding.related {
                if !first.related.contains(&note) {
                    first.related.push(note);
                }
            }
        }
        kept
    }
}

/// The first sentence of a message, without its full stop.
fn first_sentence(message: &str) -> String {
    let end = message.find(". ").unwrap_or(message.len());
    message[..end].trim_end_matches('.').to_owned()
}

/// Whether the node, or anything around it up to its statement, touches a place that the grammar did not understand.
fn rests_on_broken(file: &JavaFile, node: NodeId) -> bool {
    let syntax = &file.syntax;
    for up in std::iter::once(node).chain(syntax.ancestors(node)) {
        let kind = syntax.kind(up);
        if kind == Kind::Error {
            return true;
        }
        let container = kind.is_type_declaration()
            || kind.is_method()
            || matches!(
                kind,
                Kind::Program
                    | Kind::Block
                    | Kind::ClassBody
                    | Kind::InterfaceBody
                    | Kind::EnumBody
                    | Kind::EnumBodyDeclarations
                    | Kind::AnnotationTypeBody
                    | Kind::ConstructorBody
                    | Kind::SwitchBlock
                    | Kind::SwitchBlockStatementGroup
            );
        if container {
            // An ERROR further out still means that the parser guessed.
            return syntax.ancestors(up).any(|outer| syntax.kind(outer) == Kind::Error);
        }
        if syntax.is_broken(up) && !is_compound(kind) {
            return true;
        }
    }
    false
}

/// Statements that hold others: an error in one part says nothing of the other parts.
fn is_compound(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::TryStatement
            | Kind::TryWithResourcesStatement
            | Kind::IfStatement
            | Kind::WhileStatement
            | Kind::DoStatement
            | Kind::ForStatement
            | Kind::EnhancedForStatement
            | Kind::SynchronizedStatement
            | Kind::LabeledStatement
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{RepoPath, Source};

    #[test]
    fn one_finding_a_line_keeps_every_place() {
        let file = JavaFile::parse(Source::new(RepoPath::new("A.java"), b"class A { }\n".as_slice())).expect("parses");
        let finding = |start, level, message: &str| Finding {
            rule: "some-rule",
            level,
            message: message.into(),
            label: String::new(),
            place: Place { path: file.path().clone(), span: Span::new(start, start + 1) },
            related: Vec::new(),
            flow: Vec::new(),
            fix: None,
            jdk: JdkRange::assumed(),
            member: String::new(),
            anchors: Vec::new(),
            fingerprint: String::new(),
        };
        let findings = vec![
            finding(0, Level::Note, "One. More."),
            finding(3, Level::Error, "Two. More."),
            finding(3, Level::Error, "Two. More."),
            finding(6, Level::Error, "Two. More."),
        ];
        let kept = Out { rule: "some-rule", findings }.into_findings(&file);
        let [only] = kept.as_slice() else { panic!("{kept:?}") };
        assert_eq!((only.message.as_str(), only.place.span.start), ("Two. More.", 3));
        let related: Vec<_> = only.related.iter().map(|note| (note.message.as_str(), note.place.span.start)).collect();
        assert_eq!(related, [("also here: One", 0), ("also here", 6)]);
    }
}
