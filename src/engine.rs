//! One run: from the walked files to triaged findings. The stages follow each other here and nowhere else.

use crate::config::Catalog;
use crate::finding::{Finding, Level, Notice, NoticeKind};
use crate::java::beans;
use crate::java::file::JavaFile;
use crate::java::index::ClassIndex;
use crate::java::kinds::Kind;
use crate::java::model::Model;
use crate::java::thread_locals;
use crate::java::virtual_threads;
use crate::prefilter::{Scan, Vocabulary, Want, WordSet, exposed_names};
use crate::project::jdk::JdkRange;
use crate::project::{Overrides, Projects};
use crate::report::{ModuleFacts, Report, Summary};
use crate::rules::Rule;
use crate::rules::site::{Out, Site};
use crate::source::{RepoPath, Source};
use crate::suppress::{self, AnnotatedDecl, CommentFacts, Triaged};
use crate::walk::{FileKind, FileSet, WalkedFile};
use aho_corasick::AhoCorasick;
use rayon::prelude::*;
use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// What to run, and on what.
pub struct Job<'a> {
    /// The walked files.
    pub files: Arc<FileSet>,
    /// JDK ranges that the user states, for the project whose paths start with the given text.
    pub overrides: &'a (dyn Fn(&str) -> Overrides + Sync),
    /// Data of the rules, the user's own entries included.
    pub catalog: Catalog,
    /// The rules that run somewhere; `level` says where.
    pub rules: &'a [&'static Rule],
    /// The level of a finding of a rule in a file: `None` where the rule is off. Asked with the level that the rule
    /// proposes.
    pub level: &'a (dyn Fn(&Rule, &RepoPath, Level) -> Option<Level> + Sync),
    /// Leave out files that no rule can want. Off only to prove that it makes no difference.
    pub prefilter: bool,
    /// Measure how long each rule takes.
    pub time_rules: bool,
    /// Told how many files of how many are done.
    pub progress: &'a (dyn Fn(usize, usize) + Sync),
}

