use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A square of the board, `a1` (top left) to `h8` (bottom right), in reading order.
///
/// There is no "none" square: where a square may be missing the type is `Option<Square>`, which
/// takes one byte as well.
///
/// ```
/// use otello::rules::Square;
///
/// let square: Square = "f5".parse()?;
/// assert_eq!((square, square.file(), square.rank()), (Square::F5, 5, 4));
/// assert_eq!(square.to_string(), "f5");
/// assert!("j9".parse::<Square>().is_err());
/// # Ok::<(), otello::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "a square's name says it all")]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

/// Why a text is not a square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a square (a1 to h8)")]
pub struct ParseSquareError(String);

impl Square {
    /// The square with this index: `8 * rank + file`, both from 0; only the low six bits count.
    ///
    /// The compiler sees through the match and emits no table and no branch.
    #[must_use]
    #[inline]
    #[rustfmt::skip]
    pub const fn from_index(index: u8) -> Self {
        match index & 63 {
            0 => Self::A1, 1 => Self::B1, 2 => Self::C1, 3 => Self::D1, 4 => Self::E1, 5 => Self::F1, 6 => Self::G1, 7 => Self::H1,
            8 => Self::A2, 9 => Self::B2, 10 => Self::C2, 11 => Self::D2, 12 => Self::E2, 13 => Self::F2, 14 => Self::G2, 15 => Self::H2,
            16 => Self::A3, 17 => Self::B3, 18 => Self::C3, 19 => Self::D3, 20 => Self::E3, 21 => Self::F3, 22 => Self::G3, 23 => Self::H3,
            24 => Self::A4, 25 => Self::B4, 26 => Self::C4, 27 => Self::D4, 28 => Self::E4, 29 => Self::F4, 30 => Self::G4, 31 => Self::H4,
            32 => Self::A5, 33 => Self::B5, 34 => Self::C5, 35 => Self::D5, 36 => Self::E5, 37 => Self::F5, 38 => Self::G5, 39 => Self::H5,
            40 => Self::A6, 41 => Self::B6, 42 => Self::C6, 43 => Self::D6, 44 => Self::E6, 45 => Self::F6, 46 => Self::G6, 47 => Self::H6,
            48 => Self::A7, 49 => Self::B7, 50 => Self::C7, 51 => Self::D7, 52 => Self::E7, 53 => Self::F7, 54 => Self::G7, 55 => Self::H7,
            56 => Self::A8, 57 => Self::B8, 58 => Self::C8, 59 => Self::D8, 60 => Self::E8, 61 => Self::F8, 62 => Self::G8, _ => Self::H8,
        }
    }

    /// The square at this file and rank, both from 0; only the low three bits count.
    #[must_use]
    #[inline]
    pub const fn at(file: u8, rank: u8) -> Self {
        Self::from_index((rank & 7) * 8 + (file & 7))
    }

    /// `8 * rank + file`, 0 to 63.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file, 0 (a) to 7 (h).
    #[must_use]
    #[inline]
    pub const fn file(self) -> u8 {
        self as u8 & 7
    }

    /// The rank, 0 (rank 1, on top) to 7 (rank 8).
    #[must_use]
    #[inline]
    pub const fn rank(self) -> u8 {
        self as u8 >> 3
    }

    /// Every square, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(Self::from_index)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.file(), b'1' + self.rank()];
        f.pad(std::str::from_utf8(&name).expect("two ASCII letters"))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `f5` or `F5`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError(text.to_owned()));
        };
        match (file.to_ascii_lowercase(), rank) {
            (file @ b'a'..=b'h', b'1'..=b'8') => Ok(Self::at(file - b'a', rank - b'1')),
            _ => Err(ParseSquareError(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_indices_go_both_ways() {
        for (index, square) in Square::all().enumerate() {
            assert_eq!(square.index(), index);
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
            assert_eq!(Square::at(square.file(), square.rank()), square);
        }
        assert_eq!(Square::A1.to_string(), "a1");
        assert_eq!(Square::H8.index(), 63);
    }

    #[test]
    fn an_optional_square_takes_one_byte() {
        assert_eq!(size_of::<Option<Square>>(), 1);
    }

    #[test]
    fn other_texts_are_refused_by_name() {
        for text in ["", "f", "f9", "i1", "f55", "\u{e9}1"] {
            let error = text.parse::<Square>().unwrap_err();
            assert_eq!(error.to_string(), format!("\"{text}\" is not a square (a1 to h8)"));
        }
    }
}
