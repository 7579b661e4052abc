use super::lines::{MOVE_SCORE, SCORE};
use super::{Format, Unwritable, convert};
use crate::formats::record::{GameRecord, Source};
use crate::formats::{board, ggf, sgf, transcript};
use crate::rules::{Position, Rules};

/// Writes a game in a format of text, with the end of its last line. What the format cannot carry
/// is left out; [`super::Loss::of`] tells it. Records of WTHOR are collected by a
/// [`super::WthorBuilder`] instead.
///
/// ```
/// use otello::formats::games::{self, Format, Input, Loss, Names};
/// use otello::rules::Rules;
///
/// let names = Names::default();
/// let input = Input::of_text("(;GM[2]FF[4]PB[Ada];B[f5];W[d6])")?;
/// let game = input.games(Rules::Othello, &names).next().expect("it has a game")?;
/// assert_eq!(games::write(&game, Format::Transcript)?, "f5d6\n");
/// assert_eq!(Loss::of(&game, Format::Transcript), [Loss::Names]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When the format has no place for it at all: a transcript for a position without moves.
///
/// # Panics
/// When the format is WTHOR, which is no text.
pub fn write(game: &GameRecord, format: Format) -> Result<String, Unwritable> {
    Ok(match format {
        Format::Transcript => write_transcript(game)?,
        Format::Board => format!("{}\n", board::write(&game.last_position())),
        Format::Obf => write_problem(game),
        Format::Ggf => format!("{}\n", ggf::write(&convert::to_ggf(game))),
        Format::Sgf => sgf::write(game),
        Format::Wthor => unreachable!("WTHOR is no text"),
    })
}

/// The moves, behind the board that they are played from if it is not the start of Othello.
fn write_transcript(game: &GameRecord) -> Result<String, Unwritable> {
    if game.moves.is_empty() {
        return Err(Unwritable::NoMoves(Format::Transcript));
    }
    let moves = transcript::write(&game.actions().collect::<Vec<_>>());
    Ok(if game.start == Position::start(Rules::Othello) {
        format!("{moves}\n")
    } else {
        format!("{};{moves}\n", board::write(&game.start))
    })
}

/// The last position; of a problem its scores too.
fn write_problem(game: &GameRecord) -> String {
    let mut line = format!("{};", board::write(&game.last_position()));
    if game.source == Source::Plain && game.moves.is_empty() {
        for tag in &game.tags {
            if tag.name == MOVE_SCORE || tag.name == SCORE {
                line.push_str(&format!(" {};", tag.values[0]));
            }
        }
    }
    if !game.comment.is_empty() {
        line.push_str(" % ");
        line.extend(
            game.comment.chars().map(|letter| if letter.is_control() { ' ' } else { letter }),
        );
    }
    line.push('\n');
    line
}
