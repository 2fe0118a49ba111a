//! The commands: from a parsed command line to an exit code.

use crate::cli::{Check, Cli, Command, ConfigCommand, OutputFile, RuleFlags};
use crate::config;
use crate::engine::{self, Job, Timings};
use crate::explain;
use crate::finding::{Level, NoticeKind};
use crate::progress::Bar;
use crate::project::{Overrides, Projects, show};
use crate::report::{self, Options, Report};
use crate::rules;
use crate::settings::{Input, Reason, Settings, any_file_in};
use crate::source::RepoPath;
use crate::style::{ColorChoice, Style};
use crate::walk::{FileKind, FileSet, MAX_FILE_SIZE, WalkOptions};
use clap::CommandFactory as _;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How a run ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Nothing at or above the level that fails a run.
    Clean,
    /// Findings.
    Findings,
    /// vtlint could not do its work.
    Failed,
}

impl Exit {
    /// 0, 1 or 2.
    pub fn code(self) -> u8 {
        match self {
            Exit::Clean => 0,
            Exit::Findings => 1,
            Exit::Failed => 2,
        }
    }
}

/// Does what the command line asks for.
///
/// # Errors
/// One line that says what could not be done and why; the run ends as [`Exit::Failed`].
pub fn run(cli: &Cli, working_dir: &Path) -> Result<Exit, String> {
    let color = cli.global.color;
    match &cli.command {
        None => check(cli, working_dir),
        Some(Command::Explain { rule }) => print(&explain::explain(rule, Style::stdout(color))?),
        Some(Command::Rules { format }) => print(&explain::list(*format, Style::stdout(color))),
        Some(Command::Config { command: ConfigCommand::Schema }) => print(&config::schema()),
        Some(Command::Config { command: ConfigCommand::Show { path, rules } }) => {
            print(&show_config(cli, path, rules, working_dir)?)
        }
        Some(Command::Completions { shell }) => {
            let mut script = vec![];
            clap_complete::generate(*shell, &mut Cli::command(), "vtlint", &mut script);
            print(&String::from_utf8_lossy(&script))
        }
    }
}

fn check(cli: &Cli, working_dir: &Path) -> Result<Exit, String> {
    let settings = Settings::resolve(cli, working_dir)?;
    if settings.verbose {
        tell(&format!("configuration: {}", settings.config.as_deref().unwrap_or("none")));
    }
    say_warnings(&settings);
    let report = analyse(&settings)?;
    deliver(&report, &settings)
}

/// Walks, looks at everything that was asked for, and says where the time went if that was asked for too.
fn analyse(settings: &Settings) -> Result<Report, String> {
    if settings.threads > 0 {
        // Fails only when a pool exists already, which then serves as well.
        let _ = rayon::ThreadPoolBuilder::new().num_threads(settings.threads).build_global();
    }
    let started = Instant::now();
    let Walked { files, excluded } = walk(settings)?;
    let files = Arc::new(files);
    let walked = started.elapsed();
    if !settings.quiet {
        not_looked_at(settings, &files, excluded).iter().for_each(|line| tell(line));
    }
    let rules: Vec<_> = rules::ALL.iter().copied().filter(|rule| settings.rules.enabled(rule)).collect();
    let bar = Bar::new(settings.progress);
    let (report, timings) = quiet_panics(|| {
        engine::run(&Job {
            files: files.clone(),
            overrides: &|prefix| overrides(settings, &files, prefix),
            catalog: settings.catalog.clone(),
            rules: &rules,
            level: &|rule, path, level| settings.rules.level(rule, path, level),
            prefilter: true,
            time_rules: settings.timings,
            progress: &|done, all| bar.tick(done, all),
        })
    });
    bar.finish();
    if settings.timings {
        say_timings(walked, &timings);
    }
    Ok(report)
}

/// The files of a run.
struct Walked {
    files: FileSet,
    /// How many Java files the configuration excludes of those that were asked for.
    excluded: usize,
}

