//! Gradle: what build scripts say about a project, in Groovy and Kotlin, with convention plugins, `subprojects` blocks,
//! `gradle.properties` and version catalogs resolved inside the tree. Nothing is run: scripts are read as syntax.

mod script;
mod syntax;
mod token;
mod value;

use crate::finding::{Notice, NoticeKind};
use crate::project::Preview;
use crate::project::evidence::{Evidence, Rank, Weight};
use crate::project::jdk::{ASSUMED_NEWEST, JdkRange};
use crate::project::tree::{Tree, join, resolve, shared_depth, upward};
use crate::source::RepoPath;
use rayon::prelude::*;
use script::{Applied, ProjectReference, Reach, Script, Setting};
use std::collections::{BTreeMap, HashMap, HashSet};
use syntax::{Node, chain, render};
use value::{Catalog, Names, normalised, releases};

/// Plugins that do not turn preview features on or choose a release; `prefix*` where all of a family are meant.
const PLAIN_PLUGINS: [&str; 44] = [
    "java",
    "java-library",
    "java-base",
    "java-platform",
    "java-test-fixtures",
    "java-gradle-plugin",
    "application",
    "groovy",
    "groovy-gradle-plugin",
    "groovy-base",
    "scala",
    "kotlin-dsl",
    "war",
    "ear",
    "base",
    "lifecycle-base",
    "distribution",
    "jacoco",
    "jacoco-report-aggregation",
    "checkstyle",
    "pmd",
    "codenarc",
    "idea",
    "eclipse*",
    "maven-publish",
    "ivy-publish",
    "signing",
    "version-catalog",
    "project-report",
    "build-dashboard",
    "jvm-test-suite",
    "test-report-aggregation",
    "antlr",
    "org.springframework.boot",
    "io.spring.dependency-management",
    "io.quarkus",
    "org.jetbrains.kotlin*",
    "com.diffplug.*",
    "com.gradleup.shadow",
    "com.github.johnrengelman.shadow",
    "com.google.protobuf",
    "me.champeau.*",
    "org.sonarqube",
    "com.google.cloud.tools.jib",
];

/// A project of a Gradle build.
#[derive(Debug)]
struct Project {
    /// `:core:api`, `:` for the root.
    path: String,
    /// Folder of the root project.
    root: String,
    /// Its script, if it has one.
    script: Option<usize>,
}

/// All Gradle builds of the tree.
#[derive(Default)]
pub struct Gradle {
    scripts: Vec<Script>,
    by_path: HashMap<String, usize>,
    /// By folder.
    projects: HashMap<String, Project>,
    /// (folder of the root, project path) to folder.
    by_project_path: HashMap<(String, String), String>,
    /// (folder of the root, [`accessor_name`]) to folder.
    by_accessor: HashMap<(String, String), String>,
    /// Convention plugins: id to scripts.
    plugins: HashMap<String, Vec<usize>>,
    /// Kotlin and Groovy sources of `buildSrc`, for their constants.
    constants: Vec<usize>,
    properties: HashMap<String, BTreeMap<String, String>>,
    /// (Folder above `gradle/`, name, content).
    catalogs: Vec<(String, String, Catalog)>,
}

/// A script as one project sees it: with what it says about itself, or about projects below.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct View {
    script: usize,
    inherited: bool,
}

