//! The last four empty squares of Othello, each number of them by a function of its own.
//!
//! All work against a null window above `alpha`, fail-soft, in discs. The squares come in the order
//! in which they are to be tried.

use crate::rules::{Board, RuleSet, Square, last_turned};

/// Lower than any score.
const UNKNOWN: i32 = -65;

/// Which square to try and which then remain, for three and for four empties.
const OF_THREE: [[usize; 3]; 3] = [[0, 1, 2], [1, 0, 2], [2, 0, 1]];
const OF_FOUR: [[usize; 4]; 4] = [[0, 1, 2, 3], [1, 0, 2, 3], [2, 0, 1, 3], [3, 0, 1, 2]];

/// The board after the move, or nothing if it turns no disc.
#[inline]
fn place(board: Board, square: Square) -> Option<Board> {
    let flips = board.flips(square);
    (!flips.is_empty()).then(|| board.place_flipping(square, flips))
}

/// The score with one empty square.
#[inline]
pub(super) fn last_one(board: Board, square: Square, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let discs = board.mover.len() as i32;
    let turned = last_turned(square, board.mover) as i32;
    if turned > 0 {
        return 2 * (discs + turned + 1) - 64;
    }
    let lost = last_turned(square, board.opponent) as i32;
    if lost > 0 {
        return 2 * (discs - lost) - 64;
    }
    // Nobody can play: the empty square goes to the winner, and 63 discs cannot be shared evenly.
    if discs >= 32 { 2 * discs - 62 } else { 2 * discs - 64 }
}

/// The score with two empty squares.
pub(super) fn last_two(board: Board, squares: [Square; 2], alpha: i32, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let best = two_moves(board, squares, alpha, nodes);
    if best > UNKNOWN {
        return best;
    }
    let reply = two_moves(board.pass(), squares, -alpha - 1, nodes);
    if reply > UNKNOWN { -reply } else { board.final_score().discs() }
}

#[inline]
fn two_moves(board: Board, [first, second]: [Square; 2], alpha: i32, nodes: &mut u64) -> i32 {
    let mut best = UNKNOWN;
    if let Some(child) = place(board, first) {
        best = -last_one(child, second, nodes);
        if best > alpha {
            return best;
        }
    }
    if let Some(child) = place(board, second) {
        best = best.max(-last_one(child, first, nodes));
    }
    best
}

/// The score with three empty squares.
pub(super) fn last_three(board: Board, squares: [Square; 3], alpha: i32, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let best = three_moves(board, squares, alpha, nodes);
    if best > UNKNOWN {
        return best;
    }
    let reply = three_moves(board.pass(), squares, -alpha - 1, nodes);
    if reply > UNKNOWN { -reply } else { board.final_score().discs() }
}

#[inline]
fn three_moves(board: Board, squares: [Square; 3], alpha: i32, nodes: &mut u64) -> i32 {
    let mut best = UNKNOWN;
    for order in OF_THREE {
        let [square, second, third] = order.map(|index| squares[index]);
        if let Some(child) = place(board, square) {
            best = best.max(-last_two(child, [second, third], -alpha - 1, nodes));
            if best > alpha {
                break;
            }
        }
    }
    best
}

/// The score with four empty squares.
pub(super) fn last_four(board: Board, squares: [Square; 4], alpha: i32, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let best = four_moves(board, squares, alpha, nodes);
    if best > UNKNOWN {
        return best;
    }
    let reply = four_moves(board.pass(), squares, -alpha - 1, nodes);
    if reply > UNKNOWN { -reply } else { board.final_score().discs() }
}

#[inline]
fn four_moves(board: Board, squares: [Square; 4], alpha: i32, nodes: &mut u64) -> i32 {
    let mut best = UNKNOWN;
    for order in OF_FOUR {
        let [square, second, third, fourth] = order.map(|index| squares[index]);
        if let Some(child) = place(board, square) {
            best = best.max(-last_three(child, [second, third, fourth], -alpha - 1, nodes));
            if best > alpha {
                break;
            }
        }
    }
    best
}
