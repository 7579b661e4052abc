use super::order::Ordering;
use super::parallel::Kind;
use super::probcut::{SOLVE_FROM, Selectivity};
use super::shallow;
use super::table::{Entry, Key};
use super::worker::Worker;
use crate::eval::Evaluator;
use crate::rules::{Bitboard, Board, RuleSet, Rules, Square, odd_quadrants};

/// Lower than any score.
const UNKNOWN: i32 = -65;

/// Up to this many empties Othello is solved without lists, table and limits.
const SHALLOW: u32 = 4;

/// Up to this many empties a table costs more than it saves.
const UNTABLED: u8 = 5;

/// Up to this many empties moves are tried in the order of parity alone.
const BY_PARITY: u8 = 6;

/// Up to this many empties positions are kept in the thread's own table.
const LOCAL: u8 = 11;

// What a thread's own table keeps is sure, and its entries do not say how sure.
const _: () = assert!(LOCAL < SOLVE_FROM);

/// From this many empties on the small evaluation orders the moves. Against mobility up to 12 and the
/// evaluation from 13 on it takes 8 % fewer positions and 4 % less time for FFO #20 to #39, 9 and 5 %
/// for #40 to #49, 6 and 7 % for 276 positions of 20 empties; from 9 or 8 on another 2 or 4 % fewer
/// positions, and no less time. (All by the network of commit 51893f5.)
const BY_ORDER: u8 = 10;

/// From this many empties on the evaluation itself does.
const BY_EVALUATION: u8 = 14;

/// From this many empties on a search of a ply or more does: one for every so many empties more.
const BY_SEARCH: u8 = 18;
const EMPTIES_A_PLY: u8 = 4;

/// The most plies of such a search.
const DEEPEST_ORDERING: u8 = 6;

