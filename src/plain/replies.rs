//! What the dialogue says about itself: its words, and how to use them.

use super::speech::Speech;
use super::words::Word;
use crate::rules::{Position, Square};
use crate::session::Session;
use crate::text::{HelpPage, key, say};

impl Speech {
    /// That hints or moves taken back are noted down.
    pub(super) fn assisted(&self) -> String {
        self.texts.get(key!("plain-assisted")).into_owned()
    }

    pub(super) fn kept(&self) -> String {
        self.texts.get(key!("plain-kept")).into_owned()
    }

    pub(super) fn nothing_to_keep(&self) -> String {
        self.texts.get(key!("plain-nothing-to-keep")).into_owned()
    }

    pub(super) fn how_to_begin(&self, position: &Position) -> String {
        let (square, help) = (example(position), self.word(Word::Help));
        say!(self.texts, "plain-how-to-begin", square = square, help = help)
    }

    pub(super) fn how_to_go_on(&self) -> String {
        let (new, quit) = (self.word(Word::New), self.word(Word::Quit));
        say!(self.texts, "plain-how-to-go-on", new = new, quit = quit)
    }

    pub(super) fn engine_waits(&self) -> String {
        say!(self.texts, "plain-engine-waits", word = self.word(Word::Go))
    }

    pub(super) fn off_board(&self, text: &str) -> String {
        say!(self.texts, "plain-off-board", square = text)
    }

    pub(super) fn unknown(&self, text: &str, position: &Position) -> String {
        let (square, help) = (example(position), self.word(Word::Help));
        say!(self.texts, "plain-unknown", text = text, square = square, help = help)
    }

    /// The words with what they do, one a line, and behind them what is to be known of time.
    pub(super) fn help(&self, session: &Session) -> String {
        let words = Word::LISTED.into_iter().map(|word| {
            let meaning = self.texts.get(word.meaning());
            format!("{}: {meaning}", self.usage(word))
        });
        let square = [self.texts.get(key!("plain-help-square")).into_owned()];
        let lines = square.into_iter().chain(words).chain(self.common().about_time(session));
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The pages of help about the game.
    pub(super) fn rules(&self) -> String {
        let pages = HelpPage::ALL
            .map(|page| format!("{}.\n{}", self.texts.help_title(page), self.texts.help(page)));
        pages.join("\n")
    }

    /// A word with an example of what stands behind it: `row 4`.
    pub(super) fn usage(&self, word: Word) -> String {
        format!("{} {}", self.word(word), word.example()).trim_end().to_owned()
    }

    /// The first spelling of a word: the one that is taught.
    fn word(&self, word: Word) -> String {
        let spellings = self.texts.get(word.spellings());
        spellings.split(", ").next().unwrap_or_default().to_owned()
    }
}

/// A square to name as an example: one that may be played, where there is one.
fn example(position: &Position) -> String {
    let legal = position.legal_moves();
    let square = if legal.has(Square::F5) { None } else { legal.first() };
    square.unwrap_or(Square::F5).to_string()
}
