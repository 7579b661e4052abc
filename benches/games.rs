//! Random games, the same in every run: the boards that the benches work on.

use otello::rules::{Board, Square};

/// A board met in a game and the square played on it.
pub(crate) type Ply = (Board, Square);

/// The plies of `count` games of random moves from the start, passes left out.
pub(crate) fn plies(count: usize) -> Vec<Ply> {
    let mut random = SplitMix(1);
    let mut plies = Vec::new();
    for _ in 0..count {
        let mut board = Board::START;
        while !board.is_over() {
            let moves = board.legal_moves();
            let chosen = random.next() as usize % moves.len().max(1) as usize;
            match moves.squares().nth(chosen) {
                Some(square) => {
                    plies.push((board, square));
                    board = board.place_flipping(square, board.flips(square));
                }
                None => board = board.pass(),
            }
        }
    }
    plies
}

/// Steele, Lea and Flood, *Fast splittable pseudorandom number generators* (2014).
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
