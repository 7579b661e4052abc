use super::{Bitboard, Board};

/// For every edge, `256 * mover + opponent`, the mover's discs on it that no sequence of
/// placements by either side can turn along the edge.
///
/// The idea is Edax's (R. Delorme, `src/board.c`, `edge_stability_init`).
static STABLE_EDGES: [u8; 1 << 16] = {
    let mut table = [0; 1 << 16];
    // A placement adds a bit, so the edges that follow one have a higher number.
    let mut discs = 256_usize;
    while discs > 0 {
        discs -= 1;
        // The subsets of the discs, from all of them down to none.
        let mut mover = discs;
        loop {
            let opponent = discs & !mover;
            table[mover << 8 | opponent] = stable_on_edge(mover as u8, opponent as u8, &table);
            if mover == 0 {
                break;
            }
            mover = (mover - 1) & discs;
        }
    }
    table
};

/// The squares that 1, 2 and 4 steps to the right arrive on.
const RIGHT: [u64; 3] = [!Bitboard::FILE_A.0, 0xfcfc_fcfc_fcfc_fcfc, 0xf0f0_f0f0_f0f0_f0f0];
/// The squares that 1, 2 and 4 steps to the left arrive on.
const LEFT: [u64; 3] = [!Bitboard::FILE_H.0, 0x3f3f_3f3f_3f3f_3f3f, 0x0f0f_0f0f_0f0f_0f0f];

impl Board {
    /// Discs of the mover that can never be turned: a lower bound, cheap to find.
    ///
    /// A disc is counted when on each of its four lines the line is full, or the disc lies at the
    /// line's end, or a neighbour on it is such a disc itself; edges are exact by a table.
    #[must_use]
    #[inline]
    pub fn stable(self) -> Bitboard {
        let (mover, opponent) = (self.mover.0, self.opponent.0);
        let lines = FullLines::of(mover | opponent);
        let known = edge_stable(mover, opponent) | (mover & lines.all());
        if known == 0 { Bitboard::EMPTY } else { Bitboard(lines.spread(known, mover)) }
    }
}

/// For each of the four axes the squares whose whole line along it is full, or whose line ends at
/// them.
struct FullLines {
    horizontal: u64,
    vertical: u64,
    diagonal: u64,
    antidiagonal: u64,
}

impl FullLines {
    #[inline]
    const fn of(discs: u64) -> Self {
        let empties = !discs;
        Self {
            horizontal: full_rows(discs) | Bitboard::FILE_A.0 | Bitboard::FILE_H.0,
            vertical: full_files(discs) | Bitboard::RANK_1.0 | Bitboard::RANK_8.0,
            diagonal: !(smear_up::<9>(empties, RIGHT) | smear_down::<9>(empties, LEFT))
                | Bitboard::EDGES.0,
            antidiagonal: !(smear_up::<7>(empties, LEFT) | smear_down::<7>(empties, RIGHT))
                | Bitboard::EDGES.0,
        }
    }

    /// The squares that need no neighbour on any axis.
    #[inline]
    const fn all(&self) -> u64 {
        self.horizontal & self.vertical & self.diagonal & self.antidiagonal
    }

    /// Adds to the `stable` discs those that lean on them, until nothing changes.
    ///
    /// Shifts that wrap arrive on edge squares only, which need no neighbour on that axis.
    #[inline]
    const fn spread(&self, stable: u64, mover: u64) -> u64 {
        let mut stable = stable;
        loop {
            let horizontal = (stable << 1) | (stable >> 1) | self.horizontal;
            let vertical = (stable << 8) | (stable >> 8) | self.vertical;
            let diagonal = (stable << 9) | (stable >> 9) | self.diagonal;
            let antidiagonal = (stable << 7) | (stable >> 7) | self.antidiagonal;
            let grown = stable | (mover & horizontal & vertical & diagonal & antidiagonal);
            if grown == stable {
                return stable;
            }
            stable = grown;
        }
    }
}

const fn full_rows(discs: u64) -> u64 {
    let mut full = discs & (discs >> 4);
    full &= full >> 2;
    full &= full >> 1;
    (full & Bitboard::FILE_A.0) * 0xff
}

const fn full_files(discs: u64) -> u64 {
    let mut full = discs & discs.rotate_right(32);
    full &= full.rotate_right(16);
    full & full.rotate_right(8)
}

