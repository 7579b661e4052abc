use std::collections::BTreeMap;
use std::io::Write;

use crate::cli::told::tell;
use crate::formats::games::{Format, Loss};
use crate::formats::record::GameRecord;

/// What is told on standard error. Nothing is left to be told to somebody who does not listen.
pub(super) struct Report<'a> {
    out: &'a mut dyn Write,
    source: &'a str,
    format: Format,
    losses: BTreeMap<Loss, usize>,
    written: usize,
    failed: usize,
}

impl<'a> Report<'a> {
    pub(super) fn new(out: &'a mut dyn Write, source: &'a str, format: Format) -> Self {
        Self { out, source, format, losses: BTreeMap::new(), written: 0, failed: 0 }
    }

    /// Tells why a game is missing.
    pub(super) fn fail(&mut self, fault: &dyn std::fmt::Display) {
        self.failed += 1;
        tell(self.out, format_args!("{}: {fault}", self.source));
    }

    /// Counts a game that was written, and what it lost; tells a result that is wrong.
    pub(super) fn write(&mut self, number: usize, game: &GameRecord) {
        self.written += 1;
        for loss in Loss::of(game, self.format) {
            *self.losses.entry(loss).or_default() += 1;
        }
        if let (Some(stated), Some(replayed)) = (game.disagreement, game.result) {
            let source = self.source;
            tell(
                self.out,
                format_args!(
                    "{source}: game {number}: the record says {stated}; \
                     its moves end in {replayed}, which was written"
                ),
            );
        }
    }

    /// Whether nothing has been said of any game.
    pub(super) const fn is_empty(&self) -> bool {
        self.written == 0 && self.failed == 0
    }

    /// Tells something about all games.
    pub(super) fn say(&mut self, sentence: &str) {
        tell(self.out, sentence);
    }

    /// Tells what the format cannot carry, and how many games are missing. Whether none is.
    pub(super) fn finish(self) -> bool {
        let Self { out, format, losses, written, failed, .. } = self;
        if !losses.is_empty() {
            let lost = losses.iter().map(|(loss, count)| format!("{loss} ({count} of {written})"));
            let lost = lost.collect::<Vec<_>>().join(", ");
            tell(out, format_args!("{format} cannot carry: {lost}"));
        }
        if failed > 0 {
            tell(out, format_args!("{written} games were written, {failed} were not"));
        }
        failed == 0
    }
}
