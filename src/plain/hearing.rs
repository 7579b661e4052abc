//! What comes to the dialogue from outside: lines that are typed, and what the worker finds.

use super::DialogueError;
use super::dialogue::Dialogue;
use super::heard::{Heard, Line};
use super::input::Input;
use super::words::Word;
use crate::session::Event;

impl Dialogue<'_> {
    /// Waits for the next line that says something and gives back what it asks for; `None` at the
    /// end of the input and when the player quits. What the worker says meanwhile is kept until
    /// somebody listens.
    pub(super) fn hear(&mut self) -> Result<Option<Input>, DialogueError> {
        if self.leaving {
            return Ok(None);
        }
        if let Some(asked) = self.ahead.take() {
            return Ok(Some(asked));
        }
        self.lines.ask();
        loop {
            match self.next_heard() {
                Heard::Message(message) => self.unheard.push_back(message),
                Heard::Line(line) => return Ok(self.read(line?)),
            }
        }
    }

    /// Waits for the worker; a search that takes long can be ended by quitting, and by the end of
    /// the input, of which [`Dialogue::leaving`] tells.
    pub(super) fn listen(&mut self) -> Result<Vec<Event>, DialogueError> {
        loop {
            let heard = match self.unheard.pop_front() {
                Some(message) => Heard::Message(message),
                None => self.next_heard(),
            };
            match heard {
                Heard::Message(message) => {
                    let mut events = self.passed_time();
                    events.extend(self.host.receive(message));
                    return Ok(events);
                }
                Heard::Line(line) => match self.read(line?) {
                    None => {
                        self.leaving = true;
                        return Ok(Vec::new());
                    }
                    Some(Input::Nothing) => self.lines.ask(),
                    Some(asked) => self.ahead = Some(asked),
                },
            }
        }
    }

    fn next_heard(&self) -> Heard {
        self.heard.recv().expect("the host holds the worker, which holds a sender")
    }

    /// What a line asks for; `None` if the dialogue is to end.
    fn read(&mut self, line: Line) -> Option<Input> {
        self.lines.note();
        match line {
            Line::End => None,
            Line::TooLong => Some(Input::TooLong),
            Line::Text(text) => {
                let asked = self.vocabulary.read(&text);
                (asked != Input::Word(Word::Quit)).then_some(asked)
            }
        }
    }
}
