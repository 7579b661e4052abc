//! A board that is drawn on several lines, in a frame or in a table, with letters and numbers around.

use super::paragraph::Numbered;
use crate::formats::board::{self, BoardError};
use crate::formats::excerpt::excerpt;
use crate::formats::transcript::has_square;

/// More lines than any drawing of a board has.
const MOST_LINES: usize = 48;

/// So many rows make a drawing that is meant as a board.
const ENOUGH_ROWS: usize = 4;

/// The text of a board that takes these lines, or why it is none although it is drawn as one;
/// `None` for lines that draw no board.
pub(super) fn board(lines: &[Numbered<'_>]) -> Option<Result<String, BoardError>> {
    if !(2..=MOST_LINES).contains(&lines.len()) || board::looks_like_board(lines[0].1) {
        return None;
    }
    let mut drawing = Drawing::default();
    lines.iter().for_each(|(_, line)| drawing.add(line));
    if drawing.is_meant() {
        return Some(drawing.text());
    }
    let joined = lines.iter().map(|(_, line)| *line).collect::<Vec<_>>().join(" ");
    board::looks_like_board(&joined).then_some(Ok(joined))
}

/// What has been found of a board.
#[derive(Debug, Default)]
struct Drawing {
    /// The squares of each row.
    rows: Vec<Vec<char>>,
    side: Option<char>,
    /// A line that is no part of a board, and names squares or parts its rows.
    foreign: Option<String>,
    /// Whether a line that says nothing of the board has come behind a row.
    interrupted: bool,
    /// How many lines name squares.
    games: usize,
}

impl Drawing {
    fn add(&mut self, line: &str) {
        let rank = self.rows.len() + 1;
        if let Some((row, side)) = read_row(line, rank) {
            if self.interrupted {
                self.foreign.get_or_insert_with(|| line.to_owned());
            }
            self.rows.push(row);
            self.side = self.side.or(side);
        } else if !is_files(line) && !is_ruler(line) {
            if has_square(line) {
                self.games += 1;
                self.foreign.get_or_insert_with(|| line.to_owned());
            }
            self.side = self.side.or_else(|| named_side(line));
            self.interrupted |= !self.rows.is_empty();
        }
    }

    /// Whether a board is meant: half of one at least, and more rows than games. Lines of dashes
    /// alone part the games of a list.
    fn is_meant(&self) -> bool {
        let has_disc = self.rows.iter().flatten().any(|&mark| !board::is_empty_square(mark));
        self.rows.len() >= ENOUGH_ROWS
            && self.rows.len() > self.games
            && (has_disc || (self.rows.len() == 8 && self.games == 0))
    }

    fn text(self) -> Result<String, BoardError> {
        if self.rows.len() != 8 {
            return Err(BoardError::Rows(self.rows.len()));
        }
        if let Some(line) = self.foreign {
            return Err(BoardError::TooLong(excerpt(&line)));
        }
        let squares: String = self.rows.into_iter().flatten().collect();
        Ok(format!("{squares} {}", self.side.unwrap_or('X')))
    }
}

/// The eight squares of a row, and the side that may stand behind the last one. Its number may stand
/// on either side; behind a numbered row other things are drawn.
fn read_row(line: &str, rank: usize) -> Option<(Vec<char>, Option<char>)> {
    let mut signs = line.char_indices().filter(|&(_, sign)| !is_frame(sign));
    let label = char::from_digit(rank as u32, 10);
    let all = signs.clone().count();
    let labelled = all > 8 && signs.clone().next().map(|(_, sign)| sign) == label;
    if labelled {
        signs.next();
    }
    let row: Vec<_> = signs.by_ref().take(8).map(|(_, sign)| sign).collect();
    if row.len() < 8 || !row.iter().copied().all(is_glyph) {
        return None;
    }
    let Some((at, behind)) = signs.next() else { return Some((row, None)) };
    let is_last = signs.next().is_none();
    if is_last && Some(behind) == label {
        Some((row, None))
    } else if is_last && rank == 8 && !board::is_empty_square(behind) && board::is_mark(behind) {
        Some((row, Some(behind)))
    } else {
        (labelled && !has_square(&line[at..])).then_some((row, None))
    }
}

/// Whether a character may stand for a square, known or not.
fn is_glyph(sign: char) -> bool {
    let is_written = || {
        sign.is_alphanumeric()
            || matches!(sign, '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>' | '"' | '\'' | '`')
            || matches!(sign, '=' | ':' | '!' | '?' | '/' | '\\' | '%' | '&')
    };
    board::is_mark(sign) || matches!(sign, '0'..='2') || !is_written()
}

/// Whether a character only parts squares.
fn is_frame(sign: char) -> bool {
    sign.is_whitespace()
        || sign.is_control()
        || board::is_selector(sign)
        || matches!(sign, '|' | '\u{a6}' | ',' | ';' | '\u{2500}'..='\u{257f}')
}

/// Whether a line is `a b c d e f g h`, or the same in numbers.
fn is_files(line: &str) -> bool {
    let signs = || line.chars().filter(|&sign| !is_frame(sign));
    signs().map(|letter| letter.to_ascii_lowercase()).eq('a'..='h') || signs().eq('1'..='8')
}

/// Whether a line is drawn between rows.
fn is_ruler(line: &str) -> bool {
    line.chars().all(|sign| is_frame(sign) || matches!(sign, '-' | '+' | '=' | '_' | ':'))
}

/// The side that a line beside a board names: `White to move`, `X to move`, `X`.
fn named_side(line: &str) -> Option<char> {
    let line = line.to_ascii_lowercase();
    match (line.contains("black"), line.contains("white")) {
        (true, false) => return Some('X'),
        (false, true) => return Some('O'),
        _ => {}
    }
    let mut words = line.split_whitespace();
    let ends = [words.next(), words.next_back()];
    let says_so = ends[1].is_none() || ["move", "turn", "play"].iter().any(|w| line.contains(w));
    ends.into_iter().flatten().find_map(|word| {
        let mut signs = word.chars().filter(|&sign| !board::is_selector(sign));
        let sign = signs.next().filter(|_| says_so && signs.next().is_none())?;
        (board::is_mark(sign) && !board::is_empty_square(sign)).then_some(sign)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rules};

    const ROWS: [&str; 8] = [
        "--------", "--------", "--------", "---OX---", "---XO---", "--------", "--------",
        "--------",
    ];

    fn drawn(text: &str) -> Option<Result<Position, BoardError>> {
        let lines: Vec<_> = (1..).zip(text.lines().map(str::trim)).collect();
        board(&lines).map(|text| board::parse(&text?, Rules::Othello))
    }

    fn numbered(side: &str) -> String {
        let rows = (1..).zip(ROWS).map(|(rank, row)| {
            let squares: Vec<_> = row.chars().map(String::from).collect();
            format!("{rank} {} {rank}\n", squares.join(" "))
        });
        format!("  A B C D E F G H\n{}  A B C D E F G H\n{side}\n", rows.collect::<String>())
    }

    #[test]
    fn a_board_is_read_without_its_frame() {
        let start = Position::start(Rules::Othello);
        let table: String = ROWS
            .iter()
            .map(|row| {
                let squares: Vec<_> = row.chars().map(String::from).collect();
                format!("| {} |\n|---|---|---|---|---|---|---|---|\n", squares.join(" | "))
            })
            .collect();
        for text in [
            ROWS.join("\n"),
            numbered("Black to move"),
            format!("+--------+\n|{}|\n+--------+", ROWS.join("|\n|")),
            format!(
                "\u{250c}\u{2500}\u{2510}\n\u{2502}{}\u{2502}",
                ROWS.join("\u{2502}\n\u{2502}")
            ),
            format!("The start:\n{}\nX", ROWS.join("\n")),
            ROWS.join(",\n").replace('-', "\u{b7}"),
            table,
        ] {
            assert_eq!(drawn(&text), Some(Ok(start)), "{text}");
        }
    }

    #[test]
    fn the_side_to_move_is_read_beside_it() {
        for side in ["White to move", "O to move", "Side to move: O", "\u{25cb}"] {
            let read = drawn(&numbered(side)).unwrap().unwrap();
            assert_eq!(read.to_move(), crate::rules::Disc::White, "{side}");
        }
    }

    #[test]
    fn what_is_drawn_otherwise_is_refused_as_a_whole() {
        let fault = |text: &str| drawn(text).unwrap().unwrap_err().to_string();
        let rows = ROWS.join("\n");
        assert!(fault(&rows.replace('X', "\u{1f534}")).starts_with("square e4"));
        assert!(fault(&rows.replace('X', "1").replace('O', "2").replace('-', "0")).contains('2'));
        assert_eq!(fault(&rows[..62]), "a board has 8 rows of 8 squares, not 7");
        assert!(fault(&format!("{rows}\nX\nf5d6c3")).contains("f5d6c3"));
        assert!(fault(&rows.replacen('\n', "\n1.f5\n", 5)).contains("1.f5"));
    }

    #[test]
    fn lists_are_no_boards() {
        for text in ["f5d6c3\n--------\nf5f6e6\n--------\nf5f4\n--------\nc4\n--------", "f5\nd6"] {
            assert_eq!(drawn(text), None, "{text}");
        }
    }
}
