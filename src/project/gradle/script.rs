//! What one build script says, before anything is resolved: JDK settings, plugins, names, projects, with the blocks they
//! stand in.

use super::syntax::{Block, Link, Node, arguments, chain, parse, render};
use super::token::Kind;
use crate::source::RepoPath;

/// The settings that name a Java release, the one that decides first.
///
/// `options.release` is what the code is compiled for, API included, whatever JDK compiles it; `targetCompatibility` is the
/// class file version (it defaults to `sourceCompatibility`); a toolchain only says which JDK compiles, and one that is
/// newer than the target is common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Setting {
    /// `options.release`.
    Release,
    /// `targetCompatibility`.
    Target,
    /// `sourceCompatibility`.
    Source,
    /// `java.toolchain.languageVersion`, `jvmToolchain(…)`.
    Toolchain,
}

impl Setting {
    /// All of them, strongest first.
    pub const ALL: [Setting; 4] = [Setting::Release, Setting::Target, Setting::Source, Setting::Toolchain];

    /// The name used in listings.
    pub fn as_str(self) -> &'static str {
        match self {
            Setting::Release => "options.release",
            Setting::Target => "targetCompatibility",
            Setting::Source => "sourceCompatibility",
            Setting::Toolchain => "toolchain",
        }
    }
}

/// The projects a statement of a script is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The project of the script.
    Own,
    /// `subprojects { … }`.
    Below,
    /// `allprojects { … }`, `configure(someProjects) { … }`.
    All,
    /// `project(":core") { … }`.
    Named(String),
}

/// One setting of a Java release.
#[derive(Debug)]
pub struct Statement {
    /// Which.
    pub setting: Setting,
    /// For which projects.
    pub reach: Reach,
    /// Why it does not hold for main code, if so.
    pub idle: Option<&'static str>,
    /// The value as written.
    pub value: Vec<Node>,
    /// Line, 1-based.
    pub line: u32,
}

/// A plugin or script that a script applies.
#[derive(Clone, Debug)]
pub enum Applied {
    /// By id.
    Id(String),
    /// `alias(libs.plugins.…)`: the names behind `plugins`, by catalog.
    Alias(String, String),
    /// `apply from: …`: the path expression.
    Script(Vec<Node>),
    /// Something that cannot be followed.
    Opaque,
}

/// What a name stands for.
#[derive(Debug)]
pub enum Meaning {
    /// An expression.
    Value(Vec<Node>),
    /// A project property of the same name (`val x: String by project`).
    Property,
}

/// A reference to another project of the build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProjectReference {
    /// `project(":core")`.
    Path(String),
    /// `projects.core.api`: the names behind `projects`, joined by dots.
    Accessor(String),
}

/// The facts of one script.
#[derive(Debug)]
pub struct Script {
    /// The file.
    pub path: RepoPath,
    /// Settings of a Java release, in order.
    pub statements: Vec<Statement>,
    /// Lines with `--enable-preview` for main code.
    pub previews: Vec<(Reach, u32)>,
    /// Plugins and scripts applied.
    pub applied: Vec<(Reach, Applied)>,
    /// Names given a meaning, in order.
    pub names: Vec<(String, Meaning)>,
    /// Projects depended on.
    pub projects: Vec<(Reach, ProjectReference)>,
    /// Settings scripts: included project paths.
    pub includes: Vec<String>,
    /// Settings scripts: project path to the expression of its folder.
    pub folders: Vec<(String, Vec<Node>)>,
    /// Settings scripts: catalog, alias and version of `versionCatalogs { … }`.
    pub versions: Vec<(String, String, String)>,
    /// `package` of a Kotlin plugin script.
    pub package: Option<String>,
}

impl Script {
    /// Reads a script; the language follows from the name.
    pub fn parse(path: &RepoPath, text: &str) -> Self {
        let kotlin = path.as_str().ends_with(".kts") || path.as_str().ends_with(".kt");
        let block = parse(text, kotlin);
        let mut script = Script {
            path: path.clone(),
            statements: Vec::new(),
            previews: Vec::new(),
            applied: Vec::new(),
            names: Vec::new(),
            projects: Vec::new(),
            includes: Vec::new(),
            folders: Vec::new(),
            versions: Vec::new(),
            package: None,
        };
        Collector { script: &mut script, frames: Vec::new() }.block(&block);
        script
    }
}

