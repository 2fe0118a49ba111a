//! The command line as it was typed. What it means is [`crate::settings`]' business.

use crate::explain::ListFormat;
use crate::finding::Level;
use crate::project::jdk::JdkRange;
use crate::report::Format;
use crate::rules;
use crate::style::ColorChoice;
use crate::suggest;
use clap::builder::styling::{AnsiColor, Styles};
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Args, CommandFactory as _, Parser, Subcommand, ValueEnum as _, ValueHint};
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// The version of the Java grammar that is compiled in; a test compares it with the lock file.
pub const GRAMMAR: &str = "tree-sitter-java 0.23.5";

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

const EXAMPLES: &str = "\
Examples:
  vtlint                                   look at this folder
  vtlint src/main --jdk 25                 look at a part of it, for code that runs on JDK 25
  vtlint --output sarif=vtlint.sarif       write a report for code scanning as well
  vtlint --pedantic --fail-on note         hear everything, and fail on anything
  vtlint explain pooled-virtual-threads    read what a rule means and what to do

Exit codes:
  0  nothing at or above --fail-on
  1  findings
  2  vtlint could not do its work: bad flags, bad configuration, a path that is missing";

/// Finds what breaks, or silently stops working, when Java code moves to virtual threads.
#[derive(Clone, Debug, Parser)]
#[command(
    name = "vtlint",
    version = concat!(env!("CARGO_PKG_VERSION"), " (tree-sitter-java 0.23.5)"),
    about,
    long_about = None,
    after_help = EXAMPLES,
    styles = STYLES,
    max_term_width = 110,
    override_usage = "vtlint [OPTIONS] [PATH]...\n       vtlint <COMMAND>"
)]
pub struct Cli {
    /// What to do instead of looking at files. A command beats a path of the same name: write `./rules` for the path.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// What to look at, and how.
    #[command(flatten)]
    pub check: Check,
    /// What holds for every command.
    #[command(flatten)]
    pub global: Global,
}

/// What vtlint does besides looking at files.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Show what a rule means, with examples and remedies.
    Explain {
        /// The id of the rule, such as `pooled-virtual-threads`.
        #[arg(value_name = "RULE", value_parser = RuleName, hide_possible_values = true)]
        rule: String,
    },
    /// List the rules.
    Rules {
        /// How to print the list.
        #[arg(long, value_enum, default_value_t)]
        format: ListFormat,
    },
    /// Show the configuration, or its JSON schema.
    #[command(arg_required_else_help = false)]
    Config {
        /// Which of the two.
        #[command(subcommand)]
        command: ConfigCommand,
    },
    /// Print a completion script for a shell.
    Completions {
        /// The shell.
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
}

/// `vtlint config …`.
#[derive(Clone, Debug, Subcommand)]
pub enum ConfigCommand {
    /// Show the settings that hold for a path, and where each comes from.
    Show {
        /// The path.
        #[arg(value_name = "PATH", default_value = ".", value_hint = ValueHint::AnyPath)]
        path: PathBuf,
        /// Flags whose effect is shown.
        #[command(flatten)]
        rules: RuleFlags,
    },
    /// Print the JSON schema of `vtlint.toml`.
    Schema,
}

/// What to look at, and how.
#[derive(Clone, Debug, Default, Args)]
pub struct Check {
    /// Files and folders to report on, `-` for standard input. The default is this folder. Build files and other classes
    /// of the project are read all the same.
    #[arg(value_name = "PATH", value_hint = ValueHint::AnyPath)]
    pub paths: Vec<PathBuf>,

    /// Which rules run, and for which JDK.
    #[command(flatten)]
    pub rules: RuleFlags,