/// The set and every square beyond it along one axis; the masks keep 1, 2 and 4 steps on the board.
#[inline]
const fn smear_up<const STEP: u32>(set: u64, [one, two, four]: [u64; 3]) -> u64 {
    let set = set | ((set << STEP) & one);
    let set = set | ((set << (2 * STEP)) & two);
    set | ((set << (4 * STEP)) & four)
}

/// [`smear_up`] the other way along the axis.
#[inline]
const fn smear_down<const STEP: u32>(set: u64, [one, two, four]: [u64; 3]) -> u64 {
    let set = set | ((set >> STEP) & one);
    let set = set | ((set >> (2 * STEP)) & two);
    set | ((set >> (4 * STEP)) & four)
}

/// The mover's discs on the four edges that are stable along their edge.
#[inline]
fn edge_stable(mover: u64, opponent: u64) -> u64 {
    let look_up = |mover: u8, opponent: u8| {
        u64::from(STABLE_EDGES[usize::from(mover) << 8 | usize::from(opponent)])
    };
    let top = look_up(mover as u8, opponent as u8);
    let bottom = look_up((mover >> 56) as u8, (opponent >> 56) as u8) << 56;
    let file =
        |shift| look_up(Bitboard(mover >> shift).file_a(), Bitboard(opponent >> shift).file_a());
    let left = unpack_file(file(0));
    let right = unpack_file(file(7)) << 7;
    top | bottom | left | right
}

/// A byte laid along file a, a1 lowest.
const fn unpack_file(line: u64) -> u64 {
    // Spreads the low and the high half apart so that no two copies of a bit meet.
    let low = (line & 0x0f).wrapping_mul(0x0020_4081) & 0x0101_0101;
    let high = (line >> 4).wrapping_mul(0x0020_4081) & 0x0101_0101;
    low | (high << 32)
}

/// The mover's discs that survive any placement on the edge, and whatever follows it.
const fn stable_on_edge(mover: u8, opponent: u8, fuller: &[u8; 1 << 16]) -> u8 {
    let mut stable = mover;
    let mut empties = !(mover | opponent);
    while empties != 0 {
        let square = empties & empties.wrapping_neg();
        empties ^= square;
        let turned = turned_on_edge(square, mover, opponent);
        let (own, other) = (mover | turned | square, opponent & !turned);
        stable &= fuller[(own as usize) << 8 | other as usize];
        let lost = turned_on_edge(square, opponent, mover);
        let (own, other) = (mover & !lost, opponent | lost | square);
        stable &= fuller[(own as usize) << 8 | other as usize];
    }
    stable
}

/// The opposing discs that a placement turns along the edge.
const fn turned_on_edge(square: u8, mover: u8, opponent: u8) -> u8 {
    let mirrored =
        turned_upwards(square.reverse_bits(), mover.reverse_bits(), opponent.reverse_bits());
    turned_upwards(square, mover, opponent) | mirrored.reverse_bits()
}