/// From this many empties on moves may be shared among threads.
const SPLIT_FROM: u8 = 12;

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
        let empties = position.board().empties().len() as u8;
        let known = self.recall(key, empties);
        if let Some(value) =
            known.and_then(|entry| window_cut_off(entry, alpha, beta, self.selection.solve))
        {
            return value;
        }
        let (start, unordered) = self.list_moves(position, squares, known);
        let (mut best, mut best_square) = (UNKNOWN, None);
        for index in start..self.moves.len() {
            if index == unordered {
                self.order_moves(position, index, ordering(empties));
            }
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
            let draft = (empties, self.selection.solve);
            self.remember(key, Entry::found(best, alpha, beta, draft, best_square));
        }
        best
    }

    /// Lists the moves, and returns where the list begins and from where on it is not yet ordered.
    #[inline]
    fn list_moves(
        &mut self,
        position: R,
        squares: Bitboard,
        known: Option<Entry>,
    ) -> (usize, usize) {
        let (start, others) = self.list_known(position, squares, known);
        let unordered = self.moves.len();
        self.list_others(position, others);
        (start, unordered)
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
        let count = empties.len() as u8;
        if count <= UNTABLED {
            return self.solve_by_parity(position, squares, None, alpha).0;
        }
        let key = Key::of(position);
        let known = self.recall(key, count);
        let sure = self.selection.solve;
        if let Some(value) = known.and_then(|entry| cut_off(entry, alpha, sure)) {
            return value;
        }
        if let Some(value) = self.probable_score(position, alpha, count) {
            self.remember(key, Entry::found(value, alpha, alpha + 1, (count, sure), None));
            return value;
        }
        let (best, best_square) = if count <= BY_PARITY {
            self.solve_by_parity(position, squares, known, alpha)
        } else {
            self.solve_by_mobility(position, squares, count, known, alpha)
        };
        if !self.is_stopped() {
            self.remember(key, Entry::found(best, alpha, alpha + 1, (count, sure), best_square));
        }
        best
    }

    /// What the tables know of the position's score. An estimate's best move is not trusted here:
    /// the order that the list finds by itself is better.
    #[inline]
    fn recall(&self, key: Key, empties: u8) -> Option<Entry> {
        if empties <= LOCAL {
            self.local.probe(key)
        } else {
            self.table.probe(key).filter(|entry| entry.depth == empties)
        }
    }

    #[inline]
    fn remember(&mut self, key: Key, entry: Entry) {
        if entry.depth <= LOCAL {
            self.local.store(key, entry);
        } else {
            self.table.store(key, entry);
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
        known: Option<Entry>,
        alpha: i32,
    ) -> (i32, Option<Square>) {
        let odd = odd_quadrants(position.board().empties());
        let first = known.and_then(|entry| entry.moves[0]).map_or(Bitboard::EMPTY, Square::bit);
        let (mut best, mut best_square) = (UNKNOWN, None);
        for set in [first, squares & odd & !first, squares & !odd & !first] {
            for square in set {
                let value = -self.solve_zero(position.place(square), -alpha - 1);
                if self.is_stopped() {
                    return (0, None);
                }
                if value > best {
                    (best, best_square) = (value, Some(square));
                    if value > alpha {
                        return (best, best_square);
                    }
                }
            }
        }
        (best, best_square)
    }

    /// Tries the moves that leave few replies first, once no table knows one that decides.
    fn solve_by_mobility(
        &mut self,
        position: R,
        squares: Bitboard,
        empties: u8,
        known: Option<Entry>,
        alpha: i32,
    ) -> (i32, Option<Square>) {
        let (start, unordered) = self.list_moves(position, squares, known);
        let (mut best, mut best_square) = (UNKNOWN, None);
        if let Some((value, square)) = self.transposition_cut_off(start, empties - 1, alpha) {
            self.forget_moves(start);
            return (value, Some(square));
        }
        for index in start..self.moves.len() {
            if index == unordered {
                self.order_moves(position, index, ordering(empties));
            }
            if index > start && empties >= SPLIT_FROM && self.finds_helpers(index) {
                (best, best_square) =
                    self.search_together(index, Kind::Solve, alpha, (best, best_square));
                break;
            }
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
        (best, best_square)
    }

    /// The score if the table knows a move of the list to be worth more than `alpha`.
    fn transposition_cut_off(
        &self,
        start: usize,
        empties: u8,
        alpha: i32,
    ) -> Option<(i32, Square)> {
        self.moves[start..].iter().find_map(|tried| {
            let entry = self.recall(Key::of(tried.child), empties)?;
            if entry.selectivity < self.selection.solve {
                return None;
            }
            let least = -i32::from(entry.upper);
            (least > alpha).then_some((least, tried.square))
        })
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
        let empties = position.board().empties().len() as u8;
        let known = self.recall(Key::of(position), empties);
        let (start, unordered) = self.list_moves(position, squares, known);
        let mut found = None;
        for index in start..self.moves.len() {
            if index == unordered {
                self.order_moves(position, index, ordering(empties));
            }
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

/// The more empties, the more plies are searched to order the moves.
#[inline]
const fn ordering(empties: u8) -> Ordering {
    match empties {
        ..BY_ORDER => return Ordering::Mobility,
        BY_ORDER..BY_EVALUATION => return Ordering::Evaluation,
        _ => {}
    }
    let depth = (empties + EMPTIES_A_PLY).saturating_sub(BY_SEARCH) / EMPTIES_A_PLY;
    Ordering::Search(if depth < DEEPEST_ORDERING { depth } else { DEEPEST_ORDERING })
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
    2 * empties as i32 - 12
}

/// The score that the table gives for an open window, if it is known or lies outside.
#[inline]
fn window_cut_off(entry: Entry, alpha: i32, beta: i32, sure: Selectivity) -> Option<i32> {
    if entry.selectivity < sure {
        return None;
    }
    let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
    if lower == upper || lower >= beta {
        Some(lower)
    } else if upper <= alpha {
        Some(upper)
    } else {
        None
    }
}

/// The score that the table gives for the null window above `alpha`, if it decides.
#[inline]
fn cut_off(entry: Entry, alpha: i32, sure: Selectivity) -> Option<i32> {
    if entry.selectivity < sure {
        return None;
    }
    let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
    if lower > alpha {
        Some(lower)
    } else if upper <= alpha {
        Some(upper)
    } else {
        None
    }
}