/// A call around a statement.
#[derive(Debug, Default)]
struct Frame {
    /// Names of the chain: `tasks`, `named`.
    names: Vec<String>,
    /// Types and words given to it: `JavaCompile`.
    words: Vec<String>,
    /// Texts given to it: `compileJava`.
    texts: Vec<String>,
    /// An operator of negation stands in its arguments.
    negated: bool,
}

impl Frame {
    fn of(links: &[Link<'_>]) -> Self {
        let mut frame = Self::default();
        for link in links {
            frame.names.push(link.name.to_owned());
            frame.words.extend(link.types.iter().map(|it| (*it).to_owned()));
            for nodes in [link.arguments, link.index].into_iter().flatten() {
                frame.take(nodes);
            }
        }
        frame
    }

    fn take(&mut self, nodes: &[Node]) {
        for node in nodes {
            match node {
                Node::Token(token) => match token.kind {
                    Kind::Word => self.words.push(token.text.to_string()),
                    Kind::Text { .. } => self.texts.push(token.text.to_string()),
                    _ => self.negated |= matches!(&*token.text, "!" | "!="),
                },
                Node::Parens(inner, _) | Node::Square(inner, _) => self.take(inner),
                Node::Braces(..) => {}
            }
        }
    }

    fn has(&self, name: &str) -> bool {
        self.names.iter().any(|it| it == name)
    }

    /// Why a setting inside does not concern the main Java code, if so.
    fn idle(&self) -> Option<&'static str> {
        const ONE_TASK: [&str; 6] =
            ["launcherFor", "compilerFor", "javadocToolFor", "javaLauncher", "javaCompiler", "javadocTool"];
        const NOT_JAVA: [&str; 9] = [
            "eclipse",
            "idea",
            "javadoc",
            "groovydoc",
            "kotlinOptions",
            "compilerOptions",
            "jmh",
            "spotless",
            "animalsniffer",
        ];
        const OTHER_TASKS: [&str; 5] =
            ["GroovyCompile", "ScalaCompile", "KotlinCompile", "Javadoc", "KotlinJvmCompile"];
        if self.names.iter().any(|name| ONE_TASK.contains(&name.as_str())) {
            return Some("the JDK of one task");
        }
        if self.names.iter().any(|name| NOT_JAVA.contains(&name.as_str())) {
            return Some("no setting of the Java compiler");
        }
        let about_tasks =
            ["tasks", "withType", "named", "register", "getByName", "task", "configure", "create", "creating"]
                .iter()
                .any(|name| self.has(name));
        if self.words.iter().any(|word| word == "Test") && about_tasks {
            return Some("for tests only");
        }
        if self.words.iter().any(|word| OTHER_TASKS.contains(&word.as_str())) && about_tasks {
            return Some("no setting of the Java compiler");
        }
        let texts = self.texts.iter().filter(|_| about_tasks);
        if let Some(reason) = self.names.iter().chain(texts).find_map(|name| idle_task(name)) {
            return Some(reason);
        }
        let asks_for_tests = self.has("if") && !self.negated && self.texts.iter().any(|text| text.contains("Test"));
        asks_for_tests.then_some("for tests only")
    }
}

/// Whether a task of this name does something other than compile the main Java code.
fn idle_task(name: &str) -> Option<&'static str> {
    if matches!(name, "test" | "tests" | "testing")
        || (name.ends_with("Test") && name.starts_with(|c: char| c.is_lowercase()))
    {
        return Some("for tests only");
    }
    let compiled = name.strip_prefix("compile")?;
    if let Some(set) = compiled.strip_suffix("Java") {
        return match set {
            "" => None,
            set if set.contains("Test") => Some("for tests only"),
            _ => Some("for another source set"),
        };
    }
    ["Groovy", "Kotlin", "Scala"].iter().any(|end| compiled.ends_with(end)).then_some("no setting of the Java compiler")
}

struct Collector<'s> {
    script: &'s mut Script,
    frames: Vec<Frame>,
}