    /// Format of the report on standard output [default: terminal, or what VTLINT_FORMAT says].
    #[arg(long, value_enum, value_name = "FORMAT", help_heading = "Output")]
    pub format: Option<Format>,
    /// Write a report to a file too, such as `sarif=vtlint.sarif`. May be repeated.
    #[arg(
        short,
        long,
        value_name = "FORMAT=PATH",
        value_parser = OutputFile::parse,
        value_hint = ValueHint::FilePath,
        help_heading = "Output"
    )]
    pub output: Vec<OutputFile>,
    /// Show findings that the source silences, too.
    #[arg(long, help_heading = "Output")]
    pub show_suppressed: bool,
    /// Count the findings of each rule, on standard error.
    #[arg(long, help_heading = "Output")]
    pub statistics: bool,
    /// Show where the time went, on standard error.
    #[arg(long, help_heading = "Output")]
    pub timings: bool,
    /// Never show a progress bar.
    #[arg(long, help_heading = "Output")]
    pub no_progress: bool,

    /// Lowest level that fails the run (exit code 1).
    #[arg(long, value_enum, value_name = "LEVEL", help_heading = "Exit code")]
    pub fail_on: Option<Level>,
    /// Exit with 0 whatever was found.
    #[arg(long, conflicts_with = "fail_on", help_heading = "Exit code")]
    pub exit_zero: bool,

    /// Look into hidden files and folders too.
    #[arg(long, help_heading = "Files")]
    pub hidden: bool,
    /// Look into what `.gitignore` and `.ignore` leave out.
    #[arg(long, help_heading = "Files")]
    pub no_ignore: bool,
    /// The path that standard input stands for; needs `-` as the path.
    #[arg(long, value_name = "PATH", value_hint = ValueHint::FilePath, help_heading = "Files")]
    pub stdin_filename: Option<PathBuf>,
    /// Number of threads; the default is one for each core.
    #[arg(long, value_name = "N", value_parser = parse_threads, help_heading = "Files")]
    pub threads: Option<u16>,
}

/// Which rules run, and for which JDK.
#[derive(Clone, Debug, Default, Args)]
pub struct RuleFlags {
    /// JDK releases that the code runs on: `25`, or `21..27`. Beats the configuration and the build files.
    #[arg(long, value_name = "RANGE", value_parser = crate::config::parse_jdk, help_heading = "Rules")]
    pub jdk: Option<JdkRange>,
    /// Run these rules and no others.
    #[arg(
        long,
        value_name = "RULES",
        value_delimiter = ',',
        value_parser = RuleName,
        hide_possible_values = true,
        help_heading = "Rules"
    )]
    pub select: Vec<String>,
    /// Do not run these rules.
    #[arg(
        long,
        value_name = "RULES",
        value_delimiter = ',',
        value_parser = RuleName,
        hide_possible_values = true,
        help_heading = "Rules"
    )]
    pub ignore: Vec<String>,
    /// Run these rules too.
    #[arg(
        long,
        value_name = "RULES",
        value_delimiter = ',',
        value_parser = RuleName,
        hide_possible_values = true,
        help_heading = "Rules"
    )]
    pub extend_select: Vec<String>,
    /// Run the rules for those who want to hear everything.
    #[arg(long, help_heading = "Rules")]
    pub pedantic: bool,
}

impl RuleFlags {
    /// These flags and those that stand before the command.
    pub fn and(mut self, before: &RuleFlags) -> RuleFlags {
        self.jdk = self.jdk.or(before.jdk);
        self.select.extend_from_slice(&before.select);
        self.ignore.extend_from_slice(&before.ignore);
        self.extend_select.extend_from_slice(&before.extend_select);
        self.pedantic |= before.pedantic;
        self
    }
}

/// Takes any name, so that a wrong one gets our own message; tells completion scripts which ones there are.
#[derive(Clone)]
struct RuleName;

impl TypedValueParser for RuleName {
    type Value = String;

    fn parse_ref(&self, cmd: &clap::Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(cmd, arg, value).map(|name| name.trim().to_owned())
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(rules::ALL.iter().map(|rule| PossibleValue::new(rule.id).help(rule.page().title))))
    }
}

fn parse_threads(text: &str) -> Result<u16, String> {
    let number = text.parse().ok().filter(|number| (1..=1024).contains(number));
    number.ok_or_else(|| "write a number from 1 to 1024".to_owned())
}

