use std::borrow::Cow;
use std::io::{self, Write};

use super::load::Loaded;
use super::openings;
use crate::book::{OpeningName, name_of};
use crate::cli::failure::Failure;
use crate::cli::source::{Source, SourceError};
use crate::cli::told::write_games;
use crate::database::{Database, Origin};
use crate::formats::games::{self, Format, WthorBuilder};
use crate::formats::record::{GameRecord, Player};
use crate::formats::wthor::Day;
use crate::rules::{Disc, Move, Position, Rules, Square};
use crate::text::{Texts, column, key, say, shown_lines};
use crate::wording::Wording;

/// Shows a game with all that its file says of it.
///
/// # Errors
/// When there is no such game, or its file cannot be read any more.
pub(super) fn write(
    out: &mut dyn Write,
    texts: &Texts,
    loaded: &Loaded,
    number: u32,
    to: Option<Format>,
    today: Day,
) -> Result<(), Failure> {
    let entries = loaded.database.entries();
    let Some(entry) = entries.get(number as usize - 1) else {
        return Err(Failure::NoSuchGame { number, games: entries.len() });
    };
    let game = reread(loaded, texts, entry.origin)?;
    match to {
        None => write_game(out, texts, &game)?,
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
fn reread(loaded: &Loaded, texts: &Texts, origin: Origin) -> Result<GameRecord, Failure> {
    let source = Source::read_file(&loaded.files[origin.file as usize])?;
    let input = source.input()?;
    // What cannot be read of the names has been told.
    let names = source.names(texts, &input, &mut io::sink());
    let game = input.games(Rules::Othello, &names).nth(origin.number as usize - 1);
    let changed = || SourceError::Changed(source.name.clone());
    Ok(game.and_then(Result::ok).ok_or_else(changed)?)
}

fn write_game(out: &mut dyn Write, texts: &Texts, game: &GameRecord) -> io::Result<()> {
    let wording = Wording::new(texts, game.start.rules());
    for (name, value) in head(texts, wording, game) {
        if !value.is_empty() {
            writeln!(out, "{}{}", column(&name, 12), in_lines(&value))?;
        }
    }
    if game.start != Position::start(game.start.rules()) {
        writeln!(out)?;
        write_board(out, &game.start)?;
    }
    write_moves(out, game)?;
    writeln!(out)?;
    let last = game.last_position();
    write_board(out, &last)?;
    let count = last.disc_count();
    let (said, empties) = (wording.each(count.black, count.white), count.empties());
    writeln!(out, "{}", say!(texts, "games-squares", count = said, empties = empties))
}

/// What a file says of a game, with the names of the lines.
fn head<'a>(
    texts: &'a Texts,
    wording: Wording<'a>,
    game: &GameRecord,
) -> Vec<(Cow<'a, str>, String)> {
    let player = |player: &Player| match player.rating.as_str() {
        "" => player.name.clone(),
        rating => format!("{} ({rating})", player.name),
    };
    let result = game.result.map_or_else(
        || texts.get(key!("games-unfinished")).into_owned(),
        |result| wording.game_result(result),
    );
    let stated = game.disagreement.map(|stated| wording.game_result(stated));
    let theory = game.numbers.map(|numbers| {
        let theory = numbers.theoretical_score;
        format!("{theory}-{}", 64_u8.saturating_sub(theory))
    });
    let opening = opening(game).map_or("", |name| openings::in_language(name, texts.language()));
    vec![
        (wording.side(Disc::Black), player(&game.black)),
        (wording.side(Disc::White), player(&game.white)),
        (texts.get(key!("games-event")), game.event.clone()),
        (texts.get(key!("games-place")), game.place.clone()),
        (texts.get(key!("games-date")), game.date.clone()),
        (texts.get(key!("games-time")), game.clock.clone()),
        (texts.get(key!("games-result")), result),
        (texts.get(key!("games-as-written")), stated.unwrap_or_default()),
        (texts.get(key!("games-in-theory")), theory.unwrap_or_default()),
        (texts.get(key!("games-opening-name")), opening.to_owned()),
        (texts.get(key!("games-remarks")), game.comment.clone()),
    ]
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
