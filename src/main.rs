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
    let cli = match Cli::try_parse() {
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
    let outcome = std::env::current_dir()
        .map_err(|error| format!("the working directory cannot be read: {error}"))
        .and_then(|working_dir| app::run(&cli, &working_dir));
    outcome.unwrap_or_else(|error| {
        app::tell_error(&error, cli.global.color);
        Exit::Failed
    })
}
