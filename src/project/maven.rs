//! Maven: what the POMs of the tree say about a module, with parents, profiles and properties resolved inside the tree.
//!
//! [`Pom`] is one file as written; [`Reactor`] joins all of them and answers per module.

use crate::finding::{Notice, NoticeKind};
use crate::project::Preview;
use crate::project::evidence::{Evidence, Rank, Weight};
use crate::project::jdk::JdkRange;
use crate::project::tree::{Tree, join, resolve, shared_depth, upward};
use crate::project::version_files::feature_release;
use crate::source::{LineIndex, RepoPath};
use rayon::prelude::*;
use roxmltree::{Document, Node, ParsingOptions};
use std::collections::{BTreeSet, HashMap, HashSet};

/// How many parents a POM may have, and how deep properties may refer to each other: more is a cycle or an attack.
const MAX_DEPTH: usize = 32;
/// How many `${…}` one text may lead to.
const MAX_EXPANSIONS: u32 = 1000;
/// Longest text that properties may grow to, in bytes.
const MAX_TEXT: usize = 4096;
/// Most XML nodes in one POM; the largest real ones have some 20,000.
const MAX_NODES: u32 = 500_000;

/// Parents outside the tree that are known not to turn preview features on.
const PLAIN_PARENTS: [&str; 6] = [
    "org.springframework.boot:spring-boot-starter-parent",
    "org.springframework.boot:spring-boot-dependencies",
    "io.micronaut.platform:micronaut-parent",
    "org.apache:apache",
    "org.sonatype.oss:oss-parent",
    "org.jboss:jboss-parent",
];

/// A text with the line it stands on.
#[derive(Clone, Debug)]
struct Text {
    value: String,
    line: u32,
}

/// `groupId:artifactId` as written, properties not yet resolved.
#[derive(Clone, Debug, Default)]
struct Coordinates {
    group: String,
    artifact: String,
}

/// The `<parent>` element.
#[derive(Clone, Debug)]
struct ParentLink {
    coordinates: Coordinates,
    /// `None` where the default (`../pom.xml`) holds, `""` where the repository is asked.
    relative: Option<String>,
}

/// One `<configuration>` of maven-compiler-plugin that concerns the main code.
#[derive(Clone, Debug, Default)]
struct CompilerConfig {
    release: Option<Text>,
    target: Option<Text>,
    source: Option<Text>,
    enable_preview: Option<Text>,
    arguments: Option<Vec<Text>>,
    /// `combine.children="append"`: arguments of outer configurations are kept.
    appends: bool,
}

/// What the project itself and each of its profiles may hold.
#[derive(Clone, Debug, Default)]
struct Part {
    properties: Vec<(String, Text)>,
    /// Nearest first: executions before the plugin.
    plugins: Vec<CompilerConfig>,
    managed: Vec<CompilerConfig>,
    dependencies: Vec<Coordinates>,
    modules: Vec<String>,
}

/// One POM as written.
#[derive(Clone, Debug)]
pub struct Pom {
    /// The file.
    pub path: RepoPath,
    own: Coordinates,
    version: Option<String>,
    parent: Option<ParentLink>,
    parent_version: Option<String>,
    main: Part,
    /// Id, whether active by default, content.
    profiles: Vec<(String, bool, Part)>,
}