impl Gradle {
    /// Reads every build script, property file and version catalog.
    pub fn load(tree: &Tree<'_>, notices: &mut Vec<Notice>) -> Self {
        let mut gradle = Self::default();
        let sources: Vec<&RepoPath> =
            tree.files.iter().filter(|file| is_script(file) || is_build_source(file)).collect();
        let read: Vec<_> =
            sources.par_iter().map(|path| tree.text(path).map(|text| Script::parse(path, &text))).collect();
        for (path, script) in sources.into_iter().zip(read) {
            let Some(script) = script else {
                let message = "the build script could not be read".to_owned();
                notices.push(Notice { path: path.clone(), kind: NoticeKind::Build, message });
                continue;
            };
            let at = gradle.scripts.len();
            gradle.by_path.insert(path.as_str().to_owned(), at);
            if is_build_source(path) {
                gradle.constants.push(at);
            } else if let Some(id) = plugin_id(path, script.package.as_deref()) {
                gradle.plugins.entry(id).or_default().push(at);
            }
            gradle.scripts.push(script);
        }
        for file in tree.files {
            let name = file.file_name();
            if name == "gradle.properties" {
                let text = tree.text(file).unwrap_or_default();
                gradle.properties.insert(file.parent().to_owned(), properties(&text));
            } else if let Some(catalog) = name.strip_suffix(".versions.toml")
                && let Some(folder) =
                    file.parent().strip_suffix("gradle").filter(|it| it.is_empty() || it.ends_with('/'))
            {
                match read_catalog(&tree.text(file).unwrap_or_default()) {
                    Ok(content) => {
                        gradle.catalogs.push((folder.trim_end_matches('/').to_owned(), catalog.to_owned(), content))
                    }
                    Err(reason) => {
                        let message = format!("the version catalog is not used: {reason}");
                        notices.push(Notice { path: file.clone(), kind: NoticeKind::Build, message });
                    }
                }
            }
        }
        for script in &gradle.scripts {
            for (name, alias, version) in &script.versions {
                let folder = script.path.parent().to_owned();
                let mut catalog = Catalog::default();
                catalog.versions.insert(normalised(alias), version.clone());
                gradle.catalogs.push((folder, name.clone(), catalog));
            }
        }
        gradle.find_projects(tree);
        gradle
    }

    /// Finds the projects: what settings include, and every other folder with a build script.
    fn find_projects(&mut self, tree: &Tree<'_>) {
        let mut settings: Vec<usize> = Vec::new();
        let mut builds: Vec<(String, usize)> = Vec::new();
        for (at, script) in self.scripts.iter().enumerate() {
            match script.path.file_name() {
                "settings.gradle" | "settings.gradle.kts" => settings.push(at),
                "build.gradle" | "build.gradle.kts" => builds.push((script.path.parent().to_owned(), at)),
                _ => {}
            }
        }
        let roots: HashSet<String> = settings.iter().map(|&at| self.scripts[at].path.parent().to_owned()).collect();
        for &at in &settings {
            let root = self.scripts[at].path.parent().to_owned();
            let mut found = vec![(":".to_owned(), root.clone())];
            for include in &self.scripts[at].includes {
                let path = absolute(include);
                let moved = self.scripts[at].folders.iter().find(|(named, _)| absolute(named) == path);
                let folder = match moved {
                    Some((_, value)) => self.folder_value(value, &root, &root),
                    None => Some(join(&root, &path[1..].replace(':', "/"))),
                };
                found.extend(folder.filter(|folder| tree.has_below(folder)).map(|folder| (path, folder)));
            }
            for (path, folder) in found {
                let script = self.build_script(&folder);
                self.add_project(folder, Project { path, root: root.clone(), script });
            }
        }
        let scripted: HashSet<&str> = builds.iter().map(|(folder, _)| folder.as_str()).collect();
        let mut others = Vec::new();
        for (folder, at) in &builds {
            let is_root = |above: &&str| roots.contains(*above) || above.rsplit('/').next() == Some("buildSrc");
            // Without settings the outermost folder with a script is the root.
            let root =
                upward(folder).find(is_root).or_else(|| upward(folder).filter(|above| scripted.contains(above)).last());
            let root = root.unwrap_or(folder).to_owned();
            let below = folder.strip_prefix(root.as_str()).unwrap_or("").trim_start_matches('/');
            let path = format!(":{}", below.replace('/', ":"));
            others.push((folder.clone(), Project { path, root, script: Some(*at) }));
        }
        for (folder, project) in others {
            self.add_project(folder, project);
        }
        for (folder, project) in self.named_projects(&roots) {
            self.add_project(folder, project);
        }
    }

    /// Projects whose script has the name of the project, found where settings include what they find in the tree:
    /// `core/spring-security-core.gradle` is `:spring-security-core`.
    fn named_projects(&self, roots: &HashSet<String>) -> Vec<(String, Project)> {
        let mut found = Vec::new();
        for (at, script) in self.scripts.iter().enumerate() {
            let (folder, name) = (script.path.parent(), script.path.file_name());
            let Some(stem) = name.strip_suffix(".gradle").or_else(|| name.strip_suffix(".gradle.kts")) else {
                continue;
            };
            let last = folder.rsplit('/').next().unwrap_or(folder);
            let named = stem == last || stem.strip_suffix(last).is_some_and(|before| before.ends_with('-'));
            let elsewhere = ["gradle", "buildSrc", "src"].iter().any(|part| folder.split('/').any(|it| it == *part));
            if !named || last.is_empty() || elsewhere || self.projects.contains_key(folder) {
                continue;
            }
            if let Some(root) = upward(folder).find(|above| roots.contains(*above)) {
                let (path, root) = (format!(":{stem}"), root.to_owned());
                found.push((folder.to_owned(), Project { path, root, script: Some(at) }));
            }
        }
        found
    }

