use super::square;
use super::words::Word;
use crate::formats::keyed::latin;
use crate::game::Strength;
use crate::rules::Square;
use crate::text::{Language, Texts};

impl Word {
    /// What the word asks for with this behind it; `None` if nothing can stand there.
    fn with(self, value: &str) -> Option<Input> {
        let asked = match self {
            Self::Rank => place(value, b'1').map(Input::Rank),
            Self::File => place(value, b'a').map(Input::File),
            Self::Contents => square::read(value).map(Input::Contents),
            Self::Level => {
                let level = value.parse().ok().filter(|level| Strength::LEVELS.contains(level));
                level.map(Input::Level)
            }
            _ => return None,
        };
        Some(asked.unwrap_or(Input::Unclear(self)))
    }
}

/// What a line of input asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    Nothing,
    Place(Square),
    Word(Word),
    /// What is on a square.
    Contents(Square),
    /// What is on the eight squares of a rank, 0 to 7.
    Rank(u8),
    /// What is on the eight squares of a file, 0 to 7.
    File(u8),
    /// A level of play.
    Level(u8),
    /// A word with something behind it that it does not go with.
    Unclear(Word),
    /// A letter and a digit that are not a square of the board.
    OffBoard(String),
    Unknown(String),
    /// A line that no command is as long as.
    TooLong,
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
        let typed = line.trim_start_matches('\u{feff}').trim().to_lowercase();
        if typed.is_empty() {
            return Input::Nothing;
        }
        let text: String = typed.chars().map(latin).collect();
        if let Some(square) = square::read(&text) {
            return Input::Place(square);
        }
        if let Some(word) = self.find(&text) {
            return Input::Word(word);
        }
        if let Some(asked) = self.with_value(&text) {
            return asked;
        }
        if square::is_off_board(&text) {
            Input::OffBoard(typed)
        } else {
            Input::Unknown(printable(&typed))
        }
    }

    fn find(&self, text: &str) -> Option<Word> {
        let spelled =
            text.split_whitespace().collect::<Vec<_>>().join(" ").replace('\u{2019}', "'");
        self.0.iter().find(|(spelling, _)| *spelling == spelled).map(|&(_, word)| word)
    }

    /// A word with a value behind it: `row 4`, or `e4?` for what is on a square.
    fn with_value(&self, text: &str) -> Option<Input> {
        let asked = text.trim_end_matches('?').trim_end();
        if let Some(square) = square::read(asked) {
            return Some(Input::Contents(square));
        }
        if let Some(word) = self.find(asked) {
            return Some(Input::Word(word));
        }
        let (word, value) = asked.rsplit_once(char::is_whitespace)?;
        self.find(word)?.with(value)
    }
}

/// Which of eight a character names, the first of them being this one.
fn place(text: &str, first: u8) -> Option<u8> {
    match text.as_bytes() {
        [byte] => byte.checked_sub(first).filter(|place| *place < 8),
        _ => None,
    }
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
        assert_eq!(vocabulary.read("1. e6"), Input::Place(Square::E6));
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

    /// The letters of other keyboards: what can only mean one square is read, and no other is.
    #[test]
    fn a_letter_of_another_alphabet_never_plays_another_square() {
        let vocabulary = Vocabulary::new();
        for (line, square) in [
            ("\u{ff26}\u{ff15}", Square::F5),
            ("\u{ff46} \u{ff15}", Square::F5),
            ("\u{441}4", Square::C4),
            ("\u{421}\u{664}", Square::C4),
            ("4\u{434}", Square::D4),
        ] {
            assert_eq!(vocabulary.read(line), Input::Place(square), "{line}");
        }
        for line in ["\u{432}5", "\u{444}1", "\u{e9}5", "5\u{430}", "\u{3b4} 6", "\u{ff4a}5"] {
            assert_eq!(vocabulary.read(line), Input::OffBoard(line.into()), "{line}");
        }
    }

    #[test]
    fn some_words_take_a_value() {
        let vocabulary = Vocabulary::new();
        for (line, asked) in [
            ("row 4", Input::Rank(3)),
            ("Riga 8", Input::Rank(7)),
            ("column E", Input::File(4)),
            ("colonna  h", Input::File(7)),
            ("on e4", Input::Contents(Square::E4)),
            ("What is on e4?", Input::Contents(Square::E4)),
            ("e4?", Input::Contents(Square::E4)),
            ("che cosa c\u{2019}\u{e8} in e4?", Input::Contents(Square::E4)),
            ("level 20", Input::Level(20)),
            ("livello 1", Input::Level(1)),
            ("level 21", Input::Unclear(Word::Level)),
            ("level up", Input::Unclear(Word::Level)),
            ("row 9", Input::Unclear(Word::Rank)),
            ("on i9", Input::Unclear(Word::Contents)),
            ("level", Input::Word(Word::Level)),
            ("row", Input::Word(Word::Rank)),
            ("board 4", Input::Unknown("board 4".into())),
            ("which discs turned?", Input::Word(Word::Turned)),
        ] {
            assert_eq!(vocabulary.read(line), asked, "{line:?}");
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
