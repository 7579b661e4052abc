//! `loadsgf`: a game from a file.

use std::io::Read as _;
use std::path::Path;

use super::command::Fault;
use crate::files;
use crate::formats::sgf;
use crate::game::Record;
use crate::protocols::line::Line;
use crate::rules::Move;

/// The most that is read of a file, in bytes: thousands of games.
const MOST: u64 = 16 << 20;

/// Reads the first game of `FILE [MOVE]`, up to the position before that move, counted from 1
/// without passes; up to its end if there is none.
pub(super) fn load(arguments: &str) -> Result<Line, Fault> {
    let (path, before) = split(arguments)?;
    let text = read(path).ok_or(Fault::CannotLoad)?;
    let game = sgf::games(&text).next().and_then(Result::ok).ok_or(Fault::CannotLoad)?;
    let mut record = Record::new(game.start);
    let placements = game.moves.iter().map(|step| step.action).filter(|&step| step != Move::Pass);
    for action in placements.take(before.map_or(usize::MAX, |number| number - 1)) {
        record.play(action).expect("the moves of a game that was read are legal");
    }
    Ok(Line::over(record))
}

/// The path and the number of the move, which a file's name may end with as well.
fn split(arguments: &str) -> Result<(&Path, Option<usize>), Fault> {
    let whole = Path::new(arguments);
    if arguments.is_empty() {
        return Err(Fault::Syntax);
    }
    match arguments.rsplit_once(' ') {
        Some((path, number)) if !whole.is_file() => match number.parse() {
            Ok(0) => Err(Fault::Syntax),
            Ok(number) => Ok((Path::new(path.trim()), Some(number))),
            Err(_) => Ok((whole, None)),
        },
        _ => Ok((whole, None)),
    }
}

/// The text of an ordinary file: what else could be opened might never end.
fn read(path: &Path) -> Option<String> {
    let mut bytes = Vec::new();
    files::open(path).ok()?.take(MOST).read_to_end(&mut bytes).ok()?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}
