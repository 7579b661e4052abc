//! Every kernel that this processor can run finds the moves that turn a disc.

use proptest::prelude::*;

use super::portable;
use crate::rules::{Bitboard, Board, Square, flip};

/// A kernel and its name.
pub(super) type Kernel = (&'static str, fn(u64, u64) -> u64);

/// The kernels that this processor can run, the portable one first.
fn kernels() -> Vec<Kernel> {
    let mut kernels: Vec<Kernel> = vec![(portable::NAME, portable::legal_moves)];
    #[cfg(target_arch = "x86_64")]
    kernels.extend([super::avx2::detected(), super::avx512::detected()].into_iter().flatten());
    kernels
}

/// Compares every kernel with the empty squares where the portable flip turns something.
fn assert_moves(mover: Bitboard, opponent: Bitboard) {
    let turns = |&square: &Square| flip::portable::flips(square, mover.0, opponent.0) != 0;
    let expected: Bitboard = (!(mover | opponent)).squares().filter(turns).collect();
    for (name, legal_moves) in kernels() {
        assert_eq!(Bitboard(legal_moves(mover.0, opponent.0)), expected, "{name}");
    }
}

/// Boards as no game has them, from nearly empty to nearly full.
fn boards() -> impl Strategy<Value = (Bitboard, Bitboard)> {
    (any::<u64>(), any::<u64>(), any::<u64>(), 0..3).prop_map(|(a, b, c, kind)| {
        let (mover, opponent) = match kind {
            0 => (a & b & c, b & !(a & c)),
            1 => (a & b, !a | c),
            _ => (a & b & c, !(a & b)),
        };
        (Bitboard(mover & !opponent), Bitboard(opponent))
    })
}

proptest! {
    #[test]
    fn kernels_agree_on_any_board((mover, opponent) in boards()) {
        assert_moves(mover, opponent);
    }

    #[test]
    fn kernels_agree_along_random_games(choices in prop::collection::vec(any::<usize>(), 60)) {
        let mut board = Board::START;
        for choice in choices {
            assert_moves(board.mover, board.opponent);
            assert_moves(board.opponent, board.mover);
            let moves: Vec<_> = board.legal_moves().squares().collect();
            board = match moves.get(choice % moves.len().max(1)) {
                Some(&square) => board.place_flipping(square, board.flips(square)),
                None => board.pass(),
            };
        }
    }
}

#[test]
fn every_line_of_every_length_is_found() {
    for end in Square::all() {
        for square in Square::all().filter(|&square| square != end) {
            assert_moves(end.bit(), !(end.bit() | square.bit()));
        }
        assert_moves(end.bit(), !end.bit());
        assert_moves(Bitboard::EMPTY, end.bit());
    }
}

/// Case P03: a step over the edge does not arrive on the other side of the board.
#[test]
fn moves_do_not_wrap_around_the_edges() {
    let (g4, h4, a5, b5) = (Square::G4.bit(), Square::H4.bit(), Square::A5.bit(), Square::B5.bit());
    for (name, legal_moves) in kernels() {
        let moves =
            |mover: Bitboard, opponent: Bitboard| Bitboard(legal_moves(mover.0, opponent.0));
        assert_eq!(moves(g4, h4), Bitboard::EMPTY, "{name}");
        assert_eq!(moves(h4, g4), Square::F4.bit(), "{name}");
        assert_eq!(moves(b5, a5), Bitboard::EMPTY, "{name}");
        assert_eq!(moves(a5, b5), Square::C5.bit(), "{name}");
    }
}
