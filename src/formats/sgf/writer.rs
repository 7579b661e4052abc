use std::fmt::{self, Write as _};

use super::result;
use super::text::escape;
use crate::formats::record::{GameRecord, RecordedMove, Source, Tag};
use crate::rules::{Bitboard, Disc, Move, Position, Rules, Square};

/// How many moves stand on a line.
const MOVES_A_LINE: usize = 10;

/// Writes a game, with a line's end behind it.
///
/// Squares are written `d3`, which every dialect reads, and passes only behind the last disc. The
/// value of a move is a property of its own (`V`, seen by Black). Of a result with a score the
/// ending is left out; so is what SGF has no property for: times, and the tags of other formats.
#[must_use]
pub fn write(game: &GameRecord) -> String {
    let mut text = String::new();
    write_game(&mut text, game).expect("a string takes every text");
    text
}

fn write_game(text: &mut String, game: &GameRecord) -> fmt::Result {
    write!(text, "(;GM[2]FF[4]CA[UTF-8]AP[Otello:{}]SZ[8]", env!("CARGO_PKG_VERSION"))?;
    if game.start.rules() == Rules::Reversi {
        write!(text, "RU[Reversi]")?;
    }
    for (name, value) in [
        ("PB", game.black.name.as_str()),
        ("PW", &game.white.name),
        ("BR", &game.black.rating),
        ("WR", &game.white.rating),
        ("EV", &game.event),
        ("PC", &game.place),
        ("DT", &game.date),
        ("TM", &game.main_seconds().unwrap_or_default()),
    ] {
        if !value.is_empty() {
            write!(text, "{name}[{}]", escape(value))?;
        }
    }
    write_start(text, &game.start)?;
    match game.result {
        Some(stated) => write!(text, "RE[{}]", result::write(stated))?,
        None => write!(text, "RE[Void]")?,
    }
    if !game.comment.is_empty() {
        write!(text, "C[{}]", escape(&game.comment))?;
    }
    write_tags(text, game, &game.tags)?;
    write_moves(text, game)?;
    writeln!(text, ")")
}

/// Writes the discs of an unusual start; the centre's empty squares too, which lie there otherwise.
fn write_start(text: &mut String, start: &Position) -> fmt::Result {
    let usual = Position::start(start.rules());
    if *start == usual {
        return Ok(());
    }
    let [black, white] = [Disc::Black, Disc::White].map(|disc| start.discs(disc));
    let emptied = (usual.discs(Disc::Black) | usual.discs(Disc::White)) & start.empties();
    for (name, squares) in [("AB", black), ("AW", white), ("AE", emptied)] {
        write_squares(text, name, squares)?;
    }
    write!(text, "PL[{}]", letter(start.to_move()))
}

fn write_squares(text: &mut String, name: &str, squares: Bitboard) -> fmt::Result {
    if !squares.is_empty() {
        text.push_str(name);
    }
    squares.squares().try_for_each(|square: Square| write!(text, "[{square}]"))
}

fn write_moves(text: &mut String, game: &GameRecord) -> fmt::Result {
    let last = game.actions().rposition(|action| action != Move::Pass);
    let mut to_move = game.start.to_move();
    let mut written = 0;
    for (index, step) in game.moves.iter().enumerate() {
        let by = to_move;
        to_move = !to_move;
        let between = step.action == Move::Pass && last.is_some_and(|last| index < last);
        if between && step.comment.is_empty() && step.tags.is_empty() {
            continue;
        }
        if written % MOVES_A_LINE == 0 {
            text.push('\n');
        }
        written += 1;
        write_move(text, game, step, by)?;
    }
    if written > 0 {
        text.push('\n');
    }
    Ok(())
}

fn write_move(text: &mut String, game: &GameRecord, step: &RecordedMove, by: Disc) -> fmt::Result {
    match step.action {
        Move::Place(square) => write!(text, ";{}[{square}]", letter(by))?,
        Move::Pass => write!(text, ";{}[]", letter(by))?,
    }
    if let Some(value) = step.value {
        let value = if by == Disc::Black { value } else { 0.0 - value };
        write!(text, "V[{value}]")?;
    }
    if !step.comment.is_empty() {
        write!(text, "C[{}]", escape(&step.comment))?;
    }
    write_tags(text, game, &step.tags)
}

/// Writes properties that came from SGF.
fn write_tags(text: &mut String, game: &GameRecord, tags: &[Tag]) -> fmt::Result {
    if game.source != Source::Sgf {
        return Ok(());
    }
    for Tag { name, values } in tags {
        text.push_str(name);
        values.iter().try_for_each(|value| write!(text, "[{}]", escape(value)))?;
    }
    Ok(())
}

const fn letter(disc: Disc) -> char {
    match disc {
        Disc::Black => 'B',
        Disc::White => 'W',
    }
}
