//! What `analyze` does: a game valued position by position.

use std::io::{self, Write};

use super::searching::{Analysis, Purpose, Searching};
use super::server::Server;
use super::shown;
use crate::eval::Value;
use crate::session::Task;

impl<W: Write> Server<'_, W> {
    /// Begins to value the positions of the game, the last one first.
    pub(super) fn analyze(&mut self) -> io::Result<()> {
        let turns = self.line.record().turns().len();
        let last = turns - usize::from(self.line.due_pass().is_some());
        let limits = self.playing().analysis_limits(self.line.record());
        let analysis = Analysis { turns, last, value_after: None };
        self.say("status Analyzing")?;
        self.searching = Some(Searching::new(Purpose::Analysis(analysis), limits));
        self.analyze_position(analysis)
    }

    /// Values positions, the last of the game first, up to one that is to be searched.
    pub(super) fn analyze_position(&mut self, mut analysis: Analysis) -> io::Result<()> {
        loop {
            let position = *self.line.record().position_before(analysis.turns);
            let value = match analysis.value_after {
                _ if position.is_over() => shown::final_value(&position),
                Some(after) if position.must_pass() => -after,
                _ => {
                    if let Some(searching) = &mut self.searching {
                        searching.go_on(Purpose::Analysis(analysis));
                        let limits = searching.limits.clone();
                        self.ask(Task::Move, position, limits);
                    }
                    return Ok(());
                }
            };
            match self.tell_analysis(analysis, value)? {
                Some(next) => analysis = next,
                None => return self.finish(),
            }
        }
    }

    /// Tells the value of a position and gives back what is to be valued next.
    pub(super) fn tell_analysis(
        &mut self,
        analysis: Analysis,
        value: Value,
    ) -> io::Result<Option<Analysis>> {
        let Analysis { turns, last, .. } = analysis;
        if turns <= last {
            self.say(&format!("analysis {turns} {value}"))?;
        }
        Ok(turns.checked_sub(1).map(|turns| Analysis { turns, last, value_after: Some(value) }))
    }
}
