use super::node::Node;
use super::parallel::Kind;
use super::probcut::Selectivity;
use super::table::{Entry, Key};
use super::worker::Worker;
use crate::eval::{Evaluator, Value};
use crate::rules::{RuleSet, Square};

/// Lower than any value, in hundredths of a disc.
const UNKNOWN: i32 = Value::MIN.hundredths() - 1;

/// From this depth on moves may be shared among threads.
const SPLIT_DEPTH: u8 = 6;

/// From this depth on positions are kept in the table.
pub(super) const TABLE_DEPTH: u8 = 2;

/// From this depth on late moves are searched to fewer plies first.
const REDUCED_FROM: u8 = 5;

/// The moves of a list that are never late.
const EARLY: usize = 4;

/// How many plies fewer: an even number, since estimates of the other parity differ by more.
const REDUCTION: u8 = 2;

/// Principal-variation search of fixed depth, in hundredths of a disc, for positions that are
/// deeper from their end than that.
impl<R: RuleSet, E: Evaluator> Worker<'_, R, E> {
    /// The value within the window, fail-soft, with the best line behind it.
    pub(super) fn estimate(
        &mut self,
        node: &Node<R, E::State>,
        alpha: i32,
        beta: i32,
        depth: u8,
        line: &mut Vec<Square>,
    ) -> i32 {
        line.clear();
        if beta - alpha == 1 {
            return self.estimate_zero(node, alpha, depth);
        }
        if !self.visit() {
            return 0;
        }
        if depth == 0 {
            return node.leaf_value(self.evaluator);
        }
        let position = node.position;
        let squares = position.legal_moves();
        if squares.is_empty() {
            return self.estimate_stuck(node, alpha, beta, depth, line);
        }
        let key = Key::of(position);
        let known = self.table.probe(key);
        let (start, others) = self.list_known(position, squares, known);
        let unknown = self.moves.len();
        let (mut best, mut best_square) = (UNKNOWN, None);
        let mut behind = Vec::new();
        for index in start..start + squares.len() as usize {
            if index == unknown {
                self.list_children(node, others, depth);
            }
            let tried = self.take_move(index);
            let bound = alpha.max(best);
            let child = node.after(self.evaluator, tried.child, tried.square);
            let value = self.estimate_child(&child, bound, beta, depth, index > start, &mut behind);
            if self.is_stopped() {
                break;
            }
            if value > best {
                (best, best_square) = (value, Some(tried.square));
                if value > alpha {
                    line.clear();
                    line.push(tried.square);
                    line.append(&mut behind);
                }
                if value >= beta {
                    break;
                }
            }
        }
        self.forget_moves(start);
        if !self.is_stopped() {
            self.table.store(
                key,
                Entry::found(best, alpha, beta, (depth, self.selection.estimate), best_square),
            );
        }
        best
    }

    /// The value of a move in an open window: with a null window first if it is not the first.
    #[inline]
    fn estimate_child(
        &mut self,
        child: &Node<R, E::State>,
        alpha: i32,
        beta: i32,
        depth: u8,
        expected_worse: bool,
        line: &mut Vec<Square>,
    ) -> i32 {
        if expected_worse {
            let value = -self.estimate_zero(child, -alpha - 1, depth - 1);
            if value <= alpha || value >= beta {
                line.clear();
                return value;
            }
        }
        -self.estimate(child, -beta, -alpha, depth - 1, line)
    }

    /// A pass, which costs no depth, or the end.
    fn estimate_stuck(
        &mut self,
        node: &Node<R, E::State>,
        alpha: i32,
        beta: i32,
        depth: u8,
        line: &mut Vec<Square>,
    ) -> i32 {
        let passed = node.passed(self.evaluator);
        if passed.position.legal_moves().is_empty() {
            node.position.final_score().discs() * 100
        } else {
            -self.estimate(&passed, -beta, -alpha, depth, line)
        }
    }

    /// The value against the null window above `alpha`, fail-soft.
    pub(super) fn estimate_zero(&mut self, node: &Node<R, E::State>, alpha: i32, depth: u8) -> i32 {
        if !self.visit() {
            return 0;
        }
        if depth == 0 {
            return node.leaf_value(self.evaluator);
        }
        let position = node.position;
        let squares = position.legal_moves();
        if squares.is_empty() {
            return self.estimate_zero_stuck(node, alpha, depth);
        }
        let key = Key::of(position);
        let known = if depth >= TABLE_DEPTH { self.table.probe(key) } else { None };
        let draft = (depth, self.selection.estimate);
        if let Some(value) = known.and_then(|entry| cut_off(entry, position, alpha, draft)) {
            return value;
        }
        if let Some(value) = self.probable_estimate(node, alpha, depth) {
            self.table.store(key, Entry::found(value, alpha, alpha + 1, draft, None));
            return value;
        }
        let (start, others) = self.list_known(position, squares, known);
        let unknown = self.moves.len();
        let (mut best, mut best_square) = (UNKNOWN, None);
        for index in start..start + squares.len() as usize {
            if index == unknown {
                self.list_children(node, others, depth);
            }
            if index > start && depth >= SPLIT_DEPTH && self.finds_helpers(index) {
                let late = self.is_late(index - start, depth);
                let kind = Kind::Estimate { depth: depth - 1, late };
                (best, best_square) = self.search_together(index, kind, alpha, (best, best_square));
                break;
            }
            let tried = self.take_move(index);
            let child = node.after(self.evaluator, tried.child, tried.square);
            let late = self.is_late(index - start, depth);
            let value = self.estimate_move(&child, alpha, depth - 1, late);
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
        if depth >= TABLE_DEPTH && !self.is_stopped() {
            self.table.store(key, Entry::found(best, alpha, alpha + 1, draft, best_square));
        }
        best
    }

    /// Whether the move so far down the list of a node of `depth` plies is so unlikely to be the best
    /// that fewer plies may do for it.
    #[inline]
    const fn is_late(&self, order: usize, depth: u8) -> bool {
        order >= EARLY
            && depth >= REDUCED_FROM
            && self.selection.estimate.hundredths_of_deviation().is_some()
    }

    /// The value of a move, with `child` behind it, against the null window above `alpha`. A late one
    /// is searched to all of the depth only if it is above `alpha` at less.
    #[inline]
    pub(super) fn estimate_move(
        &mut self,
        child: &Node<R, E::State>,
        alpha: i32,
        depth: u8,
        late: bool,
    ) -> i32 {
        if late {
            let value = -self.estimate_zero(child, -alpha - 1, depth - REDUCTION);
            if value <= alpha || self.is_stopped() {
                return value;
            }
        }
        -self.estimate_zero(child, -alpha - 1, depth)
    }

    fn estimate_zero_stuck(&mut self, node: &Node<R, E::State>, alpha: i32, depth: u8) -> i32 {
        let passed = node.passed(self.evaluator);
        if passed.position.legal_moves().is_empty() {
            node.position.final_score().discs() * 100
        } else {
            -self.estimate_zero(&passed, -alpha - 1, depth)
        }
    }
}

/// The value that the table gives for the null window above `alpha`, if it is deep and sure enough
/// to decide.
#[inline]
fn cut_off<R: RuleSet>(
    entry: Entry,
    position: R,
    alpha: i32,
    (depth, selectivity): (u8, Selectivity),
) -> Option<i32> {
    if entry.depth < depth || entry.selectivity < selectivity {
        return None;
    }
    let solved = u32::from(entry.depth) == position.board().empties().len();
    let unit = if solved { 100 } else { 1 };
    let (lower, upper) = (i32::from(entry.lower) * unit, i32::from(entry.upper) * unit);
    if lower > alpha {
        Some(lower)
    } else if upper <= alpha {
        Some(upper)
    } else {
        None
    }
}
