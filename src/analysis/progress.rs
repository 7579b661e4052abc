use super::branch::Branch;
use super::known::unsearched;
use super::{Examiner, Judged, Question, Review, Walk};
use crate::game::Record;
use crate::rules::Move;
use crate::search::{Limits, Report};

/// A game under analysis. It is pure: [`Analysis::question`] says what to search next, and
/// [`Analysis::answer`] takes what was found, until nothing is left to be asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    record: Record,
    limits: Limits,
    walk: Walk,
    /// What was found about the position, while the move played in it is still to be searched.
    best: Option<Report>,
    /// What is known of the end of the game.
    end: Option<Report>,
    /// The turns that have been judged, the last one of the game first.
    judged: Vec<Judged>,
}

impl Analysis {
    /// The analysis of a line of play, whose every position is to be searched within these limits.
    #[must_use]
    pub fn new(record: &Record, limits: &Limits) -> Self {
        let mut analysis = Self {
            record: record.clone(),
            limits: Limits { margin: None, ..limits.clone() },
            walk: Walk::new(record),
            best: None,
            end: None,
            judged: Vec::with_capacity(record.turns().len()),
        };
        analysis.take_what_is_known();
        analysis
    }

    /// What is to be searched next; `None` once the analysis is complete.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let position = *self.record.position_before(self.walk.turns()?);
        if let Some(best) = &self.best {
            return Some(self.played()?.question(best, &self.limits));
        }
        // What was solved behind a position helps to solve it, and would spoil an estimate: the one
        // move of which more is known than of the others would look better or worse than they.
        let reach = self.limits.exact_from.max(self.limits.depth);
        let solved = self.walk.after().is_some_and(|after| after.exact);
        let afresh = !solved || position.empties().len() > u32::from(reach);
        Some(Question { position, limits: self.limits.clone(), afresh })
    }

    /// Takes what was found about the last question.
    pub fn answer(&mut self, found: Report) {
        let Some(turns) = self.walk.turns() else { return };
        match (self.best.take(), self.played()) {
            (Some(best), Some(branch)) => self.judge(best, branch.seen_before(found)),
            _ => self.look(Branch::proved(self.record.position_before(turns), found)),
        }
        self.take_what_is_known();
    }

    /// How many turns are still to be judged.
    #[must_use]
    pub fn turns_left(&self) -> usize {
        self.record.turns().len() - self.judged.len()
    }

    /// The finished analysis; `None` as long as there is a question.
    #[must_use]
    pub fn finish(self) -> Option<Review> {
        let Self { record, walk, end, mut judged, .. } = self;
        judged.reverse();
        let end = end.filter(|_| walk.turns().is_none())?;
        Some(Review { start: *record.start(), turns: judged, end })
    }

    fn take_what_is_known(&mut self) {
        while let Some(known) = self.walk.known(&self.record).filter(|_| self.best.is_none()) {
            self.look(known);
        }
    }

    /// Takes what is known of a position: judges the move played in it, or waits for its search.
    fn look(&mut self, best: Report) {
        match self.played_value(&best) {
            None if self.played().is_none() => {
                self.end = Some(best.clone());
                self.walk.go_back(best);
            }
            None => self.best = Some(best),
            Some(played) => self.judge(best, played),
        }
    }

    /// The value of the move that was played, if it needs no search of its own.
    fn played_value(&self, best: &Report) -> Option<Report> {
        let turn = self.record.turns().get(self.walk.turns()?)?;
        if best.line.first() == Some(&turn.action) {
            return Some(unsearched(best.clone()));
        }
        let Move::Place(square) = turn.action else { return None };
        let position = self.record.position_before(self.walk.turns()?);
        let solved = self.walk.after().filter(|after| best.exact && after.exact);
        let behind = solved.map(|after| {
            let line = [turn.action].into_iter().chain(after.line.iter().copied()).collect();
            let depth = position.empties().len() as u8;
            unsearched(Report { value: -after.value, line, depth, ..after.clone() })
        });
        behind.or_else(|| Branch::new(position, square).known())
    }

    /// What follows the move that was played; `None` at the end of the line and for a pass.
    fn played(&self) -> Option<Branch> {
        let turns = self.walk.turns()?;
        let square = self.record.turns().get(turns)?.action.square()?;
        Some(Branch::new(self.record.position_before(turns), square))
    }

    fn judge(&mut self, best: Report, played: Report) {
        let Some(turns) = self.walk.turns() else { return };
        let choices = self.record.position_before(turns).legal_moves().len();
        let turn = self.record.turns()[turns];
        // Searched by itself, a move may look better than the best one; its value is then the best's.
        let played = Report { value: played.value.min(best.value), ..played };
        self.judged.push(Judged { turn, choices, best: best.clone(), played });
        self.walk.go_back(best);
    }
}

/// Analyses a line of play; `progress` is told how many turns are left.
///
/// ```
/// use otello::analysis::{self, Searching};
/// use otello::formats::transcript;
/// use otello::game::Record;
/// use otello::rules::{Disc, Position, Rules};
/// use otello::search::{Limits, Searcher, Stop};
///
/// let start = Position::start(Rules::Othello);
/// let mut record = Record::new(start);
/// for action in transcript::parse("f5d6c3d3", &start)? {
///     record.play(action)?;
/// }
/// let (mut searcher, stop) = (Searcher::new(1), Stop::new());
/// let mut examiner = Searching::new(&mut searcher, &stop);
/// let review = analysis::review(&record, &Limits::depth(3), &mut examiner, &mut |_| {})?;
/// assert_eq!((review.turns.len(), review.play(Disc::Black).moves), (4, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When the examiner fails or gives up.
pub fn review<X: Examiner>(
    record: &Record,
    limits: &Limits,
    examiner: &mut X,
    progress: &mut dyn FnMut(usize),
) -> Result<Review, X::Fault> {
    let mut analysis = Analysis::new(record, limits);
    while let Some(question) = analysis.question() {
        progress(analysis.turns_left());
        analysis.answer(examiner.best(&question)?);
    }
    Ok(analysis.finish().expect("an analysis without a question is complete"))
}
