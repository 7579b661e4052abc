use std::sync::Arc;
use std::time::Duration;

use super::{BuiltIn, Control};
use crate::engines::{Choice, EngineError, Opponent, Pace, Terms};
use crate::eval::pattern::{PatternEvaluation, WeightsError};
use crate::game::{Record, Strength};
use crate::rules::{Move, Position, Rules, Square};
use crate::search::{Budget, Limits, Searcher, Stop, TimeLeft};
use crate::session;

/// Our own engine as an opponent. It plays a level as a game does, its oversights included, and
/// otherwise the best move that it finds; the same game goes the same way again unless it is timed.
#[derive(Debug)]
pub(super) struct OwnEngine {
    name: String,
    control: Control,
    searcher: Searcher,
    record: Record,
    seed: u64,
}

impl OwnEngine {
    /// An engine that plays under this control.
    pub(super) fn new(player: &BuiltIn, control: Control) -> Result<Self, WeightsError> {
        let evaluation = match &player.weights {
            Some(path) => Arc::new(PatternEvaluation::read(path)?),
            None => PatternEvaluation::in_use(),
        };
        let mut searcher = Searcher::with_evaluation(player.hash_mib, evaluation);
        searcher.set_threads(player.threads);
        Ok(Self {
            name: control.to_string(),
            control,
            searcher,
            record: Record::new(Position::start(Rules::Othello)),
            seed: 0,
        })
    }

    /// Sets what its choices of the next game come from, where a level has a choice.
    pub(super) const fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn limits(&self, terms: &Terms) -> Limits {
        let own = |strength| session::limits(strength, &self.record, None);
        let best = |strength| Limits { margin: None, ..own(strength) };
        match self.control {
            Control::Level(level) => own(Strength::Level(level)),
            Control::Depth(depth) => best(Strength::Depth(depth)),
            Control::Time(time) => best(Strength::Time(time)),
            Control::Own | Control::Clock(_) | Control::Other => self.on_clock(terms),
        }
    }

    /// As long as the clock, or what stands for it, allows.
    fn on_clock(&self, terms: &Terms) -> Limits {
        let position = self.record.position();
        let empties = position.empties().len() as u8;
        match terms.clocks {
            Some(clocks) => {
                let left = clocks.left(position.to_move());
                Limits::on_clock(TimeLeft::to_the_end(left, clocks.setting().increment()), empties)
            }
            None => {
                let left = terms.allowance.unwrap_or_default();
                Limits::within(Budget::part_of(left, empties))
            }
        }
    }
}

impl Opponent for OwnEngine {
    fn name(&self) -> &str {
        &self.name
    }

    fn set_up(
        &mut self,
        record: &Record,
        _took: &[Option<Duration>],
        _pace: Pace,
        _stop: &Stop,
    ) -> Result<(), EngineError> {
        self.searcher.clear();
        self.record.clone_from(record);
        Ok(())
    }

    fn place(
        &mut self,
        square: Square,
        _took: Option<Duration>,
        _stop: &Stop,
    ) -> Result<(), EngineError> {
        self.record.play(Move::Place(square)).expect("the caller places legal discs");
        Ok(())
    }

    fn choose(&mut self, terms: &Terms, stop: &Stop) -> Result<Choice, EngineError> {
        let limits = self.limits(terms);
        if matches!(self.control, Control::Level(_)) {
            // As in a game, so that what is measured is what people play against.
            self.searcher.clear();
        }
        let answer = self
            .searcher
            .search(self.record.position(), &limits, stop, &mut |_| {})
            .expect("a player is asked where it can place a disc");
        if stop.is_raised() {
            return Err(EngineError::Interrupted);
        }
        let square = match self.control {
            Control::Level(level) => {
                let manner = session::manner(Strength::Level(level), &self.record);
                manner.choose(&answer, self.seed, self.record.plies())
            }
            _ => answer.best(),
        };
        self.record.play(Move::Place(square)).expect("a search finds legal moves");
        let value = f64::from(answer.report.value.hundredths()) / 100.0;
        Ok(Choice::Place { square, value: Some(value) })
    }
}
