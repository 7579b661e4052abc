use super::midgame::TABLE_DEPTH;
use super::node::{Node, Scored};
use super::table::{Entry, Key};
use super::worker::Worker;
use crate::eval::{Evaluator, Value};
use crate::rules::{Bitboard, RuleSet, Square, odd_quadrants};

/// How moves are ordered before they are solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ordering {
    /// By how few moves the other side gets, corners counted twice, and parity: the smallest tree
    /// that may decide is searched first.
    Mobility,
    /// By mobility and the small evaluation that is made for it, alone: with it the kinds of the
    /// squares, potential moves and parity save nothing more.
    Evaluation,
    /// As by mobility, and by a search of so many plies.
    Search(u8),
}

/// What one legal move of the other side takes from a move's score. Tuned by the positions visited
/// on FFO #1 to #42, as are the weights below. (The small evaluation's unit, an eighth of a disc, is a
/// point: half or twice as many cost 1 % more positions.)
const MOBILITY_WEIGHT: i32 = 64;
/// What one square takes that the other side may come to move to.
const POTENTIAL_WEIGHT: i32 = 4;
/// What the kind of the square counts.
const SQUARE_WEIGHT: i32 = 4;
/// What a move into a quadrant with an odd number of empties gains.
const ODD_QUADRANT: i32 = 20;
/// How many hundredths of a disc of a search's value are worth one point.
const VALUE_DIVISOR: i32 = 5;

/// What the kind of a square is worth before anything else is known: corners first, the squares
/// diagonally next to them last.
#[rustfmt::skip]
const SQUARE_SCORES: [i8; 64] = [
    18,  4,  16, 12, 12, 16,  4, 18,
     4,  2,   6,  8,  8,  6,  2,  4,
    16,  6,  14, 10, 10, 14,  6, 16,
    12,  8,  10,  0,  0, 10,  8, 12,
    12,  8,  10,  0,  0, 10,  8, 12,
    16,  6,  14, 10, 10, 14,  6, 16,
     4,  2,   6,  8,  8,  6,  2,  4,
    18,  4,  16, 12, 12, 16,  4, 18,
];

/// Half a window that every value lies in, in hundredths of a disc.
const WIDE: i32 = Value::MAX.hundredths() + 1;

/// The scores of the moves that the table knows: before all others.
const FROM_TABLE: [i32; 2] = [i32::MAX, i32::MAX - 1];

/// Nearer to the leaves than so many plies an evaluation costs more than the order it gives is
/// worth.
const EVALUATED_FROM: u8 = 2;

impl<R: RuleSet, E: Evaluator> Worker<'_, R, E> {
    /// Lists the moves that the table knows behind those of the line: they are tried before all
    /// others, which often need not be listed then. Returns where the list begins, and the others.
    ///
    /// The caller takes the moves one by one with [`take_move`](Self::take_move), lists the others
    /// once it has tried these, and [forgets](Self::forget_moves) all of them in the end.
    #[inline]
    pub(super) fn list_known(
        &mut self,
        position: R,
        squares: Bitboard,
        known: Option<Entry>,
    ) -> (usize, Bitboard) {
        let start = self.moves.len();
        let mut others = squares;
        for (rank, square) in known.map_or([None; 2], |entry| entry.moves).into_iter().enumerate() {
            if let Some(square) = square.filter(|&square| others.has(square)) {
                others &= !square.bit();
                let child = position.place(square);
                self.moves.push(Scored { child, square, score: FROM_TABLE[rank] });
            }
        }
        (start, others)
    }

    /// Lists the other moves of an exact search, unordered.
    #[inline]
    pub(super) fn list_others(&mut self, position: R, others: Bitboard) {
        self.list(position, others, |_, _| i32::MIN);
    }

    /// Orders the moves of an exact search from `index` on, to the end of the list.
    pub(super) fn order_moves(&mut self, position: R, index: usize, ordering: Ordering) {
        let moves = &mut self.moves[index..];
        if moves.len() < 2 {
            return;
        }
        if let Ordering::Evaluation = ordering {
            let value = self.evaluator.order(position.board().empties());
            for tried in moves {
                let value = value(tried.square, tried.child.board().mover);
                tried.score = -mobility(tried.child) * MOBILITY_WEIGHT - value;
            }
            return;
        }
        for tried in moves {
            tried.score = fastest_first(tried.child, tried.square);
        }
        if let Ordering::Search(depth) = ordering {
            self.search_ahead(position, index, depth);
        }
    }

    /// Lists the other moves of an estimate of so many plies, in order.
    pub(super) fn list_children(&mut self, node: &Node<R, E::State>, others: Bitboard, depth: u8) {
        let evaluator = self.evaluator;
        if depth < EVALUATED_FROM {
            return self.list(node.position, others, |_, square| square_score(square));
        }
        let table = self.table;
        self.list(node.position, others, |child, square| {
            if depth > TABLE_DEPTH {
                table.prefetch(Key::of(child));
            }
            let child = node.after(evaluator, child, square);
            square_score(square) - child.static_value(evaluator)
        });
    }

    #[inline]
    fn list(&mut self, position: R, squares: Bitboard, score: impl Fn(R, Square) -> i32) {
        for square in squares {
            let child = position.place(square);
            self.moves.push(Scored { child, square, score: score(child, square) });
        }
    }

    /// Adds to the scores of the list from `start` on what a search of `depth` plies says.
    fn search_ahead(&mut self, position: R, start: usize, depth: u8) {
        let node = Node::new(self.evaluator, position);
        for index in start..self.moves.len() {
            let Scored { child, square, .. } = self.moves[index];
            let child = node.after(self.evaluator, child, square);
            let value = self.estimate(&child, -WIDE, WIDE, depth, &mut Vec::new());
            self.moves[index].score -= value / VALUE_DIVISOR;
        }
    }

    /// The best move of the list from `index` on, brought to `index`.
    #[inline]
    pub(super) fn take_move(&mut self, index: usize) -> Scored<R> {
        let rest = &mut self.moves[index..];
        let mut best = 0;
        for other in 1..rest.len() {
            if rest[other].score > rest[best].score {
                best = other;
            }
        }
        rest.swap(0, best);
        rest[0]
    }

    /// Takes back the list that begins at `start`.
    #[inline]
    pub(super) fn forget_moves(&mut self, start: usize) {
        self.moves.truncate(start);
    }
}

#[inline]
fn square_score(square: Square) -> i32 {
    i32::from(SQUARE_SCORES[square.index()])
}

/// How soon an exact search is to try a move: the smallest tree first.
#[inline]
fn fastest_first<R: RuleSet>(child: R, square: Square) -> i32 {
    let board = child.board();
    let potential = board.potential_moves().len() as i32;
    let odd = odd_quadrants(board.empties() | square.bit()).has(square);
    square_score(square) * SQUARE_WEIGHT
        - mobility(child) * MOBILITY_WEIGHT
        - potential * POTENTIAL_WEIGHT
        + i32::from(odd) * ODD_QUADRANT
}

/// How many moves the side to move has, corners counted twice.
#[inline]
fn mobility<R: RuleSet>(position: R) -> i32 {
    let moves = position.legal_moves();
    (moves.len() + (moves & Bitboard::CORNERS).len()) as i32
}
