use std::time::Duration;

use super::pondering::Pondering;
use super::{
    Command, Event, Manner, Message, News, Order, PassReason, Refusal, Request, Task, hint_limits,
    limits, manner,
};
use crate::game::{Game, Record, Seat, Seats, Strength, Turn};
use crate::rules::{Bitboard, Disc, IllegalMove, Move, Position, Square};
use crate::search::{Answer, Candidate, Limits, Report, TimeLeft};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A person is to move.
    Human,
    /// The engine, or another program, is to move and thinks.
    Thinking,
    /// The game between engines was paused.
    Paused,
    /// The engine is to move and met a fault, or another program is and cannot be started.
    Failed,
    /// Nothing: neither side can move, or one has lost before that.
    Over,
}

/// The values of the legal moves of the present position, as far as they are known.
#[derive(Clone, Debug, PartialEq)]
pub struct Hints {
    /// Every legal move, best first; empty until the first depth is complete.
    pub candidates: Vec<Candidate>,
    /// How deep and how exact they are.
    pub report: Option<Report>,
    /// Whether the search for them has ended.
    pub done: bool,
}

/// What an engine knows of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The side that it thinks for: whose the value is.
    pub by: Disc,
    /// What it has found.
    pub report: Report,
}

/// What a move may cost until it has been written and shown.
const WRITING: Duration = Duration::from_millis(40);

/// A game being played: who is on turn, what the engine knows, what comes next.
///
/// Pure: time, threads and files are elsewhere. Call [`Session::begin`] once, then feed it commands
/// and the worker's messages.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) game: Game,
    pub(super) phase: Phase,
    /// Names the search that runs; an answer to another one is stale.
    pub(super) generation: u64,
    hints: Option<Hints>,
    pub(super) thought: Option<Thought>,
    /// Whether the search that was asked for last is bound by time.
    timed: bool,
    /// How the engine that searches will choose.
    pub(super) manner: Manner,
    /// Whether the engine thinks while a person does.
    pub(super) ponders: bool,
    pub(super) pondering: Option<Pondering>,
    /// What is to be done and was not taken out yet.
    orders: Vec<Order>,
}

impl Session {
    /// A session over a new game or one taken up again.
    #[must_use]
    pub fn new(game: Game) -> Self {
        Self {
            game,
            phase: Phase::Human,
            generation: 0,
            hints: None,
            thought: None,
            timed: false,
            manner: Manner::BEST,
            ponders: false,
            pondering: None,
            orders: Vec::new(),
        }
    }

    /// A session over another game, to which answers to this one's questions are stale.
    #[must_use]
    pub fn succeeded_by(&self, game: Game) -> Self {
        let (generation, ponders) = (self.generation + 1, self.ponders);
        Self { generation, ponders, ..Self::new(game) }
    }

