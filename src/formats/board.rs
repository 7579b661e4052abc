//! A position on one line: 64 squares, the side to move and, in Reversi, what is left to place.
//!
//! ```text
//! ---------------------------OX------XO--------------------------- X
//! ---------------------------XX------OO--------------------------- X /30,30
//! ```
//!
//! Squares are read in the alphabets of many programs, with whitespace anywhere, so a board may
//! stand on eight lines or in GGF's brackets (`[8 -------- … *]`).

use std::fmt::Write as _;

use thiserror::Error;

use super::excerpt::excerpt;
use crate::rules::{Bitboard, Disc, Position, PositionError, Rules, Square, Supply};

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// A character that no alphabet knows.
    #[error("square {square}: \"{found}\" is neither a disc (X, O) nor an empty square (-)")]
    UnknownSquare {
        /// The square that the character stands for.
        square: Square,
        /// The character.
        found: char,
    },
    /// Fewer than 64 squares.
    #[error("a board has 64 squares, not {0}")]
    TooShort(usize),
    /// A drawing with more or fewer than eight rows.
    #[error("a board has 8 rows of 8 squares, not {0}")]
    Rows(usize),
    /// Something other than a side after the squares.
    #[error("after the 64 squares: \"{0}\" is not a side (X or O)")]
    UnknownSide(char),
    /// Text after the position.
    #[error("after the side to move: \"{0}\" is too much")]
    TooLong(String),
    /// A supply that is not two numbers.
    #[error("\"/{0}\" is not what is left to place, as in /13,14")]
    UnknownSupply(String),
    /// A supply in Othello, where discs never run out.
    #[error("\"/{0}\": only Reversi counts the discs that are left to place")]
    SupplyInOthello(String),
    /// Squares and supplies that are no position.
    #[error(transparent)]
    Impossible(#[from] PositionError),
}

/// What a character stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Disc(Disc),
    Empty,
}

/// Which disc `0` is: White, unless a `1` occurs and claims White for itself.
#[derive(Clone, Copy)]
enum Zero {
    White,
    Black,
}

impl Zero {
    fn in_text(text: &str) -> Self {
        if text.contains('1') { Self::Black } else { Self::White }
    }
}

impl Mark {
    fn read(character: char, zero: Zero) -> Option<Self> {
        let disc = match narrow(character) {
            'X' | 'x' | '*' | 'B' | 'b' | '@' | '\u{25cf}' | '\u{26ab}' => Disc::Black,
            'O' | 'o' | 'W' | 'w' | '1' | '\u{25cb}' | '\u{25ef}' | '\u{26aa}' => Disc::White,
            '0' => match zero {
                Zero::White => Disc::White,
                Zero::Black => Disc::Black,
            },
            '-' | '.' | '_' | '+' | '\u{b7}' | '\u{30fb}' => return Some(Self::Empty),
            _ => return None,
        };
        Some(Self::Disc(disc))
    }
}

