use crate::rules::{DiscCount, Move, Square};

/// Where the moves begin in a record.
pub(super) const MOVES_AT: usize = 8;

/// A game as a file of games holds it; whether it is one, [`Record::replay`] says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The tournament's number in the `.TRN`, from 0.
    pub tournament: u16,
    /// Black's number in the `.JOU`, from 0.
    pub black: u16,
    /// White's number in the `.JOU`, from 0.
    pub white: u16,
    /// Black's discs at the end, the empty squares given to the winner; 32 in a draw.
    pub score: u8,
    /// Black's discs had both sides played perfectly from [`super::Header::theory_depth`] empty
    /// squares on.
    pub theoretical_score: u8,
    /// The codes of the moves, 0 behind the last one.
    pub moves: [u8; 60],
}

impl Record {
    /// How many bytes a record takes.
    pub const LENGTH: usize = 68;

    /// A game from its moves, of which passes are left out, with Black's discs at the end. The
    /// theoretical score is the same, until somebody has computed it; tournament and players are
    /// number 0.
    ///
    /// # Panics
    /// When more than 60 discs are placed, which no game does.
    #[must_use]
    pub fn new(moves: impl IntoIterator<Item = Move>, score: u8) -> Self {
        let mut codes = [0; 60];
        for (placed, square) in moves.into_iter().filter_map(Move::square).enumerate() {
            codes[placed] = code(square);
        }
        Self { tournament: 0, black: 0, white: 0, score, theoretical_score: score, moves: codes }
    }

    /// Reads a record, without a question about what it says.
    #[must_use]
    pub fn read(bytes: &[u8; Self::LENGTH]) -> Self {
        let &[t0, t1, b0, b1, w0, w1, score, theoretical_score, moves @ ..] = bytes;
        Self {
            tournament: u16::from_le_bytes([t0, t1]),
            black: u16::from_le_bytes([b0, b1]),
            white: u16::from_le_bytes([w0, w1]),
            score,
            theoretical_score,
            moves,
        }
    }

    /// Writes what [`Record::read`] reads.
    #[must_use]
    pub fn write(&self) -> [u8; Self::LENGTH] {
        let mut bytes = [0; Self::LENGTH];
        bytes[0..2].copy_from_slice(&self.tournament.to_le_bytes());
        bytes[2..4].copy_from_slice(&self.black.to_le_bytes());
        bytes[4..6].copy_from_slice(&self.white.to_le_bytes());
        bytes[6] = self.score;
        bytes[7] = self.theoretical_score;
        bytes[MOVES_AT..].copy_from_slice(&self.moves);
        bytes
    }

    /// The discs of both sides by [`Record::score`]; `None` where it is above 64.
    #[must_use]
    pub const fn stated(&self) -> Option<DiscCount> {
        match self.score {
            black @ 0..=64 => Some(DiscCount { black, white: 64 - black }),
            _ => None,
        }
    }
}

/// The code of a square: `10 * row + column`, both from 1.
const fn code(square: Square) -> u8 {
    10 * (square.rank() + 1) + square.file() + 1
}

/// The square of a code.
pub(super) const fn square(code: u8) -> Option<Square> {
    match (code / 10, code % 10) {
        (row @ 1..=8, column @ 1..=8) => Some(Square::at(column - 1, row - 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_squares_go_both_ways() {
        for square_of in Square::all() {
            assert_eq!(square(code(square_of)), Some(square_of));
        }
        assert_eq!(square(56), Some(Square::F5));
        let squares = (0..=255).filter(|&code| square(code).is_some()).count();
        assert_eq!(squares, 64);
    }

    #[test]
    fn every_record_is_written_as_it_was_read() {
        for seed in 0..=255u8 {
            let bytes = std::array::from_fn(|index| seed.wrapping_mul(index as u8 + 3));
            assert_eq!(Record::read(&bytes).write(), bytes);
        }
    }
}
