//! Where one game ends and the next begins, in texts that do not say so.

use super::{LineFault, lines};
use crate::formats::board;
use crate::rules::Rules;

/// A game's text, and the line on which it begins, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) line: usize,
    pub(super) text: String,
    /// The tags that stand above it, as in PGN: name and value.
    pub(super) tags: Vec<(String, String)>,
}

/// Cuts a text into games. Empty lines part paragraphs; lines that begin with `%` or `#` are
/// remarks. A paragraph is one game on many lines, or a game on every line, whichever can be read.
pub(super) fn pieces(text: &str, rules: Rules) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut tags = Vec::new();
    for paragraph in paragraphs(text) {
        let (above, lines) = split_tags(&paragraph);
        tags.extend(above);
        if lines.is_empty() {
            continue;
        }
        let first = pieces.len();
        pieces.extend(games(lines, rules));
        if let Some(piece) = pieces.get_mut(first) {
            piece.tags = std::mem::take(&mut tags);
        }
    }
    pieces
}

/// Whether the first paragraph is a board on several lines.
pub(super) fn is_board(text: &str) -> bool {
    let first = paragraphs(text).next();
    first.is_some_and(|lines| lines.len() > 1 && spread_board(&lines).is_some())
}

/// A line and its number.
type Numbered<'a> = (usize, &'a str);

fn paragraphs(text: &str) -> impl Iterator<Item = Vec<Numbered<'_>>> {
    let mut lines = (1..).zip(text.lines().map(str::trim));
    std::iter::from_fn(move || {
        let first = lines.find(|(_, line)| !line.is_empty() && !is_remark(line))?;
        let more = lines.by_ref().take_while(|(_, line)| !line.is_empty());
        Some([first].into_iter().chain(more.filter(|(_, line)| !is_remark(line))).collect())
    })
}

fn is_remark(line: &str) -> bool {
    line.starts_with(['%', '#'])
}

/// The tags of PGN at the beginning, `[Name "value"]`, and the lines behind them.
fn split_tags<'a, 'b>(
    paragraph: &'a [Numbered<'b>],
) -> (Vec<(String, String)>, &'a [Numbered<'b>]) {
    let tags: Vec<_> = paragraph.iter().map_while(|(_, line)| read_tag(line)).collect();
    let lines = &paragraph[tags.len()..];
    (tags, lines)
}

fn read_tag(line: &str) -> Option<(String, String)> {
    let (name, value) = line.strip_prefix('[')?.strip_suffix(']')?.split_once('"')?;
    let name = name.trim();
    let is_name = !name.is_empty() && name.chars().all(char::is_alphanumeric);
    is_name.then(|| (name.to_owned(), value.trim_end_matches('"').to_owned()))
}

