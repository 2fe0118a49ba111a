//! The progress bar: on standard error, only for a person, and only when it takes long.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// A run shorter than this shows no bar.
const PATIENCE: Duration = Duration::from_millis(700);

/// A bar that appears late, or never.
pub struct Bar {
    started: Instant,
    wanted: bool,
    bar: OnceLock<ProgressBar>,
}

impl Bar {
    /// A bar, if it may be shown at all and standard error is a terminal.
    pub fn new(wanted: bool) -> Bar {
        let wanted = wanted && std::io::stderr().is_terminal();
        Bar { started: Instant::now(), wanted, bar: OnceLock::new() }
    }

    /// So many files of so many are done.
    pub fn tick(&self, done: usize, all: usize) {
        if !self.wanted || self.started.elapsed() < PATIENCE {
            return;
        }
        let bar = self.bar.get_or_init(|| {
            let bar = ProgressBar::with_draw_target(Some(all as u64), ProgressDrawTarget::stderr());
            match ProgressStyle::with_template("{bar:30} {pos}/{len} files") {
                Ok(style) => bar.with_style(style),
                Err(_) => bar,
            }
        });
        bar.set_position(done as u64);
    }

    /// Takes the bar away.
    pub fn finish(&self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}
