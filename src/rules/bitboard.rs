use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::Square;

/// A set of squares: bit 0 is `a1`, bit 7 `h1`, bit 63 `h8`.
///
/// ```
/// use otello::rules::{Bitboard, Square};
///
/// let edge: Bitboard = [Square::A1, Square::H1].into_iter().collect();
/// assert!(edge.has(Square::H1) && edge.len() == 2);
/// assert!((edge & Bitboard::CENTRE).is_empty());
/// assert_eq!(edge.into_iter().next(), Some(Square::A1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(pub u64);

/// Draws a [`Bitboard`]: `X` for a square in the set, `.` for one that is not, `a1` first.
///
/// ```
/// use otello::bitboard;
/// let centre = bitboard! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . X X . . .
///     . . . X X . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// };
/// assert_eq!(centre, otello::rules::Bitboard::CENTRE);
/// ```
#[macro_export]
macro_rules! bitboard {
    ($($square:tt)*) => {
        const { $crate::rules::Bitboard::from_diagram(concat!($(stringify!($square)),*)) }
    };
}

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const FULL: Self = Self(!0);
    /// d4, e4, d5 and e5.
    pub const CENTRE: Self = Self(0x0000_0018_1800_0000);
    /// a1, h1, a8 and h8.
    pub const CORNERS: Self = Self(0x8100_0000_0000_0081);
    /// a1 to a8.
    pub const FILE_A: Self = Self(0x0101_0101_0101_0101);
    /// h1 to h8.
    pub const FILE_H: Self = Self(0x8080_8080_8080_8080);
    /// a1 to h1.
    pub const RANK_1: Self = Self(0x0000_0000_0000_00ff);
    /// a8 to h8.
    pub const RANK_8: Self = Self(0xff00_0000_0000_0000);
    /// The files b to g: a line that goes sideways turns no disc on another.
    pub const INNER_FILES: Self = Self(!(Self::FILE_A.0 | Self::FILE_H.0));
    /// The ranks 2 to 7: a line that goes up or down turns no disc on another.
    pub const INNER_RANKS: Self = Self(!(Self::RANK_1.0 | Self::RANK_8.0));
    /// The 28 squares on the rim of the board.
    pub const EDGES: Self = Self(!(Self::INNER_FILES.0 & Self::INNER_RANKS.0));

    /// Reads a diagram of 64 marks, `X` in the set and `.` not; see [`bitboard!`](crate::bitboard).
    ///
    /// # Panics
    /// When the diagram has another mark or not 64 of them; in a constant this is a compile error.
    #[must_use]
    pub const fn from_diagram(diagram: &str) -> Self {
        let marks = diagram.as_bytes();
        assert!(marks.len() == 64, "a diagram has 64 marks");
        let mut set = 0;
        let mut index = 0;
        while index < 64 {
            match marks[index] {
                b'X' => set |= 1 << index,
                b'.' => {}
                _ => panic!("a diagram's marks are X and ."),
            }
            index += 1;
        }
        Self(set)
    }

    /// How many squares are in the set, 0 to 64.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no square.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 & square.bit().0 != 0
    }

    /// File a as a byte, a1 lowest.
    #[inline]
    pub(super) const fn file_a(self) -> u8 {
        // Each square is moved to the top byte, to the place of its rank.
        ((self.0 & Self::FILE_A.0).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }

    /// The first square in reading order.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() { None } else { Some(Square::from_index(self.0.trailing_zeros() as u8)) }
    }

    /// The squares in reading order.
    #[must_use]
    #[inline]
    pub const fn squares(self) -> Squares {
        Squares(self)
    }
}

impl Square {
    /// The square alone, as a set.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> Bitboard {
        Bitboard(1 << self as u8)
    }
}

/// The squares of a [`Bitboard`] in reading order.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.squares()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | square.bit())
    }
}

impl fmt::Debug for Bitboard {
    /// Draws the set as the diagram that [`bitboard!`](crate::bitboard) reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            let end = if square.file() == 7 { "\n" } else { " " };
            write!(f, "{}{end}", if self.has(square) { 'X' } else { '.' })?;
        }
        Ok(())
    }
}

macro_rules! set_operator {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident, $operator:tt) => {
        impl $trait for Bitboard {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(self.0 $operator other.0)
            }
        }

        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $operator other;
            }
        }
    };
}

set_operator!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
set_operator!(BitOr, bitor, BitOrAssign, bitor_assign, |);
set_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

impl Not for Bitboard {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagram_reads_in_reading_order() {
        let set = bitboard! {
            X . . . . . . X
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . X . .
            . . . . . . . .
            . . . . . . . .
            X . . . . . . X
        };
        let squares: Vec<_> = set.squares().map(|square| square.to_string()).collect();
        assert_eq!(squares, ["a1", "h1", "f5", "a8", "h8"]);
        assert_eq!(set.squares().collect::<Bitboard>(), set);
        assert_eq!(set.len(), 5);
    }

    #[test]
    fn files_ranks_and_edges_are_what_their_names_say() {
        let all = |wanted: fn(&Square) -> bool| Square::all().filter(wanted).collect::<Bitboard>();
        assert_eq!(Bitboard::FILE_A, all(|square| square.file() == 0));
        assert_eq!(Bitboard::FILE_H, all(|square| square.file() == 7));
        assert_eq!(Bitboard::RANK_1, all(|square| square.rank() == 0));
        assert_eq!(Bitboard::RANK_8, all(|square| square.rank() == 7));
        assert_eq!(Bitboard::INNER_FILES, all(|square| (1..7).contains(&square.file())));
        assert_eq!(Bitboard::INNER_RANKS, all(|square| (1..7).contains(&square.rank())));
        assert_eq!(Bitboard::EDGES, !(Bitboard::INNER_FILES & Bitboard::INNER_RANKS));
        assert_eq!(Bitboard::EDGES.len(), 28);
    }

    #[test]
    fn file_a_is_read_from_the_first_rank_on() {
        for line in 0..=u8::MAX {
            let on_file = |square: &Square| square.file() == 0 && line >> square.rank() & 1 != 0;
            let set: Bitboard = Square::all().filter(on_file).collect();
            assert_eq!((set | !Bitboard::FILE_A).file_a(), line);
        }
    }

    #[test]
    fn drawing_a_set_gives_its_diagram() {
        let marks: String = format!("{:?}", Bitboard::CENTRE).split_whitespace().collect();
        assert_eq!(Bitboard::from_diagram(&marks), Bitboard::CENTRE);
    }
}
