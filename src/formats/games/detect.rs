use std::fmt;

use super::lines::{behind_board, is_scored_board};
use crate::formats::board;
use crate::formats::wthor::{Header, Named, Record};

/// The formats of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// Squares in a row, behind the board they are played from if it is unusual.
    Transcript,
    /// Positions, one on a line.
    Board,
    /// Positions with the scores of their moves, one on a line.
    Obf,
    /// GGF, of the Othello servers.
    Ggf,
    /// SGF.
    Sgf,
    /// WTHOR's file of games.
    Wthor,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Transcript, Self::Board, Self::Obf, Self::Ggf, Self::Sgf, Self::Wthor];

    /// What its files' names usually end in.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Transcript | Self::Board => "txt",
            Self::Obf => "obf",
            Self::Ggf => "ggf",
            Self::Sgf => "sgf",
            Self::Wthor => "wtb",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Transcript => "a transcript",
            Self::Board => "a board",
            Self::Obf => "OBF",
            Self::Ggf => "GGF",
            Self::Sgf => "SGF",
            Self::Wthor => "WTHOR",
        })
    }
}

/// The files of WTHOR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WthorFile {
    Games,
    Names,
}

/// Whether these bytes are a file of WTHOR, and which. No text begins so: the first byte of a
/// header is a century, 19 to 21.
pub(super) fn wthor(bytes: &[u8]) -> Option<WthorFile> {
    let header = Header::read(bytes).ok().filter(|header| header.created.is_plausible())?;
    let body = bytes.len() - Header::LENGTH;
    let holds = |named: Named| body == usize::from(header.names) * named.width();
    if header.games == 0 && header.names > 0 {
        let exact = holds(Named::Players) || holds(Named::Tournaments);
        return (exact || body > 0).then_some(WthorFile::Names);
    }
    let exact = Some(body) == (header.games as usize).checked_mul(Record::LENGTH);
    let likely = header.names == 0 && header.solitaire <= 1 && header.year <= 3000;
    (exact || likely).then_some(WthorFile::Games)
}

/// The format of a text. A board on its first line comes before anything else, since a remark on it
/// may quote a game.
pub(super) fn text(text: &str) -> Format {
    let mut lines = text.lines().map(str::trim);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with(['%', '#']));
    if let Some(line) = first.filter(|line| board::looks_like_board(line)) {
        return if is_scored_board(line) {
            Format::Obf
        } else if behind_board(line).is_empty() {
            Format::Board
        } else {
            Format::Transcript
        };
    }
    match first_tree(text) {
        Some(tree) if is_ggf(tree) => Format::Ggf,
        Some(_) => Format::Sgf,
        None if super::list::begins_with_a_board(text) => Format::Board,
        None => Format::Transcript,
    }
}

/// The text behind the first `(` that a `;` or a property follows.
fn first_tree(text: &str) -> Option<&str> {
    text.match_indices('(')
        .map(|(at, _)| text[at + 1..].trim_start())
        .find(|tree| tree.starts_with(';') || tree.starts_with("GM[") || tree.starts_with("FF["))
}

/// How far into a game its format is looked for.
const HEAD: usize = 4096;

/// Whether a tree is one of GGF: its game has a name instead of a number, or it has a board.
fn is_ggf(tree: &str) -> bool {
    let head = &tree[..tree.floor_char_boundary(HEAD)];
    let tag = |name: &str| head.split_once(name).map(|(_, value)| value.trim_start());
    match tag("GM[") {
        Some(game) => game.starts_with(|letter: char| letter.is_ascii_alphabetic()),
        None => tag("BO[").is_some() || tag("TY[").is_some(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "---------------------------OX------XO---------------------------";

    #[test]
    fn texts_are_told_apart() {
        let eight: Vec<_> =
            START.as_bytes().chunks(8).map(|row| std::str::from_utf8(row).unwrap()).collect();
        for (sample, format) in [
            ("1 (;GM[Othello]PB[a]B[f5];)".to_owned(), Format::Ggf),
            ("(;GM[othello]PC[Edax]B[D3];)".to_owned(), Format::Ggf),
            (format!("(;PB[a]BO[8 {START} *]B[f5];)"), Format::Ggf),
            ("(;GM[2]FF[4];B[dc])".to_owned(), Format::Sgf),
            (" ( ;FF[4]AP[GoGui];B[df])".to_owned(), Format::Sgf),
            ("(;B[f5];W[d6])".to_owned(), Format::Sgf),
            ("f5d6c3".to_owned(), Format::Transcript),
            ("1. F5 (best) d6".to_owned(), Format::Transcript),
            (format!("{START} X"), Format::Board),
            (format!("% one\n\n{START}"), Format::Board),
            (eight.join("\n"), Format::Board),
            (format!("{START} X; F5:+0; D3:+0;"), Format::Obf),
            (format!("{START} X; -4; % as in (;GM[2])"), Format::Obf),
            (format!("{START} X;F5D6"), Format::Transcript),
            ("hello".to_owned(), Format::Transcript),
        ] {
            assert_eq!(text(&sample), format, "{sample}");
        }
    }

    #[test]
    fn no_text_is_taken_for_wthor() {
        for text in ["", "f5d6c3f5d6c3f5d6c3f5d6c3", "(;GM[2]FF[4]SZ[8];B[dc];W[cc])"] {
            assert_eq!(wthor(text.as_bytes()), None);
        }
    }
}
