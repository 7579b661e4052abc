//! What the dialogue says when it did not do what it was told to, or was asked for help.

use super::input::Word;
use super::speech::Speech;
use crate::rules::{IllegalMove, Position};
use crate::session::{Failure, Refusal};
use crate::text::{HelpPage, key, say};

impl Speech {
    /// Why a command was not carried out in this position.
    pub(super) fn refusal(&self, refusal: Refusal, position: &Position) -> String {
        match refusal {
            Refusal::Illegal(reason) => self.illegal(reason, position),
            Refusal::EngineToMove => self.texts.get(key!("refusal-engine-to-move")).into_owned(),
            Refusal::NothingToUndo => self.texts.get(key!("refusal-nothing-to-undo")).into_owned(),
            Refusal::NothingToRedo => self.texts.get(key!("refusal-nothing-to-redo")).into_owned(),
            Refusal::NoEngine => self.texts.get(key!("refusal-no-engine")).into_owned(),
        }
    }

    fn illegal(&self, reason: IllegalMove, position: &Position) -> String {
        let texts = &self.texts;
        match reason {
            IllegalMove::Occupied(at) => say!(texts, "refusal-occupied", square = at.to_string()),
            IllegalMove::TurnsNothing(at) => {
                say!(texts, "refusal-turns-nothing", square = at.to_string())
            }
            IllegalMove::NotCentre(at) => {
                say!(texts, "refusal-not-centre", square = at.to_string())
            }
            IllegalMove::NoDiscsLeft => {
                say!(texts, "refusal-no-discs-left", side = self.side(position.to_move()))
            }
            IllegalMove::PassNotForced => texts.get(key!("refusal-pass-not-forced")).into_owned(),
            IllegalMove::GameOver => texts.get(key!("refusal-game-over")).into_owned(),
        }
    }

    pub(super) fn engine_failed(&self, failure: &Failure) -> String {
        let fault = match &failure.place {
            Some(place) => format!("{} ({place})", failure.text),
            None => failure.text.clone(),
        };
        // A panic's text may have several lines; an answer has one.
        let fault = fault.split_whitespace().collect::<Vec<_>>().join(" ");
        say!(self.texts, "plain-engine-failed", fault = fault)
    }

    /// That hints or moves taken back are noted down.
    pub(super) fn assisted(&self) -> String {
        self.texts.get(key!("plain-assisted")).into_owned()
    }

    pub(super) fn how_to_begin(&self) -> String {
        say!(self.texts, "plain-how-to-begin", help = self.word(Word::Help))
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

    pub(super) fn unknown(&self, text: &str) -> String {
        let words: Vec<_> = Word::LISTED.into_iter().map(|word| self.word(word)).collect();
        say!(self.texts, "plain-unknown", text = text, words = words.join(", "))
    }

    /// The words with what they do, one a line.
    pub(super) fn help(&self) -> String {
        let words = Word::LISTED.into_iter().map(|word| {
            let meaning = self.texts.get(word.meaning());
            format!("{}: {meaning}", self.word(word))
        });
        let lines =
            [self.texts.get(key!("plain-help-square")).into_owned()].into_iter().chain(words);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The pages of help about the game.
    pub(super) fn rules(&self) -> String {
        let pages = HelpPage::ALL
            .map(|page| format!("{}.\n{}", self.texts.help_title(page), self.texts.help(page)));
        pages.join("\n")
    }

    /// The first spelling of a word: the one that is taught.
    fn word(&self, word: Word) -> String {
        let spellings = self.texts.get(word.spellings());
        spellings.split(", ").next().unwrap_or_default().to_owned()
    }
}