/// The opposing discs turned towards higher bits: a carry from the next square runs along them.
const fn turned_upwards(square: u8, mover: u8, opponent: u8) -> u8 {
    let next = (square as u16) << 1;
    let bracket = (opponent as u16 + next) & mover as u16;
    if bracket == 0 { 0 } else { (bracket - next) as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard;
    use crate::rules::{RuleSet, Square};

    /// Plays every placement by either side on an edge, and says which discs keep their colour.
    fn never_turned(edge: &mut [Option<bool>; 8]) -> [bool; 8] {
        let mut kept = [true; 8];
        for square in 0..8 {
            for side in [true, false] {
                if edge[square].is_some() {
                    continue;
                }
                let mut after = *edge;
                after[square] = Some(side);
                for direction in [-1_i32, 1] {
                    let line: Vec<usize> = (1..8)
                        .map(|step| square as i32 + direction * step)
                        .take_while(|at| (0..8).contains(at))
                        .map(|at| at as usize)
                        .collect();
                    let run = line.iter().take_while(|&&at| edge[at] == Some(!side)).count();
                    if line.get(run).is_some_and(|&at| edge[at] == Some(side)) {
                        line[..run].iter().for_each(|&at| after[at] = Some(side));
                    }
                }
                let later = never_turned(&mut after);
                for at in 0..8 {
                    kept[at] &= later[at] && (edge[at].is_none() || edge[at] == after[at]);
                }
            }
        }
        kept
    }

    #[test]
    fn the_edge_table_agrees_with_playing_everything_out() {
        // All edges with at most five empties; sparser ones take too long to play out.
        for code in 0..3_u32.pow(8) {
            let mut edge: [Option<bool>; 8] =
                std::array::from_fn(|at| match code / 3_u32.pow(at as u32) % 3 {
                    0 => None,
                    digit => Some(digit == 1),
                });
            if edge.iter().flatten().count() < 3 {
                continue;
            }
            let set = |side| {
                (0..8).filter(|&at| edge[at] == Some(side)).fold(0_u8, |set, at| set | 1 << at)
            };
            let (mover, opponent) = (set(true), set(false));
            let kept = never_turned(&mut edge);
            let expected = (0..8)
                .filter(|&at| kept[at] && mover >> at & 1 != 0)
                .fold(0, |set, at| set | 1 << at);
            assert_eq!(
                STABLE_EDGES[usize::from(mover) << 8 | usize::from(opponent)],
                expected,
                "{edge:?}"
            );
        }
    }

    #[test]
    fn full_lines_are_those_without_an_empty_square() {
        let mut discs = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..2000 {
            discs =
                discs.wrapping_mul(0xd129_0d3a_6a1c_a7b5).rotate_left(29) ^ 0x5851_f42d_4c95_7f2d;
            let dense =
                discs | discs.rotate_left(7) | discs.rotate_left(23) | discs.rotate_left(41);
            let lines = FullLines::of(dense);
            let axes = [
                (lines.horizontal, (1, 0)),
                (lines.vertical, (0, 1)),
                (lines.diagonal, (1, 1)),
                (lines.antidiagonal, (-1, 1)),
            ];
            for (full, (right, down)) in axes {
                for square in Square::all() {
                    let line = line_through(square, right, down);
                    let at_its_end = line.first() == Some(&square) || line.last() == Some(&square);
                    let expected = at_its_end || line.iter().all(|at| dense & at.bit().0 != 0);
                    assert_eq!(full & square.bit().0 != 0, expected, "{square}");
                }
            }
        }
    }

    fn line_through(square: Square, right: i32, down: i32) -> Vec<Square> {
        let at = |step: i32| {
            let (file, rank) =
                (i32::from(square.file()) + right * step, i32::from(square.rank()) + down * step);
            ((0..8).contains(&file) && (0..8).contains(&rank))
                .then(|| Square::at(file as u8, rank as u8))
        };
        (-7..8).filter_map(at).collect()
    }

    /// Fails if any line of play turns one of the discs.
    fn assert_never_turned(board: Board, kept_by_mover: Bitboard, kept_by_opponent: Bitboard) {
        assert_eq!(kept_by_mover & !board.mover, Bitboard::EMPTY, "{board:?}");
        assert_eq!(kept_by_opponent & !board.opponent, Bitboard::EMPTY, "{board:?}");
        for square in board.legal_moves() {
            assert_never_turned(board.place(square), kept_by_opponent, kept_by_mover);
        }
        if board.legal_moves().is_empty() && !board.is_over() {
            assert_never_turned(board.pass(), kept_by_opponent, kept_by_mover);
        }
    }

    #[test]
    fn no_line_of_play_turns_a_stable_disc() {
        let mut seed = 1_u64;
        for _ in 0..60 {
            let mut board = Board::START;
            while board.empties().len() > 6 && !board.is_over() {
                let moves = board.legal_moves();
                seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                board = match moves
                    .squares()
                    .nth((seed >> 33) as usize % moves.len().max(1) as usize)
                {
                    Some(square) => board.place(square),
                    None => board.pass(),
                };
            }
            assert_never_turned(board, board.stable(), board.pass().stable());
            assert_never_turned(board.pass(), board.pass().stable(), board.stable());
        }
    }

    #[test]
    fn discs_that_lean_on_a_corner_are_stable() {
        let mover = bitboard! {
            X X X . . . . .
            X X . . . . . .
            X . . . . . . .
            . . . . . . . .
            . . . . X . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
        };
        let board = Board { mover, opponent: Bitboard::EMPTY };
        assert_eq!(board.stable(), mover & !Square::E5.bit());
    }
}
