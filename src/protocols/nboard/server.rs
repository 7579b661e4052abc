use std::io::{self, BufRead, Write};
use std::time::Duration;

use super::command::{Command, Pace};
use super::game::read_game;
use super::inbox::{Happening, Inbox};
use super::searching::{HEARTBEAT, Purpose, Searching};
use super::shown;
use crate::game::Strength;
use crate::protocols::Settings;
use crate::protocols::clocks::Clocks;
use crate::protocols::input::InputLine;
use crate::protocols::line::Line;
use crate::rules::{Disc, Move, Position, Rules};
use crate::search::{Answer, Limits, Report, TimeLeft};
use crate::session::{Message, News, Request, Task, Worker};

/// Carries out the commands of `input` until `quit` or its end; the search that runs at the end is
/// finished and told.
///
/// A thread reads ahead by a few lines. It stays behind when the input does not end.
///
/// # Errors
/// When there is no thread to search on, the input cannot be read or a line not be written. A closed pipe is told as
/// [`io::ErrorKind::BrokenPipe`].
pub fn serve(
    settings: Settings,
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
) -> io::Result<()> {
    let (inbox, sender) = Inbox::open(input)?;
    let worker = Worker::start(settings.resources, settings.faulty, move |message| {
        // Nobody listens any more when the protocol has ended.
        let _ = sender.send(Happening::Search(message));
    })?;
    let server = Server {
        output,
        settings,
        worker,
        inbox,
        generation: 0,
        line: Line::new(Position::start(Rules::Othello)),
        depth: None,
        pace: Pace::Unbound,
        clocks: Clocks::default(),
        searching: None,
    };
    server.run()
}

/// What the client told, and the search that it asked for.
pub(super) struct Server<'a, W> {
    output: &'a mut W,
    settings: Settings,
    worker: Worker,
    inbox: Inbox,
    /// Names the search that runs.
    generation: u64,
    pub(super) line: Line,
    depth: Option<u8>,
    pace: Pace,
    clocks: Clocks,
    pub(super) searching: Option<Searching>,
}