impl Pom {
    /// Reads a POM.
    ///
    /// # Errors
    ///
    /// One line that says why the text is not usable: not well formed, a DTD (refused: entities can be made to explode),
    /// or no `<project>`.
    pub fn parse(path: &RepoPath, text: &str) -> Result<Self, String> {
        let options = ParsingOptions { allow_dtd: false, nodes_limit: MAX_NODES, ..ParsingOptions::default() };
        let document = Document::parse_with_options(text, options).map_err(|error| match error {
            roxmltree::Error::DtdDetected => "it has a DTD, which is not read".to_owned(),
            other => format!("not well-formed XML: {other}"),
        })?;
        let root = document.root_element();
        if root.tag_name().name() != "project" {
            return Err(format!("the root element is <{}>, not <project>", root.tag_name().name()));
        }
        let reader = Reader { lines: LineIndex::new(text.as_bytes()) };
        let parent = child(root, "parent");
        Ok(Self {
            path: path.clone(),
            own: coordinates(root),
            version: child_text(root, "version"),
            parent: parent.map(|parent| ParentLink {
                coordinates: coordinates(parent),
                relative: child(parent, "relativePath").map(|node| node.text().unwrap_or("").trim().to_owned()),
            }),
            parent_version: parent.and_then(|parent| child_text(parent, "version")),
            main: reader.part(root),
            profiles: children(root, "profiles", "profile")
                .map(|profile| {
                    let id = child_text(profile, "id").unwrap_or_else(|| "default".to_owned());
                    let active = child(profile, "activation")
                        .and_then(|activation| child_text(activation, "activeByDefault"))
                        .is_some_and(|value| value == "true");
                    (id, active, reader.part(profile))
                })
                .collect(),
        })
    }

    /// The folder the POM stands in.
    pub fn folder(&self) -> &str {
        self.path.parent()
    }

    /// The parts in force, those that win first.
    fn active(&self) -> impl Iterator<Item = &Part> {
        self.profiles.iter().rev().filter(|(_, active, _)| *active).map(|(_, _, part)| part).chain([&self.main])
    }

    /// The POM that `<relativePath>` means, as a path that may or may not exist.
    fn parent_paths(&self) -> Vec<String> {
        let Some(link) = &self.parent else { return Vec::new() };
        let relative = link.relative.as_deref().unwrap_or("../pom.xml");
        if relative.is_empty() {
            return Vec::new();
        }
        resolve(self.folder(), relative).map_or_else(Vec::new, file_or_folder)
    }

    /// The POMs that `<modules>` names.
    fn module_paths(&self) -> Vec<String> {
        let parts = self.profiles.iter().map(|(_, _, part)| part).chain([&self.main]);
        let modules = parts.flat_map(|part| &part.modules);
        modules.filter_map(|module| resolve(self.folder(), module)).flat_map(file_or_folder).collect()
    }
}

/// The path as it is if it names an XML file, else the POM in that folder.
fn file_or_folder(path: String) -> Vec<String> {
    if path.ends_with(".xml") {
        vec![path]
    } else if path.is_empty() {
        vec!["pom.xml".to_owned()]
    } else {
        vec![format!("{path}/pom.xml"), path]
    }
}

/// The first child element of a name, in any namespace.
fn child<'a, 'i>(node: Node<'a, 'i>, name: &str) -> Option<Node<'a, 'i>> {
    node.children().find(|child| child.tag_name().name() == name)
}

