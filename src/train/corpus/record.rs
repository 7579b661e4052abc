use thiserror::Error;

use super::game::{Game, GameFault, MOST_PLIES, Ply};
use crate::rules::Square;

/// The bytes of a record.
pub const RECORD_LEN: usize = 128;

const MAGIC: [u8; 2] = *b"OG";
const VERSION: u8 = 1;
/// What every record begins with.
pub(super) const BEGINNING: [u8; 3] = [MAGIC[0], MAGIC[1], VERSION];
/// Where the squares begin.
const SQUARES: usize = 8;
/// Where the values begin.
const VALUES: usize = SQUARES + MOST_PLIES;
/// Behind the last square.
const NO_SQUARE: u8 = 255;
/// A value that is not known.
const UNKNOWN: i8 = i8::MIN;

/// Why 128 bytes are not a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordFault {
    /// They do not begin with `OG`.
    #[error("it begins with {0:02x?}, not with \"OG\"")]
    Magic([u8; 2]),
    /// A version that this program does not read.
    #[error("it has version {0}; this program reads version 1")]
    Version(u8),
    /// More plies than a game can have.
    #[error("it has {0} plies; a game has at most 60")]
    Plies(u8),
    /// A byte that its place in the record does not allow.
    #[error("byte {at} is {found}")]
    Byte {
        /// Where, from 0.
        at: usize,
        /// What stands there.
        found: u8,
    },
    /// The moves do not lead to the score.
    #[error("it says {said:+} for Black, but its moves lead to {played:+}")]
    Score {
        /// What the record says.
        said: i8,
        /// What comes of its moves.
        played: i8,
    },
    /// The plies are no game.
    #[error(transparent)]
    Game(#[from] GameFault),
}

impl Game {
    /// The game as a record.
    #[must_use]
    pub fn to_record(&self) -> [u8; RECORD_LEN] {
        let mut record = [0; RECORD_LEN];
        record[..2].copy_from_slice(&MAGIC);
        record[2] = VERSION;
        record[3] = self.plies().len() as u8;
        record[4] = self.random_plies();
        record[5] = self.solved_from();
        record[6] = (self.score().discs() as i8).cast_unsigned();
        record[SQUARES..VALUES].fill(NO_SQUARE);
        record[VALUES..].fill(UNKNOWN.cast_unsigned());
        for (index, ply) in self.plies().iter().enumerate() {
            record[SQUARES + index] = ply.square.index() as u8;
            record[VALUES + index] = ply.value.unwrap_or(UNKNOWN).cast_unsigned();
        }
        record
    }

    /// Reads a record and replays its moves.
    ///
    /// # Errors
    /// When the bytes are not a record, or its moves no game that ends in its score.
    pub fn from_record(record: &[u8; RECORD_LEN]) -> Result<Self, RecordFault> {
        let &[o, g, version, plies, random_plies, solved_from, score, zero, ..] = record;
        if [o, g] != MAGIC {
            return Err(RecordFault::Magic([o, g]));
        }
        if version != VERSION {
            return Err(RecordFault::Version(version));
        }
        if usize::from(plies) > MOST_PLIES {
            return Err(RecordFault::Plies(plies));
        }
        if zero != 0 {
            return Err(RecordFault::Byte { at: 7, found: zero });
        }
        let game = Self::new(read_plies(record, plies.into())?, random_plies, solved_from)?;
        let (said, played) = (score.cast_signed(), game.score().discs() as i8);
        if said == played { Ok(game) } else { Err(RecordFault::Score { said, played }) }
    }
}

/// So many plies; what is behind them must be empty.
fn read_plies(record: &[u8; RECORD_LEN], count: usize) -> Result<Vec<Ply>, RecordFault> {
    let mut plies = Vec::with_capacity(count);
    for index in 0..MOST_PLIES {
        let (square, value) = (record[SQUARES + index], record[VALUES + index]);
        let known = value.cast_signed() != UNKNOWN;
        if index < count {
            if square > 63 {
                return Err(RecordFault::Byte { at: SQUARES + index, found: square });
            }
            let value = known.then_some(value.cast_signed());
            plies.push(Ply { square: Square::from_index(square), value });
        } else if square != NO_SQUARE {
            return Err(RecordFault::Byte { at: SQUARES + index, found: square });
        } else if known {
            return Err(RecordFault::Byte { at: VALUES + index, found: value });
        }
    }
    Ok(plies)
}