/// How long the stages and rules of a run took.
#[derive(Clone, Debug, Default)]
pub struct Timings {
    /// Wall-clock time by stage, in order.
    pub stages: Vec<(&'static str, Duration)>,
    /// Time by rule, summed over all threads; empty unless it was asked for.
    pub rules: Vec<(&'static str, Duration)>,
}

/// Runs a job.
pub fn run(job: &Job<'_>) -> (Report, Timings) {
    let mut clock = Clock::start();
    let projects = Arc::new(Projects::discover(&job.files, job.overrides));
    clock.stage("builds");
    let vocabulary = vocabulary(job, job.rules);
    let scan = Scan::run(&job.files, &vocabulary);
    clock.stage("prefilter");
    let mut index = ClassIndex::new(job.files.clone(), projects.clone());
    if scan.project.is_some() {
        for &word in FOLLOWED.iter().copied().flatten() {
            index.know(word, scan.files_with(vocabulary.set(&[word])));
        }
    }
    let chosen = choose(job, job.rules, &vocabulary, &scan, &index);
    clock.stage("choose");
    let model = Model::new(index);
    let outcome = check_all(job, &projects, &model, job.rules, &chosen);
    clock.stage("parse and rules");
    let mut unread = scan.notices;
    unread
        .retain(|notice| job.files.find(&notice.path).is_none_or(|file| file.explicit || !projects.is_generated(file)));
    let report = finish(job, &projects, &model, unread, outcome.files);
    clock.stage("triage");
    (report, Timings { stages: clock.stages, rules: outcome.rule_times })
}

struct Clock {
    last: Instant,
    stages: Vec<(&'static str, Duration)>,
}

impl Clock {
    fn start() -> Clock {
        Clock { last: Instant::now(), stages: Vec::new() }
    }

    fn stage(&mut self, name: &'static str) {
        let now = Instant::now();
        self.stages.push((name, now - self.last));
        self.last = now;
    }
}

/// Words by which the model finds files when it follows a value.
const FOLLOWED: [&[&str]; 3] = [beans::WORDS, thread_locals::WORDS, virtual_threads::WORDS];

/// Every word that a rule or a stage asks for.
fn vocabulary(job: &Job<'_>, rules: &[&'static Rule]) -> Vocabulary {
    let wants = rules.iter().flat_map(|rule| rule.wants);
    let words = wants.flat_map(|want| want.words.iter().chain(want.project).chain(want.sees)).copied();
    // A user's own factory stands for the JDK's: where it is called, a virtual factory is at hand.
    let aliases: Vec<(String, &str)> = job
        .catalog
        .virtual_thread_factories
        .iter()
        .filter_map(|own| own.rsplit('.').next())
        .map(|name| (name.to_owned(), "ofVirtual"))
        .collect();
    Vocabulary::new(words.chain(FOLLOWED.into_iter().flatten().copied()).chain([suppress::MARKER]), &aliases)
}

/// A file to look at, and the rules that may find something in it (indexes into the list of rules).
struct Chosen {
    file: usize,
    rules: Vec<usize>,
}

/// Chooses the files that are parsed: those that some rule wants, and those with a suppression to be judged.
fn choose(
    job: &Job<'_>,
    rules: &[&'static Rule],
    vocabulary: &Vocabulary,
    scan: &Scan,
    index: &ClassIndex,
) -> Vec<Chosen> {
    let sight = Sight::new(job, rules, vocabulary, scan, index);
    let marker = vocabulary.set(&[suppress::MARKER]);
    job.files
        .files
        .par_iter()
        .enumerate()
        .filter(|(_, file)| file.kind == FileKind::Java && file.reported)
        .filter_map(|(at, file)| {
            let wanted = |rule: &Rule| {
                (job.level)(rule, &file.path, Level::Error).is_some()
                    && (!job.prefilter || rule.wants.iter().any(|want| sight.meets(at, want)))
            };
            let rules: Vec<usize> =
                rules.iter().enumerate().filter(|(_, rule)| wanted(rule)).map(|(number, _)| number).collect();
            let looked_at = !rules.is_empty() || !job.prefilter || scan.words[at].meets(marker);
            looked_at.then_some(Chosen { file: at, rules })
        })
        .collect()
}

/// What each file sees of the types that rules ask for.
struct Sight<'a> {
    vocabulary: &'a Vocabulary,
    scan: &'a Scan,
    /// By list of types: the files that have one of the names that lead to them.
    leading: HashMap<&'static [&'static str], Vec<bool>>,
}

impl<'a> Sight<'a> {
    fn new(
        job: &Job<'_>,
        rules: &[&'static Rule],
        vocabulary: &'a Vocabulary,
        scan: &'a Scan,
        index: &ClassIndex,
    ) -> Sight<'a> {
        let mut sight = Sight { vocabulary, scan, leading: HashMap::new() };
        // Without a scan of the project nothing is known of it, and every file counts as seeing everything.
        if scan.project.is_none() || !job.prefilter {
            return sight;
        }
        for want in rules.iter().flat_map(|rule| rule.wants) {
            if want.sees.is_empty() || sight.leading.contains_key(want.sees) || !sight.in_project(want.sees) {
                continue;
            }
            let names = exposed_names(index, scan, vocabulary, want.sees);
            let all_with_it = rules.iter().flat_map(|rule| rule.wants).filter(|other| other.sees == want.sees);
            let words: Vec<WordSet> = all_with_it.map(|other| vocabulary.set(other.words)).collect();
            let any_word = words.contains(&WordSet::default());
            let has_words = |at: usize| any_word || words.iter().any(|&set| scan.words[at].meets(set));
            sight
                .leading
                .insert(want.sees, files_with_names(&job.files, &names.into_iter().collect::<Vec<_>>(), has_words));
        }
        sight
    }

    fn in_project(&self, words: &[&str]) -> bool {
        self.scan.project.is_none_or(|project| project.meets(self.vocabulary.set(words)))
    }

    fn meets(&self, file: usize, want: &Want) -> bool {
        let words = &self.scan.words[file];
        (want.words.is_empty() || words.meets(self.vocabulary.set(want.words)))
            && (want.project.is_empty() || self.in_project(want.project))
            && (want.sees.is_empty() || self.sees(file, want.sees))
    }

    fn sees(&self, file: usize, types: &'static [&'static str]) -> bool {
        if self.scan.words[file].meets(self.vocabulary.set(types)) || self.scan.project.is_none() {
            return true;
        }
        self.leading.get(types).is_some_and(|files| files[file])
    }
}