/// Its trimmed text, if not empty.
fn child_text(node: Node<'_, '_>, name: &str) -> Option<String> {
    child(node, name).and_then(|child| child.text()).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// The elements `name` below the element `list`.
fn children<'a, 'i: 'a>(
    node: Node<'a, 'i>,
    list: &'static str,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'i>> {
    child(node, list).into_iter().flat_map(move |list| list.children().filter(move |it| it.tag_name().name() == name))
}

fn coordinates(node: Node<'_, '_>) -> Coordinates {
    Coordinates {
        group: child_text(node, "groupId").unwrap_or_default(),
        artifact: child_text(node, "artifactId").unwrap_or_default(),
    }
}

/// Reads elements of one document.
struct Reader {
    lines: LineIndex,
}

impl Reader {
    fn text(&self, node: Node<'_, '_>) -> Text {
        let value = node.children().filter_map(|child| child.text()).collect::<String>();
        Text { value: value.trim().to_owned(), line: self.lines.line_of(node.range().start as u32) }
    }

    fn part(&self, node: Node<'_, '_>) -> Part {
        let mut part = Part::default();
        if let Some(properties) = child(node, "properties") {
            let elements = properties.children().filter(Node::is_element);
            part.properties = elements.map(|it| (it.tag_name().name().to_owned(), self.text(it))).collect();
        }
        if let Some(build) = child(node, "build") {
            part.plugins = self.compiler(build);
            part.managed = child(build, "pluginManagement").map_or_else(Vec::new, |managed| self.compiler(managed));
        }
        part.dependencies = children(node, "dependencies", "dependency").map(coordinates).collect();
        part.modules = children(node, "modules", "module")
            .chain(children(node, "subprojects", "subproject"))
            .filter_map(|it| it.text())
            .map(|text| text.trim().to_owned())
            .collect();
        part
    }

    /// The configurations of the compiler plugin below `<plugins>` that reach the main code: the execution
    /// `default-compile`, then the plugin itself. Other executions compile tests or single files (`module-info`).
    fn compiler(&self, node: Node<'_, '_>) -> Vec<CompilerConfig> {
        let mut found = Vec::new();
        for plugin in children(node, "plugins", "plugin") {
            if child_text(plugin, "artifactId").as_deref() != Some("maven-compiler-plugin") {
                continue;
            }
            let main = children(plugin, "executions", "execution")
                .filter(|execution| child_text(*execution, "id").as_deref() == Some("default-compile"));
            found.extend(main.chain([plugin]).filter_map(|it| child(it, "configuration")).map(|it| self.config(it)));
        }
        found
    }

    fn config(&self, node: Node<'_, '_>) -> CompilerConfig {
        let mut config = CompilerConfig::default();
        for option in node.children().filter(Node::is_element) {
            match option.tag_name().name() {
                "release" => config.release = Some(self.text(option)),
                "target" => config.target = Some(self.text(option)),
                "source" => config.source = Some(self.text(option)),
                "enablePreview" => config.enable_preview = Some(self.text(option)),
                "compilerArgs" | "compilerArgument" | "compilerArguments" => {
                    config.appends |= option.attribute("combine.children") == Some("append");
                    // `<compilerArgs>--enable-preview</compilerArgs>` is wrong, yet what people write.
                    let inner = option.children().filter(Node::is_element).map(|it| self.text(it));
                    let list = config.arguments.get_or_insert_default();
                    list.extend(inner);
                    list.push(self.text(option));
                }
                _ => {}
            }
        }
        config
    }
}

/// Where a setting of the effective POM comes from.
struct Found<'r> {
    path: String,
    text: &'r Text,
    what: String,
    /// Why it does not hold, if so.
    idle: Option<String>,
}

/// All POMs of the tree.
#[derive(Default)]
pub struct Reactor {
    poms: Vec<Pom>,
    by_path: HashMap<String, usize>,
    /// Effective `groupId:artifactId` to the POMs that have it.
    by_coordinates: HashMap<String, Vec<usize>>,
    /// The POM that stands for a folder.
    by_folder: HashMap<String, usize>,
    /// Folders whose POM could not be used.
    broken: BTreeSet<String>,
    /// `-D` options of `.mvn/maven.config`, by the folder that has `.mvn`.
    user: HashMap<String, Vec<(String, Text)>>,
}

