//! What flags and configuration mean together. Everything after this point reads [`Settings`] and nothing else.

use crate::cli::{COMMANDS, Check, Cli, Global, OutputFile, RuleFlags};
use crate::config::{Catalog, Config, ConfigFile, Override, PathSet, RuleLevel};
use crate::explain::unknown_rule;
use crate::finding::Level;
use crate::project::Overrides;
use crate::project::jdk::JdkRange;
use crate::report::Format;
use crate::rules::page::Audience;
use crate::rules::{self, Rule};
use crate::source::RepoPath;
use crate::style::ColorChoice;
use crate::suggest;
use crate::walk::{Base, FileKind, project_root};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A run, decided.
#[derive(Debug)]
pub struct Settings {
    /// What the run is relative to.
    pub base: Base,
    /// The folder that the globs of the configuration see paths of reports from: that of `base`, or the root of the project
    /// that was asked for when it lies elsewhere.
    pub root: PathBuf,
    /// What to look at.
    pub input: Input,
    /// Which rules run where, and at which level.
    pub rules: RuleSelection,
    /// JDK ranges that beat what the build says.
    pub jdk: JdkOverrides,
    /// Where nothing is reported.
    pub exclude: RepoGlobs,
    /// What the project knows about its types.
    pub catalog: Catalog,
    /// The lowest level that fails the run; `None`: nothing does.
    pub fail_on: Option<Level>,
    /// The format on standard output.
    pub format: Format,
    /// Further reports.
    pub outputs: Vec<OutputFile>,
    /// Report what the source silences, too.
    pub show_suppressed: bool,
    /// Count the findings of each rule.
    pub statistics: bool,
    /// Show where the time went.
    pub timings: bool,
    /// A progress bar may be shown.
    pub progress: bool,
    /// Print the report and errors only.
    pub quiet: bool,
    /// Say more on standard error.
    pub verbose: bool,
    /// When to use colour.
    pub color: ColorChoice,
    /// Look into hidden files.
    pub hidden: bool,
    /// Look into ignored files.
    pub no_ignore: bool,
    /// Number of threads, 0 for one for each core.
    pub threads: usize,
    /// What the configuration says in vain, a line each.
    pub warnings: Vec<String>,
    /// The configuration file that was read, as messages call it.
    pub config: Option<String>,
}

/// What to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// These files and folders.
    Paths(Vec<PathBuf>),
    /// Standard input, as if it were the content of this file.
    Stdin(PathBuf),
}

impl Settings {
    /// Decides a run. Reads the configuration file, nothing else.
    ///
    /// # Errors
    /// One line that says what is wrong and where; exit code 2.
    pub fn resolve(cli: &Cli, working_dir: &Path) -> Result<Settings, String> {
        let Cli { check, global, .. } = cli;
        let input = input(check, working_dir)?;
        let base = Base::of(working_dir);
        let start = config_start(&input, &base);
        let file = read_config(global, &base, &start)?;
        let empty = Config::default();
        let config = file.as_ref().map_or(&empty, |file| &file.config);
        // Reports on a project outside of the working directory's repository count from the root of that project.
        let root = if start.starts_with(&base.dir) { base.dir.clone() } else { project_root(&start, true) };
        let scope = Scope::new(file.as_ref(), &root);
        check_outputs(&check.output, working_dir)?;
        Ok(Settings {
            rules: RuleSelection::new(&known_rules(), &check.rules, config, &scope)?,
            warnings: file.as_ref().map_or(vec![], |file| idle_levels(file, &check.rules)),
            jdk: JdkOverrides::new(check.rules.jdk, file.as_ref(), &scope)?,
            exclude: RepoGlobs::new(&scope, &config.exclude)?,
            catalog: config.catalog.clone(),
            fail_on: if check.exit_zero {
                None
            } else {
                Some(check.fail_on.or(config.fail_on).unwrap_or(Level::Warning))
            },
            format: check.format.unwrap_or(Format::Terminal),
            outputs: check.output.clone(),
            show_suppressed: check.show_suppressed,
            statistics: check.statistics,
            timings: check.timings,
            progress: !check.no_progress && !global.quiet,
            quiet: global.quiet,
            verbose: global.verbose,
            color: global.color,
            hidden: check.hidden,
            no_ignore: check.no_ignore,
            threads: check.threads.map_or(0, usize::from),
            config: file.map(|file| file.name),
            base,
            root,
            input,
        })
    }
}

