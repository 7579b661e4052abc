use super::{Bitboard, Square};

/// The discs turned on a full line of eight by a disc at the first index, the second being the
/// mover's discs on the line.
const TURNED: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut square = 0;
    while square < 8 {
        let mut discs = 0;
        while discs < 256 {
            table[square][discs] = turned_on_line(square, discs);
            discs += 1;
        }
        square += 1;
    }
    table
};

/// The lines through a square that lean right and left, without the square.
const DIAGONALS: [[u64; 2]; 64] = {
    let mut diagonals = [[0; 2]; 64];
    let mut from = 0_usize;
    while from < 64 {
        let mut to = 0_usize;
        while to < 64 {
            let files = (to % 8) as i32 - (from % 8) as i32;
            let ranks = (to / 8) as i32 - (from / 8) as i32;
            if files != 0 && files == ranks {
                diagonals[from][0] |= 1 << to;
            }
            if files != 0 && files == -ranks {
                diagonals[from][1] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    diagonals
};

const fn turned_on_line(square: usize, discs: usize) -> u8 {
    let mut turned = 0;
    let mut beyond = square + 1;
    while beyond < 8 {
        if discs >> beyond & 1 != 0 {
            turned += (beyond - square - 1) as u8;
            break;
        }
        beyond += 1;
    }
    let mut below = square;
    while below > 0 {
        below -= 1;
        if discs >> below & 1 != 0 {
            turned += (square - below - 1) as u8;
            break;
        }
    }
    turned
}

/// How many discs a disc on the last empty square turns, from the mover's discs alone: every other
/// square is the opponent's.
///
/// Each of the four lines becomes an index: the rank is a byte, a file is gathered by a
/// multiplication, and a diagonal has one square a file, so that a multiplication adds its ranks up
/// to one byte. Where a diagonal is shorter than eight, the rest reads as opposing discs with
/// nothing behind them.
#[must_use]
#[inline]
pub const fn last_turned(square: Square, mover: Bitboard) -> u32 {
    let (file, rank) = (square.file() as usize, square.rank() as usize);
    let [right, left] = DIAGONALS[square.index()];
    let across = &TURNED[file];
    let along_rank = across[(mover.0 >> (8 * rank)) as u8 as usize];
    let along_right = across[((mover.0 & right).wrapping_mul(Bitboard::FILE_A.0) >> 56) as usize];
    let along_left = across[((mover.0 & left).wrapping_mul(Bitboard::FILE_A.0) >> 56) as usize];
    let along_file = TURNED[rank][Bitboard(mover.0 >> file).file_a() as usize];
    along_rank as u32 + along_right as u32 + along_left as u32 + along_file as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Board;

    #[test]
    fn the_count_is_that_of_the_flips() {
        let mut mover = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..2000 {
            mover =
                mover.wrapping_mul(0x5851_f42d_4c95_7f2d).rotate_left(31) ^ 0x1405_7b7e_f767_814f;
            for square in Square::all() {
                let board = Board {
                    mover: Bitboard(mover & !square.bit().0),
                    opponent: Bitboard(!mover & !square.bit().0),
                };
                assert_eq!(
                    last_turned(square, board.mover),
                    board.flips(square).len(),
                    "{board:?}"
                );
            }
        }
    }
}
