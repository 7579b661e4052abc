use thiserror::Error;

use super::steady::{SteadyBest, SteadyMoves};
use crate::rules::Position;
use crate::search::{Answer, Candidate, Limits, Report, Searcher, Stop};

/// A position to be searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position, whose side to move can place a disc.
    pub position: Position,
    /// How far to search.
    pub limits: Limits,
    /// Whether to forget first what was searched before, so that the answer depends on nothing else.
    pub afresh: bool,
}

/// Who searches for an analysis.
pub trait Examiner {
    /// Why a question stays without an answer.
    type Fault;

    /// Finds the best move.
    ///
    /// # Errors
    /// When the search fails or was given up.
    fn best(&mut self, question: &Question) -> Result<Report, Self::Fault>;

    /// Finds the values of all moves, best first, and the line of the best, by one search: what is
    /// asked within a time, where a search of every move would take as many times.
    ///
    /// # Errors
    /// When the search fails or was given up.
    fn all(&mut self, question: &Question) -> Result<(Vec<Candidate>, Report), Self::Fault>;
}

/// The analysis was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the analysis was given up")]
pub struct Cancelled;

/// An examiner that searches on the thread that asks, until a flag is raised.
///
/// Its estimates are means of two depths, which lean to neither side. They are surer than those of a
/// move to play, unless a time limits them: within a time, more plies make up for what is left out.
#[derive(Debug)]
pub struct Searching<'a> {
    searcher: &'a mut Searcher,
    stop: &'a Stop,
}

impl<'a> Searching<'a> {
    /// Searches by this searcher until `stop` is raised.
    pub const fn new(searcher: &'a mut Searcher, stop: &'a Stop) -> Self {
        Self { searcher, stop }
    }

    fn prepare(&mut self, question: &Question) {
        if question.afresh {
            self.searcher.clear();
        }
        if question.limits.time.is_none() {
            self.searcher.search_surely();
        } else {
            self.searcher.search_roughly();
        }
    }

    fn unless_stopped(&self, answer: Option<Answer>) -> Result<Answer, Cancelled> {
        if self.stop.is_raised() {
            return Err(Cancelled);
        }
        Ok(answer.expect("the side to move of a question has a move"))
    }
}

impl Examiner for Searching<'_> {
    type Fault = Cancelled;

    fn best(&mut self, question: &Question) -> Result<Report, Cancelled> {
        self.prepare(question);
        let Question { position, limits, .. } = question;
        let mut steady = SteadyBest::default();
        let mut note = |report: &Report| steady.note(report);
        let answer = self.searcher.search(position, limits, self.stop, &mut note);
        Ok(steady.settle(self.unless_stopped(answer)?.report))
    }

    fn all(&mut self, question: &Question) -> Result<(Vec<Candidate>, Report), Cancelled> {
        self.prepare(question);
        let Question { position, limits, .. } = question;
        let mut steady = SteadyMoves::default();
        let mut note = |candidates: &[Candidate], report: &Report| steady.note(candidates, report);
        let answer = self.searcher.evaluate_moves(position, limits, self.stop, &mut note);
        let Answer { candidates, report, .. } = self.unless_stopped(answer)?;
        Ok(steady.settle(candidates, report))
    }
}