impl Collector<'_> {
    fn block(&mut self, block: &Block) {
        for nodes in &block.statements {
            self.statement(nodes);
        }
    }

    fn statement(&mut self, nodes: &[Node]) {
        if let Some(rest) = self.definition(nodes) {
            self.previews(rest, None);
            self.descend(rest);
            return;
        }
        let (links, length) = chain(nodes);
        let rest = &nodes[length..];
        if let Some((target, value)) = assignment(&links, rest) {
            self.assigned(target, value, nodes);
        }
        self.called(&links, rest);
        self.previews(nodes, links.first());
        if self.frames.iter().any(|frame| frame.has("dependencies")) {
            self.references(nodes);
        }
        self.descend(&nodes[..length]);
        // Groovy passes a block behind other arguments (`task x(type: Test) { … }`), and a value may hold one
        // (`javaLauncher = launcherFor { … }`). What follows `if (…) { … }` is its `else`.
        let behind = links.first().is_some_and(|first| first.name != "if");
        if behind {
            let mut frame = Frame::of(&links);
            let block = rest.iter().position(|node| matches!(node, Node::Braces(..)));
            frame.take(&rest[..block.unwrap_or(rest.len())]);
            self.frames.push(frame);
        }
        self.descend(rest);
        if behind {
            self.frames.pop();
        }
    }

    /// Walks into the blocks of a statement, each with the chain it belongs to as its frame.
    fn descend(&mut self, nodes: &[Node]) {
        let mut at = 0;
        while at < nodes.len() {
            let (links, length) = chain(&nodes[at..]);
            if length == 0 {
                match &nodes[at] {
                    Node::Parens(inner, _) | Node::Square(inner, _) => self.descend(inner),
                    Node::Braces(block, _) => self.within(Frame::default(), block),
                    Node::Token(_) => {}
                }
                at += 1;
                continue;
            }
            at += length;
            for (index, link) in links.iter().enumerate() {
                if let Some(block) = link.block {
                    self.within(Frame::of(&links[..=index]), block);
                }
                for inner in [link.arguments, link.index].into_iter().flatten() {
                    self.frames.push(Frame::of(&links[..=index]));
                    self.descend(inner);
                    self.frames.pop();
                }
            }
        }
    }

    fn within(&mut self, frame: Frame, block: &Block) {
        self.frames.push(frame);
        self.block(block);
        self.frames.pop();
    }

    /// Which projects a statement here is about.
    fn reach(&self) -> Reach {
        for frame in self.frames.iter().rev() {
            let mentions = |word: &str| frame.has(word) || frame.words.iter().any(|it| it == word);
            if mentions("subprojects") {
                return Reach::Below;
            }
            if mentions("allprojects") {
                return Reach::All;
            }
            match frame.names.last().map(String::as_str) {
                Some("project") => {
                    if let Some(path) = frame.texts.first() {
                        return Reach::Named(path.clone());
                    }
                }
                // `configure(javaProjects) { … }`: which ones is not known, so all may be meant.
                Some("configure")
                    if frame.names.len() == 1 && frame.words.iter().all(|it| it.starts_with(char::is_lowercase)) =>
                {
                    return match frame.texts.first() {
                        Some(path) if frame.words.iter().any(|it| it == "project") => Reach::Named(path.clone()),
                        _ => Reach::All,
                    };
                }
                _ => {}
            }
        }
        Reach::Own
    }

    fn idle(&self) -> Option<&'static str> {
        self.frames.iter().find_map(Frame::idle)
    }

    /// `def x = 21`, `val x: Int = 21`, `int x = 21`, `val x by extra(21)`, `val x: String by project`. Gives the nodes of
    /// the value.
    fn definition<'n>(&mut self, nodes: &'n [Node]) -> Option<&'n [Node]> {
        const MODIFIERS: [&str; 10] =
            ["val", "var", "def", "final", "const", "private", "internal", "static", "public", "lateinit"];
        let start = nodes.iter().position(|node| !node.word().is_some_and(|word| MODIFIERS.contains(&word)))?;
        let typed = nodes.get(start).and_then(Node::word).is_some()
            && nodes.get(start + 1).and_then(Node::word).is_some()
            && nodes.get(start + 2).is_some_and(|node| node.is_mark("="));
        let name_at = start + usize::from(typed);
        if start == 0 && !typed {
            return None;
        }
        let name = nodes.get(name_at)?.word()?.to_owned();
        let behind = &nodes[name_at + 1..];
        if let Some(equals) = behind.iter().position(|node| node.is_mark("=")) {
            let value = &behind[equals + 1..];
            self.script.names.push((name, Meaning::Value(value.to_vec())));
            return Some(value);
        }
        let by = behind.iter().position(|node| node.is_word("by"))?;
        let value = &behind[by + 1..];
        let (links, _) = chain(value);
        let last = links.last();
        let meaning = match last.map(|link| (link.name, link.arguments, link.block)) {
            Some(("extra", Some(initial), _)) => Meaning::Value(initial.to_vec()),
            Some(("extra", None, Some(block))) => Meaning::Value(block.statements.last().cloned().unwrap_or_default()),
            Some(("project" | "settings" | "rootProject" | "extra" | "gradle", None, None)) => Meaning::Property,
            _ => return Some(value),
        };
        self.script.names.push((name, meaning));
        Some(value)
    }

    /// `target = value` in any of its spellings.
    fn assigned(&mut self, target: &[Link<'_>], value: &[Node], nodes: &[Node]) {
        let Some(last) = target.last() else { return };
        let line = nodes.first().map_or(last.line, |_| last.line);
        let own = Frame::of(&target[..target.len() - 1]);
        let around = |name: &str| {
            own.has(name) || self.frames.iter().any(|frame| frame.has(name) || frame.words.iter().any(|w| w == name))
        };
        let setting = match last.name {
            "release" if around("options") || around("compileJava") || around("JavaCompile") => Some(Setting::Release),
            "targetCompatibility" => Some(Setting::Target),
            "sourceCompatibility" => Some(Setting::Source),
            "languageVersion"
                if around("toolchain") || around("jvmToolchain") || mentions(value, "JavaLanguageVersion") =>
            {
                Some(Setting::Toolchain)
            }
            _ => None,
        };
        if let Some(setting) = setting {
            let idle = self.idle().or_else(|| own.idle());
            let reach = match own.names.first().map(String::as_str) {
                Some("subprojects") => Reach::Below,
                Some("allprojects") => Reach::All,
                _ => self.reach(),
            };
            self.script.statements.push(Statement { setting, reach, idle, value: value.to_vec(), line });
            return;
        }
        if last.name == "projectDir"
            && let Some(path) = target.first().filter(|link| link.name == "project").and_then(first_text)
        {
            self.script.folders.push((path, value.to_vec()));
        }
        // `ext.x = 21`, `extra["x"] = 21`, `x = 21` inside `ext { … }`, or a variable given another value.
        let in_extra = self.frames.last().is_some_and(|frame| frame.has("ext") || frame.has("extra"));
        let behind_extra =
            target.len() > 1 && target[..target.len() - 1].iter().any(|link| matches!(link.name, "ext" | "extra"));
        let name = match last.index.and_then(|index| index.first()).and_then(Node::text) {
            Some(key) if matches!(last.name, "ext" | "extra") => Some(key),
            None if in_extra || behind_extra || target.len() == 1 => Some(last.name),
            _ => None,
        };
        if let Some(name) = name {
            self.script.names.push((name.to_owned(), Meaning::Value(value.to_vec())));
        }
    }

    /// Calls that matter: `jvmToolchain(21)`, `plugins { … }`, `apply`, `include`, `ext.set("x", 21)`.
    fn called(&mut self, links: &[Link<'_>], rest: &[Node]) {
        let (Some(first), Some(last)) = (links.first(), links.last()) else { return };
        if last.name == "jvmToolchain"
            && let Some(value) = last.arguments.or(Some(rest)).filter(|value| !value.is_empty())
        {
            let (idle, reach) = (self.idle(), self.reach());
            let statement =
                Statement { setting: Setting::Toolchain, reach, idle, value: value.to_vec(), line: last.line };
            self.script.statements.push(statement);
        }
        if last.name == "set"
            && let Some(list) = last.arguments
            && (links.iter().any(|link| matches!(link.name, "ext" | "extra"))
                || self.frames.last().is_some_and(|frame| frame.has("ext") || frame.has("extra")))
        {
            let mut list = arguments(list);
            if let (Some([key]), Some(value)) = (list.next(), list.next())
                && let Some(key) = key.text()
            {
                self.script.names.push((key.to_owned(), Meaning::Value(value.to_vec())));
            }
        }
        match first.name {
            "package" if self.frames.is_empty() => self.script.package = Some(render(rest).replace(' ', "")),
            "include" => {
                let list = first.arguments.unwrap_or(rest);
                self.script.includes.extend(texts(list));
            }
            "apply" => self.apply(first, rest),
            "version" if self.frames.iter().any(|frame| frame.has("versionCatalogs")) => {
                let mut list = texts(first.arguments.unwrap_or(rest));
                let catalog = self.frames.last().and_then(|frame| frame.texts.first().or(frame.names.last()));
                if let (Some(catalog), Some(alias), Some(version)) = (catalog, list.next(), list.next()) {
                    self.script.versions.push((catalog.clone(), alias, version));
                }
            }
            "plugins" | "pluginManager" | "project" if last.name == "apply" => {
                let applied = first_text(last).map_or(Applied::Opaque, Applied::Id);
                let reach = self.reach();
                self.script.applied.push((reach, applied));
            }
            _ if self.frames.last().is_some_and(|frame| frame.names.last().is_some_and(|name| name == "plugins"))
                && !self.frames.iter().any(|frame| frame.has("pluginManagement") || frame.has("gradlePlugin")) =>
            {
                self.plugin(links, rest);
            }
            _ => {}
        }
    }

    /// One line of `plugins { … }`.
    fn plugin(&mut self, links: &[Link<'_>], rest: &[Node]) {
        let Some(first) = links.first() else { return };
        let unused = rest.windows(2).any(|pair| pair[0].is_word("apply") && pair[1].is_word("false"))
            || links.iter().any(|link| {
                link.name == "apply" && link.arguments.is_some_and(|a| a.iter().any(|n| n.is_word("false")))
            });
        if unused {
            return;
        }
        let given = || first_text(first).or_else(|| rest.first().and_then(Node::text).map(str::to_owned));
        let applied = match first.name {
            "id" => given().map_or(Applied::Opaque, Applied::Id),
            "kotlin" => given().map_or(Applied::Opaque, |name| Applied::Id(format!("org.jetbrains.kotlin.{name}"))),
            "alias" => {
                let names = chain(first.arguments.unwrap_or(rest)).0;
                match names.split_first() {
                    Some((catalog, [plugins, names @ ..])) if plugins.name == "plugins" => {
                        let names: Vec<&str> = names.iter().map(|link| link.name).collect();
                        Applied::Alias(catalog.name.to_owned(), names.join("."))
                    }
                    _ => Applied::Opaque,
                }
            }
            _ if first.arguments.is_none() => {
                Applied::Id(links.iter().map(|link| link.name).collect::<Vec<_>>().join("."))
            }
            _ => Applied::Opaque,
        };
        let reach = self.reach();
        self.script.applied.push((reach, applied));
    }

    /// `apply plugin: 'java'`, `apply(from = "x.gradle.kts")`, `apply<JavaPlugin>()`.
    fn apply(&mut self, first: &Link<'_>, rest: &[Node]) {
        let reach = self.reach();
        let mut found = false;
        for argument in arguments(first.arguments.unwrap_or(rest)) {
            let (Some(key), Some(sign)) = (argument.first().and_then(Node::word), argument.get(1)) else { continue };
            if !(sign.is_mark(":") || sign.is_mark("=")) {
                continue;
            }
            let applied = match (key, &argument[2..]) {
                ("plugin", [id]) => id.text().map_or(Applied::Opaque, |id| Applied::Id(id.to_owned())),
                ("from", value) => Applied::Script(value.to_vec()),
                ("plugin", _) => Applied::Opaque,
                _ => continue,
            };
            self.script.applied.push((reach.clone(), applied));
            found = true;
        }
        let core = first.types.iter().all(|name| CORE_CLASSES.contains(name)) && !first.types.is_empty();
        if !found && !core && first.block.is_none() {
            self.script.applied.push((reach, Applied::Opaque));
        }
    }

    /// `--enable-preview` as an argument of a compiler or JVM.
    fn previews(&mut self, nodes: &[Node], first: Option<&Link<'_>>) {
        let Some(line) = preview_line(nodes) else { return };
        let own = Frame::of(&chain(nodes).0);
        let takes_away = ["remove", "removeAll", "removeIf", "contains", "minus"].iter().any(|name| own.has(name));
        let removes = takes_away || nodes.iter().any(|node| node.is_mark("-="));
        if removes || self.idle().is_some() || first.is_some() && own.idle().is_some() {
            return;
        }
        let reach = self.reach();
        self.script.previews.push((reach, line));
    }

    /// References to other projects in a dependency declaration.
    fn references(&mut self, nodes: &[Node]) {
        let mut at = 0;
        while at < nodes.len() {
            let (links, length) = chain(&nodes[at..]);
            for (index, link) in links.iter().enumerate() {
                if link.name == "project" {
                    let path = link.arguments.and_then(|list| texts(list).next());
                    if let Some(path) = path {
                        let reach = self.reach();
                        self.script.projects.push((reach, ProjectReference::Path(path)));
                    }
                } else if link.name == "projects" && index == 0 && links.len() > 1 {
                    let names: Vec<&str> = links[1..].iter().map(|link| link.name).collect();
                    let reach = self.reach();
                    self.script.projects.push((reach, ProjectReference::Accessor(names.join("."))));
                } else if let Some(inner) = link.arguments {
                    self.references(inner);
                }
            }
            if length == 0 {
                if let Node::Parens(inner, _) | Node::Square(inner, _) = &nodes[at] {
                    self.references(inner);
                }
                at += 1;
            }
            at += length;
        }
    }
}

/// Plugin classes of Gradle itself.
const CORE_CLASSES: [&str; 6] =
    ["JavaPlugin", "JavaLibraryPlugin", "ApplicationPlugin", "JacocoPlugin", "CheckstylePlugin", "MavenPublishPlugin"];

/// `a.b = v`, `a.b.set(v)`, `a.b(v)` and Groovy's `a.b v`: the chain that is assigned and the value.
fn assignment<'l, 'n: 'l>(links: &'l [Link<'n>], rest: &'n [Node]) -> Option<(&'l [Link<'n>], &'n [Node])> {
    let last = links.last()?;
    let setter = matches!(last.name, "set" | "convention" | "value");
    if let Some((first, value)) = rest.split_first()
        && first.is_mark("=")
    {
        return Some((links, value));
    }
    let starts_value = rest.first().is_some_and(|node| {
        node.token().is_some_and(|token| token.kind != Kind::Mark) && !node.is_word("in") && !node.is_word("as")
    });
    let value = match last.arguments {
        Some(arguments) if rest.is_empty() || rest[0].is_mark("?:") => arguments,
        None if starts_value && last.block.is_none() => rest,
        _ => return None,
    };
    if value.is_empty() {
        return None;
    }
    if setter && links.len() > 1 {
        return Some((&links[..links.len() - 1], value));
    }
    // A plain call is an assignment only where Groovy's DSL makes it one.
    let known = matches!(last.name, "sourceCompatibility" | "targetCompatibility" | "languageVersion" | "release");
    known.then_some((links, value))
}

/// The texts among arguments, nested lists included.
fn texts(nodes: &[Node]) -> impl Iterator<Item = String> {
    let mut found = Vec::new();
    let mut open: Vec<&[Node]> = vec![nodes];
    while let Some(nodes) = open.pop() {
        for node in nodes {
            match node {
                Node::Parens(inner, _) | Node::Square(inner, _) => open.push(inner),
                _ => found.extend(node.text().map(str::to_owned)),
            }
        }
    }
    found.into_iter()
}

/// The first argument of a call if it is a text.
fn first_text(link: &Link<'_>) -> Option<String> {
    link.arguments?.first()?.text().map(str::to_owned)
}

/// Whether a word occurs in an expression, blocks left out.
fn mentions(nodes: &[Node], word: &str) -> bool {
    nodes.iter().any(|node| match node {
        Node::Parens(inner, _) | Node::Square(inner, _) => mentions(inner, word),
        _ => node.is_word(word),
    })
}

/// The line of an option text with `--enable-preview`, blocks left out. Messages that speak of it do not start with `-`.
fn preview_line(nodes: &[Node]) -> Option<u32> {
    nodes.iter().find_map(|node| match node {
        Node::Parens(inner, _) | Node::Square(inner, _) => preview_line(inner),
        _ => {
            let text = node.text()?.trim();
            let option = text.starts_with('-') && text.split_whitespace().any(|word| word == "--enable-preview");
            option.then(|| node.line())
        }
    })
}