fn games(lines: &[Numbered<'_>], rules: Rules) -> Vec<Piece> {
    if lines.len() > 1
        && let Some(text) = spread_board(lines)
    {
        return vec![piece(lines[0].0, text)];
    }
    let each = || lines.iter().map(|&(line, text)| piece(line, text.to_owned())).collect();
    if lines.len() == 1 || board::looks_like_board(lines[0].1) {
        return each();
    }
    let joined = lines.iter().map(|(_, text)| *text).collect::<Vec<_>>().join(" ");
    if lines::read(&joined, rules).is_err() && are_games(lines, rules) {
        return each();
    }
    vec![piece(lines[0].0, joined)]
}

/// Whether lines that are no game together are one each: most of them begin one. Of two lines one
/// is enough, unless they are numbered as the moves of a game are.
fn are_games(lines: &[Numbered<'_>], rules: Rules) -> bool {
    let begins = |text: &str| match lines::read(text, rules) {
        Ok(_) => true,
        Err(LineFault::Transcript(fault)) => fault.number() > 1,
        Err(_) => false,
    };
    let games = lines.iter().filter(|(_, text)| begins(text)).count();
    let numbered = lines.iter().all(|(_, text)| text.starts_with(|c: char| c.is_ascii_digit()));
    2 * games > lines.len() || (2 * games == lines.len() && !numbered)
}

const fn piece(line: usize, text: String) -> Piece {
    Piece { line, text, tags: Vec::new() }
}

/// The text of a board that is spread over several lines, without the letters and numbers that some
/// programs draw around it.
fn spread_board(lines: &[Numbered<'_>]) -> Option<String> {
    if board::looks_like_board(lines[0].1) {
        return None;
    }
    let rows: Vec<_> = lines.iter().map(|(_, line)| *line).filter(|line| !is_files(line)).collect();
    let labelled: Option<Vec<_>> =
        (1..=8).zip(&rows).map(|(rank, row)| unlabelled(rank, row)).collect();
    let text = match labelled.filter(|rows| rows.len() == 8) {
        Some(squares) => {
            let side = rows[8..].iter().find_map(|line| named_side(line)).unwrap_or("X");
            format!("{} {side}", squares.join(" "))
        }
        None => rows.join(" "),
    };
    board::looks_like_board(&text).then_some(text)
}

/// Whether a line is `a b c d e f g h`.
fn is_files(line: &str) -> bool {
    let letters = line.chars().filter(|letter| !letter.is_whitespace());
    letters.map(|letter| letter.to_ascii_lowercase()).eq('a'..='h')
}

/// The squares of a row that begins with its number, and may end with it.
fn unlabelled(rank: usize, row: &str) -> Option<String> {
    let squares = row.strip_prefix(&rank.to_string())?;
    let squares: String =
        squares.chars().filter(|letter| !letter.is_whitespace() && *letter != '|').collect();
    (squares.len() >= 8 && squares.is_char_boundary(8)).then(|| squares[..8].to_owned())
}

/// The side that a line behind a board names.
fn named_side(line: &str) -> Option<&'static str> {
    let line = line.to_ascii_lowercase();
    match (line.contains("black"), line.contains("white")) {
        (true, false) => Some("X"),
        (false, true) => Some("O"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<(usize, String)> {
        let pieces = pieces(text, Rules::Othello);
        pieces.into_iter().map(|piece| (piece.line, piece.text)).collect()
    }

    fn owned(pieces: &[(usize, &str)]) -> Vec<(usize, String)> {
        pieces.iter().map(|&(line, text)| (line, text.to_owned())).collect()
    }

    #[test]
    fn a_game_may_take_many_lines_or_one() {
        assert_eq!(texts("1. F5 f4\n2. F3 g4\n"), owned(&[(1, "1. F5 f4 2. F3 g4")]));
        assert_eq!(texts("f5d6c3\nf5f6e6\n"), owned(&[(1, "f5d6c3"), (2, "f5f6e6")]));
        assert_eq!(texts("# two\nf5d6c3\n\n f5f6\ne6\n"), owned(&[(2, "f5d6c3"), (4, "f5f6 e6")]));
    }

    #[test]
    fn a_bad_line_among_good_ones_stays_a_line() {
        let text = "f5d6c3\nf5f6e6\nf5z9\nf5f4\n";
        assert_eq!(texts(text).len(), 4);
        assert_eq!(texts("hello\nf5d6c3").len(), 2);
        assert_eq!(texts("1. f5 d6\n2. c3 z9"), owned(&[(1, "1. f5 d6 2. c3 z9")]));
    }

    #[test]
    fn a_board_is_read_without_its_frame() {
        let text = "  A B C D E F G H\n1 - - - - - - - - 1\n2 - - - - - - - - 2\n\
                    3 - - - - - - - - 3\n4 - - - O X - - - 4\n5 - - - X O - - - 5\n\
                    6 - - - - - - - - 6\n7 - - - - - - - - 7\n8 - - - - - - - - 8\n\
                    \u{20} A B C D E F G H\nWhite to move\n";
        assert!(is_board(text));
        let [(1, board)] = &texts(text)[..] else { unreachable!() };
        let position = board::parse(board, Rules::Othello).unwrap();
        assert_eq!(board::write(&position)[27..], *"OX------XO--------------------------- O");
    }

    #[test]
    fn tags_above_a_game_belong_to_it() {
        let pieces =
            pieces("[White \"Bob\"]\n[Black \"Ada\"]\n\n1. f5 d6\n2. c3 d3\n", Rules::Othello);
        assert_eq!(pieces.len(), 1);
        assert_eq!(pieces[0].tags[1], ("Black".to_owned(), "Ada".to_owned()));
    }
}