fn input(check: &Check, working_dir: &Path) -> Result<Input, String> {
    let stdin = check.paths.iter().any(|path| path.as_os_str() == "-");
    match (&check.stdin_filename, stdin) {
        (Some(name), true) if check.paths.len() == 1 => {
            let file_name = name.file_name().unwrap_or_default().to_string_lossy();
            if FileKind::of(&file_name) != Some(FileKind::Java) {
                let name = name.display();
                return Err(format!(
                    "--stdin-filename {name}: standard input is read as Java; the name ends in `.java`"
                ));
            }
            return Ok(Input::Stdin(name.clone()));
        }
        (Some(_), true) => return Err("`-` cannot be combined with other paths; leave them out".into()),
        (Some(_), false) => {
            return Err("`--stdin-filename` needs `-` as the path: `vtlint --stdin-filename A.java -`".into());
        }
        (None, true) => return Err("`-` needs `--stdin-filename PATH`, so that reports can name the file".into()),
        (None, false) => {}
    }
    if let Some(first) = check.paths.first().and_then(|path| path.to_str())
        && !working_dir.join(first).exists()
        && let Some(command) = suggest::nearest(first, COMMANDS)
    {
        return Err(format!("`{first}`: no such file or folder; did you mean the command `{command}`?"));
    }
    Ok(Input::Paths(if check.paths.is_empty() { vec![PathBuf::from(".")] } else { check.paths.clone() }))
}

/// The folder from which the configuration file is looked for: what all given folders have in common. Single files of the
/// working directory's repository count as the working directory, so that a hook which names the changed files gets the
/// same configuration as a run on everything.
fn config_start(input: &Input, base: &Base) -> PathBuf {
    let Input::Paths(paths) = input else { return base.working_dir.clone() };
    let mut folders = paths.iter().map(|path| {
        let path = base.working_dir.join(path);
        let path = path.canonicalize().unwrap_or(path);
        if path.is_dir() {
            path
        } else if path.starts_with(&base.dir) {
            base.working_dir.clone()
        } else {
            path.parent().map_or(path.clone(), Path::to_owned)
        }
    });
    let first = folders.next().unwrap_or_else(|| base.working_dir.clone());
    folders.fold(first, |common, folder| {
        common.ancestors().find(|ancestor| folder.starts_with(ancestor)).map_or_else(PathBuf::new, Path::to_owned)
    })
}

fn read_config(global: &Global, base: &Base, start: &Path) -> Result<Option<ConfigFile>, String> {
    let path = match (&global.config, global.no_config) {
        (_, true) => return Ok(None),
        (Some(path), false) => base.working_dir.join(path),
        (None, false) => match ConfigFile::discover(start) {
            Some(path) => path,
            None => return Ok(None),
        },
    };
    // As the user would type it: from the working directory where it lies below.
    let name = path.strip_prefix(&base.working_dir).or_else(|_| path.strip_prefix(&base.dir)).unwrap_or(&path);
    ConfigFile::read(&path, &name.to_string_lossy()).map(Some).map_err(|error| error.to_string())
}

/// Finds out before the run, not after it, that a report cannot be written.
fn check_outputs(outputs: &[OutputFile], working_dir: &Path) -> Result<(), String> {
    for (index, output) in outputs.iter().enumerate() {
        let shown = format!("--output {}={}", output.format, output.path.display());
        let path = working_dir.join(&output.path);
        if path.is_dir() {
            return Err(format!("{shown}: this is a folder; name a file in it"));
        }
        if let Some(parent) = path.parent().filter(|parent| !parent.is_dir()) {
            let parent = parent.strip_prefix(working_dir).unwrap_or(parent);
            return Err(format!("{shown}: the folder `{}` does not exist; create it first", parent.display()));
        }
        if outputs[..index].iter().any(|earlier| earlier.path == output.path) {
            return Err(format!("{shown}: two reports cannot go to the same file"));
        }
    }
    Ok(())
}