/// Which reported files, of those that `may` be wanted, have one of these names somewhere in them.
fn files_with_names(files: &FileSet, names: &[String], may: impl Fn(usize) -> bool + Sync) -> Vec<bool> {
    let automaton = match AhoCorasick::new(names) {
        Ok(automaton) if !names.is_empty() => automaton,
        _ => return vec![false; files.files.len()],
    };
    files
        .files
        .par_iter()
        .enumerate()
        .map_init(Vec::new, |buffer, (at, file)| {
            file.kind == FileKind::Java
                && file.reported
                && may(at)
                && files.read(file, buffer).is_ok()
                && automaton.is_match(&*buffer)
        })
        .collect()
}

/// What became of one file.
struct Checked {
    file: Arc<JavaFile>,
    triaged: Triaged,
    notices: Vec<Notice>,
}

struct Outcome {
    files: Vec<Checked>,
    rule_times: Vec<(&'static str, Duration)>,
}

fn check_all(job: &Job<'_>, projects: &Projects, model: &Model, rules: &[&'static Rule], chosen: &[Chosen]) -> Outcome {
    let nanos: Vec<AtomicU64> = rules.iter().map(|_| AtomicU64::new(0)).collect();
    let done = std::sync::atomic::AtomicUsize::new(0);
    // Large files first: one that is started last would leave the other cores idle.
    let mut order: Vec<&Chosen> = chosen.iter().collect();
    order.sort_by_cached_key(|chosen| {
        let file = &job.files.files[chosen.file];
        std::cmp::Reverse(std::fs::symlink_metadata(job.files.absolute(file)).map_or(0, |metadata| metadata.len()))
    });
    let chosen_count = order.len();
    let queue = Mutex::new(order.into_iter());
    let files: Vec<Checked> = rayon::broadcast(|_| {
        let mut mine = Vec::new();
        loop {
            let next = queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).next();
            let Some(chosen) = next else { break };
            let check = CheckFile { job, projects, model, rules, nanos: &nanos };
            mine.extend(check.run(chosen));
            (job.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, chosen_count);
        }
        mine
    })
    .into_iter()
    .flatten()
    .collect();
    let rule_times = if job.time_rules {
        rules
            .iter()
            .zip(&nanos)
            .map(|(rule, time)| (rule.id, Duration::from_nanos(time.load(Ordering::Relaxed))))
            .collect()
    } else {
        Vec::new()
    };
    Outcome { files, rule_times }
}

struct CheckFile<'a> {
    job: &'a Job<'a>,
    projects: &'a Projects,
    model: &'a Model,
    rules: &'a [&'static Rule],
    nanos: &'a [AtomicU64],
}

