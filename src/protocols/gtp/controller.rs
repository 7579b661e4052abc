use std::io;

use super::command::{self, COMMANDS, Command, Fault, one};
use super::framing::Asked;
use super::{file, shown};
use crate::analysis::best_moves;
use crate::formats::board;
use crate::protocols::Settings;
use crate::protocols::clocks::Clocks;
use crate::protocols::engine::{Engine, spelled};
use crate::protocols::line::Line;
use crate::rules::{Disc, Move, Position, Rules};
use crate::session::Failure;

/// The game that a client controls, and the engine behind it.
#[derive(Debug)]
pub(super) struct Controller {
    settings: Settings,
    engine: Engine,
    rules: Rules,
    line: Line,
    clocks: Clocks,
}

impl Controller {
    /// The usual start, with an engine.
    ///
    /// # Errors
    /// When the system has no thread left.
    pub(super) fn new(settings: Settings) -> io::Result<Self> {
        let rules = Rules::Othello;
        Ok(Self {
            engine: Engine::start(&settings)?,
            settings,
            rules,
            line: Line::new(Position::start(rules)),
            clocks: Clocks::default(),
        })
    }

    /// Carries out a command and gives back what to answer.
    pub(super) fn answer(&mut self, command: Command, asked: &Asked) -> Result<String, Fault> {
        let arguments = asked.arguments.as_str();
        match command {
            Command::ProtocolVersion => Ok("2".to_owned()),
            Command::Name => Ok("Otello".to_owned()),
            Command::Version => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            Command::Knows => Ok(Command::named(one(arguments)?).is_some().to_string()),
            Command::ListCommands => Ok(COMMANDS.map(|(name, _)| name).join("\n")),
            Command::ListGames => Ok(LISTED_GAMES.join("\n")),
            Command::SetGame => self.set_game(one(arguments)?),
            Command::BoardSize => self.board_size(one(arguments)?),
            Command::ClearBoard => Ok(self.restart(self.rules)),
            Command::Komi => komi(one(arguments)?),
            Command::Play => self.play(arguments),
            Command::GenMove => self.generate(command::side(one(arguments)?)?),
            Command::RegGenMove => self.suggest(command::side(one(arguments)?)?),
            Command::Undo => self.line.undo().then(String::new).ok_or(Fault::CannotUndo),
            Command::ShowBoard => Ok(shown::board(self.line.position())),
            Command::FinalScore => self.final_score(),
            Command::LoadSgf => self.load(arguments),
            Command::TimeSettings => self.set_clocks(arguments),
            Command::TimeLeft => self.tell_clock(arguments),
            Command::GameId => Ok(game_id(self.rules).to_owned()),
            Command::RulesBoard => Ok(shown::rows_from_the_bottom(self.line.position())),
            Command::RulesBoardSize => Ok("8".to_owned()),
            Command::LegalMoves => Ok(self.legal_moves()),
            Command::SideToMove => Ok(shown::side(self.line.on_move()).to_owned()),
            Command::FinalResult => Ok(self.final_score().unwrap_or_default()),
            Command::Analyze => self.analyze(arguments),
            Command::SetBoard => self.set_board(arguments),
            Command::Quit => Ok(String::new()),
        }
    }

    fn set_game(&mut self, name: &str) -> Result<String, Fault> {
        let known = GAMES.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        let (_, rules) = known.ok_or(Fault::UnknownGame)?;
        Ok(self.restart(rules))
    }

    fn board_size(&mut self, size: &str) -> Result<String, Fault> {
        match size.parse() {
            Ok(8) => Ok(self.restart(self.rules)),
            Ok(i64::MIN..) => Err(Fault::Size),
            Err(_) => Err(Fault::Syntax),
        }
    }

    fn restart(&mut self, rules: Rules) -> String {
        self.rules = rules;
        self.line = Line::new(Position::start(rules));
        self.clocks = self.clocks.restarted();
        String::new()
    }

    fn set_board(&mut self, text: &str) -> Result<String, Fault> {
        let position =
            board::parse(text, self.rules).map_err(|error| Fault::Board(flat(&error)))?;
        self.line = Line::new(position);
        Ok(String::new())
    }

    fn load(&mut self, arguments: &str) -> Result<String, Fault> {
        self.line = file::load(arguments)?;
        self.rules = self.line.position().rules();
        self.clocks = self.clocks.restarted();
        Ok(String::new())
    }