/// How paths of reports relate to the folder of the configuration file.
#[derive(Clone, Debug, Default)]
struct Scope {
    /// What to take away from a report's path first; a path without it lies outside of the folder.
    strip: String,
    /// What to put before it then.
    prepend: String,
}

impl Scope {
    /// `root` is the folder that paths of reports are relative to.
    fn new(file: Option<&ConfigFile>, root: &Path) -> Scope {
        let folder = file.and_then(|file| file.path.canonicalize().ok()?.parent().map(Path::to_owned));
        let Some(folder) = folder else { return Scope::default() };
        if let Ok(below) = folder.strip_prefix(root) {
            Scope { strip: with_slash(below), prepend: String::new() }
        } else if let Ok(above) = root.strip_prefix(&folder) {
            Scope { strip: String::new(), prepend: with_slash(above) }
        } else {
            // A shared file elsewhere (`--config`): its globs count from the base of the run.
            Scope::default()
        }
    }
}

fn with_slash(path: &Path) -> String {
    path.components().fold(String::new(), |text, part| text + &part.as_os_str().to_string_lossy() + "/")
}

/// A path that stands for any file directly in a folder (`""` for the base): a glob that asks for more than the folder does
/// not match it.
pub fn any_file_in(folder: &str) -> RepoPath {
    RepoPath::new(if folder.is_empty() { "\u{1}".to_owned() } else { format!("{folder}/\u{1}") })
}

/// A [`PathSet`] that takes the paths of reports.
#[derive(Clone, Debug)]
pub struct RepoGlobs {
    set: PathSet,
    scope: Scope,
}

impl RepoGlobs {
    fn new(scope: &Scope, globs: &[String]) -> Result<RepoGlobs, String> {
        Ok(RepoGlobs { set: PathSet::new(globs.iter().map(String::as_str))?, scope: scope.clone() })
    }

    /// Whether a file is held.
    pub fn is_match(&self, path: &RepoPath) -> bool {
        let Some(rest) = path.as_str().strip_prefix(&self.scope.strip) else { return false };
        self.set.is_match(&format!("{}{rest}", self.scope.prepend))
    }

    /// Whether the files directly in a folder are held (`""` for the base).
    pub fn is_match_folder(&self, folder: &str) -> bool {
        self.is_match(&any_file_in(folder))
    }
}

/// JDK ranges from the command line and the configuration file.
#[derive(Clone, Debug)]
pub struct JdkOverrides {
    /// `--jdk`: beats everything.
    pub cli: Option<JdkRange>,
    /// From the configuration file, the general one first; the last one that matches decides.
    pub config: Vec<JdkOverride>,
}

/// A JDK range from the configuration file.
#[derive(Clone, Debug)]
pub struct JdkOverride {
    /// Where it holds; `None`: everywhere.
    pub paths: Option<RepoGlobs>,
    /// The folders that its globs name outright.
    folders: Vec<String>,
    /// The range.
    pub range: JdkRange,
    /// `vtlint.toml:3`.
    pub source: String,
}

impl JdkOverrides {
    fn new(cli: Option<JdkRange>, file: Option<&ConfigFile>, scope: &Scope) -> Result<JdkOverrides, String> {
        let mut config = vec![];
        if let Some(file) = file {
            if let Some(jdk) = file.config.jdk {
                let source = format!("{}:{}", file.name, file.jdk_line);
                config.push(JdkOverride { paths: None, folders: Vec::new(), range: jdk.0, source });
            }
            for (one, line) in file.config.overrides.iter().zip(&file.override_jdk_lines) {
                if let Some(jdk) = one.jdk {
                    let paths = Some(RepoGlobs::new(scope, &one.paths)?);
                    let folders = plain_folders(&one.paths);
                    config.push(JdkOverride { paths, folders, range: jdk.0, source: format!("{}:{line}", file.name) });
                }
            }
        }
        Ok(JdkOverrides { cli, config })
    }
}

impl JdkOverrides {
    /// The range for the module in a folder (`""` for the base) and what says so.
    pub fn for_module(&self, folder: &str) -> Option<(JdkRange, &str)> {
        match self.cli {
            Some(range) => Some((range, "--jdk")),
            None => self.configured(folder).map(|one| (one.range, one.source.as_str())),
        }
    }