    fn add_project(&mut self, folder: String, project: Project) {
        let accessor = (project.root.clone(), accessor_name(&project.path));
        self.by_accessor.entry(accessor).or_insert_with(|| folder.clone());
        let key = (project.root.clone(), project.path.clone());
        self.by_project_path.entry(key).or_insert_with(|| folder.clone());
        self.projects.entry(folder).or_insert(project);
    }

    /// `build.gradle`, or `<folder>.gradle` as some builds name them.
    fn build_script(&self, folder: &str) -> Option<usize> {
        let name = folder.rsplit('/').next().unwrap_or(folder);
        let names =
            ["build.gradle".into(), "build.gradle.kts".into(), format!("{name}.gradle"), format!("{name}.gradle.kts")];
        names.iter().find_map(|name| self.by_path.get(&join(folder, name)).copied())
    }

    /// A folder or file expression: `"x"`, `file("x")`, `new File(rootDir, "x")`, `"$rootDir/x"`.
    fn folder_value(&self, value: &[Node], root: &str, folder: &str) -> Option<String> {
        let from_root = |nodes: &[Node]| {
            nodes
                .iter()
                .any(|node| matches!(node.word(), Some("rootProject" | "rootDir" | "settingsDir" | "rootDirectory")))
        };
        let (links, _) = chain(value);
        let mut nodes = value;
        let mut base = folder;
        if let Some(call) = links.iter().find(|link| matches!(link.name, "file" | "File")) {
            nodes = call.arguments?;
        } else if let [first, _, Node::Parens(inner, _)] = value
            && first.is_word("new")
        {
            nodes = inner;
        }
        if from_root(value) || from_root(nodes) {
            base = root;
        }
        let text = nodes.iter().rev().find_map(Node::text)?;
        for prefix in [
            "$rootDir",
            "${rootDir}",
            "$rootProject.projectDir",
            "${rootProject.projectDir}",
            "${project.rootDir}",
            "$project.rootDir",
        ] {
            if let Some(rest) = text.strip_prefix(prefix) {
                return resolve(root, rest.trim_start_matches('/'));
            }
        }
        for prefix in ["$projectDir", "${projectDir}", "${project.projectDir}"] {
            if let Some(rest) = text.strip_prefix(prefix) {
                return resolve(folder, rest.trim_start_matches('/'));
            }
        }
        if text.contains('$') { None } else { resolve(base, text) }
    }

    /// The folders that are Gradle projects, with their build script; where they have none, that of the project above, or
    /// the settings that include them.
    pub fn folders(&self) -> impl Iterator<Item = (&str, Option<&RepoPath>)> {
        self.projects.iter().map(|(folder, project)| {
            let settings = ["settings.gradle", "settings.gradle.kts"];
            let script = project
                .script
                .or_else(|| self.projects.get(&project.root)?.script)
                .or_else(|| settings.iter().find_map(|name| self.by_path.get(&join(&project.root, name)).copied()));
            (folder.as_str(), script.map(|at| &self.scripts[at].path))
        })
    }

    /// Whether a folder is a project.
    pub fn has(&self, folder: &str) -> bool {
        self.projects.contains_key(folder)
    }

    /// Whether a part of a view concerns a project.
    fn concerns(&self, view: View, reach: &Reach, project: &Project) -> bool {
        match reach {
            Reach::Own => !view.inherited,
            Reach::Below => view.inherited,
            Reach::All => true,
            Reach::Named(path) => absolute(path) == project.path,
        }
    }

