use std::borrow::Cow;

use super::TranscriptError;
use super::around::Around;
use super::item::Item;
use super::token::{self, Order, Token};
use crate::formats::excerpt::excerpt;
use crate::formats::keyed::latin;
use crate::rules::{Move, Position};

/// The moves of a text, and what stands around them.
#[derive(Clone, Debug, PartialEq)]
pub struct Transcript {
    /// The moves, forced passes included.
    pub moves: Vec<Move>,
    /// The position after them.
    pub position: Position,
    /// The result, the date and the remark before and behind the moves.
    pub around: Around,
    /// What stands before the moves.
    pub lead: Lead,
    /// The number before the first move, if it labels one: `3.`
    pub numbered: Option<u16>,
    /// Whether something behind the moves ends them.
    pub ended: bool,
}

/// What stands before the moves of a text, beside numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lead {
    /// Nothing.
    #[default]
    Nothing,
    /// A dash, which may part moves and may begin a line of a list.
    Dash,
    /// A score, a date, or a sign that no game has between its moves.
    Item,
}

/// Reads the moves alone that [`read`] reads.
///
/// ```
/// use otello::formats::transcript;
/// use otello::rules::{Position, Rules};
///
/// let start = Position::start(Rules::Othello);
/// let moves = transcript::parse("1. F5 d6 2. C3", &start)?;
/// assert_eq!(transcript::write(&moves), "f5d6c3");
///
/// let error = transcript::parse("f5a1", &start).expect_err("a1 turns nothing");
/// assert_eq!(error.number(), 2);
/// # Ok::<(), otello::formats::transcript::TranscriptError>(())
/// ```
///
/// # Errors
/// As [`read`].
pub fn parse(text: &str, start: &Position) -> Result<Vec<Move>, TranscriptError> {
    read(text, start).map(|transcript| transcript.moves)
}

/// Reads the moves played from `start`, and what stands before and behind them.
///
/// A pass may be written `pa`, `ps`, `pass`, `p`, `--` or `@@@@`, where it is forced; one that is
/// left out is put in before the move that needs it, but not behind the last move. Squares are read
/// as `3d` where all of them are written so; a text that is no transcript either way is told the
/// fault that comes later.
///
/// A score, a date, a time or a sign of a list (`*`, `•`, `1.`) may stand before the moves or behind
/// them, and a remark behind those. No square is skipped: one behind the result is a fault.
///
/// # Errors
/// When a word is no move, a move is not legal, or a text that is not blank holds none; the error
/// names its number.
pub fn read(text: &str, start: &Position) -> Result<Transcript, TranscriptError> {
    read_on(text, start, 0)
}

/// Reads on from a position behind so many discs, by which its faults number the moves.
///
/// # Errors
/// As [`read`].
pub fn read_on(text: &str, start: &Position, placed: usize) -> Result<Transcript, TranscriptError> {
    let text = narrow(text);
    Reader::new(start, placed).read(&text, Order::FileFirst).or_else(|fault| {
        match Reader::new(start, placed).read(&text, Order::RankFirst) {
            Ok(transcript) => Ok(transcript),
            Err(other) if other.number() > fault.number() => Err(other),
            Err(_) => Err(fault),
        }
    })
}

/// A transcript as far as it has been read.
struct Reader {
    position: Position,
    number: usize,
    moves: Vec<Move>,
    /// What has been read before the first move.
    lead: Around,
    /// What has been read behind the last move.
    tail: Around,
    begun: Lead,
    numbered: Option<u16>,
    /// Whether the moves have ended: a result stands behind them, or a date.
    ended: bool,
}

impl Reader {
    fn new(start: &Position, placed: usize) -> Self {
        Self {
            position: *start,
            number: placed + 1,
            moves: Vec::new(),
            lead: Around::default(),
            tail: Around::default(),
            begun: Lead::Nothing,
            numbered: None,
            ended: false,
        }
    }

    fn read(mut self, text: &str, order: Order) -> Result<Transcript, TranscriptError> {
        let mut rest = text;
        // A bracket or a bar: a score may follow, and no move.
        let mut sign = None;
        while let Some((token, after)) = token::next(rest, order) {
            rest = after;
            match token {
                Token::Action(Move::Pass, word) if self.ended => self.tail.word(word),
                Token::Action(..) if sign.is_some() => {
                    return Err(self.not_a_square(sign.unwrap_or_default()));
                }
                Token::Action(action, word) => self.play(action, word)?,
                Token::Number { value, labels } => self.number(value, labels),
                Token::Item(item) => self.item(item),
                Token::Sign(found) if !self.parts_moves(found, after) => {
                    sign.get_or_insert(found);
                }
                Token::Sign(_) => {}
                Token::Remark(remark) if !self.moves.is_empty() => {
                    self.ended = true;
                    self.tail.word(remark);
                }
                Token::Word(word) if self.ended || sign.is_some() => {
                    self.ended = true;
                    self.tail.word(word);
                }
                Token::Word(word) | Token::Remark(word) => return Err(self.not_a_square(word)),
            }
        }
        self.finish(text)
    }

