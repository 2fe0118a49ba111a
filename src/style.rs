//! How much a stream can show: colour, hyperlinks, width.
//!
//! Decided once, from the flag, the environment and the stream, and handed on as a [`Style`]; nothing further down asks
//! the environment.

use std::ffi::OsString;
use std::io::IsTerminal;

/// `--color`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum ColorChoice {
    /// On a terminal, unless `NO_COLOR`, `CLICOLOR=0` or `TERM=dumb` says no; anywhere with `CLICOLOR_FORCE`.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// What a stream can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Somebody looks at it.
    pub terminal: bool,
    /// ANSI colours.
    pub color: bool,
    /// OSC 8 hyperlinks; where they are off, addresses are written out.
    pub hyperlinks: bool,
    /// Columns to wrap at.
    pub width: usize,
}

/// Width where nothing says how wide the terminal is, and of everything that is piped.
pub const DEFAULT_WIDTH: usize = 80;

impl Style {
    /// No colour, no hyperlinks: what a file or a pipe gets.
    pub const PLAIN: Style = Style { terminal: false, color: false, hyperlinks: false, width: DEFAULT_WIDTH };

    /// The style of standard output.
    pub fn stdout(choice: ColorChoice) -> Self {
        Self::decide(choice, std::io::stdout().is_terminal(), &|name| std::env::var_os(name))
    }

    /// The style of standard error.
    pub fn stderr(choice: ColorChoice) -> Self {
        Self::decide(choice, std::io::stderr().is_terminal(), &|name| std::env::var_os(name))
    }

    /// The decision itself, over any environment.
    pub fn decide(choice: ColorChoice, is_terminal: bool, env: &dyn Fn(&str) -> Option<OsString>) -> Self {
        let color = wants_color(choice, is_terminal, env);
        // Log viewers of CI services print the escape sequences of hyperlinks as rubbish, even where they show colour.
        let hyperlinks = color && is_terminal && !is_set(env("CI")) && env("TERM").is_none_or(|term| term != "dumb");
        Style {
            terminal: is_terminal,
            color,
            hyperlinks,
            width: if is_terminal { terminal_width(env) } else { DEFAULT_WIDTH },
        }
    }
}

/// <https://no-color.org> and <https://bixense.com/clicolors>; the flag beats both, `NO_COLOR` beats the rest.
fn wants_color(choice: ColorChoice, is_terminal: bool, env: &dyn Fn(&str) -> Option<OsString>) -> bool {
    match choice {
        ColorChoice::Always => return true,
        ColorChoice::Never => return false,
        ColorChoice::Auto => {}
    }
    if is_set(env("NO_COLOR")) {
        return false;
    }
    if env("CLICOLOR_FORCE").is_some_and(|value| !value.is_empty() && value != "0") {
        return true;
    }
    is_terminal
        && env("TERM").is_none_or(|term| term != "dumb")
        && env("CLICOLOR").is_none_or(|clicolor| clicolor != "0")
}

fn is_set(value: Option<OsString>) -> bool {
    value.is_some_and(|value| !value.is_empty())
}

/// `COLUMNS`, within reason. Lines longer than 120 columns are hard to read, so wider terminals get 120.
fn terminal_width(env: &dyn Fn(&str) -> Option<OsString>) -> usize {
    env("COLUMNS")
        .and_then(|columns| columns.to_str()?.trim().parse::<usize>().ok())
        .map_or(DEFAULT_WIDTH, |columns| columns.clamp(40, 120))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn color(choice: ColorChoice, is_terminal: bool, env: &[(&str, &str)]) -> bool {
        style(choice, is_terminal, env).color
    }

    fn style(choice: ColorChoice, is_terminal: bool, env: &[(&str, &str)]) -> Style {
        Style::decide(choice, is_terminal, &|name| {
            env.iter().find(|(key, _)| *key == name).map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn colour_follows_flag_then_environment_then_terminal() {
        use ColorChoice::{Always, Auto, Never};
        type Row<'a> = (ColorChoice, bool, &'a [(&'a str, &'a str)], bool);
        let table: &[Row] = &[
            (Auto, true, &[], true),
            (Auto, false, &[], false),
            (Auto, true, &[("NO_COLOR", "1")], false),
            (Auto, true, &[("NO_COLOR", "")], true),
            (Auto, true, &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")], false),
            (Auto, false, &[("CLICOLOR_FORCE", "1")], true),
            (Auto, false, &[("CLICOLOR_FORCE", "0")], false),
            (Auto, false, &[("CLICOLOR_FORCE", "")], false),
            (Auto, true, &[("CLICOLOR", "0")], false),
            (Auto, true, &[("TERM", "dumb")], false),
            (Auto, true, &[("TERM", "xterm-256color")], true),
            (Always, false, &[("NO_COLOR", "1")], true),
            (Never, true, &[("CLICOLOR_FORCE", "1")], false),
        ];
        for (choice, is_terminal, env, expected) in table {
            assert_eq!(color(*choice, *is_terminal, env), *expected, "{choice:?} {is_terminal} {env:?}");
        }
    }

    #[test]
    fn hyperlinks_need_a_terminal_outside_of_ci() {
        assert!(style(ColorChoice::Auto, true, &[]).hyperlinks);
        assert!(!style(ColorChoice::Auto, true, &[("CI", "true")]).hyperlinks);
        assert!(!style(ColorChoice::Always, false, &[]).hyperlinks);
        assert!(!style(ColorChoice::Always, true, &[("TERM", "dumb")]).hyperlinks);
        assert!(!style(ColorChoice::Auto, true, &[("NO_COLOR", "1")]).hyperlinks);
    }

    #[test]
    fn width_stays_readable() {
        assert_eq!(style(ColorChoice::Auto, true, &[("COLUMNS", "300")]).width, 120);
        assert_eq!(style(ColorChoice::Auto, true, &[("COLUMNS", "5")]).width, 40);
        assert_eq!(style(ColorChoice::Auto, true, &[("COLUMNS", "x")]).width, DEFAULT_WIDTH);
        assert_eq!(style(ColorChoice::Auto, false, &[("COLUMNS", "100")]).width, DEFAULT_WIDTH);
    }
}