/// Reads a position.
///
/// Black is `X`, `x`, `*`, `B`, `b`, `@`, `●` or `⚫`; White (Red in Reversi) is `O`, `o`, `W`, `w`,
/// `0`, `○`, `◯` or `⚪`; an empty square is `-`, `.`, `_`, `+` or `·`. The wide letters of Japanese
/// keyboards are the same. Where a `1` occurs it is White, and `0` is Black. A missing side is Black;
/// a missing supply (Reversi) is shared evenly. A `;` ends the position, as in a line of OBF: what
/// follows is not read.
///
/// ```
/// use otello::formats::board;
/// use otello::rules::{Position, Rules};
///
/// let text = "---------------------------OX------XO--------------------------- X";
/// let position = board::parse(text, Rules::Othello)?;
/// assert_eq!(position, Position::start(Rules::Othello));
/// assert_eq!(board::write(&position), text);
/// # Ok::<(), otello::formats::board::BoardError>(())
/// ```
///
/// # Errors
/// When the text is not a position of these rules; the error names the square.
pub fn parse(text: &str, rules: Rules) -> Result<Position, BoardError> {
    let (board, supply) = split(text);
    let zero = Zero::in_text(board);
    let mut marks = signs(board);
    let [mut black, mut white] = [Bitboard::EMPTY; 2];
    for (index, square) in Square::all().enumerate() {
        let found = marks.next().ok_or(BoardError::TooShort(index))?;
        match Mark::read(found, zero) {
            Some(Mark::Disc(Disc::Black)) => black |= square.bit(),
            Some(Mark::Disc(Disc::White)) => white |= square.bit(),
            Some(Mark::Empty) => {}
            None => return Err(BoardError::UnknownSquare { square, found }),
        }
    }
    let side = marks.next();
    if side.is_none() && ends_in_a_side(board) {
        return Err(BoardError::TooShort(63));
    }
    let to_move = read_side(side, zero)?;
    let rest: String = marks.collect();
    if !rest.is_empty() {
        return Err(BoardError::TooLong(excerpt(&rest)));
    }
    let position = match (rules, supply) {
        (Rules::Othello, None) => Position::othello(black, white, to_move),
        (Rules::Othello, Some(supply)) => {
            return Err(BoardError::SupplyInOthello(excerpt(supply)));
        }
        (Rules::Reversi, supply) => {
            let supply = supply.map(read_supply).transpose()?;
            Position::reversi(black, white, to_move, supply)
        }
    };
    Ok(position?)
}

/// Writes a position: `X`, `O` and `-`, a space, the side, and in Reversi ` /B,R`.
#[must_use]
pub fn write(position: &Position) -> String {
    let mut text: String = squares(position, 'X').collect();
    text.push(' ');
    text.push(letter(Some(position.to_move()), 'X'));
    if let Some(Supply { black, white }) = position.supply() {
        write!(text, " /{black},{white}").expect("a string takes every text");
    }
    text
}

/// Whether the text is meant as a board, perhaps with a fault: more than half of one, from the
/// start on. So an argument that begins with `-` is told from an option.
#[must_use]
pub fn looks_like_board(text: &str) -> bool {
    let (board, _) = split(text);
    signs(board).take_while(|&character| is_mark(character)).count() > 32
}

/// Whether a character stands for a disc or an empty square.
pub(super) fn is_mark(character: char) -> bool {
    Mark::read(character, Zero::White).is_some()
}

/// Whether a character stands for an empty square.
pub(super) fn is_empty_square(character: char) -> bool {
    Mark::read(character, Zero::White) == Some(Mark::Empty)
}

/// Whether a character only says how the one before it is drawn, as text or as a picture.
pub(super) const fn is_selector(character: char) -> bool {
    matches!(character, '\u{fe0e}' | '\u{fe0f}')
}

/// The characters of a board that are not blank.
fn signs(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|&character| !(character.is_whitespace() || is_selector(character)))
}

/// A wide character (`Ｘ`) as a plain one.
fn narrow(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(character as u32 - 0xfee0).unwrap_or(character),
        _ => character,
    }
}

/// The 64 squares in reading order, Black's discs as `black`.
pub(super) fn squares(position: &Position, black: char) -> impl Iterator<Item = char> {
    Square::all().map(move |square| letter(position.contents(square), black))
}

/// The letter of a square's contents or of a side.
pub(super) const fn letter(contents: Option<Disc>, black: char) -> char {
    match contents {
        Some(Disc::Black) => black,
        Some(Disc::White) => 'O',
        None => '-',
    }
}

/// The squares with the side, and the supply behind its `/`; brackets and GGF's size are left out.
fn split(text: &str) -> (&str, Option<&str>) {
    let text = text.split(';').next().unwrap_or_default().trim();
    let text = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let text = text.strip_prefix("8 ").unwrap_or(text);
    match text.split_once('/') {
        Some((board, supply)) => (board, Some(supply.trim())),
        None => (text, None),
    }
}

/// Whether the last of 64 marks stands apart from the others: it is a side, and a square is missing.
fn ends_in_a_side(board: &str) -> bool {
    let mut words = board.split_whitespace().rev().map(|word| signs(word).count());
    words.next() == Some(1) && words.next().is_some_and(|length| length > 1)
}