    fn play(&mut self, action: Move, word: &str) -> Result<(), TranscriptError> {
        let number = self.number;
        if self.ended {
            return Err(TranscriptError::BehindTheEnd { number, text: excerpt(word) });
        }
        let illegal = |fault| TranscriptError::Illegal { number, fault };
        if action != Move::Pass && self.position.must_pass() {
            self.position = self.position.play(Move::Pass).map_err(illegal)?;
            self.moves.push(Move::Pass);
        }
        self.position = self.position.play(action).map_err(illegal)?;
        self.moves.push(action);
        self.number += usize::from(action != Move::Pass);
        self.tail = Around::default();
        Ok(())
    }

    fn number(&mut self, value: u16, labels: bool) {
        if self.moves.is_empty() && labels {
            self.numbered.get_or_insert(value);
        } else if !labels {
            self.around().number(value);
        }
    }

    fn item(&mut self, item: Item<'_>) {
        self.around().item(item);
        if self.moves.is_empty() {
            self.begun = Lead::Item;
        } else {
            self.ended = true;
        }
    }

    /// Whether a sign may stand between moves: a dash. A star is an unknown result; what stands
    /// before the first move begins a line of a list, unless it is a dash at a square.
    fn parts_moves(&mut self, sign: &str, after: &str) -> bool {
        let is_dash = sign.starts_with('-');
        if self.moves.is_empty() {
            let lead = match (is_dash, after.starts_with(char::is_whitespace)) {
                (true, true) => Lead::Dash,
                (true, false) => Lead::Nothing,
                (false, _) => Lead::Item,
            };
            self.begun = self.begun.max(lead);
            return true;
        }
        self.ended |= sign == "*";
        is_dash || sign == "*"
    }

    fn around(&mut self) -> &mut Around {
        if self.moves.is_empty() { &mut self.lead } else { &mut self.tail }
    }

    fn not_a_square(&self, word: &str) -> TranscriptError {
        TranscriptError::NotASquare { number: self.number, text: excerpt(word) }
    }

    fn finish(mut self, text: &str) -> Result<Transcript, TranscriptError> {
        let is_blank = |character: char| character.is_whitespace() || character == '\u{feff}';
        if self.moves.is_empty() && !text.chars().all(is_blank) {
            return Err(TranscriptError::NoMove(excerpt(text.trim())));
        }
        if self.lead.stated.is_some() {
            self.begun = Lead::Item;
        }
        self.lead.forget_number();
        self.tail.close();
        Ok(Transcript {
            moves: self.moves,
            position: self.position,
            around: self.lead.before(self.tail),
            lead: self.begun,
            numbered: self.numbered,
            ended: self.ended,
        })
    }
}