/// Lists the files, marks those that are reported, puts standard input in its place.
fn walk(settings: &Settings) -> Result<Walked, String> {
    let options = WalkOptions { hidden: settings.hidden, no_ignore: settings.no_ignore, threads: settings.threads };
    let absolute = |path: &PathBuf| settings.base.working_dir.join(path);
    let mut files = match &settings.input {
        Input::Paths(paths) => FileSet::walk(&settings.base, paths, &options).map_err(|error| format!("{error}"))?,
        Input::Stdin(name) => {
            let mut bytes = Vec::new();
            io::Read::read_to_end(&mut io::Read::take(io::stdin(), MAX_FILE_SIZE + 1), &mut bytes)
                .map_err(|error| format!("standard input: {error}"))?;
            if bytes.len() as u64 > MAX_FILE_SIZE {
                return Err(format!("standard input: over the limit of {} MB", MAX_FILE_SIZE >> 20));
            }
            FileSet::walk_for_stdin(&settings.base, &absolute(name), bytes, &options)
                .map_err(|error| format!("{error}"))?
        }
    };
    let mut excluded = 0;
    for file in files.files.iter_mut().filter(|file| file.reported && !file.explicit) {
        if settings.exclude.is_match(&file.path) {
            file.reported = false;
            excluded += usize::from(file.kind == FileKind::Java);
        }
    }
    Ok(Walked { files, excluded })
}

/// What a person who gave these paths may believe to be looked at, and is not: files of other kinds, and a run without
/// Java.
fn not_looked_at(settings: &Settings, files: &FileSet, excluded: usize) -> Vec<String> {
    let Input::Paths(paths) = &settings.input else { return vec![] };
    let is_other = |path: &&PathBuf| {
        // As the walk sees it: a link is what it leads to.
        let path = settings.base.working_dir.join(path).canonicalize().unwrap_or_default();
        path.is_file() && FileKind::of(&path.file_name().unwrap_or_default().to_string_lossy()).is_none()
    };
    let (others, rest): (Vec<&PathBuf>, Vec<&PathBuf>) = paths.iter().partition(is_other);
    let kinds = "vtlint reads Java sources, Maven and Gradle files, and version files";
    let mut lines: Vec<String> = others.iter().map(|path| format!("{}: not read; {kinds}", path.display())).collect();
    if rest.is_empty() || files.files.iter().any(|file| file.reported && file.kind == FileKind::Java) {
        return lines;
    }
    let rest: Vec<String> = rest.iter().map(|path| path.display().to_string()).collect();
    let rest = rest.join(", ");
    let what = match &settings.config {
        Some(config) if excluded > 0 => format!("every Java file under {rest} is excluded by {config}"),
        _ => format!("no Java files under {rest}"),
    };
    let any = files.files.iter().any(|file| file.reported);
    lines.push(format!("{what}; {}", if any { "only build files were looked at" } else { "nothing was looked at" }));
    lines
}

/// The JDK ranges that flags and configuration state for one project.
fn overrides(settings: &Settings, files: &FileSet, prefix: &str) -> Overrides {
    let said_by_builds = files.files.iter().filter(|file| file.kind != FileKind::Java);
    settings.jdk.for_project(prefix, said_by_builds.map(|file| file.path.parent()))
}

/// A rule that panics becomes a notice; the default message on standard error would only repeat it.
fn quiet_panics<T>(run: impl FnOnce() -> T) -> T {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = run();
    std::panic::set_hook(hook);
    result
}

fn say_timings(walked: Duration, timings: &Timings) {
    let mut lines = String::from("time by stage (wall clock)\n");
    for (stage, time) in std::iter::once(&("walk", walked)).chain(&timings.stages) {
        let _ = writeln!(lines, "  {stage:<34} {:>9.1} ms", time.as_secs_f64() * 1e3);
    }
    lines.push_str("time by rule (all threads)\n");
    let mut rules = timings.rules.clone();
    rules.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
    for (rule, time) in rules {
        let _ = writeln!(lines, "  {rule:<34} {:>9.1} ms", time.as_secs_f64() * 1e3);
    }
    tell(lines.trim_end());
}

/// Writes every report that was asked for, says the rest on standard error, and decides how the run ends.
///
/// # Errors
/// When standard output fails other than by being closed early.
pub fn deliver(report: &Report, settings: &Settings) -> Result<Exit, String> {
    let stdout = options(settings, Style::stdout(settings.color));
    let stderr = options(settings, Style::stderr(settings.color));
    let mut exit = exit_of(report, settings.fail_on);
    // Files first: they must not depend on whether a pager is closed early.
    for output in &settings.outputs {
        let options = Options { color: false, hyperlinks: false, width: 0, ..stdout.clone() };
        if let Err(error) = write_file(output, report, &options, &settings.base.working_dir) {
            tell_error(&format!("--output {}={}: {error}", output.format, output.path.display()), settings.color);
            exit = Exit::Failed;
        }
    }
    match report::write(settings.format, report, &stdout, &mut io::stdout().lock()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => return Err(format!("standard output: {error}")),
        _ => {}
    }
    for format in std::iter::once(settings.format).chain(settings.outputs.iter().map(|output| output.format)) {
        let omitted = report::omitted(format, report, &stdout);
        if omitted > 0 && !settings.quiet {
            tell(&format!("the {format} report leaves out {omitted} findings: it holds no more"));
        }
    }
    say_notices(report, settings, &stderr);
    if settings.statistics {
        tell(report::statistics(report).trim_end());
    }
    if settings.verbose {
        report::module_lines(report).iter().for_each(|line| tell(line));
    }
    if !settings.quiet {
        tell(&report::summary_line(report, stderr.color));
    }
    Ok(exit)
}