impl CheckFile<'_> {
    fn run(&self, chosen: &Chosen) -> Option<Checked> {
        let walked = &self.job.files.files[chosen.file];
        if !walked.explicit && self.projects.is_generated(walked) {
            return None;
        }
        let file = self.model.index.file(chosen.file)?;
        let comments = comment_facts(&file);
        if !walked.explicit && is_marked_generated(&file, &comments) {
            return None;
        }
        let jdk = self.projects.module_of(walked).jdk;
        let mut notices = Vec::new();
        let findings = self.findings(&file, walked, jdk, chosen.rules.clone(), &mut notices);
        let findings = findings.into_iter().filter_map(|finding| self.with_level(finding)).collect();
        let enabled = |id: &str| {
            crate::rules::find(id).is_some_and(|rule| (self.job.level)(rule, &walked.path, Level::Error).is_some())
        };
        let known: Vec<&str> = crate::rules::ALL.iter().map(|rule| rule.id).collect();
        let mut triaged = suppress::triage(&file.source, &comments, findings, &enabled, &known, jdk);
        // Triage's own rules obey the configuration too.
        triaged.reported = triaged.reported.into_iter().filter_map(|finding| self.with_triage_level(finding)).collect();
        Some(Checked { file, triaged, notices })
    }

    fn with_level(&self, mut finding: Finding) -> Option<Finding> {
        let rule = self.rules.iter().copied().find(|rule| rule.id == finding.rule)?;
        finding.level = (self.job.level)(rule, &finding.place.path, finding.level)?;
        Some(finding)
    }

    fn with_triage_level(&self, finding: Finding) -> Option<Finding> {
        if matches!(finding.rule, suppress::INVALID | suppress::UNUSED) {
            self.with_level(finding)
        } else {
            Some(finding)
        }
    }

    /// Runs the rules over a file; one that panics is left out, with a notice, and the others run again.
    fn findings(
        &self,
        file: &Arc<JavaFile>,
        walked: &WalkedFile,
        jdk: JdkRange,
        mut rules: Vec<usize>,
        notices: &mut Vec<Notice>,
    ) -> Vec<Finding> {
        loop {
            let current = Cell::new(0);
            let result = catch_unwind(AssertUnwindSafe(|| self.traverse(file, walked, jdk, &rules, &current)));
            match result {
                Ok(findings) => return findings,
                Err(panic) => {
                    let rule = self.rules[current.get()].id;
                    let reason = panic
                        .downcast_ref::<String>()
                        .map(String::as_str)
                        .or_else(|| panic.downcast_ref::<&str>().copied())
                        .unwrap_or("unknown reason");
                    let message =
                        format!("rule {rule} failed on this file, a defect of vtlint ({reason}); other rules went on");
                    notices.push(Notice { path: walked.path.clone(), kind: NoticeKind::Panic, message });
                    rules.retain(|&number| number != current.get());
                }
            }
        }
    }

    /// The one traversal: every node wakes the rules that asked for its kind.
    fn traverse(
        &self,
        file: &Arc<JavaFile>,
        walked: &WalkedFile,
        jdk: JdkRange,
        rules: &[usize],
        current: &Cell<usize>,
    ) -> Vec<Finding> {
        let mut outs: Vec<(usize, Out)> = rules.iter().map(|&number| (number, Out::new(self.rules[number]))).collect();
        let mut woken: HashMap<Kind, Vec<usize>> = HashMap::new();
        for (slot, &number) in rules.iter().enumerate() {
            for &kind in self.rules[number].kinds {
                woken.entry(kind).or_default().push(slot);
            }
        }
        let test = self.projects.is_test(walked);
        let mut site = Site {
            model: self.model,
            catalog: &self.job.catalog,
            file,
            node: crate::java::syntax::NodeId::ROOT,
            jdk,
            test,
        };
        for node in file.syntax.all() {
            let Some(slots) = woken.get(&file.kind(node)) else { continue };
            site.node = node;
            for &slot in slots {
                let (number, out) = &mut outs[slot];
                current.set(*number);
                let before = self.job.time_rules.then(Instant::now);
                (self.rules[*number].check)(&site, out);
                if let Some(before) = before {
                    self.nanos[*number].fetch_add(before.elapsed().as_nanos() as u64, Ordering::Relaxed);
                }
            }
        }
        outs.into_iter().flat_map(|(_, out)| out.into_findings(file)).collect()
    }
}

/// What suppressions need to know of a Java file.
fn comment_facts(file: &JavaFile) -> CommentFacts {
    let syntax = &file.syntax;
    let bytes = file.source.bytes();
    let places: Vec<_> = syntax.comments().map(|node| syntax.span(node).range()).collect();
    let comments = suppress::placed(bytes, &places);
    let mut annotations = Vec::new();
    let mut first_code = u32::MAX;
    for node in syntax.all().skip(1) {
        match file.kind(node) {
            kind if kind.is_comment() => continue,
            Kind::Annotation if file.call_name(node).rsplit('.').next() == Some("SuppressWarnings") => {
                annotations.extend(annotated(file, node));
            }
            _ => {}
        }
        first_code = first_code.min(syntax.span(node).start);
    }
    CommentFacts { comments, annotations, first_code }
}

fn annotated(file: &JavaFile, annotation: crate::java::syntax::NodeId) -> Vec<AnnotatedDecl> {
    let syntax = &file.syntax;
    let Some(modifiers) = syntax.parent(annotation) else { return Vec::new() };
    let Some(declaration) = syntax.parent(modifiers) else { return Vec::new() };
    syntax
        .subtree(annotation)
        .filter(|&node| file.kind(node) == Kind::StringLiteral)
        .map(|node| AnnotatedDecl {
            string_span: syntax.span(node),
            text: file.text(node).trim_matches('"').to_owned(),
            declaration: syntax.span(declaration),
        })
        .collect()
}