    fn play(&mut self, arguments: &str) -> Result<String, Fault> {
        let (by, action) = command::step(arguments)?;
        self.line.play(by, action)?;
        Ok(String::new())
    }

    fn generate(&mut self, by: Disc) -> Result<String, Fault> {
        let time = self.clocks.time(by);
        let settings = self.settings;
        let action = match self.turn_of(by)? {
            Turn::Pass => Move::Pass,
            Turn::Choice => {
                let limits = settings.limits(self.line.record(), time);
                let answer = self.engine.best(*self.line.position(), limits)?;
                self.clocks.spend(by, answer.report.elapsed);
                Move::Place(settings.choice(&answer, self.line.record()))
            }
        };
        self.line.play(by, action)?;
        Ok(spelled(action, "pass"))
    }

    /// What `genmove` would play without a clock, always the same in the same game.
    fn suggest(&mut self, by: Disc) -> Result<String, Fault> {
        let settings = Settings { seed: 0, ..self.settings };
        match self.turn_of(by)? {
            Turn::Pass => Ok(spelled(Move::Pass, "pass")),
            Turn::Choice => {
                let limits = settings.limits(self.line.record(), None);
                let answer = self.engine.best(*self.line.position(), limits)?;
                let square = settings.choice(&answer, self.line.record());
                Ok(spelled(Move::Place(square), "pass"))
            }
        }
    }

    /// What a side that is asked for a move has to say.
    fn turn_of(&self, by: Disc) -> Result<Turn, Fault> {
        if self.line.has_to_pass(by) {
            Ok(Turn::Pass)
        } else if self.line.position().to_move() == by {
            Ok(Turn::Choice)
        } else {
            Err(Fault::OutOfTurn)
        }
    }

    fn final_score(&self) -> Result<String, Fault> {
        let position = self.line.position();
        position.is_over().then(|| shown::score(position)).ok_or(Fault::NotOver)
    }

    fn set_clocks(&mut self, arguments: &str) -> Result<String, Fault> {
        let (main, period, stones) = command::terms(arguments)?;
        self.clocks = Clocks::set(main, period, stones);
        Ok(String::new())
    }

    fn tell_clock(&mut self, arguments: &str) -> Result<String, Fault> {
        let (side, time, stones) = command::time_left(arguments)?;
        self.clocks.left(side, time, stones);
        Ok(String::new())
    }

    /// The moves of the side on move: `pass` alone when it is stuck, nothing when the game is over.
    fn legal_moves(&self) -> String {
        match self.line.due_pass() {
            Some(_) => spelled(Move::Pass, "pass"),
            None => shown::moves(self.line.position().legal_moves().squares().map(Move::Place)),
        }
    }

    /// Values the moves of the side that can place a disc, the best so many if a number is given.
    fn analyze(&mut self, arguments: &str) -> Result<String, Fault> {
        let most = match arguments {
            "" => usize::MAX,
            number => number.parse().map_err(|_| Fault::Syntax)?,
        };
        if self.line.record().is_over() {
            return Ok(String::new());
        }
        let limits = self.settings.analysis_limits();
        let position = *self.line.position();
        let (valued, report) = best_moves(&position, &limits, most, &mut self.engine)?;
        Ok(shown::values(&valued, &report))
    }
}

/// What a side that is asked for a move can do.
enum Turn {
    Choice,
    Pass,
}

/// The games as they are listed. Quarry calls Othello Reversi and would take a game of that name for
/// Othello.
const LISTED_GAMES: [&str; 2] = ["Othello", "Reversi-1880s"];

/// The games under the names that they are asked for by.
const GAMES: [(&str, Rules); 3] =
    [("Othello", Rules::Othello), ("Reversi-1880s", Rules::Reversi), ("Reversi", Rules::Reversi)];

const fn game_id(rules: Rules) -> &'static str {
    match rules {
        Rules::Othello => "Othello",
        Rules::Reversi => "Reversi",
    }
}

/// Takes a number that means nothing here.
fn komi(text: &str) -> Result<String, Fault> {
    text.parse::<f64>().map(|_| String::new()).map_err(|_| Fault::Syntax)
}

/// A text on one line, fit for an answer.
fn flat(text: &impl ToString) -> String {
    let text = text.to_string();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl From<Failure> for Fault {
    fn from(failure: Failure) -> Self {
        Self::Engine(flat(&failure.text))
    }
}
