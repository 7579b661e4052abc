use super::branch::Branch;
use super::known::{before_pass, finished};
use super::{Examiner, Question};
use crate::eval::Value;
use crate::rules::{Move, Position};
use crate::search::{Limits, Report};

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

/// Values all moves of a position and finds the lines of the `most` best; the report is that of the
/// best. A forced pass is valued by the best move behind it; a finished game has a score and no move.
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
    if let Ok(passed) = position.play(Move::Pass) {
        let question = Question { position: passed, limits: limits.clone(), afresh: true };
        let report = before_pass(examiner.best(&question)?);
        let pass = Valued { action: Move::Pass, value: report.value, line: report.line.clone() };
        return Ok(([pass].into_iter().take(most).collect(), report));
    }
    let question = Question { position: *position, limits: limits.clone(), afresh: true };
    let (candidates, mut report) = examiner.all(&question)?;
    let mut valued = Vec::with_capacity(most.min(candidates.len()));
    for candidate in candidates.into_iter().take(most) {
        let action = Move::Place(candidate.square);
        let line = if report.line.first() == Some(&action) {
            report.line.clone()
        } else {
            let found = line(&Branch::new(position, candidate.square), limits, &report, examiner)?;
            report.nodes += found.nodes;
            report.elapsed += found.elapsed;
            found.line
        };
        valued.push(Valued { action, value: candidate.value, line });
    }
    Ok((valued, report))
}

/// The line of a branch, as deep as the value that was found with it.
fn line<X: Examiner>(
    branch: &Branch,
    limits: &Limits,
    root: &Report,
    examiner: &mut X,
) -> Result<Report, X::Fault> {
    if let Some(known) = branch.known() {
        return Ok(known);
    }
    let mut found = branch.seen_before(examiner.best(&branch.question(root, limits))?);
    if root.depth == 1 {
        found.line = branch.clone().into_moves();
    }
    Ok(found)
}
