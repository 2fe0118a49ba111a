//! The `vtlint` command.

use clap::Parser as _;
use clap::error::ErrorKind;
use std::process::ExitCode;
use vtlint::app::{self, Exit};
use vtlint::cli::{self, Cli};
use vtlint::style::ColorChoice;

fn main() -> ExitCode {
    ExitCode::from(run().code())
}

fn run() -> Exit {
    let mut cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            // Help and version go to standard output; a reader that has seen enough is no error.
            let _ = error.print();
            return Exit::Clean;
        }
        Err(error) => {
            app::tell_error(&cli::usage_error(&error), ColorChoice::Auto);
            return Exit::Failed;
        }
    };
    perform(&mut cli).unwrap_or_else(|error| {
        app::tell_error(&error, cli.global.color);
        Exit::Failed
    })
}

fn perform(cli: &mut Cli) -> Result<Exit, String> {
    if cli.check.format.is_none() {
        cli.check.format = cli::format_from_env(std::env::var_os("VTLINT_FORMAT"))?;
    }
    let working_dir =
        std::env::current_dir().map_err(|error| format!("the working directory cannot be read: {error}"))?;
    app::run(cli, &working_dir)
}
