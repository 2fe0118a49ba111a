//! What the build says: modules, their dependencies on each other, and the JDK range each runs on.
//!
//! [`Project::discover`] reads build and version files among the walked files, and nothing else. A module is a folder with
//! a build file; every file belongs to the nearest module above it. Each kind of statement about the JDK is one entry of
//! the list of sources; [`evidence::decide`] weighs what they gave.

pub mod evidence;
pub mod gradle;
pub mod jdk;
pub mod layout;
pub mod maven;
mod projects;
mod show;
pub mod tree;
pub mod version_files;

pub use projects::{Projects, Reach};
pub use show::show;

use crate::finding::{Notice, NoticeKind};
use crate::source::RepoPath;
use evidence::{Evidence, Rank, Weight};
use jdk::JdkRange;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use tree::{Read, Tree, is_within, upward};

/// Whether a module compiles with `--enable-preview`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Preview {
    /// It does; the text says where: `pom.xml:31`.
    EnabledAt(String),
    /// It does not: all of the build that could say so was read.
    NotEnabled,
    /// Something outside the tree, or not understood, could turn it on.
    Unknown,
}

/// JDK ranges that the user states; they beat everything the project says.
#[derive(Clone, Debug, Default)]
pub struct Overrides {
    /// `--jdk`.
    pub cli: Option<JdkRange>,
    /// Of `vtlint.toml`: the folder it holds for (`""` for all; the longest that fits wins), the range, and where it
    /// stands: `vtlint.toml:3`.
    pub config: Vec<(String, JdkRange, String)>,
}

/// A part of the project with one build file and one JDK range.
#[derive(Clone, Debug)]
pub struct Module {
    /// Folder relative to the project root, `""` for the root.
    pub path: String,
    /// The JDK releases the code runs on.
    pub jdk: JdkRange,
    /// Every statement about it, those that decide first.
    pub evidence: Vec<Evidence>,
    /// Whether it compiles with preview features.
    pub preview: Preview,
    /// Indexes of the modules it depends on directly, sorted.
    pub depends_on: Vec<usize>,
    /// Its build file.
    pub build_file: Option<RepoPath>,
}

impl Module {
    /// The place that decided the range: `pom.xml:31`, `--jdk`; several are joined by commas; `""` when nothing did, and
    /// when what did leaves both ends assumed.
    pub fn source(&self) -> String {
        if self.jdk.min_assumed && self.jdk.max_assumed {
            return String::new();
        }
        let mut places: Vec<String> = Vec::new();
        for evidence in self.evidence.iter().filter(|evidence| evidence.weight == Weight::Decides) {
            let place = evidence.place();
            if !places.contains(&place) {
                places.push(place);
            }
        }
        places.join(", ")
    }
}

/// The modules of a project.
#[derive(Clone, Debug)]
pub struct Project {
    /// Sorted by path; the root (`""`) is always there and first.
    pub modules: Vec<Module>,
    /// Build files that could not be used, sorted.
    pub notices: Vec<Notice>,
    by_path: HashMap<String, usize>,
}

/// What the sources of statements work with.
struct Input<'a> {
    tree: Tree<'a>,
    overrides: &'a Overrides,
    maven: maven::Reactor,
    gradle: gradle::Gradle,
    /// What the version files of a folder say.
    version_files: HashMap<String, Vec<Evidence>>,
}