    /// The same for the project whose paths start with `prefix` in reports, spelled out for each of its folders in which
    /// something else than in the folder above may hold: those of `folders` and those that the globs name.
    pub fn for_project<'a>(&self, prefix: &str, folders: impl Iterator<Item = &'a str>) -> Overrides {
        let mut asked: BTreeSet<String> = BTreeSet::from([String::new()]);
        if self.config.iter().any(|one| one.paths.is_some()) {
            asked.extend(folders.filter_map(|folder| folder.strip_prefix(prefix)).map(str::to_owned));
            asked.extend(self.config.iter().flat_map(|one| one.folders.iter()).cloned());
        }
        let config = asked.into_iter().filter_map(|folder| {
            let shown = format!("{prefix}{folder}");
            let found = self.configured(shown.trim_end_matches('/'))?;
            Some((folder, found.range, found.source.clone()))
        });
        Overrides { cli: self.cli, config: config.collect() }
    }

    fn configured(&self, folder: &str) -> Option<&JdkOverride> {
        self.config.iter().rev().find(|one| one.paths.as_ref().is_none_or(|paths| paths.is_match_folder(folder)))
    }
}

/// The folders that globs such as `legacy/**` name without a wildcard.
fn plain_folders(globs: &[String]) -> Vec<String> {
    globs
        .iter()
        .map(|glob| glob.trim_start_matches("./").trim_end_matches("**").trim_matches('/').to_owned())
        .filter(|folder| !folder.is_empty() && !folder.contains(['*', '?', '[', '{']))
        .collect()
}

/// What the selection needs to know of a rule.
struct KnownRule {
    id: &'static str,
    level: Level,
    pedantic: bool,
}

fn known_rules() -> Vec<KnownRule> {
    let known = |rule: &&'static Rule| {
        let page = rule.page();
        KnownRule { id: rule.id, level: page.level, pedantic: page.audience == Audience::Pedantic }
    };
    rules::ALL.iter().map(known).collect()
}

/// Levels in `[rules]` of rules that the same file leaves out. What the command line leaves out is left out on purpose.
fn idle_levels(file: &ConfigFile, flags: &RuleFlags) -> Vec<String> {
    let config = &file.config;
    let has = |ids: &[String], id: &String| ids.contains(id);
    let idle = |(id, line): &(String, u32)| {
        let off = config.rules.get(id) == Some(&RuleLevel::Off);
        if off || !flags.select.is_empty() || has(&flags.extend_select, id) {
            return None;
        }
        let selected = config.select.as_ref().is_none_or(|select| has(select, id)) || has(&config.extend_select, id);
        let why = match (has(&config.ignore, id), selected) {
            (true, _) => "`ignore` switches it off",
            (false, false) => "`select` leaves it out",
            (false, true) => return None,
        };
        Some(format!("{}:{line}: the level of `{id}` has no effect: {why}", file.name))
    };
    file.rule_lines.iter().filter_map(idle).collect()
}

/// Which rules run where, and at which level.
///
/// `--select` beats everything the file says about what runs. Without it the rules are those of `select` in the file, else
/// the default ones as changed by `[rules]`; then `extend-select` adds and `ignore` takes away, the file's first, the
/// command line's last. `[[overrides]]` change levels by path. They switch a rule on only where neither a selection nor an
/// `ignore` speaks against it.
#[derive(Clone, Debug)]
pub struct RuleSelection {
    rules: BTreeMap<&'static str, Selected>,
    overrides: Vec<RuleOverride>,
}

#[derive(Clone, Copy, Debug)]
struct Selected {
    /// Runs where no override says otherwise.
    on: bool,
    /// An override may switch it on.
    may_start: bool,
    /// The level that its page gives it.
    default: Level,
    /// The level of its gravest findings.
    level: Level,
    /// What decided, for `config show`.
    reason: Reason,
}

/// What decided whether a rule runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Its audience.
    Default,
    /// `--pedantic`, or `pedantic` in the file.
    Pedantic,
    /// The command line.
    CommandLine,
    /// The configuration file.
    Config,
    /// An override of the configuration file, for this path.
    Override,
}