/// The text with its wide characters (`Ｆ５`) as plain ones.
fn narrow(text: &str) -> Cow<'_, str> {
    let is_wide = |character: char| matches!(character, '\u{ff01}'..='\u{ff5e}');
    if text.is_ascii() || !text.contains(is_wide) {
        return Cow::Borrowed(text);
    }
    text.chars()
        .map(|character| if is_wide(character) { latin(character) } else { character })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::write;
    use super::*;
    use crate::formats::record::GameResult;
    use crate::rules::Rules;

    fn told(text: &str) -> Result<String, String> {
        parse(text, &Position::start(Rules::Othello))
            .map(|moves| write(&moves))
            .map_err(|error| error.to_string())
    }

    /// Case P27 (a).
    #[test]
    fn case_separators_and_move_numbers_do_not_matter() {
        let moves = Ok("f5f4f3g4".to_owned());
        for text in [
            "F5F4F3G4",
            "f5 f4\nf3\tg4",
            "1. F5 f4 2. F3 g4",
            "1.f5f4 2.f3g4",
            "1f5 2f4 3f3 4g4",
            "f5-f4-f3-g4",
            "f5, f4; f3 g4.",
            "f5f4f3g4 33-31",
            "f5f4f3g4 1/2-1/2 and more",
            "f5f4f3g4 *",
            "f5f41.f3g4",
            "5f4f3f4g",
            "1. 5F 4f 2. 3f 4g",
            "\u{ff26}\u{ff15} \u{ff46}\u{ff14}\u{3000}f3g4",
        ] {
            assert_eq!(told(text), moves, "{text}");
        }
    }

    #[test]
    fn faults_name_the_move_and_the_text() {
        for (text, error) in [
            ("f5d6e9", "move 3: \"e9\" is not a square"),
            ("f5 d6 hello", "move 3: \"hello\" is not a square"),
            ("f5 player", "move 2: \"player\" is not a square"),
            ("f5 \u{e9}?", "move 2: \"\u{e9}\" is not a square"),
            ("f55", "move 1: \"f55\" is not a square"),
            ("f", "move 1: \"f\" is not a square"),
            ("f5 f5", "move 2: f5 is occupied"),
            ("f5 a1", "move 2: a1 turns no disc"),
            ("5f6d9e", "move 3: \"e\" is not a square"),
            ("f5d6 33-31 f5f6", "move 3: \"f5\" stands behind the end of the game"),
            ("f5 (best) d6", "move 2: \"(\" is not a square"),
            ("f5 = d6", "move 2: \"=\" is not a square"),
            ("f5 pass", "move 2: a pass is not allowed while there is a legal move"),
        ] {
            assert_eq!(told(text), Err(error.to_owned()), "{text}");
        }
    }

    /// The earliest pass known: Black must pass after eight moves.
    #[test]
    fn a_forced_pass_may_be_written_or_left_out() {
        let start = Position::start(Rules::Othello);
        let silent = parse("d3c3e6d2d1e1b2c1b4", &start).unwrap();
        assert_eq!(silent[8], Move::Pass);
        for pass in ["pa", "PA ", " ps ", "pass", "P", "--", "@@@@"] {
            let spoken = parse(&format!("d3c3e6d2d1e1b2c1{pass}b4"), &start);
            assert_eq!(spoken.as_ref(), Ok(&silent), "{pass}");
        }
        let trailing = parse("d3c3e6d2d1e1b2c1 pa", &start).unwrap();
        assert_eq!(trailing.last(), Some(&Move::Pass));
        assert_eq!(parse("d3c3e6d2d1e1b2c1", &start).unwrap().len(), 8);
    }

    #[test]
    fn what_stands_around_the_moves_is_kept() {
        for (text, score, date, remark) in [
            ("f5d6c3 33-31", Some(2.0), "", ""),
            ("f5d6c3\t33\t31", Some(2.0), "", ""),
            ("f5d6c3 (20\u{2013}44)", Some(-24.0), "", ""),
            ("f5d6c3 | 33 - 31 | Ada, Bob", Some(2.0), "", "Ada Bob"),
            ("33-31 f5d6c3", Some(2.0), "", ""),
            ("+2: f5d6c3", Some(2.0), "", ""),
            ("\u{2022} f5d6c3 -4", Some(-4.0), "", ""),
            ("* f5d6c3", None, "", ""),
            ("17) f5d6c3 1/2-1/2", Some(0.0), "", ""),
            ("2020-01-31 12:30 f5d6c3", None, "2020-01-31", "12:30"),
            ("f5d6c3 31.1.2020 40-24", Some(16.0), "31.1.2020", ""),
            ("f5d6c3 40-24 20-44", Some(16.0), "", "20-44"),
            ("\"f5d6c3\",\"33-31\"", Some(2.0), "", ""),
            ("f5d6c3 % as f5d6", None, "", "as f5d6"),
            ("f5d6c3 33", None, "", "33"),
            ("1. f5 d6 2. c3 2.", None, "", ""),
        ] {
            let read = read(text, &Position::start(Rules::Othello)).unwrap();
            let around = read.around;
            assert_eq!(write(&read.moves), "f5d6c3", "{text}");
            assert_eq!(around.stated.and_then(GameResult::score), score, "{text}");
            assert_eq!((around.date.as_str(), around.remark.as_str()), (date, remark), "{text}");
        }
    }

    #[test]
    fn a_text_without_a_move_is_no_transcript() {
        for text in ["12:30", "3/4", "*", "33-31", "17.", "--------", "........", "2020-01-31", ","]
        {
            let error = told(text).unwrap_err();
            assert_eq!(error, format!("\"{text}\" holds no move"));
        }
        assert_eq!(told(" \n"), Ok(String::new()));
    }

    #[test]
    fn reversi_begins_in_the_centre() {
        let start = Position::start(Rules::Reversi);
        assert_eq!(parse("d4d5e4e5d6", &start).unwrap().len(), 5);
        let error = parse("d4c3", &start).unwrap_err().to_string();
        assert_eq!(
            error,
            "move 2: c3 is not one of the four centre squares, which are filled first"
        );
    }
}