/// Gives the statements of one kind about the module in a folder. Those that may decide are marked as deciding.
type Source = fn(&Input<'_>, folder: &str) -> Vec<Evidence>;

/// Every kind of statement about the JDK, in the order of [`Rank`].
const SOURCES: [Source; 5] = [
    command_line,
    configuration,
    nearest_version_files,
    |input, folder| input.gradle.evidence(input.build_folder(folder)),
    |input, folder| input.maven.evidence(input.build_folder(folder)),
];

impl Project {
    /// Finds the modules among `files`, the paths of all walked files relative to the project root, sorted as text.
    /// `read` gives the content of one of them; build files that it cannot read, or that are broken, become notices.
    pub fn discover(files: &[RepoPath], read: Read<'_>, overrides: &Overrides) -> Project {
        let tree = Tree::new(files, read);
        let mut notices = Vec::new();
        let mut input = Input {
            tree,
            overrides,
            maven: maven::Reactor::load(&tree, &mut notices),
            gradle: gradle::Gradle::load(&tree, &mut notices),
            version_files: HashMap::new(),
        };
        for file in files.iter().filter(|file| version_files::is_version_file(file.file_name())) {
            let said = match tree.text(file) {
                Some(text) => version_files::read(file, &text),
                None => {
                    let message = "the version file could not be read".to_owned();
                    notices.push(Notice { path: file.clone(), kind: NoticeKind::Build, message });
                    continue;
                }
            };
            input.version_files.entry(file.parent().to_owned()).or_default().extend(said);
        }

        let build_files = input.build_files();
        let mut folders: BTreeSet<String> = build_files.keys().cloned().collect();
        folders.insert(String::new());
        folders.extend(input.parts());
        let folders: Vec<String> = folders.into_iter().collect();
        let by_path: HashMap<String, usize> = folders.iter().cloned().zip(0..).collect();
        let modules = folders
            .par_iter()
            .map(|folder| {
                let mut evidence: Vec<Evidence> = SOURCES.iter().flat_map(|source| source(&input, folder)).collect();
                let jdk = evidence::decide(&mut evidence);
                let build = input.build_folder(folder);
                Module {
                    path: folder.clone(),
                    jdk,
                    evidence,
                    preview: input.preview(build),
                    depends_on: input.dependencies(folder, &by_path),
                    build_file: build_files.get(build).cloned().flatten(),
                }
            })
            .collect();
        notices.sort();
        Project { modules, notices, by_path }
    }

    /// The module a file belongs to: the nearest one above it.
    pub fn module_of(&self, path: &RepoPath) -> &Module {
        &self.modules[self.module_index(path)]
    }

    /// The index of [`Project::module_of`] in [`Project::modules`].
    pub fn module_index(&self, path: &RepoPath) -> usize {
        upward(path.parent()).find_map(|folder| self.by_path.get(folder).copied()).unwrap_or(0)
    }

    /// The indexes of all modules that a module depends on, directly or through others, nearest first, without itself.
    pub fn dependencies(&self, module: usize) -> Vec<usize> {
        let mut found = vec![module];
        let mut seen = vec![false; self.modules.len()];
        seen[module] = true;
        let mut next = 0;
        while let Some(&at) = found.get(next) {
            next += 1;
            for &other in &self.modules[at].depends_on {
                if !std::mem::replace(&mut seen[other], true) {
                    found.push(other);
                }
            }
        }
        found.remove(0);
        found
    }

    /// Whether a file is made by the build: see [`layout::is_generated_path`].
    pub fn is_generated(&self, path: &RepoPath) -> bool {
        layout::is_generated_path(path, |folder| {
            self.by_path.get(folder).is_some_and(|&at| self.modules[at].build_file.is_some())
        })
    }
}

impl Input<'_> {
    /// The folders with a build, and the build file. Where both tools build a folder, Gradle's is named.
    fn build_files(&self) -> BTreeMap<String, Option<RepoPath>> {
        let mut found: BTreeMap<String, Option<RepoPath>> = BTreeMap::new();
        for (folder, script) in self.gradle.folders() {
            found.insert(folder.to_owned(), script.cloned());
        }
        for (folder, pom) in self.maven.folders() {
            let slot = found.entry(folder.to_owned()).or_default();
            *slot = slot.take().or_else(|| Some(pom.clone()));
        }
        for folder in self.maven.broken() {
            let pom = tree::join(folder, "pom.xml");
            let slot = found.entry(folder.clone()).or_default();
            *slot = slot.take().or_else(|| self.tree.get(&pom).cloned());
        }
        found
    }

    /// Folders without a build of their own for which something else is said: a version file, or a path in the
    /// configuration. They share the build of the module around them. Version files in test data say nothing.
    fn parts(&self) -> Vec<String> {
        let said = self.version_files.iter().filter(|(_, said)| !said.is_empty()).map(|(folder, _)| folder);
        let own = said.filter(|folder| !format!("/{folder}/").contains("/src/"));
        let configured = self.overrides.config.iter().map(|(prefix, _, _)| prefix);
        own.chain(configured.filter(|prefix| self.tree.has_below(prefix))).cloned().collect()
    }

    /// The folder whose build makes what is in `folder`.
    fn build_folder<'f>(&self, folder: &'f str) -> &'f str {
        // A broken POM still makes a module, of which nothing is known.
        let built =
            |above: &&str| self.gradle.has(above) || self.maven.has(above) || self.maven.broken().contains(*above);
        upward(folder).find(built).unwrap_or(folder)
    }

    fn preview(&self, build: &str) -> Preview {
        match (self.gradle.has(build), self.maven.has(build)) {
            (true, false) => self.gradle.preview(build),
            (false, true) => self.maven.preview(build),
            (false, false) => Preview::Unknown,
            (true, true) => match (self.gradle.preview(build), self.maven.preview(build)) {
                (Preview::EnabledAt(place), _) | (_, Preview::EnabledAt(place)) => Preview::EnabledAt(place),
                (Preview::Unknown, _) | (_, Preview::Unknown) => Preview::Unknown,
                _ => Preview::NotEnabled,
            },
        }
    }

    fn dependencies(&self, folder: &str, by_path: &HashMap<String, usize>) -> Vec<usize> {
        let build = self.build_folder(folder);
        let mut names = self.gradle.dependencies(build);
        names.extend(self.maven.dependencies(build));
        if build != folder {
            names.push(build);
        }
        let own = by_path.get(folder);
        let mut found: Vec<usize> = names.iter().filter_map(|name| by_path.get(*name)).copied().collect();
        found.retain(|at| Some(at) != own);
        found.sort_unstable();
        found.dedup();
        found
    }
}

