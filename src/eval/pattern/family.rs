use crate::rules::Square::{self, *};
use crate::rules::{Bitboard, Symmetry};

/// A pattern: a shape of squares, which lies on the board in several places.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// What people call it.
    pub name: &'static str,
    /// One place where it lies.
    squares: &'static [Square],
}

/// How many patterns there are.
pub const FAMILY_COUNT: usize = 16;

/// The patterns: the twelve classical ones (edges, lines, diagonals and corners, as in Buro's
/// Logistello), then four that tie a corner to the diagonal that leads from it.
#[rustfmt::skip]
pub const FAMILIES: [Family; FAMILY_COUNT] = [
    Family { name: "edge and x-squares", squares: &[B2, A1, B1, C1, D1, E1, F1, G1, H1, G2] },
    Family { name: "angle", squares: &[A5, A4, A3, A2, A1, B2, B1, C1, D1, E1] },
    Family { name: "edge blocks", squares: &[A1, C1, D1, C2, D2, E2, F2, E1, F1, H1] },
    Family { name: "triangle", squares: &[A1, B1, C1, D1, A2, B2, C2, A3, B3, A4] },
    Family { name: "fish", squares: &[A1, B1, A2, B2, C2, D2, B3, C3, B4, D4] },
    Family { name: "long diagonal and c-squares", squares: &[A2, B1, A1, B2, C3, D4, E5, F6, G7, H8] },
    Family { name: "broad diagonal", squares: &[A1, B2, C3, D4, B1, C2, D3, A2, B3, C4] },
    Family { name: "corner", squares: &[A1, B1, C1, A2, B2, C2, A3, B3, C3] },
    Family { name: "second line", squares: &[A2, B2, C2, D2, E2, F2, G2, H2] },
    Family { name: "third line", squares: &[A3, B3, C3, D3, E3, F3, G3, H3] },
    Family { name: "fourth line", squares: &[A4, B4, C4, D4, E4, F4, G4, H4] },
    Family { name: "diagonal of 8", squares: &[A1, B2, C3, D4, E5, F6, G7, H8] },
    Family { name: "diagonal of 7", squares: &[A2, B3, C4, D5, E6, F7, G8] },
    Family { name: "diagonal of 6", squares: &[A3, B4, C5, D6, E7, F8] },
    Family { name: "diagonal of 5", squares: &[A4, B5, C6, D7, E8] },
    Family { name: "diagonal of 4", squares: &[A5, B6, C7, D8] },
];

impl Family {
    /// How many squares the pattern has.
    #[must_use]
    pub const fn len(self) -> usize {
        self.squares.len()
    }

    /// A pattern has squares.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.squares.is_empty()
    }

    /// How many shapes of discs there are on it: 3 to the number of squares.
    #[must_use]
    pub const fn shapes(self) -> usize {
        3_usize.pow(self.len() as u32)
    }

    /// The square at this place of the pattern, where the symmetry brings it.
    pub(super) const fn square(self, place: usize, symmetry: Symmetry) -> Square {
        symmetry.square(self.squares[place])
    }

    /// What a disc on each square counts in the number of the shape where this symmetry brings the
    /// pattern: 3 to its place in the pattern, and nothing elsewhere.
    pub(super) const fn powers(self, symmetry: Symmetry) -> [i16; 64] {
        let mut powers = [0; 64];
        let (mut place, mut power) = (0, 1_i32);
        while place < self.len() {
            powers[self.square(place, symmetry).index()] = power as i16;
            power *= 3;
            place += 1;
        }
        powers
    }

    /// The symmetries that bring the pattern to all its places on the board, one for each place, and
    /// how many they are.
    pub(super) const fn places(self) -> ([Symmetry; 8], usize) {
        let mut found = [Symmetry::Identity; 8];
        let mut count = 0;
        let mut next = 0;
        while next < Symmetry::ALL.len() {
            let symmetry = Symmetry::ALL[next];
            let mut known = false;
            let mut other = 0;
            while other < count {
                known |= self.set(found[other]).0 == self.set(symmetry).0;
                other += 1;
            }
            if !known {
                found[count] = symmetry;
                count += 1;
            }
            next += 1;
        }
        (found, count)
    }

    /// For each place of the pattern the one that mirrors it: the symmetry of the board that brings
    /// the pattern onto itself and moves some of its squares.
    pub(super) fn mirror(self) -> Vec<usize> {
        let images = Symmetry::ALL.into_iter().map(|symmetry| {
            let place = |square| self.squares.iter().position(|&other| other == square);
            let images = self.squares.iter().map(|&square| place(symmetry.square(square)));
            images.collect::<Option<Vec<_>>>()
        });
        let moves = |image: &Vec<usize>| image.iter().enumerate().any(|(from, to)| from != *to);
        images.flatten().find(moves).expect("every pattern is its own mirror image")
    }

    const fn set(self, symmetry: Symmetry) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        let mut place = 0;
        while place < self.len() {
            set.0 |= self.square(place, symmetry).bit().0;
            place += 1;
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_lies_on_four_places_and_the_long_diagonal_on_two() {
        for family in FAMILIES {
            let places = if family.name == "diagonal of 8" { 2 } else { 4 };
            assert_eq!(family.places().1, places, "{}", family.name);
        }
    }

    #[test]
    fn a_mirror_undoes_itself() {
        for family in FAMILIES {
            let mirror = family.mirror();
            assert!(
                (0..family.len()).all(|place| mirror[mirror[place]] == place),
                "{}",
                family.name
            );
        }
    }

    #[test]
    fn together_the_patterns_see_every_square() {
        let mut seen = Bitboard::EMPTY;
        for family in FAMILIES {
            let (places, count) = family.places();
            for symmetry in &places[..count] {
                seen |= family.set(*symmetry);
            }
        }
        assert_eq!(seen, Bitboard::FULL);
    }
}
