//! Another program at the table: what it is asked, and what becomes of its answers.

use std::time::Duration;

use super::{Event, Order, Phase, ProgramFault, ProgramRequest, Session};
use crate::engines::{Choice, EngineError, Pace, Question, Terms};
use crate::game::{Forfeit, ForfeitWay, Program, Seat};

impl Session {
    /// Whether another program is on turn.
    pub(super) fn program_to_move(&self) -> bool {
        self.game.seats.of(self.position().to_move()) == Seat::Program
    }

    /// Asks the program on turn for its move.
    pub(super) fn ask_program(&mut self) {
        let program = self.game.program.as_ref();
        let program = program.expect("a game with a program's seat says which program");
        let question = self.question(program);
        let command = program.command.clone();
        self.thought = None;
        self.generation += 1;
        let generation = self.generation;
        let request = ProgramRequest { generation, command, question };
        self.order(Order::AskProgram(Box::new(request)));
    }

    fn question(&self, program: &Program) -> Question {
        let game = &self.game;
        let turns = 0..game.record.turns().len();
        let took = match &game.times {
            Some(times) => turns.map(|index| times.took(index)).collect(),
            None => Vec::new(),
        };
        let pace = match (program.time, game.clock_setting()) {
            (Some(time), _) => Pace::Move(time),
            (None, Some(clock)) => Pace::Clock(clock),
            (None, None) => Pace::Own,
        };
        let clocks = game.clocks();
        let left = clocks.map(|clocks| clocks.left(self.position().to_move()));
        // Whose clock runs out has lost by that, before anybody is tired of waiting.
        let patience = left.map_or(program.patience, |left| left + OVERTIME);
        let terms = Terms { clocks, allowance: None, patience };
        Question { record: game.record.clone(), took, pace, terms }
    }

    /// Makes the move that the program on turn has decided on.
    pub(super) fn program_move(&mut self, choice: Choice) -> Vec<Event> {
        if self.phase != Phase::Thinking {
            return Vec::new();
        }
        match choice {
            Choice::Place { square, .. } => self.play(square),
            Choice::Resign => {
                let by = self.position().to_move();
                self.game.forfeit = Some(Forfeit { by, way: ForfeitWay::Resigned });
                self.end(Event::Resigned { by })
            }
        }
    }

    /// Ends the game, since the program on turn does not play on. One that cannot even be started,
    /// or is no engine, has done nothing wrong: the game waits for it.
    pub(super) fn program_left(&mut self, fault: ProgramFault) -> Vec<Event> {
        if self.phase != Phase::Thinking {
            return Vec::new();
        }
        let by = self.position().to_move();
        if matches!(
            fault.error(),
            EngineError::Start { .. } | EngineError::NotSpoken { .. } | EngineError::Spec(_)
        ) {
            self.phase = Phase::Failed;
            return vec![Event::Left { by, fault }];
        }
        self.game.forfeit = Some(Forfeit { by, way: ForfeitWay::Left });
        self.end(Event::Left { by, fault })
    }

    /// Calls the program at the table by its own name.
    pub(super) fn introduced(&mut self, command: &str, name: &str) -> Vec<Event> {
        let program = self.game.program.as_mut().filter(|program| program.command == command);
        let renamed = program.is_some_and(|program| program.rename(name));
        if renamed { vec![Event::Changed] } else { Vec::new() }
    }
}

/// How long a program is waited for beyond what its clock shows.
const OVERTIME: Duration = Duration::from_secs(10);
