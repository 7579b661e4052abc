use super::dialogue::Dialogue;
use super::{DialogueError, board};
use crate::game::Turn;
use crate::session::{Event, Failure, Phase};
use crate::store::StoreError;

impl Dialogue<'_> {
    /// Says what happened. `before` are the turns that had been taken before it.
    pub(super) fn tell(&mut self, events: &[Event], before: &[Turn]) -> Result<(), DialogueError> {
        for event in events {
            match event {
                Event::EngineFailed(Failure { text, place }) => {
                    let place = place.as_deref().unwrap_or("place unknown");
                    self.log(&format!("engine: {text} ({place})"));
                }
                Event::Left { fault, .. } => self.log(&format!("program: {}", fault.error())),
                _ => {}
            }
        }
        let lines = events.iter().filter_map(|event| self.line(event, before)).collect();
        if events.iter().any(moves) { self.tell_board(lines) } else { self.say_all(lines) }
    }

    /// Says these lines, which led to another board, and who is to move now.
    pub(super) fn tell_board(&mut self, mut lines: Vec<String>) -> Result<(), DialogueError> {
        let phase = self.session().phase();
        let has_human = self.game().seats.has_human();
        if let Some(opening) = self.new_opening() {
            add(&mut lines, opening);
        }
        if phase == Phase::Human {
            let mut turn = self.speech.your_move(self.session().position());
            if let Some(left) = self.speech.time_left(self.game()) {
                turn = format!("{turn} {left}");
            }
            add(&mut lines, turn);
        }
        if phase == Phase::Over && has_human {
            lines.push(self.speech.how_to_go_on());
        }
        // What was said may not be heard, but it has been kept.
        let kept = self.keeper.save(self.host.session().game());
        self.say_all(lines)?;
        self.tell_store(kept)?;
        let waits = matches!(phase, Phase::Human | Phase::Over);
        if self.show_board && (waits || !has_human) {
            self.draw()?;
        }
        self.forget_time();
        Ok(())
    }

    /// The name of the opening, unless it is the one that was said last.
    fn new_opening(&mut self) -> Option<String> {
        let name = self.speech.common().opening(&self.game().record);
        let before = std::mem::replace(&mut self.opening, name);
        name.filter(|_| name != before).map(|name| self.speech.opening(name))
    }

    pub(super) fn say_all(&mut self, lines: Vec<String>) -> Result<(), DialogueError> {
        lines.into_iter().try_for_each(|line| self.say(line))
    }

    /// What an event sounds like.
    pub(super) fn line(&self, event: &Event, before: &[Turn]) -> Option<String> {
        let (speech, session) = (&self.speech, self.session());
        let common = speech.common();
        let turns = session.game().record.turns();
        Some(match event {
            Event::Placed { by, square, flips } => common.placed(*by, *square, flips.len()),
            Event::Passed { by, reason } => common.passed(*by, *reason),
            Event::Left { fault, .. } => common.left(fault, session.game()),
            Event::Over => speech.result(session.game()),
            Event::TakenBack => speech.taken_back(&before[turns.len()..]),
            Event::PlayedAgain => speech.played_again(&turns[before.len()..]),
            Event::Refused(refusal) => common.refusal(*refusal, session.position()),
            Event::EngineFailed(failure) => common.engine_failed(failure),
            Event::FlagFell { .. }
            | Event::Resigned { .. }
            | Event::Changed
            | Event::Hinted
            | Event::Progressed
            | Event::Paused => return None,
        })
    }

    pub(super) fn draw(&mut self) -> Result<(), DialogueError> {
        let position = self.session().position();
        self.say(format!("{}{}", board::drawn(position), self.speech.legend(position)))
    }

    pub(super) fn say(&mut self, mut line: String) -> Result<(), DialogueError> {
        line.push('\n');
        self.output
            .write_all(line.as_bytes())
            .and_then(|()| self.output.flush())
            .map_err(DialogueError::Output)
    }

    fn log(&self, line: &str) {
        if let Some(store) = &self.store {
            // The failure is told in any case; a log that cannot be written is not worth a second line.
            let _ = store.log(line);
        }
    }

    /// Says that the game could not be kept, if it could not.
    pub(super) fn tell_store(&mut self, kept: Result<(), StoreError>) -> Result<(), DialogueError> {
        match kept {
            Ok(()) => Ok(()),
            Err(error) => self.say(self.speech.common().not_kept(&error)),
        }
    }
}

/// Adds a sentence to the last line.
fn add(lines: &mut Vec<String>, sentence: String) {
    match lines.last_mut() {
        Some(line) => *line = format!("{line} {sentence}"),
        None => lines.push(sentence),
    }
}

/// Whether the event leaves another board, or ends the game on the one there is.
const fn moves(event: &Event) -> bool {
    matches!(
        event,
        Event::Placed { .. }
            | Event::Passed { .. }
            | Event::TakenBack
            | Event::PlayedAgain
            | Event::FlagFell { .. }
            | Event::Resigned { .. }
            | Event::Left { .. }
    )
}