#[derive(Clone, Debug)]
struct RuleOverride {
    paths: RepoGlobs,
    levels: BTreeMap<String, RuleLevel>,
}

impl RuleSelection {
    fn new(known: &[KnownRule], flags: &RuleFlags, config: &Config, scope: &Scope) -> Result<RuleSelection, String> {
        for (flag, ids) in
            [("--select", &flags.select), ("--extend-select", &flags.extend_select), ("--ignore", &flags.ignore)]
        {
            if ids.iter().any(String::is_empty) {
                return Err(format!("{flag}: the name of a rule is missing; `vtlint rules` lists them"));
            }
            if let Some(id) = ids.iter().find(|id| !known.iter().any(|rule| rule.id == **id)) {
                return Err(format!("{flag}: {}", unknown_rule(id)));
            }
        }
        let rules = known.iter().map(|rule| (rule.id, Selected::new(rule, flags, config))).collect();
        let overrides = config
            .overrides
            .iter()
            .map(|Override { paths, rules, .. }| {
                Ok(RuleOverride { paths: RepoGlobs::new(scope, paths)?, levels: rules.clone() })
            })
            .collect::<Result<_, String>>()?;
        Ok(RuleSelection { rules, overrides })
    }

    /// Whether the rule runs on any file at all.
    pub fn enabled(&self, rule: &Rule) -> bool {
        let Some(selected) = self.rules.get(rule.id) else { return false };
        let started = |one: &RuleOverride| one.levels.get(rule.id).is_some_and(|level| level.level().is_some());
        selected.on || (selected.may_start && self.overrides.iter().any(started))
    }

    /// The level at which a finding is reported; `None` when its rule is off there.
    ///
    /// A configured level takes the place of the rule's own: what the rule proposes below its own level stays below the
    /// configured one by as much.
    pub fn level(&self, rule: &Rule, path: &RepoPath, proposed: Level) -> Option<Level> {
        self.level_of(rule.id, path, proposed)
    }

    /// Whether the rule with this id runs on a file: what triage asks.
    pub fn runs_on(&self, id: &str, path: &RepoPath) -> bool {
        self.level_of(id, path, Level::Error).is_some()
    }

    /// Every rule with the level of its gravest findings at a path (`None`: off there) and what decided, by id.
    pub fn decisions(&self, path: &RepoPath) -> Vec<(&'static str, Option<Level>, Reason)> {
        let overridden =
            |id: &str| self.overrides.iter().any(|one| one.levels.contains_key(id) && one.paths.is_match(path));
        let decide = |(id, selected): (&&'static str, &Selected)| {
            let reason = if overridden(id) { Reason::Override } else { selected.reason };
            (*id, self.level_of(id, path, Level::Error), reason)
        };
        self.rules.iter().map(decide).collect()
    }

    fn level_of(&self, id: &str, path: &RepoPath, proposed: Level) -> Option<Level> {
        let selected = self.rules.get(id)?;
        let (mut on, mut level) = (selected.on, selected.level);
        for one in &self.overrides {
            let Some(set) = one.levels.get(id).filter(|_| one.paths.is_match(path)) else { continue };
            match set.level() {
                None => on = false,
                Some(set) => {
                    level = set;
                    on |= selected.may_start;
                }
            }
        }
        let steps = (selected.default as u8).saturating_sub(proposed as u8);
        on.then(|| (0..steps).fold(level, |level, _| level.lowered()))
    }
}