/// Whether a file says that no person wrote it: in a comment above its first line of code, or by an annotation on a
/// top-level type.
fn is_marked_generated(file: &JavaFile, facts: &CommentFacts) -> bool {
    let mut header = facts.comments.iter().take_while(|comment| comment.span.start < facts.first_code);
    header.any(|comment| {
        let text = String::from_utf8_lossy(&file.source.bytes()[comment.span.range()]);
        ["@generated", "DO NOT EDIT", "Do not edit", "do not edit"].iter().any(|mark| text.contains(mark))
    }) || file.types.iter().filter(|ty| ty.outer.is_none()).any(|ty| {
        file.annotations(ty.node)
            .into_iter()
            .any(|annotation| matches!(file.call_name(annotation).rsplit('.').next(), Some("Generated")))
    })
}

/// Puts the results of all files together.
fn finish(job: &Job<'_>, projects: &Projects, model: &Model, unread: Vec<Notice>, mut checked: Vec<Checked>) -> Report {
    checked.sort_by(|a, b| a.file.path().cmp(b.file.path()));
    let mut report = Report {
        findings: Vec::new(),
        suppressed: Vec::new(),
        modules: Vec::new(),
        notices: Vec::new(),
        sources: BTreeMap::new(),
        summary: Summary::default(),
    };
    for checked in checked {
        report.findings.extend(checked.triaged.reported);
        report.suppressed.extend(checked.triaged.suppressed);
        report.notices.extend(checked.notices);
    }
    report.findings.sort_by(|a, b| (&a.place, a.rule).cmp(&(&b.place, b.rule)));
    report.suppressed.sort_by(|a, b| (&a.finding.place, a.finding.rule).cmp(&(&b.finding.place, b.finding.rule)));
    report.notices.extend(job.files.notices.iter().cloned());
    report.notices.extend(unread);
    report.notices.extend(projects.notices().cloned());
    report.notices.extend(model.index.take_notices());
    report.notices.sort();
    report.notices.dedup();
    report.modules = modules(job, projects);
    report.sources = sources(job, &report);
    report.summary = summary(job, model, &report);
    report
}

fn modules(job: &Job<'_>, projects: &Projects) -> Vec<ModuleFacts> {
    let mut modules: Vec<ModuleFacts> = Vec::new();
    let mut last = String::from("\0");
    for file in job.files.files.iter().filter(|file| file.reported && file.kind == FileKind::Java) {
        let folder = file.path.parent();
        if folder == last {
            continue;
        }
        last = folder.to_owned();
        let module = projects.module_of(file);
        let (path, prefix) = projects.module_path(file);
        let source = match module.source() {
            place if place.starts_with("--") || place.is_empty() || prefix.is_empty() => place,
            place => format!("{prefix}{place}"),
        };
        modules.push(ModuleFacts { path, jdk: module.jdk, source });
    }
    modules.sort();
    modules.dedup();
    modules
}

/// The text of every file that a finding names.
fn sources(job: &Job<'_>, report: &Report) -> BTreeMap<RepoPath, Arc<Source>> {
    let mut sources = BTreeMap::new();
    let all = report.findings.iter().chain(report.suppressed.iter().map(|suppressed| &suppressed.finding));
    for finding in all {
        let places = std::iter::once(&finding.place)
            .chain(finding.related.iter().map(|note| &note.place))
            .chain(finding.flow.iter().map(|note| &note.place));
        for place in places {
            if sources.contains_key(&place.path) {
                continue;
            }
            let mut bytes = Vec::new();
            if let Some(file) = job.files.find(&place.path)
                && job.files.read(file, &mut bytes).is_ok()
            {
                sources.insert(place.path.clone(), Arc::new(Source::new(place.path.clone(), bytes)));
            }
        }
    }
    sources
}