    /// The scripts that say something about a project, in layers: a nearer layer wins over those behind it. First its own
    /// script, then the convention plugins it applies, theirs, and so on; then each project above, with the plugins that
    /// those apply to the projects below them.
    fn layers(&self, folder: &str, project: &Project) -> Vec<Vec<View>> {
        let mut layers = Vec::new();
        let mut seen = HashSet::new();
        if let Some(script) = project.script {
            let own = vec![View { script, inherited: false }];
            self.spread(own, folder, project, &mut seen, &mut layers);
        }
        let mut above = project.path.as_str();
        while above != ":" {
            above = match above.rsplit_once(':') {
                Some(("", _)) | None => ":",
                Some((above, _)) => above,
            };
            let key = (project.root.clone(), above.to_owned());
            let Some((other_folder, other)) =
                self.by_project_path.get(&key).and_then(|at| self.projects.get_key_value(at))
            else {
                continue;
            };
            let Some(script) = other.script else { continue };
            // What the project above applies to itself may also speak of the projects below it.
            let mut own_layers = Vec::new();
            let own = vec![View { script, inherited: false }];
            self.spread(own, other_folder, other, &mut HashSet::new(), &mut own_layers);
            let speaking = own_layers.into_iter().flatten().map(|view| View { inherited: true, ..view }).collect();
            self.spread(speaking, other_folder, project, &mut seen, &mut layers);
        }
        layers
    }

    /// Adds a layer and, generation by generation, the scripts that it applies to the project.
    fn spread(
        &self,
        first: Vec<View>,
        folder: &str,
        project: &Project,
        seen: &mut HashSet<View>,
        layers: &mut Vec<Vec<View>>,
    ) {
        let mut generation = first;
        loop {
            generation.retain(|view| seen.insert(*view));
            if generation.is_empty() {
                return;
            }
            let next = generation
                .iter()
                .flat_map(|view| self.scripts[view.script].applied.iter().map(move |applied| (view, applied)))
                .filter(|(view, (reach, _))| self.concerns(**view, reach, project))
                .filter_map(|(_, (_, applied))| self.applied(applied, folder, &project.root))
                .map(|script| View { script, inherited: false })
                .collect();
            layers.push(std::mem::replace(&mut generation, next));
        }
    }

    /// The script of the tree that is applied, if it is one.
    fn applied(&self, applied: &Applied, folder: &str, root: &str) -> Option<usize> {
        match applied {
            Applied::Id(id) => self.plugin(id, folder),
            Applied::Alias(catalog, alias) => self.plugin(self.plugin_alias(catalog, alias, folder)?, folder),
            Applied::Script(value) => self.by_path.get(&self.folder_value(value, root, folder)?).copied(),
            Applied::Opaque => None,
        }
    }

    /// The convention plugin of an id that is nearest to a folder.
    fn plugin(&self, id: &str, folder: &str) -> Option<usize> {
        let candidates = self.plugins.get(id)?;
        candidates
            .iter()
            .copied()
            .max_by_key(|&at| (shared_depth(self.scripts[at].path.as_str(), folder), std::cmp::Reverse(at)))
    }

    fn plugin_alias(&self, catalog: &str, alias: &str, folder: &str) -> Option<&str> {
        let alias = normalised(alias);
        let found = self.visible_catalogs(folder);
        found
            .into_iter()
            .filter(|(name, _)| *name == catalog)
            .find_map(|(_, it)| it.plugins.get(&alias))
            .map(String::as_str)
    }

    /// The catalogs of a folder and the folders above it, by name, nearest first.
    fn visible_catalogs(&self, folder: &str) -> Vec<(&str, &Catalog)> {
        let above = upward(folder).flat_map(|above| self.catalogs.iter().filter(move |(at, _, _)| at == above));
        above.map(|(_, name, catalog)| (name.as_str(), catalog)).collect()
    }

    /// What the scripts say about the project in a folder, strongest first. Those that decide come as candidates, the others
    /// carry their verdict.
    pub fn evidence(&self, folder: &str) -> Vec<Evidence> {
        let Some(project) = self.projects.get(folder) else { return Vec::new() };
        let layers = self.layers(folder, project);
        let preview = matches!(self.preview_in(&layers, project, folder), Preview::EnabledAt(_));
        let mut evidence = Vec::new();
        let mut decided = false;
        // Something stronger is set to what is not known here.
        let mut unsure = false;
        for setting in Setting::ALL {
            // Set in a nearer layer, or taken back there with `null`.
            let mut settled = false;
            for layer in &layers {
                let mut here = false;
                let mut unknown = false;
                for &view in layer {
                    let script = &self.scripts[view.script];
                    for statement in script.statements.iter().filter(|statement| statement.setting == setting) {
                        if !self.concerns(view, &statement.reach, project) {
                            continue;
                        }
                        let found = releases(&statement.value, &self.names(script, &layers, folder));
                        let weight = match (&found, statement.idle) {
                            (_, Some(reason)) => Weight::NotInForce(reason.to_owned()),
                            (None, None) => {
                                unknown |= !settled;
                                Weight::NotInForce("its value is not known here".to_owned())
                            }
                            (Some(found), None) if found.is_empty() => {
                                here = true;
                                continue;
                            }
                            (Some(_), None) if decided || settled => Weight::Outranked,
                            (Some(_), None) => {
                                here = true;
                                Weight::Decides
                            }
                        };
                        let found = found.unwrap_or_default();
                        let range = one_of(&found, preview);
                        evidence.push(Evidence {
                            path: script.path.as_str().to_owned(),
                            line: statement.line,
                            what: shown(setting, &statement.value, &found),
                            rank: Rank::Gradle,
                            range: if unsure { range.map(JdkRange::perhaps_older) } else { range },
                            weight,
                        });
                    }
                }
                unsure |= unknown;
                settled |= here;
            }
            decided |= evidence.iter().any(|it| it.weight == Weight::Decides);
        }
        evidence
    }