impl Selected {
    fn new(rule: &KnownRule, flags: &RuleFlags, config: &Config) -> Selected {
        let names = |ids: &[String]| ids.iter().any(|id| id == rule.id);
        let set = config.rules.get(rule.id).copied();
        let level = set.and_then(RuleLevel::level).unwrap_or(rule.level);
        let (mut on, mut reason);
        // A selection says all there is to run: no level elsewhere adds to it.
        let mut may_start = true;
        if !flags.select.is_empty() {
            (on, reason, may_start) = (names(&flags.select), Reason::CommandLine, false);
        } else {
            (on, reason) = (!rule.pedantic, Reason::Default);
            if rule.pedantic && (flags.pedantic || config.pedantic) {
                (on, reason) = (true, Reason::Pedantic);
            }
            if let Some(select) = &config.select {
                (on, reason, may_start) = (names(select), Reason::Config, false);
            } else if let Some(set) = set {
                (on, reason) = (set != RuleLevel::Off, Reason::Config);
            }
            if names(&config.extend_select) {
                (on, reason) = (true, Reason::Config);
            }
            if names(&config.ignore) {
                (on, reason, may_start) = (false, Reason::Config, false);
            }
        }
        if names(&flags.extend_select) {
            (on, reason) = (true, Reason::CommandLine);
        }
        if names(&flags.ignore) {
            (on, reason, may_start) = (false, Reason::CommandLine, false);
        }
        // A path may be switched off and on again only where the rule is not out of the question.
        may_start |= on;
        Selected { on, may_start, default: rule.level, level, reason }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser as _;

    const RULES: [KnownRule; 3] = [
        KnownRule { id: "grave", level: Level::Error, pedantic: false },
        KnownRule { id: "mild", level: Level::Warning, pedantic: false },
        KnownRule { id: "picky", level: Level::Note, pedantic: true },
    ];

    fn selection(args: &[&str], config: &str) -> RuleSelection {
        let cli = Cli::try_parse_from([&["vtlint"], args].concat()).unwrap();
        let config: Config = toml::from_str(config).unwrap();
        RuleSelection::new(&RULES, &cli.check.rules, &config, &Scope::default()).unwrap()
    }

    fn level(selection: &RuleSelection, id: &str, path: &str, proposed: Level) -> Option<Level> {
        selection.level_of(id, &RepoPath::new(path), proposed)
    }

    /// The ids that run on `A.java`.
    fn on(args: &[&str], config: &str) -> String {
        let selection = selection(args, config);
        let runs = |rule: &&KnownRule| selection.runs_on(rule.id, &RepoPath::new("A.java"));
        RULES.iter().filter(runs).map(|rule| rule.id).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn flags_and_file_choose_the_rules() {
        let table: &[(&[&str], &str, &str)] = &[
            (&[], "", "grave mild"),
            (&["--pedantic"], "", "grave mild picky"),
            (&[], "pedantic = true", "grave mild picky"),
            (&["--select", "picky"], "", "picky"),
            (&["--select", "picky"], "ignore = ['picky']", "picky"),
            (&["--select", "picky"], "[rules]\ngrave = 'error'\npicky = 'off'", "picky"),
            (&["--extend-select", "picky"], "select = ['grave']", "grave picky"),
            (&["--ignore", "grave"], "", "mild"),
            (&["--select", "grave,mild", "--ignore", "grave"], "", "mild"),
            (&[], "select = ['grave']", "grave"),
            (&[], "select = ['grave']\nextend-select = ['picky']", "grave picky"),
            (&[], "select = ['grave']\n[rules]\nmild = 'error'", "grave"),
            (&[], "[rules]\ngrave = 'off'\npicky = 'note'", "mild picky"),
            (&[], "ignore = ['mild']\n[rules]\nmild = 'error'", "grave"),
            (&["--extend-select", "mild"], "ignore = ['mild']", "grave mild"),
        ];
        for (args, config, expected) in table {
            assert_eq!(on(args, config), *expected, "{args:?} {config}");
        }
    }

    #[test]
    fn a_configured_level_keeps_the_distance_of_what_the_rule_ranks_lower() {
        use Level::{Error, Note, Warning};
        let table: &[(&str, Level, &str, Level)] = &[
            ("mild", Warning, "", Warning),
            ("mild", Note, "", Note),
            ("mild", Warning, "mild = 'error'", Error),
            ("mild", Note, "mild = 'error'", Warning),
            ("mild", Note, "mild = 'warning'", Note),
            ("grave", Error, "grave = 'warning'", Warning),
            ("grave", Note, "grave = 'error'", Note),
            ("grave", Warning, "grave = 'note'", Note),
            // A rule that proposes more than its page says gets what is configured.
            ("mild", Error, "mild = 'note'", Note),
        ];
        for (id, proposed, config, expected) in table {
            let selection = selection(&[], &format!("[rules]\n{config}"));
            assert_eq!(level(&selection, id, "A.java", *proposed), Some(*expected), "{id} {proposed} {config}");
        }
    }

    #[test]
    fn overrides_hold_for_their_paths_and_the_last_one_decides() {
        let config = "[rules]\nmild = 'off'\n[[overrides]]\npaths = ['legacy/**']\nrules = { grave = 'off', mild = 'note', picky = 'note' }\n\
                      [[overrides]]\npaths = ['legacy/new']\nrules = { grave = 'error' }";
        let all = selection(&[], config);
        assert_eq!(level(&all, "grave", "src/A.java", Level::Error), Some(Level::Error));
        assert_eq!(level(&all, "grave", "legacy/A.java", Level::Error), None);
        assert_eq!(level(&all, "grave", "legacy/new/A.java", Level::Error), Some(Level::Error));
        assert_eq!(level(&all, "mild", "src/A.java", Level::Warning), None);
        assert_eq!(level(&all, "mild", "legacy/A.java", Level::Warning), Some(Level::Note));
        assert_eq!(level(&all, "picky", "legacy/A.java", Level::Note), Some(Level::Note));
        // The command line decides what may run at all; the paths still decide where.
        let selected = selection(&["--select", "grave"], config);
        assert_eq!(level(&selected, "mild", "legacy/A.java", Level::Warning), None);
        assert_eq!(level(&selected, "grave", "legacy/A.java", Level::Error), None);
        assert_eq!(level(&selection(&["--ignore", "mild"], config), "mild", "legacy/A.java", Level::Warning), None);
    }

    #[test]
    fn a_level_without_effect_is_said() {
        let idle = |text: &str, args: &[&str]| {
            let file = ConfigFile::parse(Path::new("vtlint.toml"), "vtlint.toml", text).unwrap();
            let cli = Cli::try_parse_from([&["vtlint"], args].concat()).unwrap();
            idle_levels(&file, &cli.check.rules)
        };
        let level = "[rules]\npooled-virtual-threads = \"error\"\n";
        let select = format!("select = [\"unused-suppression\"]\n{level}");
        let left_out =
            "vtlint.toml:3: the level of `pooled-virtual-threads` has no effect: `select` leaves it out".to_owned();
        assert_eq!(idle(level, &[]), [""; 0]);
        assert_eq!(idle(&select, &[]), [left_out]);
        assert_eq!(idle(&select, &["--extend-select", "pooled-virtual-threads"]), [""; 0]);
        assert_eq!(idle(&select, &["--select", "unused-suppression"]), [""; 0]);
        assert_eq!(idle(&select.replace("error", "off"), &[]), [""; 0]);
        assert_eq!(idle(&format!("extend-select = [\"pooled-virtual-threads\"]\n{select}"), &[]), [""; 0]);
        assert_eq!(
            idle(&format!("ignore = [\"pooled-virtual-threads\"]\n{level}"), &[]),
            ["vtlint.toml:3: the level of `pooled-virtual-threads` has no effect: `ignore` switches it off"]
        );
    }

    #[test]
    fn an_unknown_rule_on_the_command_line_is_an_error() {
        for flag in ["--select", "--ignore", "--extend-select"] {
            for value in ["", "unused-suppression,"] {
                let cli = Cli::try_parse_from(["vtlint", flag, value]).unwrap();
                let error = Settings::resolve(&cli, Path::new(".")).unwrap_err();
                assert_eq!(error, format!("{flag}: the name of a rule is missing; `vtlint rules` lists them"));
            }
            let cli = Cli::try_parse_from(["vtlint", flag, "unused-supression"]).unwrap();
            let error = Settings::resolve(&cli, Path::new(".")).unwrap_err();
            assert_eq!(error, format!("{flag}: unknown rule `unused-supression`, did you mean `unused-suppression`?"));
        }
    }

    #[test]
    fn paths_of_reports_are_seen_from_the_folder_of_the_file() {
        let globs = |strip: &str, prepend: &str| {
            RepoGlobs::new(&Scope { strip: strip.into(), prepend: prepend.into() }, &["legacy".to_owned()]).unwrap()
        };
        assert!(globs("svc/", "").is_match(&RepoPath::new("svc/legacy/A.java")));
        assert!(!globs("svc/", "").is_match(&RepoPath::new("legacy/A.java")));
        assert!(globs("", "legacy/").is_match(&RepoPath::new("A.java")));
        assert!(globs("", "").is_match_folder("legacy"));
        assert!(!globs("", "").is_match_folder(""));
    }

    #[test]
    fn the_jdk_of_a_module_comes_from_the_last_match() {
        let text = "jdk = 25\n[[overrides]]\npaths = ['legacy/**']\njdk = '21..25'\n";
        let file = ConfigFile::parse(Path::new("vtlint.toml"), "vtlint.toml", text).unwrap();
        let jdk = JdkOverrides::new(None, Some(&file), &Scope::default()).unwrap();
        assert_eq!(jdk.for_module(""), Some((JdkRange::known(25, 25), "vtlint.toml:1")));
        assert_eq!(jdk.for_module("legacy"), Some((JdkRange::known(21, 25), "vtlint.toml:4")));
        let cli = JdkOverrides::new(Some(JdkRange::known(27, 27)), Some(&file), &Scope::default()).unwrap();
        assert_eq!(cli.for_module("legacy"), Some((JdkRange::known(27, 27), "--jdk")));
    }

    #[test]
    fn the_configuration_is_looked_for_where_the_code_is() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().canonicalize().unwrap();
        std::fs::create_dir_all(root.join("svc/src")).unwrap();
        std::fs::create_dir(root.join(".git")).unwrap();
        std::fs::write(root.join("svc/vtlint.toml"), "exclude = ['src/gen']").unwrap();
        std::fs::write(root.join("svc/src/A.java"), "").unwrap();
        let config = |args: &[&str], working_dir: &Path| {
            let cli = Cli::try_parse_from([&["vtlint"], args].concat()).unwrap();
            Settings::resolve(&cli, working_dir).unwrap()
        };
        assert_eq!(config(&[], &root).config, None);
        assert_eq!(config(&["svc"], &root).config.as_deref(), Some("svc/vtlint.toml"));
        assert_eq!(config(&["svc/src"], &root).config.as_deref(), Some("svc/vtlint.toml"));
        assert_eq!(config(&["svc/src/A.java"], &root).config, None);
        assert_eq!(config(&["--no-config", "svc"], &root).config, None);
        let inside = config(&[], &root.join("svc"));
        assert_eq!(inside.config.as_deref(), Some("vtlint.toml"));
        assert!(inside.exclude.is_match(&RepoPath::new("svc/src/gen/A.java")));
        assert!(!inside.exclude.is_match(&RepoPath::new("src/gen/A.java")));
    }

    #[test]
    fn standard_input_and_outputs_are_checked_before_the_run() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::create_dir(dir.path().join("folder")).unwrap();
        let table: &[(&[&str], &str)] = &[
            (&["-"], "`-` needs `--stdin-filename PATH`, so that reports can name the file"),
            (
                &["--stdin-filename", "A.java"],
                "`--stdin-filename` needs `-` as the path: `vtlint --stdin-filename A.java -`",
            ),
            (
                &["--stdin-filename", "pom.xml", "-"],
                "--stdin-filename pom.xml: standard input is read as Java; the name ends in `.java`",
            ),
            (&["--stdin-filename", "A.java", "-", "x"], "`-` cannot be combined with other paths; leave them out"),
            (&["-o", "json=no/x.json"], "--output json=no/x.json: the folder `no` does not exist; create it first"),
            (&["-o", "json=folder"], "--output json=folder: this is a folder; name a file in it"),
            (&["-o", "json=x", "-o", "sarif=x"], "--output sarif=x: two reports cannot go to the same file"),
            (&["explian", "a"], "`explian`: no such file or folder; did you mean the command `explain`?"),
        ];
        for (args, expected) in table {
            let cli = Cli::try_parse_from([&["vtlint"], *args].concat()).unwrap();
            assert_eq!(Settings::resolve(&cli, dir.path()).unwrap_err(), *expected, "{args:?}");
        }
        let cli = Cli::try_parse_from(["vtlint", "--stdin-filename", "A.java", "-"]).unwrap();
        let settings = Settings::resolve(&cli, dir.path()).unwrap();
        assert_eq!(settings.input, Input::Stdin(PathBuf::from("A.java")));
    }
}