impl Reactor {
    /// Reads every `pom.xml`, and POMs of other names that parents and modules refer to.
    pub fn load(tree: &Tree<'_>, notices: &mut Vec<Notice>) -> Self {
        let mut reactor = Self::default();
        let mut wanted: Vec<&RepoPath> = tree.files.iter().filter(|file| file.file_name() == "pom.xml").collect();
        let mut asked: HashSet<String> = wanted.iter().map(|path| path.as_str().to_owned()).collect();
        while !wanted.is_empty() {
            let read: Vec<_> = wanted
                .par_iter()
                .map(|path| tree.text(path).map(|text| Pom::parse(path, &text)).ok_or(*path))
                .collect();
            let first_new = reactor.poms.len();
            for (path, pom) in wanted.iter().zip(read) {
                let message = match pom {
                    Ok(Ok(pom)) => {
                        reactor.poms.push(pom);
                        continue;
                    }
                    Ok(Err(reason)) => format!("the POM is not used: {reason}"),
                    Err(_) => "the POM could not be read".to_owned(),
                };
                notices.push(Notice { path: (*path).clone(), kind: NoticeKind::Build, message });
                reactor.broken.insert(path.parent().to_owned());
            }
            let named = reactor.poms[first_new..]
                .iter()
                .flat_map(|pom| pom.parent_paths().into_iter().chain(pom.module_paths()));
            wanted = named.filter(|path| asked.insert(path.clone())).filter_map(|path| tree.get(&path)).collect();
        }
        for file in tree.files.iter().filter(|file| file.file_name() == "maven.config") {
            if let Some(folder) = file.parent().strip_suffix(".mvn")
                && (folder.is_empty() || folder.ends_with('/'))
                && let Some(text) = tree.text(file)
            {
                reactor.user.insert(folder.trim_end_matches('/').to_owned(), user_properties(&text));
            }
        }
        reactor.index();
        reactor
    }

    fn index(&mut self) {
        for (at, pom) in self.poms.iter().enumerate() {
            self.by_path.insert(pom.path.as_str().to_owned(), at);
            let folder = pom.folder().to_owned();
            let slot = self.by_folder.entry(folder).or_insert(at);
            if pom.path.file_name() == "pom.xml" {
                *slot = at;
            }
        }
        // A group may be inherited from a parent, which is found by path here and by these coordinates later.
        for at in 0..self.poms.len() {
            let key = self.key(at);
            self.by_coordinates.entry(key).or_default().push(at);
        }
    }

    /// The folders that are Maven modules, with their POM.
    pub fn folders(&self) -> impl Iterator<Item = (&str, &RepoPath)> {
        self.by_folder.iter().map(|(folder, &at)| (folder.as_str(), &self.poms[at].path))
    }

    /// Whether a folder is a Maven module whose POM was read.
    pub fn has(&self, folder: &str) -> bool {
        self.by_folder.contains_key(folder)
    }

    /// The folders whose POM could not be used.
    pub fn broken(&self) -> &BTreeSet<String> {
        &self.broken
    }

    /// `groupId:artifactId`, the group inherited where the POM has none.
    fn key(&self, at: usize) -> String {
        let pom = &self.poms[at];
        let group = match (pom.own.group.as_str(), &pom.parent) {
            ("", Some(parent)) => &parent.coordinates.group,
            (own, _) => own,
        };
        let chain = [pom];
        let group = self.expand(group, &chain).unwrap_or_else(|| group.to_owned());
        format!("{group}:{}", pom.own.artifact)
    }

    /// The POM and its parents inside the tree, nearest first, and the parent outside the tree that ends the line.
    fn lineage(&self, at: usize) -> (Vec<&Pom>, Option<String>) {
        let mut line = vec![at];
        while let Some(&last) = line.last() {
            let Some(link) = &self.poms[last].parent else { break };
            match self.parent_of(last, link) {
                Some(parent) if line.len() < MAX_DEPTH && !line.contains(&parent) => line.push(parent),
                // A cycle: Maven would refuse it; what is there is still worth having.
                Some(_) => break,
                None => {
                    let outside = format!("{}:{}", link.coordinates.group, link.coordinates.artifact);
                    return (line.into_iter().map(|at| &self.poms[at]).collect(), Some(outside));
                }
            }
        }
        (line.into_iter().map(|at| &self.poms[at]).collect(), None)
    }

