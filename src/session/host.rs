use std::time::Duration;

use super::{Command, Dismissal, Event, Message, Order, Session, Worker};
use crate::game::Game;

/// A session with the worker that searches for it: what a front end holds.
#[derive(Debug)]
pub struct Host {
    session: Session,
    worker: Worker,
}

impl Host {
    /// A host over this game. Call [`Host::begin`] next.
    #[must_use]
    pub fn new(game: Game, worker: Worker) -> Self {
        Self { session: Session::new(game), worker }
    }

    /// Lets the engine think while a person does; see [`Session::let_ponder`].
    pub const fn let_ponder(&mut self, ponders: bool) {
        self.session.let_ponder(ponders);
    }

    /// What ends another program that plays, whatever else goes on.
    #[must_use]
    pub fn dismissal(&self) -> Dismissal {
        self.worker.dismissal()
    }

    /// The session, to look at.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Starts play; see [`Session::begin`].
    pub fn begin(&mut self) -> Vec<Event> {
        let program = self.session.game().program.as_ref();
        self.worker.prepare(program.map(|program| program.command.as_str()));
        let events = self.session.begin();
        self.carry_out(events)
    }

    /// Puts another game on the table and starts it. What was searched is stopped and forgotten.
    pub fn replace(&mut self, game: Game) -> Vec<Event> {
        self.worker.stop();
        self.session = self.session.succeeded_by(game);
        self.begin()
    }

    /// Lets time pass; see [`Session::pass_time`].
    pub fn pass_time(&mut self, time: Duration) -> Vec<Event> {
        let events = self.session.pass_time(time);
        self.carry_out(events)
    }

    /// Has another program that plays stand still while this process is stopped.
    pub fn stopping(&self) {
        self.worker.dismissal().hold();
    }

    /// Takes note that the process was stopped and goes on; see [`Session::resumed`]. `answered` is
    /// whether the answer of the engine on turn has come, and has not been handed in yet.
    pub fn resumed(&mut self, answered: bool) -> Vec<Event> {
        self.worker.dismissal().let_go();
        let events = if answered { Vec::new() } else { self.session.resumed() };
        self.carry_out(events)
    }

    /// Carries out a command.
    pub fn handle(&mut self, command: Command) -> Vec<Event> {
        let events = self.session.handle(command);
        self.carry_out(events)
    }

    /// Takes a message that the worker gave to its sink.
    pub fn receive(&mut self, message: Message) -> Vec<Event> {
        let events = self.session.receive(message);
        self.carry_out(events)
    }

    /// Has the worker do what the session wants done, and gives back what is to be shown.
    fn carry_out(&mut self, events: Vec<Event>) -> Vec<Event> {
        for order in self.session.take_orders() {
            match order {
                Order::Search(request) => self.worker.ask(request),
                Order::AskProgram(request) => self.worker.ask_program(request),
                Order::Recall(message) => self.worker.say(message),
                Order::Stop => self.worker.stop(),
            }
        }
        events
    }
}
