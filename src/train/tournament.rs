use crate::formats::wthor::{Record, RecordFault};
use crate::rules::{Board, Disc, Move, Score, Square};

/// The positions of a tournament game that its file says something of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// Each position whose mover can move, with what it is worth to the mover.
    pub positions: Vec<(Board, Score)>,
    /// The squares played, all of the game's.
    pub squares: Vec<Square>,
}

/// The positions of a tournament game up to `depth` empties, where its file says what it was worth
/// with perfect play from there on. Of the positions before, it says that only as far as they were
/// well played. A game that ended earlier says nothing.
///
/// # Errors
/// When the record is not a game.
pub fn judged(record: &Record, depth: u8) -> Result<Judged, RecordFault> {
    let mut judged = Judged::default();
    let Some(score) = theoretical_score(record) else { return Ok(judged) };
    let mut reached = false;
    record.walk(|board, mover, action| {
        let empties = board.empties().len();
        reached |= empties == u32::from(depth);
        if let Move::Place(square) = action {
            judged.squares.push(square);
            if empties >= u32::from(depth) {
                judged.positions.push((board, if mover == Disc::Black { score } else { -score }));
            }
        }
    })?;
    if !reached {
        judged.positions.clear();
    }
    Ok(judged)
}

/// What the game was worth to Black; `None` where the record says nonsense.
fn theoretical_score(record: &Record) -> Option<Score> {
    let black = i32::from(record.theoretical_score);
    (black <= 64).then(|| Score::new(2 * black - 64))
}