    /// Takes out what is to be done, in its order.
    #[must_use]
    pub fn take_orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }

    pub(super) fn order(&mut self, order: Order) {
        self.orders.push(order);
    }

    /// Starts play: tells a pass that the position began with, and asks the engine if it is to move.
    pub fn begin(&mut self) -> Vec<Event> {
        let mut events = match self.game.record.turns() {
            [only] if only.action == Move::Pass => self.told(&[*only]),
            _ => Vec::new(),
        };
        self.next(&mut events);
        events
    }

    /// The game with all that is to be kept.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.record.position()
    }

    /// What the game waits for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The hints that were asked for in this position.
    #[must_use]
    pub const fn hints(&self) -> Option<&Hints> {
        self.hints.as_ref()
    }

    /// What the engine knew last: while it thinks, and of its last move afterwards.
    #[must_use]
    pub const fn thought(&self) -> Option<&Thought> {
        self.thought.as_ref()
    }

    /// The squares where the person on turn may place a disc; none while the engine is on turn.
    #[must_use]
    pub fn choices(&self) -> Bitboard {
        if self.phase == Phase::Human { self.position().legal_moves() } else { Bitboard::EMPTY }
    }

    /// The side whose clock runs: the one that is to move, unless the game is paused, over, or
    /// waits for an engine that failed.
    #[must_use]
    pub fn clock_runs_for(&self) -> Option<Disc> {
        let runs = matches!(self.phase, Phase::Human | Phase::Thinking);
        (runs && self.game.times.is_some()).then(|| self.position().to_move())
    }

    /// Lets time pass on the clock that runs. To be told before every command and message, and as
    /// soon as the time that is left has passed; what passes while the game is not on the table
    /// need not be told.
    pub fn pass_time(&mut self, time: Duration) -> Vec<Event> {
        let Some(by) = self.clock_runs_for() else { return Vec::new() };
        self.game.pass_time(time);
        if self.game.flag().is_none() {
            return Vec::new();
        }
        self.end(Event::FlagFell { by })
    }

    /// Takes note that the process was stopped and goes on. A search that is bound by time is begun
    /// anew, with what its clock shows: its time went on meanwhile.
    pub fn resumed(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        let thinks = self.phase == Phase::Thinking && !self.program_to_move();
        let ponders = self.pondering.as_ref().is_some_and(Pondering::is_searching);
        if self.timed && (thinks || ponders) {
            self.stop();
            self.next(&mut events);
        }
        events
    }

    /// Carries out a command.
    pub fn handle(&mut self, command: Command) -> Vec<Event> {
        match command {
            Command::Place(square) => self.place(square),
            Command::Pass => refused(Refusal::Illegal(self.pass_refusal())),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Hint => self.hint(),
            Command::HideHints => self.hide_hints(),
            Command::MoveNow => self.move_now(),
            Command::Cancel => self.cancel(),
            Command::Continue => self.resume(),
            Command::SwapSides => self.reseat(self.game.seats.swapped()),
            Command::SetStrength(strength) => self.set_strength(strength),
            Command::TurnBoard => {
                self.game.turned = !self.game.turned;
                vec![Event::Changed]
            }
        }
    }

    /// Takes a message of the worker's; one that answers an earlier question is dropped.
    pub fn receive(&mut self, message: Message) -> Vec<Event> {
        if let News::Introduced { command, name } = &message.news {
            return self.introduced(command, name);
        }
        if message.generation != self.generation {
            return Vec::new();
        }
        if self.pondering.is_some() {
            return self.pondered(message.news);
        }
        match message.news {
            News::Progress(report) => {
                self.think(report);
                vec![Event::Progressed]
            }
            News::Hints { candidates, report, done } => {
                let report = Some(report);
                self.hints = self.hints.take().map(|_| Hints { candidates, report, done });
                vec![Event::Hinted]
            }
            News::Answer(answer) => self.engine_move(answer),
            News::Chosen(choice) => self.program_move(choice),
            News::Left(fault) => self.program_left(fault),
            News::Introduced { .. } | News::Worth(_) | News::GivenUp => Vec::new(),
            News::Failed(failure) => {
                if self.phase == Phase::Thinking {
                    self.phase = Phase::Failed;
                }
                self.hints = None;
                vec![Event::EngineFailed(failure)]
            }
        }
    }

    fn place(&mut self, square: Square) -> Vec<Event> {
        match self.phase {
            Phase::Human => self.play(square),
            Phase::Over => refused(Refusal::Illegal(IllegalMove::GameOver)),
            Phase::Thinking | Phase::Paused | Phase::Failed => refused(Refusal::EngineToMove),
        }
    }

    fn engine_move(&mut self, answer: Answer) -> Vec<Event> {
        if self.phase != Phase::Thinking {
            return Vec::new();
        }
        let square = self.manner.choose(&answer, self.game.seed, self.game.record.plies());
        self.think(report_of(answer, square));
        self.play(square)
    }

    /// Keeps what the engine knows of the position on the board.
    pub(super) fn think(&mut self, report: Report) {
        self.thought = Some(Thought { by: self.position().to_move(), report });
    }

    pub(super) fn play(&mut self, square: Square) -> Vec<Event> {
        match self.game.play(Move::Place(square)) {
            Err(illegal) => refused(Refusal::Illegal(illegal)),
            Ok(turns) => {
                let turns = turns.to_vec();
                let pondering = self.take_pondering(square);
                let mut events = Vec::new();
                if pondering.is_none() {
                    self.stop();
                }
                events.extend(self.told(&turns));
                match pondering {
                    Some(pondering) => self.go_on_from(pondering),
                    None => self.next(&mut events),
                }
                events
            }
        }
    }

    fn undo(&mut self) -> Vec<Event> {
        let seats = self.game.seats;
        if !self.game.undo(|disc| seats.is_human(disc)) {
            return refused(Refusal::NothingToUndo);
        }
        // Who only looks at a game of others takes nothing back.
        self.game.assisted |= self.game.is_played_here();
        self.moved_in_line(Event::TakenBack)
    }

    fn redo(&mut self) -> Vec<Event> {
        let seats = self.game.seats;
        if self.game.redo(|disc| seats.is_human(disc)).is_empty() {
            return refused(Refusal::NothingToRedo);
        }
        self.moved_in_line(Event::PlayedAgain)
    }

    fn moved_in_line(&mut self, event: Event) -> Vec<Event> {
        let mut events = Vec::new();
        self.stop();
        self.thought = None;
        events.push(event);
        self.next(&mut events);
        events
    }

    fn hint(&mut self) -> Vec<Event> {
        match self.phase {
            Phase::Over => return refused(Refusal::Illegal(IllegalMove::GameOver)),
            Phase::Thinking | Phase::Paused | Phase::Failed => {
                return refused(Refusal::EngineToMove);
            }
            Phase::Human => {}
        }
        let mut events = Vec::new();
        self.stop();
        self.game.assisted = true;
        self.hints = Some(Hints { candidates: Vec::new(), report: None, done: false });
        events.push(Event::Hinted);
        self.search(Task::Hints, hint_limits());
        events
    }

    fn hide_hints(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        if self.hints.is_some() {
            self.stop();
            events.push(Event::Hinted);
        }
        events
    }

    fn move_now(&mut self) -> Vec<Event> {
        match self.phase {
            Phase::Thinking if self.program_to_move() => refused(Refusal::CannotHurry),
            Phase::Thinking => {
                self.order(Order::Stop);
                Vec::new()
            }
            Phase::Failed => {
                let mut events = Vec::new();
                self.next(&mut events);
                events
            }
            Phase::Human | Phase::Paused | Phase::Over if self.game.seats.is_two_players() => {
                refused(Refusal::NoEnginePlays)
            }
            Phase::Human | Phase::Paused | Phase::Over => refused(Refusal::NoEngine),
        }
    }

    fn cancel(&mut self) -> Vec<Event> {
        match self.phase {
            Phase::Thinking | Phase::Failed if self.game.seats.has_human() => self.undo(),
            Phase::Thinking | Phase::Failed => {
                let mut events = Vec::new();
                self.stop();
                self.phase = Phase::Paused;
                events.push(Event::Paused);
                events
            }
            Phase::Human => self.hide_hints(),
            Phase::Paused | Phase::Over => Vec::new(),
        }
    }

    fn resume(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        if self.phase == Phase::Paused {
            events.push(Event::Changed);
            self.next(&mut events);
        }
        events
    }

    fn set_strength(&mut self, strength: Strength) -> Vec<Event> {
        if self.game.seats.has_program() {
            return refused(Refusal::StrengthOfItsOwn);
        }
        if self.game.seats.strength().is_none() {
            return refused(Refusal::NoEnginePlays);
        }
        self.reseat(self.game.seats.with_strength(strength))
    }

    fn reseat(&mut self, seats: Seats) -> Vec<Event> {
        self.game.seats = seats;
        if self.phase == Phase::Paused {
            return vec![Event::Changed];
        }
        self.moved_in_line(Event::Changed)
    }

    /// Decides whose turn it is, and asks the engine if it is the engine's.
    fn next(&mut self, events: &mut Vec<Event>) {
        if self.game.is_over() {
            self.phase = Phase::Over;
            events.push(Event::Over);
            return;
        }
        match self.game.seats.of(self.position().to_move()) {
            Seat::Human => {
                self.phase = Phase::Human;
                self.ponder();
            }
            Seat::Engine(strength) => {
                self.phase = Phase::Thinking;
                let limits =
                    limits(strength, &self.game.record, self.time_left(self.position().to_move()));
                self.manner = manner(strength, &self.game.record);
                self.search(Task::Move, limits);
            }
            Seat::Program => {
                self.phase = Phase::Thinking;
                self.ask_program();
            }
        }
    }

    /// What a side's clock shows, for its search.
    pub(super) fn time_left(&self, disc: Disc) -> Option<TimeLeft> {
        let clocks = self.game.clocks()?;
        let left = clocks.left(disc);
        let own_moves = u32::from(self.position().empties().len() as u8 / 2 + 1);
        // A front end writes the game after every move, which may take its disk a while.
        let overhead = (left / (4 * own_moves)).clamp(TimeLeft::OVERHEAD, WRITING);
        Some(TimeLeft { overhead, ..TimeLeft::to_the_end(left, clocks.setting().increment()) })
    }

    fn search(&mut self, task: Task, limits: Limits) {
        self.thought = None;
        self.request(task, *self.position(), limits);
    }

    /// Ends the game with what has just happened.
    pub(super) fn end(&mut self, event: Event) -> Vec<Event> {
        let mut events = Vec::new();
        self.stop();
        self.phase = Phase::Over;
        events.extend([event, Event::Over]);
        events
    }

    pub(super) fn request(&mut self, task: Task, position: Position, limits: Limits) {
        self.generation += 1;
        self.timed = limits.time.is_some();
        let generation = self.generation;
        self.order(Order::Search(Request { generation, task, position, limits }));
    }

    /// Stops whatever is searched and forgets it, hints and what was pondered too.
    fn stop(&mut self) {
        let pondered = self.pondering.take().is_some();
        let searching = self.phase == Phase::Thinking || self.hints.is_some() || pondered;
        self.generation += 1;
        self.hints = None;
        if searching {
            self.order(Order::Stop);
        }
    }

    /// The events that tell these turns, the last of the line so far.
    fn told(&self, turns: &[Turn]) -> Vec<Event> {
        let first = self.game.record.turns().len() - turns.len();
        let events = turns.iter().zip(first..).map(|(turn, index)| match turn.action {
            Move::Place(square) => Event::Placed { by: turn.by, square, flips: turn.flips },
            Move::Pass => Event::Passed {
                by: turn.by,
                reason: PassReason::of(turn.by, self.game.record.position_before(index)),
            },
        });
        events.collect()
    }

    fn pass_refusal(&self) -> IllegalMove {
        if self.phase == Phase::Over { IllegalMove::GameOver } else { IllegalMove::PassNotForced }
    }
}

impl PassReason {
    /// Why this side had to pass in this position.
    #[must_use]
    pub fn of(by: Disc, position: &Position) -> Self {
        match position.supply() {
            Some(supply) if supply.of(by) == 0 => Self::NoDiscsLeft,
            _ => Self::NoMove,
        }
    }

    /// Why the side that took the turn with this index had to pass.
    #[must_use]
    pub fn in_record(record: &Record, index: usize) -> Self {
        Self::of(record.turns()[index].by, record.position_before(index))
    }
}

/// What is known of the move that was chosen, which need not be the best one.
fn report_of(answer: Answer, square: Square) -> Report {
    let Answer { candidates, mut report, .. } = answer;
    let played = Move::Place(square);
    if report.line.first() != Some(&played) {
        let chosen = candidates.iter().find(|candidate| candidate.square == square);
        report.value = chosen.map_or(report.value, |candidate| candidate.value);
        report.line = vec![played];
    }
    report
}

fn refused(refusal: Refusal) -> Vec<Event> {
    vec![Event::Refused(refusal)]
}