fn summary(job: &Job<'_>, model: &Model, report: &Report) -> Summary {
    let count = |level| report.findings.iter().filter(|finding| finding.level == level).count();
    // The notices are sorted by path.
    let notices = |kinds: &[NoticeKind]| {
        let mut paths: Vec<_> =
            report.notices.iter().filter(|notice| kinds.contains(&notice.kind)).map(|notice| &notice.path).collect();
        paths.dedup();
        paths.len()
    };
    Summary {
        files: job.files.files.iter().filter(|file| file.reported).count(),
        parsed: model.index.parsed_count(),
        errors: count(Level::Error),
        warnings: count(Level::Warning),
        notes: count(Level::Note),
        suppressed: report.suppressed.len(),
        baselined: 0,
        broken_files: notices(&[NoticeKind::Broken]),
        unreadable_files: notices(&[NoticeKind::Unreadable, NoticeKind::Limit]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walk::{Base, FileSet, WalkOptions};
    use std::fs;
    use std::path::{Path, PathBuf};

    fn walk(dir: &Path, paths: &[&str]) -> FileSet {
        let paths: Vec<PathBuf> = paths.iter().map(|path| dir.join(path)).collect();
        FileSet::walk(&Base::of(dir), &paths, &WalkOptions::default()).unwrap()
    }

    fn analyse(files: FileSet, prefilter: bool) -> Report {
        let job = Job {
            files: Arc::new(files),
            overrides: &|_| Overrides { cli: Some(JdkRange::known(25, 25)), config: Vec::new() },
            catalog: Catalog::default(),
            rules: crate::rules::ALL,
            level: &|_, _, level| Some(level),
            prefilter,
            time_rules: false,
            progress: &|_, _| {},
        };
        run(&job).0
    }

    #[test]
    fn a_file_that_cannot_be_read_is_said_once_and_counted() {
        let scratch = tempfile::tempdir().unwrap();
        let dir = scratch.path().canonicalize().unwrap();
        fs::create_dir(dir.join(".git")).unwrap();
        fs::create_dir_all(dir.join("build/classes")).unwrap();
        fs::write(dir.join("build.gradle"), "").unwrap();
        fs::write(dir.join("Here.java"), "class Here { }").unwrap();
        for prefilter in [true, false] {
            fs::write(dir.join("Gone.java"), "class Gone { }").unwrap();
            fs::write(dir.join("build/classes/Made.java"), "class Made { }").unwrap();
            fs::File::create(dir.join("Huge.java")).unwrap().set_len(crate::walk::MAX_FILE_SIZE + 1).unwrap();
            let files = walk(&dir, &["."]);
            let named = walk(&dir, &["Gone.java", "Huge.java"]);
            let beside = walk(&dir, &["Here.java"]);
            fs::remove_file(dir.join("Gone.java")).unwrap();
            fs::remove_file(dir.join("build/classes/Made.java")).unwrap();

            for files in [files, named] {
                let report = analyse(files, prefilter);
                let said: Vec<_> =
                    report.notices.iter().map(|notice| (notice.path.as_str(), notice.kind, &*notice.message)).collect();
                let [(gone, NoticeKind::Unreadable, why), (huge, NoticeKind::Limit, size)] = said[..] else {
                    panic!("{said:?}");
                };
                assert_eq!((gone, huge), ("Gone.java", "Huge.java"));
                assert!(why.starts_with("cannot be read: "), "{why}");
                assert_eq!(size, "is 11 MB, over the limit of 10 MB; not analysed");
                assert_eq!(report.summary.unreadable_files, 2);
            }
            // What is not asked for and leads nowhere is nobody's concern.
            assert_eq!(analyse(beside, prefilter).summary.unreadable_files, 0);
        }
    }

    #[test]
    fn a_class_that_a_name_leads_to_is_missed_when_it_cannot_be_read() {
        let scratch = tempfile::tempdir().unwrap();
        let dir = scratch.path().canonicalize().unwrap();
        fs::create_dir(dir.join(".git")).unwrap();
        fs::write(dir.join("Keys.java"), "class Keys { static final ScopedValue<String> USER = null; }").unwrap();
        fs::write(dir.join("Uses.java"), "class Uses { Object o = Keys.USER.orElse(null); }").unwrap();
        let files = walk(&dir, &["Uses.java"]);
        fs::remove_file(dir.join("Keys.java")).unwrap();
        let report = analyse(files, true);
        let paths: Vec<_> = report.notices.iter().map(|notice| notice.path.as_str()).collect();
        assert_eq!(paths, ["Keys.java"]);
        assert_eq!(report.summary.unreadable_files, 1);
    }
}
