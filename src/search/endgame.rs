use super::order::Ordering;
use super::shallow;
use super::table::{Entry, Key};
use super::worker::Worker;
use crate::eval::Evaluator;
use crate::rules::{Bitboard, Board, RuleSet, Rules, Square, odd_quadrants};

/// Lower than any score.
const UNKNOWN: i32 = -65;

/// Up to this many empties Othello is solved without lists, table and limits.
const SHALLOW: u32 = 4;

/// Up to this many empties moves are tried in the order of parity alone, without the table.
const BY_PARITY: u32 = 6;

/// From this many empties on a stability cut-off is tried.
const STABILITY_FROM: u32 = 5;

/// Exact search to the end of the game, in discs.
impl<R: RuleSet, E: Evaluator> Worker<'_, R, E> {
    /// The score within the window, fail-soft.
    pub(super) fn solve(&mut self, position: R, alpha: i32, beta: i32) -> i32 {
        if beta - alpha == 1 {
            return self.solve_zero(position, alpha);
        }
        if !self.visit() {
            return 0;
        }
        let squares = position.legal_moves();
        if squares.is_empty() {
            let passed = position.pass();
            return if passed.legal_moves().is_empty() {
                position.final_score().discs()
            } else {
                -self.solve(passed, -beta, -alpha)
            };
        }
        let key = Key::of(position);
        let known = self.table.probe(key);
        let start = self.list_moves(position, squares, known, Ordering::Mobility);
        let (mut best, mut best_square) = (UNKNOWN, None);
        for index in start..self.moves.len() {
            let tried = self.take_move(index);
            let value = self.solve_child(tried.child, alpha.max(best), beta, index > start);
            if self.is_stopped() {
                break;
            }
            if value > best {
                (best, best_square) = (value, Some(tried.square));
                if value >= beta {
                    break;
                }
            }
        }
        self.forget_moves(start);
        if !self.is_stopped() {
            let empties = position.board().empties().len() as u8;
            self.table.store(key, Entry::found(best, alpha, beta, empties, best_square));
        }
        best
    }

    #[inline]
    fn solve_child(&mut self, child: R, alpha: i32, beta: i32, expected_worse: bool) -> i32 {
        if expected_worse {
            let value = -self.solve_zero(child, -alpha - 1);
            if value <= alpha || value >= beta {
                return value;
            }
        }
        -self.solve(child, -beta, -alpha)
    }

    /// The score against the null window above `alpha`, fail-soft.
    pub(super) fn solve_zero(&mut self, position: R, alpha: i32) -> i32 {
        let empties = position.board().empties();
        if matches!(R::RULES, Rules::Othello) && empties.len() <= SHALLOW {
            return self.solve_shallow(position.board(), empties, alpha);
        }
        if !self.visit() {
            return 0;
        }
        if let Some(value) = stability_cut_off(position.board(), empties.len(), alpha) {
            return value;
        }
        let squares = position.legal_moves();
        if squares.is_empty() {
            return self.solve_zero_stuck(position, alpha);
        }
        if empties.len() <= BY_PARITY {
            self.solve_by_parity(position, squares, odd_quadrants(empties), alpha)
        } else {
            self.solve_by_mobility(position, squares, empties.len() as u8, alpha)
        }
    }

    fn solve_zero_stuck(&mut self, position: R, alpha: i32) -> i32 {
        let passed = position.pass();
        if passed.legal_moves().is_empty() {
            position.final_score().discs()
        } else {
            -self.solve_zero(passed, -alpha - 1)
        }
    }

    /// Tries the moves into odd quadrants first: who moves there tends to move last in them.
    fn solve_by_parity(
        &mut self,
        position: R,
        squares: Bitboard,
        odd: Bitboard,
        alpha: i32,
    ) -> i32 {
        let mut best = UNKNOWN;
        for square in (squares & odd).squares().chain((squares & !odd).squares()) {
            let value = -self.solve_zero(position.place(square), -alpha - 1);
            if self.is_stopped() {
                return 0;
            }
            best = best.max(value);
            if best > alpha {
                break;
            }
        }
        best
    }

    /// Asks the table first, then tries the moves that leave few replies first.
    fn solve_by_mobility(
        &mut self,
        position: R,
        squares: Bitboard,
        empties: u8,
        alpha: i32,
    ) -> i32 {
        let key = Key::of(position);
        let known = self.table.probe(key);
        if let Some(value) = known.and_then(|entry| cut_off(entry, empties, alpha)) {
            return value;
        }
        let start = self.list_moves(position, squares, known, Ordering::Mobility);
        let (mut best, mut best_square) = (UNKNOWN, None);
        for index in start..self.moves.len() {
            let tried = self.take_move(index);
            let value = -self.solve_zero(tried.child, -alpha - 1);
            if self.is_stopped() {
                break;
            }
            if value > best {
                (best, best_square) = (value, Some(tried.square));
                if value > alpha {
                    break;
                }
            }
        }
        self.forget_moves(start);
        if !self.is_stopped() {
            self.table.store(key, Entry::found(best, alpha, alpha + 1, empties, best_square));
        }
        best
    }

    /// Up to four empties of Othello: squares of odd quadrants first.
    fn solve_shallow(&mut self, board: Board, empties: Bitboard, alpha: i32) -> i32 {
        let odd = odd_quadrants(empties);
        let mut squares = [Square::A1; 4];
        let ordered = (empties & odd).squares().chain((empties & !odd).squares());
        for (slot, square) in squares.iter_mut().zip(ordered) {
            *slot = square;
        }
        let [a, b, c, _] = squares;
        match empties.len() {
            4 => shallow::last_four(board, squares, alpha, &mut self.nodes),
            3 => shallow::last_three(board, [a, b, c], alpha, &mut self.nodes),
            2 => shallow::last_two(board, [a, b], alpha, &mut self.nodes),
            1 => shallow::last_one(board, a, &mut self.nodes),
            _ => board.final_score().discs(),
        }
    }

    /// The line of best play from a position whose score is known, forced passes left out.
    ///
    /// Each move is one that a null window proves worth the score; the table makes that cheap.
    pub(super) fn solved_line(&mut self, position: R, score: i32) -> Vec<Square> {
        let mut line = Vec::new();
        let (mut position, mut score) = (position, score);
        while !position.is_over() {
            let squares = position.legal_moves();
            if squares.is_empty() {
                (position, score) = (position.pass(), -score);
                continue;
            }
            let Some((square, child)) = self.move_worth(position, squares, score) else {
                break;
            };
            line.push(square);
            (position, score) = (child, -score);
        }
        line
    }

    /// The first move worth at least the score; none only if the search is stopped.
    fn move_worth(&mut self, position: R, squares: Bitboard, score: i32) -> Option<(Square, R)> {
        let known = self.table.probe(Key::of(position));
        let start = self.list_moves(position, squares, known, Ordering::Mobility);
        let mut found = None;
        for index in start..self.moves.len() {
            let tried = self.take_move(index);
            let value = -self.solve_zero(tried.child, -score);
            if self.is_stopped() {
                break;
            }
            if value >= score {
                found = Some((tried.square, tried.child));
                break;
            }
        }
        self.forget_moves(start);
        found
    }
}

/// An upper bound by the opponent's stable discs, if it is not above `alpha`.
#[inline]
fn stability_cut_off(board: Board, empties: u32, alpha: i32) -> Option<i32> {
    if empties < STABILITY_FROM || alpha < stability_worth_trying(empties) {
        return None;
    }
    let bound = 64 - 2 * board.pass().stable().len() as i32;
    (bound <= alpha).then_some(bound)
}

/// Below this `alpha` the opponent would need so many stable discs that looking for them is not
/// worth the time.
#[inline]
const fn stability_worth_trying(empties: u32) -> i32 {
    2 * empties as i32 - 4
}

/// The score that the table gives for the null window above `alpha`, if it decides.
#[inline]
fn cut_off(entry: Entry, empties: u8, alpha: i32) -> Option<i32> {
    let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
    if entry.depth != empties {
        None
    } else if lower > alpha {
        Some(lower)
    } else if upper <= alpha {
        Some(upper)
    } else {
        None
    }
}