fn options(settings: &Settings, style: Style) -> Options {
    Options {
        color: style.color,
        width: if style.terminal { style.width } else { 0 },
        hyperlinks: style.hyperlinks,
        show_suppressed: settings.show_suppressed,
        base_dir_prefix: settings.base.working_prefix(),
        ..Options::default()
    }
}

fn exit_of(report: &Report, fail_on: Option<Level>) -> Exit {
    if report.notices.iter().any(|notice| notice.kind == NoticeKind::Panic) {
        Exit::Failed
    } else if fail_on.is_some_and(|limit| report.worst().is_some_and(|worst| worst >= limit)) {
        Exit::Findings
    } else {
        Exit::Clean
    }
}

/// What the configuration says in vain.
fn say_warnings(settings: &Settings) {
    if !settings.quiet {
        settings.warnings.iter().for_each(|line| tell(line));
    }
}

/// Notices are about what was not looked at. Broken syntax is counted in the summary: the grammar is behind Java, and a
/// line for each such file would drown the rest.
fn say_notices(report: &Report, settings: &Settings, options: &Options) {
    for notice in &report.notices {
        let line = report::notice_line(notice, options);
        match notice.kind {
            NoticeKind::Panic => tell_error(&line, settings.color),
            NoticeKind::Broken if !settings.verbose => {}
            _ if settings.quiet => {}
            _ => tell(&format!("{}: {line}", notice.kind.as_str())),
        }
    }
}

/// Writes a report beside its target and moves it there, so that nobody ever reads half of one.
fn write_file(output: &OutputFile, report: &Report, options: &Options, working_dir: &Path) -> io::Result<()> {
    let mut bytes = vec![];
    report::write(output.format, report, options, &mut bytes)?;
    replace(&working_dir.join(&output.path), &bytes)
}

fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link stays a link; a pipe or device is written to as it is.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let exists = fs::metadata(&path).ok();
    if exists.as_ref().is_some_and(|metadata| !metadata.is_file()) {
        return fs::OpenOptions::new().write(true).open(&path)?.write_all(bytes);
    }
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let beside: PathBuf = path.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = fs::OpenOptions::new().write(true).create_new(true).open(&beside).and_then(|mut file| {
        file.write_all(bytes)?;
        if let Some(metadata) = &exists {
            file.set_permissions(metadata.permissions())?;
        }
        drop(file);
        fs::rename(&beside, &path)
    });
    written.or_else(|_| {
        // The folder may forbid new files and still hold one that may be written.
        let _ = fs::remove_file(&beside);
        fs::write(&path, bytes)
    })
}

/// `vtlint config show`.
fn show_config(cli: &Cli, path: &Path, flags: &RuleFlags, working_dir: &Path) -> Result<String, String> {
    let full = working_dir.join(path);
    if !full.exists() {
        return Err(format!("{}: no such file or folder", path.display()));
    }
    let rules = flags.clone().and(&cli.check.rules);
    let check = Check { paths: vec![path.to_owned()], rules, ..cli.check.clone() };
    let settings = Settings::resolve(&Cli { check, ..cli.clone() }, working_dir)?;
    say_warnings(&settings);
    let at = report_path(&full, &settings);
    let mut out = String::new();
    let mut row = |key: &str, value: &str| {
        let _ = writeln!(out, "{key:<14} {value}");
    };
    let wanted = config::FILE_NAMES.join(" or ");
    row("path", &path.display().to_string());
    match &settings.config {
        Some(file) => row("configuration", file),
        None if cli.global.no_config => row("configuration", "none (--no-config)"),
        None => row("configuration", &format!("none (no {wanted} from here up to the git root)")),
    }
    row("fails on", settings.fail_on.map_or("nothing (--exit-zero)", Level::as_str));
    out.push_str("\nrules\n");
    let decisions = settings.rules.decisions(&at);
    let width = decisions.iter().map(|(id, ..)| id.len()).max().unwrap_or(0);
    for (id, level, reason) in decisions {
        let level = level.map_or("off", Level::as_str);
        let reason = match reason {
            Reason::Default => "by default",
            Reason::Pedantic => "pedantic",
            Reason::CommandLine => "command line",
            Reason::Config => "configuration",
            Reason::Override => "override for this path",
        };
        let _ = writeln!(out, "  {id:<width$}  {level:<7}  {reason}");
    }
    let files = walk(&settings)?.files;
    let projects = Projects::discover(&files, &|prefix| overrides(&settings, &files, prefix));
    for (prefix, project) in projects.all() {
        let place = if prefix.is_empty() { String::new() } else { format!(" of {}", prefix.trim_end_matches('/')) };
        let _ = write!(out, "\nmodules{place}\n{}", show(project));
    }
    Ok(out)
}

