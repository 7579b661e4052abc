use super::Bitboard;

/// The upper left quarter of the board, a1 to d4.
const QUADRANT: u64 = 0x0000_0000_0f0f_0f0f;
/// Where the four quadrants begin.
const QUADRANT_SHIFTS: [u32; 4] = [0, 4, 32, 36];

/// The quadrants (4 × 4 quarters of the board) with an odd number of empty squares, whole.
///
/// Who moves into an odd region tends to move last in it; quadrants are the cheap stand-in for
/// regions that endgame solvers order by.
#[must_use]
#[inline]
pub const fn odd_quadrants(empties: Bitboard) -> Bitboard {
    let mut odd = 0;
    let mut index = 0;
    while index < 4 {
        let quadrant = QUADRANT << QUADRANT_SHIFTS[index];
        let is_odd = ((empties.0 & quadrant).count_ones() & 1) as u64;
        odd |= quadrant & is_odd.wrapping_neg();
        index += 1;
    }
    Bitboard(odd)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    #[test]
    fn a_quadrant_is_odd_when_its_empties_are() {
        let empties: Bitboard =
            [Square::A1, Square::D4, Square::H1, Square::A8, Square::B8, Square::C8]
                .into_iter()
                .collect();
        let odd = odd_quadrants(empties);
        assert!(!odd.has(Square::B2));
        assert!(odd.has(Square::E4));
        assert!(odd.has(Square::D5));
        assert!(!odd.has(Square::E5));
        assert_eq!(odd.len(), 32);
    }
}
