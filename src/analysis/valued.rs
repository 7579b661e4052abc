use super::branch::Branch;
use super::known::{before_pass, finished};
use super::{Examiner, Question};
use crate::eval::Value;
use crate::rules::{Move, Position, Square};
use crate::search::{Bound, Candidate, Limits, Report};

/// A move with its value for the side to move, and the line that begins with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Valued {
    /// The placement, or a forced pass.
    pub action: Move,
    /// Its value.
    pub value: Value,
    /// The line, as deep as the value where that is known.
    pub line: Vec<Move>,
}

impl Valued {
    fn of(action: Move, found: Report) -> Self {
        Self { action, value: found.value, line: found.line }
    }

    /// The square with its value; `None` for a pass.
    #[must_use]
    pub fn candidate(&self) -> Option<Candidate> {
        let square = self.action.square()?;
        Some(Candidate { square, value: self.value, bound: Bound::True })
    }
}

/// Values the `most` best moves of a position, best first; the report is that of the best. A forced
/// pass is valued by the best move behind it; a finished game has a score and no move.
///
/// The best move is found by a search of the position, and every other one, if more than one is asked
/// for, by a search of the position behind it, a ply less deep: what a review of a game asks about a
/// move that was played. So hints, reviews and protocols say the same of the same position within the
/// same limits, unless these are of time: then all moves are valued by one search.
///
/// ```
/// use otello::analysis::{Searching, best_moves};
/// use otello::rules::{Position, Rules};
/// use otello::search::{Limits, Searcher, Stop};
///
/// let (mut searcher, stop) = (Searcher::new(1), Stop::new());
/// let mut examiner = Searching::new(&mut searcher, &stop);
/// let start = Position::start(Rules::Othello);
/// let (moves, report) = best_moves(&start, &Limits::depth(3), 2, &mut examiner)?;
/// assert_eq!(moves.len(), 2);
/// assert!(moves[0].value == report.value && moves[1].value <= report.value);
/// # Ok::<(), otello::analysis::Cancelled>(())
/// ```
///
/// # Errors
/// When the examiner fails or gives up.
pub fn best_moves<X: Examiner>(
    position: &Position,
    limits: &Limits,
    most: usize,
    examiner: &mut X,
) -> Result<(Vec<Valued>, Report), X::Fault> {
    if position.is_over() {
        return Ok((Vec::new(), finished(position)));
    }
    let limits = &Limits { margin: None, ..limits.clone() };
    let afresh = |position| Question { position, limits: limits.clone(), afresh: true };
    if let Ok(passed) = position.play(Move::Pass) {
        let report = before_pass(examiner.best(&afresh(passed))?);
        let pass = Valued::of(Move::Pass, report.clone());
        return Ok(([pass].into_iter().take(most).collect(), report));
    }
    if limits.time.is_some() {
        return all_at_once(position, limits, most, examiner);
    }
    let mut report = Branch::proved(position, examiner.best(&afresh(*position))?);
    let best = Valued::of(report.line[0], report.clone());
    let others = position.legal_moves().into_iter();
    let others = others.filter(|&square| Move::Place(square) != best.action);
    let others: Vec<_> = if most > 1 { others.collect() } else { Vec::new() };
    let mut valued = vec![best];
    for square in others {
        let found = behind(position, square, limits, &report, examiner)?;
        report.nodes += found.nodes;
        report.elapsed += found.elapsed;
        // Searched by itself, a move may look better than the best one; its value is then the best's.
        let value = found.value.min(report.value);
        valued.push(Valued { value, ..Valued::of(Move::Place(square), found) });
    }
    valued.sort_by_key(|valued| -valued.value.hundredths());
    valued.truncate(most);
    Ok((valued, report))
}

/// Values all moves by one search, and finds the lines of the best.
fn all_at_once<X: Examiner>(
    position: &Position,
    limits: &Limits,
    most: usize,
    examiner: &mut X,
) -> Result<(Vec<Valued>, Report), X::Fault> {
    let question = Question { position: *position, limits: limits.clone(), afresh: true };
    let (candidates, mut report) = examiner.all(&question)?;
    let mut valued = Vec::with_capacity(most.min(candidates.len()));
    for candidate in candidates.into_iter().take(most) {
        let action = Move::Place(candidate.square);
        let line = if report.line.first() == Some(&action) {
            report.line.clone()
        } else {
            let found = behind(position, candidate.square, limits, &report, examiner)?;
            report.nodes += found.nodes;
            report.elapsed += found.elapsed;
            found.line
        };
        valued.push(Valued { action, value: candidate.value, line });
    }
    Ok((valued, report))
}

/// What is found behind a move, on equal terms with what was found about the position.
fn behind<X: Examiner>(
    position: &Position,
    square: Square,
    limits: &Limits,
    root: &Report,
    examiner: &mut X,
) -> Result<Report, X::Fault> {
    let branch = Branch::new(position, square);
    if let Some(known) = branch.known() {
        return Ok(known);
    }
    let mut found = branch.seen_before(examiner.best(&branch.question(root, limits))?);
    if root.depth == 1 {
        found.line = branch.into_moves();
    }
    Ok(found)
}

/// Values the moves of a position as [`best_moves`] does, at rising depth; `told` hears of every
/// depth, the last one included.
///
/// # Errors
/// When the examiner fails or gives up; what it had told by then still holds.
pub fn deepen<X: Examiner>(
    position: &Position,
    limits: &Limits,
    most: usize,
    examiner: &mut X,
    told: &mut dyn FnMut(Vec<Valued>, Report),
) -> Result<(), X::Fault> {
    for limits in steps(position, limits) {
        let (moves, report) = best_moves(position, &limits, most, examiner)?;
        told(moves, report);
    }
    Ok(())
}

/// The limits of the searches that lead up to one within these limits, and those themselves: every
/// depth up to the fourth, and every other one from there.
fn steps(position: &Position, limits: &Limits) -> Vec<Limits> {
    let empties = position.empties().len() as u8;
    let solved = empties <= limits.exact_from.max(limits.depth);
    let deepest =
        if solved { limits.depth.min(empties.saturating_sub(1)) } else { limits.depth - 1 };
    let depths = (1..=deepest).filter(|depth| *depth <= 4 || depth % 2 == 0);
    let led_up = depths
        .filter(|_| limits.time.is_none())
        .map(|depth| Limits { exact_from: 0, ..Limits { depth, ..limits.clone() } });
    led_up.chain([limits.clone()]).collect()
}
