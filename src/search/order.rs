use super::table::Entry;
use super::worker::Worker;
use crate::eval::Evaluator;
use crate::rules::{Bitboard, RuleSet, Square};

/// A move with the position behind it and how soon it is to be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored<R> {
    /// The position after the move, seen by the other side.
    pub(super) child: R,
    pub(super) square: Square,
    /// The higher, the sooner.
    score: i32,
}

/// How moves are ordered before they are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ordering {
    /// By the kind of square alone.
    Square,
    /// By the value of the position behind the move.
    Evaluation,
    /// By how few moves the other side gets, corners counted twice: a small tree is searched first.
    Mobility,
}

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

/// The scores of the moves that the table knows: before all others.
const FROM_TABLE: [i32; 2] = [i32::MAX, i32::MAX - 1];

impl<R: RuleSet, E: Evaluator> Worker<'_, R, E> {
    /// Lists the moves behind those of the line, and returns where the list begins. The caller
    /// takes them one by one with [`take_move`](Self::take_move), then
    /// [forgets](Self::forget_moves) them.
    pub(super) fn list_moves(
        &mut self,
        position: R,
        squares: Bitboard,
        known: Option<Entry>,
        ordering: Ordering,
    ) -> usize {
        let start = self.moves.len();
        let known = known.map_or([None; 2], |entry| entry.moves);
        for square in squares {
            let child = position.place(square);
            let score = match known.iter().position(|&known| known == Some(square)) {
                Some(rank) => FROM_TABLE[rank],
                None => self.order_score(child, square, ordering),
            };
            self.moves.push(Scored { child, square, score });
        }
        start
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

    #[inline]
    fn order_score(&self, child: R, square: Square, ordering: Ordering) -> i32 {
        let kind = i32::from(SQUARE_SCORES[square.index()]);
        match ordering {
            Ordering::Square => kind,
            Ordering::Evaluation => kind - self.static_value(child),
            Ordering::Mobility => {
                let replies = child.legal_moves();
                let corners = (replies & Bitboard::CORNERS).len();
                let potential = child.board().potential_moves().len();
                kind - ((replies.len() + corners) * 32 + potential * 4) as i32
            }
        }
    }

    /// The value of a position without search, in hundredths of a disc: of the end if the game is
    /// over, and of the other side's position if the mover must pass.
    #[inline]
    pub(super) fn static_value(&self, position: R) -> i32 {
        if !position.legal_moves().is_empty() {
            self.evaluator.evaluate(position.board()).hundredths()
        } else if !position.pass().legal_moves().is_empty() {
            -self.evaluator.evaluate(position.board().pass()).hundredths()
        } else {
            position.final_score().discs() * 100
        }
    }
}
