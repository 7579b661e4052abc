//! Every kernel that this processor can run turns the same discs as a walk over the board.

use proptest::prelude::*;

use super::portable;
use crate::bitboard;
use crate::rules::{Bitboard, Board, Square};

/// A kernel and its name.
pub(super) type Kernel = (&'static str, fn(Square, u64, u64) -> u64);

/// The kernels that this processor can run, the portable one first.
fn kernels() -> Vec<Kernel> {
    let mut kernels: Vec<Kernel> = vec![(portable::NAME, portable::flips)];
    #[cfg(target_arch = "x86_64")]
    kernels.extend([super::avx2::detected(), super::avx512::detected()].into_iter().flatten());
    kernels
}

fn assert_turns(square: Square, mover: Bitboard, opponent: Bitboard, expected: Bitboard) {
    for (name, flips) in kernels() {
        assert_eq!(Bitboard(flips(square, mover.0, opponent.0)), expected, "{name}, {square}");
    }
}

/// The discs that a move turns, found square by square.
fn walked(square: Square, mover: Bitboard, opponent: Bitboard) -> Bitboard {
    let steps = (-1..=1).flat_map(|files| (-1..=1).map(move |ranks| (files, ranks)));
    steps.fold(Bitboard::EMPTY, |turned, (files, ranks)| {
        let line = std::iter::successors(Some(square), |at| {
            let file = at.file().checked_add_signed(files).filter(|&file| file < 8)?;
            let rank = at.rank().checked_add_signed(ranks).filter(|&rank| rank < 8)?;
            ((files, ranks) != (0, 0)).then(|| Square::at(file, rank))
        });
        let mut beyond = line.skip(1);
        let mut crossed = Bitboard::EMPTY;
        let end = beyond.find(|&at| {
            if opponent.has(at) {
                crossed |= at.bit();
            }
            !opponent.has(at)
        });
        if end.is_some_and(|end| mover.has(end)) { turned | crossed } else { turned }
    })
}

/// Boards as no game has them, from nearly empty to full of opposing discs.
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
        for square in (!(mover | opponent)).squares() {
            assert_turns(square, mover, opponent, walked(square, mover, opponent));
        }
    }

    #[test]
    fn kernels_agree_along_random_games(choices in prop::collection::vec(any::<usize>(), 60)) {
        let mut board = Board::START;
        for choice in choices {
            for square in board.empties().squares() {
                let expected = walked(square, board.mover, board.opponent);
                assert_turns(square, board.mover, board.opponent, expected);
            }
            let moves: Vec<_> = board.legal_moves().squares().collect();
            board = match moves.get(choice % moves.len().max(1)) {
                Some(&square) => board.place_flipping(square, board.flips(square)),
                None => board.pass(),
            };
        }
    }
}

#[test]
fn a_line_turns_in_every_direction_from_every_square() {
    for square in Square::all() {
        for end in Square::all() {
            let files = i32::from(end.file()) - i32::from(square.file());
            let ranks = i32::from(end.rank()) - i32::from(square.rank());
            let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
            if square == end || !straight {
                continue;
            }
            let opponent = !(square.bit() | end.bit());
            assert_turns(square, end.bit(), opponent, walked(square, end.bit(), opponent));
            assert_turns(square, Bitboard::EMPTY, opponent, Bitboard::EMPTY);
        }
    }
}

/// Example 5 of the rules: the most that one move can turn on any board.
#[test]
fn nineteen_discs_turn_at_once() {
    let mover = bitboard! {
        X . . X . . X .
        . . . . . . . .
        . . . . . . . .
        X . . . . . . X
        . . . . . . . .
        . . . . . . . .
        X . . . . . . .
        . . . X . . . X
    };
    let opponent = bitboard! {
        . . . . . . . .
        . X . X . X . .
        . . X X X . . .
        . X X . X X X .
        . . X X X . . .
        . X . X . X . .
        . . . X . . X .
        . . . . . . . .
    };
    assert_eq!(opponent.len(), 19);
    assert_turns(Square::D4, mover, opponent, opponent);
}

/// Case P03: a step over the edge does not arrive on the other side of the board.
#[test]
fn lines_do_not_wrap_around_the_edges() {
    let (g4, h4, a5, b5) = (Square::G4, Square::H4, Square::A5, Square::B5);
    assert_turns(a5, g4.bit(), h4.bit(), Bitboard::EMPTY);
    assert_turns(Square::F4, h4.bit(), g4.bit(), g4.bit());
    assert_turns(h4, b5.bit(), a5.bit(), Bitboard::EMPTY);
    assert_turns(Square::C5, a5.bit(), b5.bit(), b5.bit());
}

/// Case P07 (b): three lines of six from a corner.
#[test]
fn eighteen_discs_turn_from_a_corner() {
    let ends = Square::H1.bit() | Square::A8.bit() | Square::H8.bit();
    let opponent = bitboard! {
        . X X X X X X .
        X X . . . . . .
        X . X . . . . .
        X . . X . . . .
        X . . . X . . .
        X . . . . X . .
        X . . . . . X .
        . . . . . . . .
    };
    assert_turns(Square::A1, ends, opponent, opponent);
    let turned_round = opponent.0.reverse_bits();
    let ends = Square::A8.bit() | Square::H1.bit() | Square::A1.bit();
    assert_turns(Square::H8, ends, Bitboard(turned_round), Bitboard(turned_round));
}