    /// The names a script sees when it speaks about a project.
    fn names<'g>(&'g self, script: &'g Script, layers: &[Vec<View>], folder: &'g str) -> Names<'g> {
        let mut scripts = vec![script];
        for at in layers.iter().flatten().map(|view| view.script).chain(self.constants.iter().copied()) {
            let other = &self.scripts[at];
            if !scripts.iter().any(|known| known.path == other.path) {
                scripts.push(other);
            }
        }
        Names {
            scripts,
            properties: upward(folder).filter_map(|above| self.properties.get(above)).collect(),
            catalogs: self.visible_catalogs(folder),
        }
    }

    /// Whether the project compiles with preview features.
    pub fn preview(&self, folder: &str) -> Preview {
        let Some(project) = self.projects.get(folder) else { return Preview::Unknown };
        self.preview_in(&self.layers(folder, project), project, folder)
    }

    fn preview_in(&self, layers: &[Vec<View>], project: &Project, folder: &str) -> Preview {
        let mut unknown = false;
        for &view in layers.iter().flatten() {
            let script = &self.scripts[view.script];
            if let Some((_, line)) = script.previews.iter().find(|(reach, _)| self.concerns(view, reach, project)) {
                return Preview::EnabledAt(format!("{}:{line}", script.path));
            }
            let applied = script.applied.iter().filter(|(reach, _)| self.concerns(view, reach, project));
            unknown |= applied.into_iter().any(|(_, applied)| !self.is_understood(applied, folder, &project.root));
        }
        if unknown { Preview::Unknown } else { Preview::NotEnabled }
    }

    /// Whether a plugin is a script of the tree, or known to leave compiler arguments alone.
    fn is_understood(&self, applied: &Applied, folder: &str, root: &str) -> bool {
        let id = match applied {
            Applied::Id(id) => Some(id.as_str()),
            Applied::Alias(catalog, alias) => self.plugin_alias(catalog, alias, folder),
            _ => None,
        };
        let plain = id.is_some_and(|id| {
            let id = id.strip_prefix("org.gradle.").unwrap_or(id);
            PLAIN_PLUGINS
                .iter()
                .any(|known| known.strip_suffix('*').map_or(*known == id, |family| id.starts_with(family)))
        });
        plain || self.applied(applied, folder, root).is_some()
    }

    /// The folders of the projects that the project in `folder` depends on directly.
    pub fn dependencies(&self, folder: &str) -> Vec<&str> {
        let Some(project) = self.projects.get(folder) else { return Vec::new() };
        let mut found = Vec::new();
        for view in self.layers(folder, project).into_iter().flatten() {
            let named =
                self.scripts[view.script].projects.iter().filter(|(reach, _)| self.concerns(view, reach, project));
            for (_, reference) in named {
                let other = match reference {
                    ProjectReference::Path(path) => {
                        let path = if path.starts_with(':') { path.clone() } else { below(&project.path, path) };
                        self.by_project_path.get(&(project.root.clone(), path)).map(String::as_str)
                    }
                    ProjectReference::Accessor(names) => self.accessor(&project.root, names),
                };
                found.extend(other);
            }
        }
        found
    }

    /// The project of a type-safe accessor: `projects.fooBar.baz` is `:foo-bar:baz`. Calls behind it are cut off.
    fn accessor(&self, root: &str, names: &str) -> Option<&str> {
        let mut wanted = accessor_name(names);
        loop {
            if let Some(folder) = self.by_accessor.get(&(root.to_owned(), wanted.clone())) {
                return Some(folder);
            }
            wanted = wanted.rsplit_once('.')?.0.to_owned();
        }
    }
}