    /// The POM a `<parent>` means: the one `<relativePath>` leads to if it is that artifact, else one of the tree with the
    /// same coordinates.
    fn parent_of(&self, at: usize, link: &ParentLink) -> Option<usize> {
        let pom = &self.poms[at];
        let by_path = pom.parent_paths().iter().find_map(|path| self.by_path.get(path).copied());
        by_path.filter(|&parent| self.poms[parent].own.artifact == link.coordinates.artifact).or_else(|| {
            self.nearest(&format!("{}:{}", link.coordinates.group, link.coordinates.artifact), pom.folder(), at)
        })
    }

    /// The POM with these coordinates that is nearest to a folder; copies in test data come last.
    fn nearest(&self, key: &str, folder: &str, except: usize) -> Option<usize> {
        let candidates = self.by_coordinates.get(key)?.iter().copied().filter(|&at| at != except);
        candidates.max_by_key(|&at| {
            let other = self.poms[at].folder();
            let fixture = format!("/{other}/").contains("/src/") && !format!("/{folder}/").contains("/src/");
            (!fixture, shared_depth(folder, other), std::cmp::Reverse(at))
        })
    }

    /// The value of a property for the first POM of a line, unexpanded.
    fn property<'r>(&'r self, name: &str, line: &[&'r Pom]) -> Option<(Option<&'r Pom>, &'r Text)> {
        if let Some((_, text)) = self.user_property(name, line) {
            return Some((None, text));
        }
        line.iter().find_map(|pom| {
            let set = pom.active().find_map(|part| part.properties.iter().rev().find(|(key, _)| key == name));
            set.map(|(_, text)| (Some(*pom), text))
        })
    }

    /// The value that `.mvn/maven.config` gives a property with `-D`, and the path of that file.
    fn user_property(&self, name: &str, line: &[&Pom]) -> Option<(String, &Text)> {
        let (top, user) = upward(line.first()?.folder()).find_map(|folder| Some((folder, self.user.get(folder)?)))?;
        let (_, text) = user.iter().find(|(key, _)| key == name)?;
        Some((join(top, ".mvn/maven.config"), text))
    }

    /// A text with every `${…}` replaced; `None` when one cannot be.
    fn expand(&self, text: &str, line: &[&Pom]) -> Option<String> {
        self.expand_bounded(text, line, 0, &mut { MAX_EXPANSIONS })
    }

    fn expand_bounded(&self, text: &str, line: &[&Pom], depth: usize, budget: &mut u32) -> Option<String> {
        if depth > MAX_DEPTH || text.len() > MAX_TEXT {
            return None;
        }
        let mut out = String::new();
        let mut rest = text;
        while let Some(at) = rest.find("${") {
            out.push_str(&rest[..at]);
            let end = rest[at..].find('}')? + at;
            let name = &rest[at + 2..end];
            *budget = budget.checked_sub(1)?;
            let value = match self.property(name, line) {
                Some((_, text)) => text.value.clone(),
                None => built_in(name, line)?,
            };
            out.push_str(&self.expand_bounded(&value, line, depth + 1, budget)?);
            if out.len() > MAX_TEXT {
                return None;
            }
            rest = &rest[end + 1..];
        }
        out.push_str(rest);
        Some(out)
    }