fn read_side(found: Option<char>, zero: Zero) -> Result<Disc, BoardError> {
    let Some(found) = found else { return Ok(Disc::Black) };
    match Mark::read(found, zero) {
        Some(Mark::Disc(disc)) => Ok(disc),
        Some(Mark::Empty) | None => Err(BoardError::UnknownSide(found)),
    }
}

fn read_supply(text: &str) -> Result<Supply, BoardError> {
    let number = |text: &str| text.trim().parse().ok();
    text.split_once(',')
        .and_then(|(black, white)| Some(Supply { black: number(black)?, white: number(white)? }))
        .ok_or_else(|| BoardError::UnknownSupply(excerpt(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "---------------------------OX------XO--------------------------- X";

    #[test]
    fn every_alphabet_says_the_same() {
        let start = Ok(Position::start(Rules::Othello));
        assert_eq!(parse(START, Rules::Othello), start);
        let spellings = [
            START.replace('-', "."),
            START.to_lowercase(),
            START.replace('X', "*").replace('O', "0"),
            START.replace('X', "b").replace('O', "w").replace('-', "_"),
            START.replace('X', "0").replace('O', "1"),
            START.replace('X', "\u{25cf}").replace('O', "\u{25cb}").replace('-', "\u{b7}"),
            START.replace('X', "\u{26ab}\u{fe0f}").replace('O', "\u{26aa}").replace('-', "+"),
            START.replace('X', "\u{ff38}").replace('O', "\u{ff2f}").replace('-', "\u{ff0d}"),
            START.replace(' ', ""),
            START.replace(" X", ""),
            format!("{START}; F5:+0; D3:+0;"),
            START[..64].chars().map(|mark| format!("{mark} ")).collect(),
            "[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]".into(),
        ];
        for text in spellings {
            assert_eq!(parse(&text, Rules::Othello), start, "{text}");
        }
    }

    #[test]
    fn faults_are_told_with_their_place() {
        let fault = |text: &str, rules| parse(text, rules).unwrap_err().to_string();
        assert_eq!(fault("--", Rules::Othello), "a board has 64 squares, not 2");
        assert_eq!(
            fault("--?", Rules::Othello),
            "square c1: \"?\" is neither a disc (X, O) nor an empty square (-)"
        );
        let board = "-".repeat(64);
        let short = format!("{} X", &board[1..]);
        assert_eq!(fault(&short, Rules::Othello), "a board has 64 squares, not 63");
        let side = format!("{board} -");
        assert_eq!(
            fault(&side, Rules::Othello),
            "after the 64 squares: \"-\" is not a side (X or O)"
        );
        let long = format!("{board} X X");
        assert_eq!(fault(&long, Rules::Othello), "after the side to move: \"X\" is too much");
        let supply = format!("{board} X /32,32");
        assert!(fault(&supply, Rules::Othello).contains("only Reversi"));
        let supply = format!("{board} X /32;32");
        assert!(fault(&supply, Rules::Reversi).contains("as in /13,14"));
        let supply = format!("{board} X /31,32");
        assert!(fault(&supply, Rules::Reversi).contains("do not add up to 64"));
    }

    #[test]
    fn reversi_says_what_is_left_to_place() {
        let board = "---------------------------XX------OO---------------------------";
        let shared = parse(board, Rules::Reversi).unwrap();
        assert_eq!(write(&shared), format!("{board} X /30,30"));
        let uneven = format!("{board} O /29,31");
        assert_eq!(write(&parse(&uneven, Rules::Reversi).unwrap()), uneven);
        let unspaced = uneven.replace(' ', "");
        assert_eq!(parse(&unspaced, Rules::Reversi), parse(&uneven, Rules::Reversi));
    }

    #[test]
    fn boards_are_told_from_options_and_transcripts() {
        let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
        assert!(looks_like_board(board));
        assert!(looks_like_board(&board[..60]), "a board with a fault is still one");
        for text in ["", "-", "--", "--two-players", "--box", "-b", "f5d6c3", "games.ggf"] {
            assert!(!looks_like_board(text), "{text}");
        }
    }
}