/// The path of a file, or of any file in a folder, as reports name it.
fn report_path(full: &Path, settings: &Settings) -> RepoPath {
    let full = full.canonicalize().unwrap_or_else(|_| full.to_owned());
    let below = full.strip_prefix(&settings.root).unwrap_or(Path::new(""));
    let below: Vec<_> = below.components().map(|part| part.as_os_str().to_string_lossy()).collect();
    if full.is_dir() { any_file_in(&below.join("/")) } else { RepoPath::new(below.join("/")) }
}

/// Prints what a command is for. A reader that has seen enough is no error.
fn print(text: &str) -> Result<Exit, String> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(format!("standard output: {error}")),
        _ => Ok(Exit::Clean),
    }
}

/// A line on standard error. That it may be closed is nobody's concern.
fn tell(line: &str) {
    if !line.is_empty() {
        let _ = writeln!(io::stderr(), "{line}");
    }
}

/// A line on standard error that says why the run failed.
pub fn tell_error(line: &str, color: ColorChoice) {
    let red = anstyle::Style::new().bold().fg_color(Some(anstyle::Color::Ansi(anstyle::AnsiColor::Red)));
    if Style::stderr(color).color {
        tell(&format!("{red}error{red:#}: {line}"));
    } else {
        tell(&format!("error: {line}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::Notice;
    use crate::report::Summary;
    use clap::Parser as _;
    use std::collections::BTreeMap;

    fn empty() -> Report {
        Report {
            findings: vec![],
            suppressed: vec![],
            modules: vec![],
            notices: vec![],
            sources: BTreeMap::new(),
            summary: Summary::default(),
        }
    }

    #[test]
    fn a_panic_fails_the_run_and_an_unreadable_file_does_not() {
        let mut report = empty();
        assert_eq!(exit_of(&report, Some(Level::Note)), Exit::Clean);
        let notice = |kind| Notice { path: RepoPath::new("A.java"), kind, message: String::new() };
        report.notices.push(notice(NoticeKind::Unreadable));
        assert_eq!(exit_of(&report, Some(Level::Note)), Exit::Clean);
        report.notices.push(notice(NoticeKind::Panic));
        assert_eq!(exit_of(&report, None).code(), 2);
    }

    #[test]
    fn reports_go_to_their_files() {
        let dir = tempfile::tempdir().unwrap();
        let cli =
            Cli::try_parse_from(["vtlint", "-q", "-o", "json=a.json", "-o", "sarif=b.sarif", "--format", "short"])
                .unwrap();
        fs::write(dir.path().join("a.json"), "old").unwrap();
        let settings = Settings::resolve(&cli, dir.path()).unwrap();
        assert_eq!(deliver(&empty(), &settings), Ok(Exit::Clean));
        let json = fs::read_to_string(dir.path().join("a.json")).unwrap();
        assert!(json.contains("vtlint-json-v1"), "{json}");
        assert!(dir.path().join("b.sarif").is_file());
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 2, "temporary files are left behind");
    }

    #[cfg(unix)]
    #[test]
    fn links_and_devices_are_written_through() {
        let dir = tempfile::tempdir().unwrap();
        let (target, link) = (dir.path().join("target"), dir.path().join("link"));
        fs::write(&target, "old").unwrap();
        std::os::unix::fs::symlink(&target, &link).unwrap();
        replace(&link, b"new").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&target).unwrap(), b"new");
        replace(Path::new("/dev/null"), b"x").unwrap();
        assert!(replace(&dir.path().join("no/x"), b"x").is_err());
    }
}
