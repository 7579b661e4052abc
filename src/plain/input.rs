use crate::rules::Square;
use crate::text::{Key, Language, Texts, key};

/// A word that the dialogue knows, in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Pass,
    Board,
    Moves,
    Hint,
    Undo,
    Redo,
    New,
    Score,
    Clock,
    Save,
    Rules,
    Help,
    Quit,
    /// Starts the engine again after a fault; told when it is of use.
    Go,
}

impl Word {
    /// The words that `help` lists, in its order.
    pub(super) const LISTED: [Self; 13] = [
        Self::Pass,
        Self::Board,
        Self::Moves,
        Self::Hint,
        Self::Undo,
        Self::Redo,
        Self::New,
        Self::Score,
        Self::Clock,
        Self::Save,
        Self::Rules,
        Self::Help,
        Self::Quit,
    ];

    /// The message with the word and its other spellings, separated by commas.
    pub(super) const fn spellings(self) -> Key {
        match self {
            Self::Pass => key!("word-pass"),
            Self::Board => key!("word-board"),
            Self::Moves => key!("word-moves"),
            Self::Hint => key!("word-hint"),
            Self::Undo => key!("word-undo"),
            Self::Redo => key!("word-redo"),
            Self::New => key!("word-new"),
            Self::Score => key!("word-score"),
            Self::Clock => key!("word-clock"),
            Self::Save => key!("word-save"),
            Self::Rules => key!("word-rules"),
            Self::Help => key!("word-help"),
            Self::Quit => key!("word-quit"),
            Self::Go => key!("word-go"),
        }
    }

    /// The message that says what the word does.
    pub(super) const fn meaning(self) -> Key {
        match self {
            Self::Pass => key!("plain-help-pass"),
            Self::Board => key!("plain-help-board"),
            Self::Moves => key!("plain-help-moves"),
            Self::Hint => key!("plain-help-hint"),
            Self::Undo => key!("plain-help-undo"),
            Self::Redo => key!("plain-help-redo"),
            Self::New => key!("plain-help-new"),
            Self::Score => key!("plain-help-score"),
            Self::Clock => key!("plain-help-clock"),
            Self::Save => key!("plain-help-save"),
            Self::Rules => key!("plain-help-rules"),
            Self::Help => key!("plain-help-help"),
            Self::Quit => key!("plain-help-quit"),
            Self::Go => key!("plain-help-go"),
        }
    }
}

/// What a line of input asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    Nothing,
    Place(Square),
    Word(Word),
    /// A letter and a digit that are not a square of the board.
    OffBoard(String),
    Unknown(String),
}

/// Every spelling of every word, in every language.
#[derive(Debug)]
pub(super) struct Vocabulary(Vec<(String, Word)>);

impl Vocabulary {
    pub(super) fn new() -> Self {
        let words = Language::ALL.into_iter().flat_map(|language| {
            let texts = Texts::new(language);
            let all = Word::LISTED.into_iter().chain([Word::Go]);
            all.flat_map(|word| {
                let spellings = texts.get(word.spellings());
                let owned = spellings.split(", ").map(|spelling| (spelling.to_owned(), word));
                owned.collect::<Vec<_>>()
            })
            .collect::<Vec<_>>()
        });
        Self(words.collect())
    }

    /// Reads a line, in any language and any case.
    pub(super) fn read(&self, line: &str) -> Input {
        let word = line.trim_start_matches('\u{feff}').trim().to_lowercase();
        if word.is_empty() {
            return Input::Nothing;
        }
        if let Ok(square) = word.parse() {
            return Input::Place(square);
        }
        match self.0.iter().find(|(spelling, _)| *spelling == word) {
            Some(&(_, known)) => Input::Word(known),
            None if is_off_board(&word) => Input::OffBoard(word),
            None => Input::Unknown(printable(&word)),
        }
    }
}

fn is_off_board(word: &str) -> bool {
    matches!(word.as_bytes(), [file, rank] if file.is_ascii_lowercase() && rank.is_ascii_digit())
}

/// The beginning of a text, without what a terminal could take for a command.
fn printable(text: &str) -> String {
    const MOST: usize = 40;
    let mut shown = String::new();
    for character in text.chars().take(MOST) {
        match character {
            '\'' | '"' | '\\' => shown.push(character),
            _ => shown.extend(character.escape_debug()),
        }
    }
    if text.chars().nth(MOST).is_some() {
        shown.push_str("...");
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_in_either_language_and_any_case() {
        let vocabulary = Vocabulary::new();
        for (line, word) in [
            ("pass", Word::Pass),
            ("PASSA\r\n", Word::Pass),
            (" Board ", Word::Board),
            ("othelliera", Word::Board),
            ("\u{feff}help", Word::Help),
            ("?", Word::Help),
            ("Esci", Word::Quit),
            ("!", Word::Go),
        ] {
            assert_eq!(vocabulary.read(line), Input::Word(word), "{line:?}");
        }
        assert_eq!(vocabulary.read("F5\n"), Input::Place(Square::F5));
        assert_eq!(vocabulary.read(" \t\r\n"), Input::Nothing);
    }

    #[test]
    fn no_spelling_means_two_things() {
        let Vocabulary(words) = Vocabulary::new();
        for (spelling, word) in &words {
            assert_eq!(*spelling, spelling.to_lowercase());
            assert!(words.iter().all(|(other, meaning)| other != spelling || meaning == word));
            assert!(spelling.parse::<Square>().is_err());
        }
    }

    #[test]
    fn what_is_not_known_is_told_from_what_is_off_the_board() {
        let vocabulary = Vocabulary::new();
        assert_eq!(vocabulary.read("i9"), Input::OffBoard("i9".into()));
        assert_eq!(vocabulary.read("f5 d6"), Input::Unknown("f5 d6".into()));
        assert_eq!(vocabulary.read("\u{1b}[2J"), Input::Unknown("\\u{1b}[2j".into()));
        assert_eq!(vocabulary.read("c'\u{e8}"), Input::Unknown("c'\u{e8}".into()));
        let Input::Unknown(long) = vocabulary.read(&"x".repeat(1000)) else { panic!() };
        assert_eq!(long.len(), 43);
    }
}
