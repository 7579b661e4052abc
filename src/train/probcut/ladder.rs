use crate::eval::Evaluator;
use crate::rules::{Board, Disc, Position};
use crate::search::{Limits, Searcher, Stop};

/// The values of one position at rising depth, in hundredths of a disc, nothing left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder {
    /// The empty squares.
    pub empties: u8,
    /// The estimate of each depth, from one ply on.
    pub estimates: Vec<i32>,
    /// The exact score, if the position was solved.
    pub score: Option<i32>,
}

/// How far positions are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The most plies of an estimate.
    pub depth: u8,
    /// The most empty squares of a position that is solved too.
    pub solve: u8,
}

impl Ladder {
    /// Climbs the ladder of a position whose mover can move. The searcher is to search at full
    /// width.
    pub fn climb<E: Evaluator>(searcher: &mut Searcher<E>, board: Board, reach: Reach) -> Self {
        let position = Position::othello(board.mover, board.opponent, Disc::Black)
            .expect("no board has two discs on a square");
        let empties = board.empties().len() as u8;
        let depth = reach.depth.min(empties.saturating_sub(1));
        let mut estimates = Vec::new();
        let limits = Limits { exact_from: 0, ..Limits::depth(depth) };
        searcher.search(&position, &limits, &Stop::new(), &mut |report| {
            estimates.push(report.value.hundredths());
        });
        let solved = (empties <= reach.solve)
            .then(|| searcher.search(&position, &Limits::depth(60), &Stop::new(), &mut |_| {}));
        let score = solved.flatten().map(|answer| answer.report.value.hundredths());
        Self { empties, estimates, score }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;

    #[test]
    fn a_ladder_has_a_value_for_every_depth_and_ends_with_the_score() {
        let mut board = Board::START;
        while board.empties().len() > 9 || board.legal_moves().is_empty() {
            board = match board.legal_moves().first() {
                Some(square) => board.place(square),
                None => board.pass(),
            };
        }
        let mut searcher = Searcher::new(1);
        searcher.search_full_width();
        let ladder = Ladder::climb(&mut searcher, board, Reach { depth: 6, solve: 12 });
        assert_eq!((ladder.empties, ladder.estimates.len()), (9, 6));
        assert!(ladder.score.is_some_and(|score| score % 200 == 0));
        let unsolved = Ladder::climb(&mut searcher, board, Reach { depth: 20, solve: 8 });
        assert_eq!((unsolved.estimates.len(), unsolved.score), (8, None));
    }
}