/// What holds for every command.
#[derive(Clone, Debug, Default, Args)]
pub struct Global {
    /// Read this configuration file instead of the nearest `vtlint.toml`.
    #[arg(
        long,
        global = true,
        value_name = "FILE",
        value_hint = ValueHint::FilePath,
        conflicts_with = "no_config",
        help_heading = "Configuration"
    )]
    pub config: Option<PathBuf>,
    /// Read no configuration file.
    #[arg(long, global = true, help_heading = "Configuration")]
    pub no_config: bool,
    /// Colours and hyperlinks.
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t, help_heading = "Messages")]
    pub color: ColorChoice,
    /// Print the report, errors, and what other flags ask for; nothing else.
    #[arg(short, long, global = true, conflicts_with = "verbose", help_heading = "Messages")]
    pub quiet: bool,
    /// Say more on standard error: the configuration used, every module with its JDK range, every notice.
    #[arg(short, long, global = true, help_heading = "Messages")]
    pub verbose: bool,
}

/// `--output sarif=vtlint.sarif`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputFile {
    /// The format.
    pub format: Format,
    /// The file.
    pub path: PathBuf,
}

impl OutputFile {
    fn parse(text: &str) -> Result<Self, String> {
        let (format, path) = text
            .split_once('=')
            .filter(|(_, path)| !path.is_empty())
            .ok_or("write FORMAT=PATH, such as `sarif=vtlint.sarif`")?;
        let format = parse_format(format)?;
        if path == "-" {
            return Err(format!("`{format}` on standard output is `--format {format}`"));
        }
        Ok(Self { format, path: PathBuf::from(path) })
    }
}

/// The format that the environment asks for, unless the command line does: the value of `VTLINT_FORMAT`. An empty one says
/// nothing (a clap `env` would refuse it, and blame a flag that nobody typed).
///
/// # Errors
/// When it is no format.
pub fn format_from_env(value: Option<OsString>) -> Result<Option<Format>, String> {
    let Some(value) = value.filter(|value| !value.is_empty()) else { return Ok(None) };
    parse_format(&value.to_string_lossy()).map(Some).map_err(|error| format!("VTLINT_FORMAT: {error}"))
}

fn parse_format(name: &str) -> Result<Format, String> {
    let names = Format::value_variants().iter().map(|format| format.as_str());
    name.parse::<Format>().map_err(|error| match suggest::did_you_mean(name, names) {
        hint if hint.is_empty() => error,
        hint => format!("unknown format `{name}`{hint}"),
    })
}

/// The names of the commands.
pub const COMMANDS: [&str; 4] = ["completions", "config", "explain", "rules"];

/// A message of clap as one line: what is wrong, with which argument, what to do.
pub fn usage_error(error: &clap::Error) -> String {
    let context = |kind| error.get(kind);
    let text = |kind| match context(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join("`, `")),
        _ => None,
    };
    let argument = text(ContextKind::InvalidArg).unwrap_or_default();
    let value = text(ContextKind::InvalidValue).unwrap_or_default();
    let suggestion = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(text)
        .map(|suggestion| format!(", did you mean `{suggestion}`?"));
    let valid = match context(ContextKind::ValidValue).or(context(ContextKind::ValidSubcommand)) {
        // There are many of them.
        _ if argument.contains("<RULE") => "; `vtlint rules` lists them".to_owned(),
        None if argument == "<SHELL>" => format!(", expected one of {}", shells().join(", ")),
        Some(ContextValue::Strings(valid)) if !valid.is_empty() => {
            let valid: Vec<&str> = valid.iter().map(String::as_str).filter(|name| *name != "help").collect();
            format!(", expected one of {}", valid.join(", "))
        }
        _ => String::new(),
    };
    let help = "; see `vtlint --help`";
    match error.kind() {
        ErrorKind::UnknownArgument if is_flag(&argument) => {
            let command = command_of(error);
            format!("`{argument}` does not belong to `{command}`; see `{command} --help`")
        }
        ErrorKind::UnknownArgument => {
            // Clap measures the likeness of whole words; it finds nothing near a short one.
            let suggestion = suggestion.or_else(|| {
                Some(suggest::did_you_mean(&argument, flags().iter().map(String::as_str)))
                    .filter(|hint| !hint.is_empty())
            });
            format!("unknown argument `{argument}`{}", suggestion.unwrap_or_else(|| help.to_owned()))
        }
        ErrorKind::InvalidSubcommand => {
            let name = text(ContextKind::InvalidSubcommand).unwrap_or_default();
            format!("unknown command `{name}`{}", suggestion.unwrap_or_else(|| help.to_owned()))
        }
        // All there are are few, and likeness means little among them.
        ErrorKind::InvalidValue if argument == "<SHELL>" && !value.is_empty() => {
            format!("invalid value `{value}` for `{argument}`{valid}")
        }
        ErrorKind::InvalidValue if value.is_empty() => format!("`{argument}` needs a value{valid}"),
        ErrorKind::InvalidValue => format!("invalid value `{value}` for `{argument}`{}", suggestion.unwrap_or(valid)),
        ErrorKind::ValueValidation => {
            let reason = std::error::Error::source(error).map(|source| source.to_string()).unwrap_or_default();
            format!("invalid value `{value}` for `{argument}`: {reason}")
        }
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg).unwrap_or_default();
            format!("`{argument}` and `{other}` exclude each other; leave one out")
        }
        ErrorKind::MissingRequiredArgument if valid.is_empty() => format!("`{argument}` is missing{help}"),
        ErrorKind::MissingRequiredArgument => format!("`{argument}` is missing{valid}"),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            format!("a command is missing{valid}")
        }
        _ => {
            let first = error.to_string();
            let first = first.lines().next().unwrap_or_default();
            format!("{}{help}", first.trim_start_matches("error: "))
        }
    }
}

