use super::{Bitboard, Square};

/// One of the eight symmetries of the board.
///
/// ```
/// use otello::rules::{Square, Symmetry};
///
/// let images = Symmetry::ALL.map(|symmetry| symmetry.square(Square::F5));
/// assert!(images.contains(&Square::D3));
/// for symmetry in Symmetry::ALL {
///     assert_eq!(symmetry.inverse().square(symmetry.square(Square::F5)), Square::F5);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Every square stays.
    Identity,
    /// Turned by 90 degrees clockwise: a1 goes to h1.
    Quarter,
    /// Turned by 180 degrees: a1 goes to h8.
    Half,
    /// Turned by 90 degrees anticlockwise: a1 goes to a8.
    ThreeQuarters,
    /// Mirrored left to right: a1 goes to h1.
    Horizontal,
    /// Mirrored top to bottom: a1 goes to a8.
    Vertical,
    /// Mirrored in the diagonal a1–h8: b1 goes to a2.
    Diagonal,
    /// Mirrored in the diagonal h1–a8: a1 goes to h8.
    Antidiagonal,
}

impl Symmetry {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::Quarter,
        Self::Half,
        Self::ThreeQuarters,
        Self::Horizontal,
        Self::Vertical,
        Self::Diagonal,
        Self::Antidiagonal,
    ];

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Quarter => Self::ThreeQuarters,
            Self::ThreeQuarters => Self::Quarter,
            other => other,
        }
    }

    /// Where the square goes.
    #[must_use]
    pub const fn square(self, square: Square) -> Square {
        let (file, rank) = (square.file(), square.rank());
        match self {
            Self::Identity => square,
            Self::Quarter => Square::at(7 - rank, file),
            Self::Half => Square::at(7 - file, 7 - rank),
            Self::ThreeQuarters => Square::at(rank, 7 - file),
            Self::Horizontal => Square::at(7 - file, rank),
            Self::Vertical => Square::at(file, 7 - rank),
            Self::Diagonal => Square::at(rank, file),
            Self::Antidiagonal => Square::at(7 - rank, 7 - file),
        }
    }

    /// Where the set's squares go.
    #[must_use]
    pub const fn set(self, set: Bitboard) -> Bitboard {
        let set = set.0;
        Bitboard(match self {
            Self::Identity => set,
            Self::Quarter => mirror_horizontally(transpose(set)),
            Self::Half => set.reverse_bits(),
            Self::ThreeQuarters => transpose(set).swap_bytes(),
            Self::Horizontal => mirror_horizontally(set),
            Self::Vertical => set.swap_bytes(),
            Self::Diagonal => transpose(set),
            Self::Antidiagonal => transpose(set.reverse_bits()),
        })
    }
}

const fn mirror_horizontally(set: u64) -> u64 {
    set.reverse_bits().swap_bytes()
}

/// Mirrors in the diagonal a1–h8 by three exchanges of blocks (Warren, *Hacker's Delight*, 7-3).
const fn transpose(set: u64) -> u64 {
    let mut set = set;
    let mut block = (set ^ (set >> 7)) & 0x00aa_00aa_00aa_00aa;
    set ^= block ^ (block << 7);
    block = (set ^ (set >> 14)) & 0x0000_cccc_0000_cccc;
    set ^= block ^ (block << 14);
    block = (set ^ (set >> 28)) & 0x0000_0000_f0f0_f0f0;
    set ^ block ^ (block << 28)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_and_squares_move_alike() {
        for symmetry in Symmetry::ALL {
            for square in Square::all() {
                assert_eq!(symmetry.set(square.bit()), symmetry.square(square).bit());
                assert_eq!(symmetry.inverse().square(symmetry.square(square)), square);
            }
        }
    }

    #[test]
    fn the_eight_are_different() {
        let mut images: Vec<_> =
            Symmetry::ALL.map(|symmetry| symmetry.square(Square::B1).index()).into();
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), 8);
    }
}