impl<W: Write> Server<'_, W> {
    fn run(mut self) -> io::Result<()> {
        let mut ended = None;
        loop {
            if self.searching.is_none()
                && let Some(end) = ended
            {
                return end;
            }
            match self.inbox.next_within(HEARTBEAT) {
                None => self.beat()?,
                Some(Happening::Search(message)) => self.receive(message)?,
                Some(Happening::End(end)) => ended = Some(end),
                Some(Happening::Line(line)) => {
                    if !self.obey(&line)? {
                        return Ok(());
                    }
                    self.inbox.permit_line();
                }
            }
        }
    }

    /// Stops the search, carries out a line, and says whether to go on.
    fn obey(&mut self, line: &InputLine) -> io::Result<bool> {
        let command = if line.cut { Command::Ignored } else { Command::read(&line.text) };
        self.interrupt(command)?;
        match command {
            Command::NBoard => self.say("set myname Otello")?,
            Command::Depth(depth) => self.depth = Some(depth),
            Command::Game(text) => self.set_game(text)?,
            Command::Pace(pace) => self.set_pace(pace),
            Command::Move(action) => self.take(action)?,
            Command::Hint(most) => self.hint(most)?,
            Command::Go => self.go()?,
            Command::Ping(number) => self.say(&format!("pong {number}"))?,
            Command::Learn => self.say("learned")?,
            Command::Analyze => self.analyze()?,
            Command::Quit => return Ok(false),
            Command::Ignored => {}
        }
        Ok(true)
    }

    /// Ends the search that runs because of this command.
    fn interrupt(&mut self, command: Command<'_>) -> io::Result<()> {
        if let Some(searching) = &mut self.searching {
            searching.stopped = true;
            searching.outdated = command.outdates_results();
            self.worker.stop();
        }
        while self.searching.is_some() {
            let message = self.inbox.next_message();
            self.receive(message)?;
        }
        Ok(())
    }

    /// Takes over a game; one that cannot be read changes nothing.
    fn set_game(&mut self, text: &str) -> io::Result<()> {
        match read_game(text) {
            Ok(line) => self.line = line,
            Err(error) => return self.say(&shown::status(&error)),
        }
        self.clocks = self.clocks.restarted();
        Ok(())
    }

    fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
        self.clocks = match pace {
            Pace::Game(clock) => Clocks::set(clock.main(), clock.increment(), 0),
            Pace::Unbound | Pace::Move(_) => Clocks::default(),
        };
    }

    fn take(&mut self, action: Move) -> io::Result<()> {
        let by = match action {
            Move::Pass => self.line.on_move(),
            Move::Place(_) => self.line.position().to_move(),
        };
        match self.line.play(by, action) {
            Ok(()) => Ok(()),
            Err(refused) => self.say(&shown::status(&refused)),
        }
    }

    fn go(&mut self) -> io::Result<()> {
        let position = *self.line.position();
        if position.is_over() {
            let value = Some(shown::final_value(&position));
            return self.say(&shown::played(Move::Pass, value, Duration::ZERO));
        }
        if self.line.due_pass().is_some() {
            return self.say(&shown::played(Move::Pass, None, Duration::ZERO));
        }
        let time = self.time(position.to_move());
        let limits = self.playing().limits(self.line.record(), time);
        self.say("status Thinking")?;
        self.searching = Some(Searching::new(Purpose::Go(position.to_move()), limits.clone()));
        self.ask(Task::Move, position, limits);
        Ok(())
    }

    fn hint(&mut self, most: usize) -> io::Result<()> {
        if self.line.record().is_over() {
            return self.say("status");
        }
        let limits = self.playing().analysis_limits();
        let task = if self.line.due_pass().is_some() { Task::Value } else { Task::Hints };
        self.say("status Analyzing")?;
        self.searching = Some(Searching::new(Purpose::Hint(most), limits.clone()));
        self.ask(task, *self.line.position(), limits);
        Ok(())
    }

    /// How the engine plays now: the client's depth, within the time that the player set.
    pub(super) fn playing(&self) -> Settings {
        let strength = self.depth.map_or(self.settings.strength, Strength::Depth);
        Settings { strength, ..self.settings }
    }

    /// The time that there is for a move of this side.
    fn time(&self, side: Disc) -> Option<TimeLeft> {
        match (self.pace, self.settings.strength) {
            (Pace::Game(_), _) => self.clocks.time(side),
            (Pace::Move(time), _) | (Pace::Unbound, Strength::Time(time)) => {
                Some(TimeLeft::for_moves(time, 1))
            }
            (Pace::Unbound, _) => None,
        }
    }

    pub(super) fn ask(&mut self, task: Task, position: Position, limits: Limits) {
        self.generation += 1;
        self.worker.ask(Request { generation: self.generation, task, position, limits });
    }

    fn receive(&mut self, Message { generation, news }: Message) -> io::Result<()> {
        let Some(searching) = self.searching.as_mut().filter(|_| generation == self.generation)
        else {
            return Ok(());
        };
        let (purpose, told) = (searching.purpose.clone(), !searching.outdated);
        match news {
            News::Progress(report) => {
                searching.note(&report);
                Ok(())
            }
            News::Hints { done: true, .. } | News::GivenUp => self.finish(),
            News::Hints { candidates, report, done: false } => {
                searching.note(&report);
                let Purpose::Hint(most) = purpose else { return Ok(()) };
                let shown = shown::values(&candidates[..most.min(candidates.len())], &report);
                if told { self.say(&shown.join("\n")) } else { Ok(()) }
            }
            News::Answer(answer) => self.answer(&purpose, &answer),
            News::Worth(report) => self.valued(purpose, report),
            // No other program plays here.
            News::Chosen(_) | News::Left(_) | News::Introduced { .. } => Ok(()),
            News::Failed(failure) => {
                if searching.repeated || searching.stopped {
                    self.say(&shown::status(&format!("The engine failed: {}", failure.text)))?;
                    self.finish()
                } else {
                    searching.repeated = true;
                    self.repeat(purpose)
                }
            }
        }
    }

    fn answer(&mut self, purpose: &Purpose, answer: &Answer) -> io::Result<()> {
        let Some(searching) = &mut self.searching else { return Ok(()) };
        searching.note(&answer.report);
        let told = !searching.outdated;
        let Purpose::Go(by) = *purpose else { return self.finish() };
        self.clocks.spend(by, answer.report.elapsed);
        let square = self.playing().choice(answer, self.line.record());
        self.finish()?;
        if told { self.say(&shown::found(answer, Move::Place(square))) } else { Ok(()) }
    }

    /// Takes what a position is worth.
    fn valued(&mut self, purpose: Purpose, report: Report) -> io::Result<()> {
        let Some(searching) = &mut self.searching else { return Ok(()) };
        searching.note(&report);
        match purpose {
            Purpose::Analysis(analysis) if !searching.stopped => {
                let next = self.tell_analysis(analysis, report)?;
                self.analyze_position(next)
            }
            Purpose::Hint(_) if !searching.outdated => {
                self.say(&shown::value_of_pass(&report))?;
                self.finish()
            }
            Purpose::Go(_) | Purpose::Hint(_) | Purpose::Analysis(_) => self.finish(),
        }
    }

    /// Asks again what met a fault.
    fn repeat(&mut self, purpose: Purpose) -> io::Result<()> {
        let Some(searching) = &self.searching else { return Ok(()) };
        let limits = searching.limits.clone();
        let position = *self.line.position();
        match purpose {
            Purpose::Analysis(analysis) => return self.analyze_position(analysis),
            Purpose::Hint(_) if self.line.due_pass().is_none() => {
                self.ask(Task::Hints, position, limits);
            }
            Purpose::Hint(_) => self.ask(Task::Value, position, limits),
            Purpose::Go(_) => self.ask(Task::Move, position, limits),
        }
        Ok(())
    }

    /// Ends the search with its statistics and an empty status.
    pub(super) fn finish(&mut self) -> io::Result<()> {
        self.tell_statistics()?;
        self.searching = None;
        self.say("status")
    }

    fn beat(&mut self) -> io::Result<()> {
        if let Some(searching) = &mut self.searching {
            searching.beat();
        }
        self.tell_statistics()
    }

    fn tell_statistics(&mut self) -> io::Result<()> {
        let statistics = self.searching.as_ref().and_then(Searching::statistics);
        statistics.map_or(Ok(()), |line| self.say(&line))
    }

    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }
}
