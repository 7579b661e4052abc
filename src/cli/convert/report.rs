use std::collections::BTreeMap;
use std::io::Write;

use crate::cli::source::SourceName;
use crate::cli::told::tell;
use crate::formats::games::{Format, Loss};
use crate::formats::record::GameRecord;
use crate::text::{Key, Texts, say};
use crate::wording::{Said, Wording};

/// What is told on standard error. Nothing is left to be told to somebody who does not listen.
pub(super) struct Report<'a> {
    out: &'a mut dyn Write,
    texts: &'a Texts,
    source: String,
    format: Format,
    losses: BTreeMap<Loss, usize>,
    written: usize,
    failed: usize,
}

impl<'a> Report<'a> {
    pub(super) fn new(
        out: &'a mut dyn Write,
        texts: &'a Texts,
        source: &SourceName,
        format: Format,
    ) -> Self {
        let source = source.said(texts);
        Self { out, texts, source, format, losses: BTreeMap::new(), written: 0, failed: 0 }
    }

    /// Tells why a game is missing.
    pub(super) fn fail(&mut self, fault: &str) {
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
            let wording = Wording::new(self.texts, game.start.rules());
            let said = say!(
                self.texts,
                "convert-disagreement",
                number = number,
                stated = wording.game_result(stated),
                replayed = wording.game_result(replayed)
            );
            let _ = writeln!(self.out, "otello: {}: {said}", self.source);
        }
    }

    /// Whether nothing has been said of any game.
    pub(super) const fn is_empty(&self) -> bool {
        self.written == 0 && self.failed == 0
    }

    /// Tells something about all games.
    pub(super) fn say(&mut self, sentence: Key) {
        tell(self.out, self.texts.get(sentence));
    }

    /// Tells what the format cannot carry, and how many games are missing. Whether none is.
    pub(super) fn finish(self) -> bool {
        let Self { out, texts, format, losses, written, failed, .. } = self;
        if !losses.is_empty() {
            let lost = losses.iter().map(|(loss, count)| {
                let loss = loss.said(texts);
                say!(texts, "convert-loss", loss = loss, games = *count, all = written)
            });
            let (format, lost) = (format.said(texts), lost.collect::<Vec<_>>().join(", "));
            let said = say!(texts, "convert-cannot-carry", format = format, losses = lost);
            let _ = writeln!(out, "otello: {said}");
        }
        if failed > 0 {
            let said = say!(texts, "convert-missing", written = written, failed = failed);
            let _ = writeln!(out, "otello: {said}");
        }
        failed == 0
    }
}