fn command_line(input: &Input<'_>, _: &str) -> Vec<Evidence> {
    let said = input.overrides.cli.map(|range| Evidence {
        path: "--jdk".to_owned(),
        line: 0,
        what: range.to_string(),
        rank: Rank::CommandLine,
        range: Some(range),
        weight: Weight::Decides,
    });
    said.into_iter().collect()
}

/// The ranges of `vtlint.toml` that hold for a folder; the longest path wins.
fn configuration(input: &Input<'_>, folder: &str) -> Vec<Evidence> {
    let mut fitting: Vec<_> =
        input.overrides.config.iter().filter(|(prefix, _, _)| is_within(folder, prefix)).collect();
    fitting.sort_by_key(|(prefix, _, _)| std::cmp::Reverse(prefix.len()));
    let longest = fitting.first().map_or(0, |(prefix, _, _)| prefix.len());
    let said = fitting.into_iter().map(|(prefix, range, source)| {
        let (path, line) = match source.rsplit_once(':').map(|(path, line)| (path, line.parse())) {
            Some((path, Ok(line))) => (path, line),
            _ => (source.as_str(), 0),
        };
        let scope = if prefix.is_empty() { String::new() } else { format!(" for {prefix}") };
        Evidence {
            path: path.to_owned(),
            line,
            what: format!("jdk = {range}{scope}"),
            rank: Rank::Config,
            range: Some(*range),
            weight: if prefix.len() == longest { Weight::Decides } else { Weight::Outranked },
        }
    });
    said.collect()
}

/// What version files say: those of the nearest folder that has any decide, as the tools that read them have it.
fn nearest_version_files(input: &Input<'_>, folder: &str) -> Vec<Evidence> {
    let mut found: Vec<Evidence> = Vec::new();
    for above in upward(folder) {
        let outer = found.iter().any(|it| it.weight == Weight::Decides);
        for said in input.version_files.get(above).into_iter().flatten() {
            let weight = if outer { Weight::Outranked } else { Weight::Decides };
            found.push(Evidence { weight, ..said.clone() });
        }
    }
    found
}