/// A project path, or a type-safe accessor, in the form in which both are equal.
fn accessor_name(path: &str) -> String {
    let path = path.trim_start_matches(':').replace(':', ".");
    path.chars().filter(|c| c.is_alphanumeric() || *c == '.').collect::<String>().to_ascii_lowercase()
}

/// Whether a file is a Gradle script.
fn is_script(path: &RepoPath) -> bool {
    let name = path.file_name();
    name.ends_with(".gradle") || name.ends_with(".gradle.kts")
}

/// Whether a file may define constants that scripts use: sources of `buildSrc`.
fn is_build_source(path: &RepoPath) -> bool {
    let text = path.as_str();
    (text.ends_with(".kt") || text.ends_with(".groovy"))
        && (text.starts_with("buildSrc/src/main/") || text.contains("/buildSrc/src/main/"))
}

/// The id of a precompiled script plugin (`src/main/kotlin/x.java-conventions.gradle.kts`), with the package it declares.
fn plugin_id(path: &RepoPath, package: Option<&str>) -> Option<String> {
    let text = path.as_str();
    let inside = ["src/main/kotlin/", "src/main/groovy/"]
        .iter()
        .any(|part| text.strip_prefix(part).is_some() || text.contains(&format!("/{part}")));
    let name = path.file_name();
    let stem = name.strip_suffix(".gradle.kts").or_else(|| name.strip_suffix(".gradle")).filter(|_| inside)?;
    Some(match package {
        Some(package) if !package.is_empty() => format!("{package}.{stem}"),
        _ => stem.to_owned(),
    })
}

/// A project path from the root: `core:api` and `:core:api` are the same in settings.
fn absolute(path: &str) -> String {
    if path.starts_with(':') { path.to_owned() } else { format!(":{path}") }
}

/// A project path relative to another.
fn below(project: &str, path: &str) -> String {
    if project == ":" { format!(":{path}") } else { format!("{project}:{path}") }
}

/// The range when the release is one of several: with one below 21 among them nothing is certain.
fn one_of(releases: &[u16], preview: bool) -> Option<JdkRange> {
    let ranges = || releases.iter().map(|&release| JdkRange::compiled_for(release, preview));
    let known = ranges().flatten().reduce(JdkRange::union)?;
    if ranges().all(|range| range.is_some()) {
        return Some(known);
    }
    Some(JdkRange {
        max: known.max.max(ASSUMED_NEWEST),
        max_assumed: known.max <= ASSUMED_NEWEST,
        ..known.perhaps_older()
    })
}

/// `options.release = 21`, with the expression behind it where that says more.
fn shown(setting: Setting, value: &[Node], found: &[u16]) -> String {
    let written = render(value);
    let releases: Vec<String> = found.iter().map(u16::to_string).collect();
    let name = setting.as_str();
    match releases.as_slice() {
        [] => format!("{name} = {written}"),
        [only] if *only == written.trim_matches('"') => format!("{name} = {written}"),
        several => format!("{name} = {} ({written})", several.join(" or ")),
    }
}

/// The entries of a `gradle.properties`.
fn properties(text: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|line| !line.starts_with(['#', '!'])) {
        if let Some((key, value)) = line.split_once(['=', ':']) {
            found.insert(key.trim().to_owned(), value.trim().to_owned());
        }
    }
    found
}

/// Reads `[versions]` and `[plugins]` of a catalog.
fn read_catalog(text: &str) -> Result<Catalog, String> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        format!("not valid TOML: {}", error.message().lines().next().unwrap_or_default())
    })?;
    let mut catalog = Catalog::default();
    let entries = |name: &str| table.get(name).and_then(toml::Value::as_table).into_iter().flatten();
    for (alias, version) in entries("versions") {
        let rich = ["strictly", "require", "prefer"];
        let text = version.as_str().or_else(|| rich.iter().find_map(|key| version.get(key)?.as_str()));
        if let Some(text) = text {
            catalog.versions.insert(normalised(alias), text.to_owned());
        }
    }
    for (alias, plugin) in entries("plugins") {
        let id = plugin.get("id").and_then(toml::Value::as_str);
        let id = id.or_else(|| plugin.as_str().and_then(|text| text.split(':').next()));
        if let Some(id) = id {
            catalog.plugins.insert(normalised(alias), id.to_owned());
        }
    }
    Ok(catalog)
}
