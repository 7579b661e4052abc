//! Thinking while the person on turn thinks: the engine searches its answer to the move that it
//! expects.

use super::pondering::Pondering;
use super::{Event, Message, News, Order, Phase, Session, Task, limits, manner};
use crate::game::Seat;
use crate::rules::{Move, Square};

impl Session {
    /// Lets the engine think while a person does, or not; it does not unless it is told to.
    pub const fn let_ponder(&mut self, ponders: bool) {
        self.ponders = ponders;
    }

    /// Whether the engine thinks while a person does.
    #[must_use]
    pub const fn ponders(&self) -> bool {
        self.ponders && self.game.seats.only_human().is_some() && !self.game.seats.has_program()
    }

    /// Begins to search the answer to the move that the engine expects, if it expects one.
    ///
    /// The limits are those that the search would have if the move were made now: an answer found
    /// in this way is the one that would be found without it.
    pub(super) fn ponder(&mut self) {
        let Some(expected) = self.expected().filter(|_| self.ponders) else { return };
        let mut record = self.game.record.clone();
        if record.play(Move::Place(expected)).is_err() || record.is_over() {
            return;
        }
        let by = record.position().to_move();
        let Seat::Engine(strength) = self.game.seats.of(by) else { return };
        let limits = limits(strength, &record, self.time_left(by));
        let manner = manner(strength, &record);
        self.pondering = Some(Pondering { expected, manner, progress: None, answer: None });
        self.request(Task::Ponder, *record.position(), limits);
    }

    /// The move of the person on turn that the engine saw behind its own.
    fn expected(&self) -> Option<Square> {
        let line = &self.thought.as_ref()?.report.line;
        let last = self.game.record.last_placement()?;
        let (first, rest) = line.split_first()?;
        let next = rest.iter().find_map(|action| action.square());
        next.filter(|_| *first == last.action)
    }

    /// Takes what the search says of a move that has not been made. It is not shown: it would tell
    /// the person on turn what to play.
    pub(super) fn pondered(&mut self, news: News) -> Vec<Event> {
        if let Some(pondering) = &mut self.pondering {
            match news {
                News::Progress(report) => pondering.progress = Some(report),
                News::Answer(answer) => pondering.answer = Some(answer),
                // If the fault is not of this search alone, the next one tells it.
                News::Failed(_) => self.pondering = None,
                News::Hints { .. }
                | News::Worth(_)
                | News::GivenUp
                | News::Chosen(_)
                | News::Left(_)
                | News::Introduced { .. } => {}
            }
        }
        Vec::new()
    }

    /// The search of the answer to this move, which has just been made.
    pub(super) fn take_pondering(&mut self, made: Square) -> Option<Pondering> {
        self.pondering.take_if(|pondering| pondering.expected == made)
    }

    /// Makes the engine's move of a search that was begun before its turn. Its answer comes as a
    /// message, whether it is known already or not.
    pub(super) fn go_on_from(&mut self, pondering: Pondering) {
        let Pondering { manner, progress, answer, .. } = pondering;
        self.phase = Phase::Thinking;
        self.manner = manner;
        self.thought = None;
        if let Some(report) = progress {
            self.think(report);
        }
        if let Some(answer) = answer {
            let news = News::Answer(answer);
            self.order(Order::Recall(Message { generation: self.generation, news }));
        }
    }
}