    /// What the POM of a folder says, strongest first. One statement is a candidate, the others carry their verdict.
    ///
    /// As the compiler plugin has it: `release` beats `target` beats `source`; an explicit configuration beats the property
    /// of the same meaning; plugins beat their management; children beat parents. `java.version` comes last: by itself it is
    /// a property of Spring Boot's parent, which sets `maven.compiler.release` from it.
    pub fn evidence(&self, folder: &str) -> Vec<Evidence> {
        let Some(&at) = self.by_folder.get(folder) else { return Vec::new() };
        let (line, _) = self.lineage(at);
        let preview = matches!(self.preview(folder), Preview::EnabledAt(_));
        let mut found = Vec::new();
        for (option, property) in [
            ("release", "maven.compiler.release"),
            ("target", "maven.compiler.target"),
            ("source", "maven.compiler.source"),
            ("", "java.version"),
        ] {
            found.extend(configured(&line, option));
            found.extend(self.properties(&line, property));
        }
        let mut decided = false;
        // Something stronger is set to what is not known here.
        let mut unsure = false;
        let mut evidence: Vec<Evidence> = Vec::new();
        for Found { path, text, what, idle } in found {
            let value = self.expand(&text.value, &line);
            if value.as_deref() == Some("") {
                continue;
            }
            let release = value.as_deref().and_then(feature_release);
            let range = release.and_then(|release| JdkRange::compiled_for(release, preview));
            let shown = match &value {
                Some(value) if *value != text.value => format!("{what} = {value} ({})", text.value),
                _ => format!("{what} = {}", text.value),
            };
            let weight = match (idle, release) {
                (Some(reason), _) => Weight::NotInForce(reason),
                (None, None) => {
                    unsure |= !decided;
                    Weight::NotInForce("its value is not known here".to_owned())
                }
                (None, Some(_)) if decided => Weight::Outranked,
                (None, Some(_)) => {
                    decided = true;
                    Weight::Decides
                }
            };
            evidence.push(Evidence {
                path,
                line: text.line,
                what: shown,
                rank: Rank::Maven,
                range: if unsure { range.map(JdkRange::perhaps_older) } else { range },
                weight,
            });
        }
        evidence
    }

