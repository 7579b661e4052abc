//! What `analyze` does: a game valued position by position.

use std::io::{self, Write};

use super::course::Analysis;
use super::searching::{Purpose, Searching};
use super::server::Server;
use crate::analysis::Walk;
use crate::search::Report;
use crate::session::Task;

impl<W: Write> Server<'_, W> {
    /// Begins to value the positions of the game, the last one first.
    pub(super) fn analyze(&mut self) -> io::Result<()> {
        let record = self.line.record();
        let last = record.turns().len() - usize::from(self.line.due_pass().is_some());
        let analysis = Analysis { walk: Walk::new(record), last };
        let limits = self.playing().analysis_limits();
        self.say("status Analyzing")?;
        self.searching = Some(Searching::new(Purpose::Analysis(analysis.clone()), limits));
        self.analyze_position(analysis)
    }

    /// Values positions, the last of the game first, up to one that is to be searched.
    pub(super) fn analyze_position(&mut self, mut analysis: Analysis) -> io::Result<()> {
        while let Some(turns) = analysis.walk.turns() {
            if let Some(known) = analysis.walk.known(self.line.record()) {
                analysis = self.tell_analysis(analysis, known)?;
                continue;
            }
            if let Some(searching) = &mut self.searching {
                searching.go_on(Purpose::Analysis(analysis));
                let limits = searching.limits.clone();
                let position = *self.line.record().position_before(turns);
                self.ask(Task::Value, position, limits);
            }
            return Ok(());
        }
        self.finish()
    }

    /// Tells the value of a position and gives back what is to be valued next.
    pub(super) fn tell_analysis(
        &mut self,
        mut analysis: Analysis,
        found: Report,
    ) -> io::Result<Analysis> {
        if let Some(turns) = analysis.walk.turns().filter(|&turns| turns <= analysis.last) {
            self.say(&format!("analysis {turns} {}", found.value))?;
        }
        analysis.walk.go_back(found);
        Ok(analysis)
    }
}
