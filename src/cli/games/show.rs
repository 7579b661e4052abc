use std::io::{self, Write};

use super::load::Loaded;
use crate::book::{OpeningName, name_of};
use crate::cli::failure::Failure;
use crate::cli::source::Source;
use crate::cli::told::write_games;
use crate::database::{Database, Origin};
use crate::formats::games::{self, Format, WthorBuilder};
use crate::formats::record::GameRecord;
use crate::formats::wthor::Day;
use crate::rules::{Disc, Move, Position, Rules, Square};
use crate::text::shown_lines;

/// Shows a game with all that its file says of it.
///
/// # Errors
/// When there is no such game, or its file cannot be read any more.
pub(super) fn write(
    out: &mut dyn Write,
    loaded: &Loaded,
    number: u32,
    to: Option<Format>,
    today: Day,
) -> Result<(), Failure> {
    let entries = loaded.database.entries();
    let Some(entry) = entries.get(number as usize - 1) else {
        return Err(Failure::NoSuchGame { number, games: entries.len() });
    };
    let game = reread(loaded, entry.origin)?;
    match to {
        None => write_game(out, &game)?,
        Some(Format::Wthor) => {
            let mut builder = WthorBuilder::new();
            builder.add(&game)?;
            write_games(out, &builder.finish(None, today).games.write())?;
        }
        Some(format) => write_games(out, games::write(&game, format)?.as_bytes())?,
    }
    Ok(())
}

/// The game as its file has it.
fn reread(loaded: &Loaded, origin: Origin) -> Result<GameRecord, Failure> {
    let source = Source::read_file(&loaded.files[origin.file as usize])?;
    let input = source.input()?;
    // What cannot be read of the names has been told.
    let names = source.names(&input, &mut io::sink());
    let game = input.games(Rules::Othello, &names).nth(origin.number as usize - 1);
    let changed = || io::Error::other(format!("{}: the file has changed", source.name));
    Ok(game.and_then(Result::ok).ok_or_else(changed)?)
}

fn write_game(out: &mut dyn Write, game: &GameRecord) -> io::Result<()> {
    let line = |out: &mut dyn Write, name: &str, value: &str| {
        if value.is_empty() { Ok(()) } else { writeln!(out, "{name:<12}{}", in_lines(value)) }
    };
    let player = |player: &crate::formats::record::Player| match player.rating.as_str() {
        "" => player.name.clone(),
        rating => format!("{} ({rating})", player.name),
    };
    line(out, "Black", &player(&game.black))?;
    line(out, "White", &player(&game.white))?;
    line(out, "Tournament", &game.event)?;
    line(out, "Place", &game.place)?;
    line(out, "Date", &game.date)?;
    line(out, "Time", &game.clock)?;
    let result = game.result.map_or_else(|| "unfinished".to_owned(), |result| result.to_string());
    line(out, "Result", &result)?;
    if let Some(stated) = game.disagreement {
        line(out, "As written", &stated.to_string())?;
    }
    if let Some(numbers) = game.numbers {
        let theory = numbers.theoretical_score;
        let rest = 64_u8.saturating_sub(theory);
        line(out, "In theory", &format!("{theory}-{rest}"))?;
    }
    let opening = opening(game).map_or("", |name| name.english);
    line(out, "Opening", opening)?;
    line(out, "Remarks", &game.comment)?;
    if game.start != Position::start(game.start.rules()) {
        writeln!(out)?;
        write_board(out, &game.start)?;
    }
    write_moves(out, game)?;
    writeln!(out)?;
    let last = game.last_position();
    write_board(out, &last)?;
    let count = last.disc_count();
    writeln!(out, "Black {}, White {}, empty {}", count.black, count.white, count.empties())
}

/// A text of the file in the column behind the headings.
fn in_lines(text: &str) -> String {
    shown_lines(text.trim_end()).replace('\n', "\n            ")
}

/// What its opening is called.
fn opening(game: &GameRecord) -> Option<OpeningName> {
    let mut database = Database::new();
    let added = database.add(game, Origin { file: 0, number: 1 });
    added.is_ok().then(|| name_of(database.boards(&database.entries()[0]))).flatten()
}

/// Writes the moves numbered, ten on a line, each side's in a case of its own: Black's in capitals.
fn write_moves(out: &mut dyn Write, game: &GameRecord) -> io::Result<()> {
    let mut number = 0;
    let mut to_move = game.start.to_move();
    for action in game.actions() {
        if let Move::Place(square) = action {
            if number % 10 == 0 {
                write!(out, "\n{:>3}.", number + 1)?;
            }
            number += 1;
            let name = square.to_string();
            let name = if to_move == Disc::Black { name.to_ascii_uppercase() } else { name };
            write!(out, " {name}")?;
        }
        to_move = !to_move;
    }
    writeln!(out)
}

fn write_board(out: &mut dyn Write, position: &Position) -> io::Result<()> {
    writeln!(out, "  a b c d e f g h")?;
    for rank in 0..8 {
        write!(out, "{}", rank + 1)?;
        for file in 0..8 {
            let disc = match position.contents(Square::at(file, rank)) {
                Some(Disc::Black) => 'X',
                Some(Disc::White) => 'O',
                None => '-',
            };
            write!(out, " {disc}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