    /// Every setting of a property in a line, those in force first.
    fn properties<'r>(&'r self, line: &[&'r Pom], name: &str) -> Vec<Found<'r>> {
        let mut found = Vec::new();
        if let Some((path, text)) = self.user_property(name, line) {
            found.push(Found { path, text, what: format!("-D{name}"), idle: None });
        }
        let set = |part: &'r Part| part.properties.iter().filter(|(key, _)| key == name).map(|(_, text)| text);
        for &pom in line {
            let active = pom.active().flat_map(set);
            found.extend(active.map(|text| Found {
                path: pom.path.as_str().to_owned(),
                text,
                what: name.to_owned(),
                idle: None,
            }));
        }
        for &pom in line {
            for (id, _, part) in pom.profiles.iter().filter(|(_, active, _)| !active) {
                let idle = Some(format!("profile `{id}` is not active by default"));
                found.extend(set(part).map(|text| Found {
                    path: pom.path.as_str().to_owned(),
                    text,
                    what: name.to_owned(),
                    idle: idle.clone(),
                }));
            }
        }
        found
    }

    /// Whether the module compiles with preview features.
    pub fn preview(&self, folder: &str) -> Preview {
        let Some(&at) = self.by_folder.get(folder) else { return Preview::Unknown };
        let (line, outside) = self.lineage(at);
        let configs = || {
            let plugins = line
                .iter()
                .flat_map(|pom| pom.active().flat_map(move |part| part.plugins.iter().map(move |c| (*pom, c))));
            let managed = line
                .iter()
                .flat_map(|pom| pom.active().flat_map(move |part| part.managed.iter().map(move |c| (*pom, c))));
            plugins.chain(managed)
        };
        let mut unknown = outside.is_some_and(|parent| !PLAIN_PARENTS.contains(&parent.as_str()));
        let enabled = |pom: &Pom, line: u32| Preview::EnabledAt(format!("{}:{line}", pom.path));
        if let Some((pom, text)) = configs().find_map(|(pom, config)| Some((pom, config.enable_preview.as_ref()?))) {
            match self.expand(&text.value, &line).as_deref() {
                Some("true") => return enabled(pom, text.line),
                Some(_) => {}
                None => unknown = true,
            }
        } else if let Some((pom, text)) = self.property("maven.compiler.enablePreview", &line)
            && self.expand(&text.value, &line).as_deref() == Some("true")
        {
            return pom.map_or(Preview::Unknown, |pom| enabled(pom, text.line));
        }
        for (pom, config) in configs() {
            let Some(arguments) = &config.arguments else { continue };
            for argument in arguments {
                match self.expand(&argument.value, &line) {
                    Some(value) if value.split_whitespace().any(|word| word == "--enable-preview") => {
                        return enabled(pom, argument.line);
                    }
                    Some(_) => {}
                    None => unknown = true,
                }
            }
            // A nearer list replaces the outer ones unless it says otherwise.
            if !config.appends {
                break;
            }
        }
        if unknown { Preview::Unknown } else { Preview::NotEnabled }
    }

    /// The folders of the modules that the module in `folder` depends on directly.
    pub fn dependencies(&self, folder: &str) -> Vec<&str> {
        let Some(&at) = self.by_folder.get(folder) else { return Vec::new() };
        let (line, _) = self.lineage(at);
        let mut found = Vec::new();
        for pom in &line {
            let parts = pom.profiles.iter().map(|(_, _, part)| part).chain([&pom.main]);
            for dependency in parts.flat_map(|part| &part.dependencies) {
                let group = self.expand(&dependency.group, &line);
                let artifact = self.expand(&dependency.artifact, &line);
                if let (Some(group), Some(artifact)) = (group, artifact)
                    && let Some(other) = self.nearest(&format!("{group}:{artifact}"), folder, at)
                {
                    found.push(self.poms[other].folder());
                }
            }
        }
        found
    }
}

/// Every explicit setting of a compiler option, plugins before their management, children before parents.
fn configured<'r>(line: &[&'r Pom], option: &str) -> Vec<Found<'r>> {
    fn pick<'c>(config: &'c CompilerConfig, option: &str) -> Option<&'c Text> {
        match option {
            "release" => config.release.as_ref(),
            "target" => config.target.as_ref(),
            "source" => config.source.as_ref(),
            _ => None,
        }
    }
    let what = || format!("maven-compiler-plugin {option}");
    let mut found = Vec::new();
    for managed in [false, true] {
        let lists = |part: &'r Part| if managed { &part.managed } else { &part.plugins };
        for &pom in line {
            let active = pom.active().flat_map(lists).filter_map(|config| pick(config, option));
            found.extend(active.map(|text| Found {
                path: pom.path.as_str().to_owned(),
                text,
                what: what(),
                idle: None,
            }));
        }
    }
    for &pom in line {
        for (id, _, part) in pom.profiles.iter().filter(|(_, active, _)| !active) {
            let idle = Some(format!("profile `{id}` is not active by default"));
            let set = part.plugins.iter().chain(&part.managed).filter_map(|config| pick(config, option));
            found.extend(set.map(|text| Found {
                path: pom.path.as_str().to_owned(),
                text,
                what: what(),
                idle: idle.clone(),
            }));
        }
    }
    found
}

/// `${project.…}` of the first POM of a line.
fn built_in(name: &str, line: &[&Pom]) -> Option<String> {
    let pom = line.first()?;
    let name = name.strip_prefix("project.").or_else(|| name.strip_prefix("pom."))?;
    let parent = pom.parent.as_ref();
    match name {
        "artifactId" => Some(pom.own.artifact.clone()),
        "groupId" if !pom.own.group.is_empty() => Some(pom.own.group.clone()),
        "groupId" | "parent.groupId" => parent.map(|link| link.coordinates.group.clone()),
        "parent.artifactId" => parent.map(|link| link.coordinates.artifact.clone()),
        "version" => pom.version.clone().or_else(|| pom.parent_version.clone()),
        "parent.version" => pom.parent_version.clone(),
        _ => None,
    }
}

/// The `-Dname=value` options of a `maven.config`.
fn user_properties(text: &str) -> Vec<(String, Text)> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for option in line.split('#').next().unwrap_or("").split_whitespace() {
            if let Some((name, value)) = option.strip_prefix("-D").and_then(|rest| rest.split_once('=')) {
                found.push((name.to_owned(), Text { value: value.to_owned(), line: number }));
            }
        }
    }
    found
}