/// The command that a message is about, as it is typed: `vtlint config show`.
fn command_of(error: &clap::Error) -> String {
    let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) else { return "vtlint".to_owned() };
    let usage = usage.to_string();
    let words = usage.split_whitespace().skip_while(|word| *word != "vtlint");
    words.take_while(|word| word.starts_with(|first: char| first.is_alphabetic())).collect::<Vec<_>>().join(" ")
}

fn shells() -> Vec<String> {
    let shells = clap_complete::Shell::value_variants().iter().filter_map(|shell| shell.to_possible_value());
    shells.map(|shell| shell.get_name().to_owned()).collect()
}

/// Whether some command has this flag.
fn is_flag(argument: &str) -> bool {
    fn has_short(command: &clap::Command, short: char) -> bool {
        command.get_arguments().any(|arg| arg.get_short() == Some(short))
            || command.get_subcommands().any(|inner| has_short(inner, short))
    }
    match argument.strip_prefix('-') {
        Some(short) if short.chars().count() == 1 => short.chars().any(|short| has_short(&Cli::command(), short)),
        _ => flags().iter().any(|flag| flag == argument),
    }
}

/// Every long flag, those of the commands included.
fn flags() -> Vec<String> {
    fn of(command: &clap::Command, flags: &mut Vec<String>) {
        flags.extend(command.get_arguments().filter_map(|arg| Some(format!("--{}", arg.get_long()?))));
        command.get_subcommands().for_each(|inner| of(inner, flags));
    }
    let mut flags = vec!["--help".to_owned(), "--version".to_owned()];
    of(&Cli::command(), &mut flags);
    flags
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(args: &[&str]) -> Result<Cli, String> {
        Cli::try_parse_from([&["vtlint"], args].concat()).map_err(|error| usage_error(&error))
    }

    #[test]
    fn the_definition_is_sound() {
        Cli::command().debug_assert();
        let command = Cli::command();
        let names: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
        assert_eq!(names.len(), COMMANDS.len());
        assert!(names.iter().all(|name| COMMANDS.contains(name)));
    }

    #[test]
    fn the_grammar_is_the_locked_one() {
        let lock = include_str!("../Cargo.lock");
        let (name, version) = GRAMMAR.split_once(' ').unwrap();
        assert!(lock.contains(&format!("name = \"{name}\"\nversion = \"{version}\"")));
        assert!(Cli::command().render_version().contains(GRAMMAR));
    }

    #[test]
    fn a_command_beats_a_path_of_its_name() {
        assert!(matches!(parse(&["rules"]).unwrap().command, Some(Command::Rules { .. })));
        assert_eq!(parse(&["./rules"]).unwrap().check.paths, [PathBuf::from("./rules")]);
        assert_eq!(parse(&["src", "lib"]).unwrap().check.paths.len(), 2);
        assert!(matches!(parse(&["--color", "never", "rules"]).unwrap().command, Some(Command::Rules { .. })));
        assert_eq!(parse(&["rules", "--color", "never"]).unwrap().global.color, ColorChoice::Never);
    }

    #[test]
    fn the_environment_may_name_a_format() {
        let from = |value: &str| format_from_env(Some(value.into()));
        assert_eq!(from("json"), Ok(Some(Format::Json)));
        assert_eq!(from(""), Ok(None));
        assert_eq!(format_from_env(None), Ok(None));
        assert_eq!(from("jsn").unwrap_err(), "VTLINT_FORMAT: unknown format `jsn`, did you mean `json`?");
    }

    #[test]
    fn lists_may_be_repeated() {
        let cli = parse(&["--select", "a,b", "--select=c", "--ignore", "d", "-o", "json=x", "--output", "sarif=a=b"])
            .unwrap();
        assert_eq!(cli.check.rules.select, ["a", "b", "c"]);
        assert_eq!(parse(&["--select", " a, b "]).unwrap().check.rules.select, ["a", "b"]);
        assert_eq!(cli.check.output[1].path, PathBuf::from("a=b"));
    }

    #[test]
    fn mistakes_are_one_clear_line() {
        let table: &[(&[&str], &str)] = &[
            (&["--jkd", "25"], "unknown argument `--jkd`, did you mean `--jdk`?"),
            (&["--zzzzzzz"], "unknown argument `--zzzzzzz`; see `vtlint --help`"),
            (&["--format", "sarf"], "invalid value `sarf` for `--format <FORMAT>`, did you mean `sarif`?"),
            (
                &["--format", "xml"],
                "invalid value `xml` for `--format <FORMAT>`, expected one of terminal, short, json, jsonl, sarif, github",
            ),
            (
                &["--jdk", "17"],
                "invalid value `17` for `--jdk <RANGE>`: JDK 17 has no virtual threads: the oldest release is 21",
            ),
            (
                &["--output", "sarif"],
                "invalid value `sarif` for `--output <FORMAT=PATH>`: write FORMAT=PATH, such as `sarif=vtlint.sarif`",
            ),
            (
                &["--output", "json=-"],
                "invalid value `json=-` for `--output <FORMAT=PATH>`: `json` on standard output is `--format json`",
            ),
            (
                &["-o", "sarf=x"],
                "invalid value `sarf=x` for `--output <FORMAT=PATH>`: unknown format `sarf`, did you mean `sarif`?",
            ),
            (&["--threads", "0"], "invalid value `0` for `--threads <N>`: write a number from 1 to 1024"),
            (&["--threads", "x"], "invalid value `x` for `--threads <N>`: write a number from 1 to 1024"),
            (
                &["--exit-zero", "--fail-on", "note"],
                "`--exit-zero` and `--fail-on <LEVEL>` exclude each other; leave one out",
            ),
            (&["explain"], "`<RULE>` is missing; `vtlint rules` lists them"),
            (&["--select"], "`--select <RULES>` needs a value; `vtlint rules` lists them"),
            (&["completions"], "`<SHELL>` is missing, expected one of bash, elvish, fish, powershell, zsh"),
            (
                &["completions", "tcsh"],
                "invalid value `tcsh` for `<SHELL>`, expected one of bash, elvish, fish, powershell, zsh",
            ),
            (
                &["config", "show", "--format", "json"],
                "`--format` does not belong to `vtlint config show`; see `vtlint config show --help`",
            ),
            (
                &["config", "schema", "-o", "json=x"],
                "`-o` does not belong to `vtlint config schema`; see `vtlint config schema --help`",
            ),
            (&["explain", "--jdk=25"], "`--jdk` does not belong to `vtlint explain`; see `vtlint explain --help`"),
            (&["config"], "a command is missing, expected one of show, schema"),
            (&["config", "shwo"], "unknown command `shwo`, did you mean `show`?"),
            (&["rules", "--format"], "`--format <FORMAT>` needs a value, expected one of text, json, md"),
        ];
        for (args, expected) in table {
            assert_eq!(parse(args).map(|_| ()).unwrap_err(), *expected, "{args:?}");
        }
    }
}
