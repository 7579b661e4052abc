use std::time::Instant;

use super::notice::Notice;
use super::pace::Pace;
use super::typed::Typed;
use crate::game::ForfeitWay;
use crate::rules::Square;
use crate::session::{Command, Event, Message, Phase, Session};
use crate::text::key;
use crate::tui::desk::Desk;
use crate::tui::step::Step;

/// What is seen of the game on the table, by whichever screen: all that the session does not know.
#[derive(Debug)]
pub(crate) struct Scene {
    /// The square that Enter plays.
    pub(super) cursor: Square,
    /// What was typed of a square that is not the cursor's yet.
    pub(super) typed: Typed,
    /// The square that is played once it is confirmed.
    pub(super) armed: Option<Square>,
    pub(super) notice: Notice,
    /// What has nothing to do with the moves: it stands until a key is pressed.
    told: Vec<String>,
    pub(super) pace: Pace,
    /// The first row of the list of moves, where somebody has scrolled it.
    pub(super) scrolled: Option<usize>,
    /// Whether the board is looked at although the game is over.
    looking: bool,
}

impl Scene {
    /// The sight of a game that has just been put on the table.
    pub(crate) fn new(session: &Session) -> Self {
        let position = session.position();
        let cursor = position.legal_moves().first().unwrap_or(Square::D3);
        let game = session.game();
        let begun = game.has_begun() || game.record.plies() > 0;
        let notice = if begun { Notice::Nothing } else { Notice::Welcome };
        Self {
            cursor,
            typed: Typed::Nothing,
            armed: None,
            notice,
            told: Vec::new(),
            pace: Pace::default(),
            scrolled: None,
            looking: game.is_looked_at(),
        }
    }

    /// Whether something was typed of a square that is not the cursor's yet.
    pub(crate) fn is_typing(&self) -> bool {
        self.typed != Typed::Nothing
    }

    /// Tells something that has nothing to do with the moves.
    pub(crate) fn tell(&mut self, sentence: String) {
        self.told.push(sentence);
    }

    /// What is told that has nothing to do with the moves.
    pub(crate) fn told(&self) -> &[String] {
        &self.told
    }

    /// Puts away what was told, and says whether there was something.
    pub(crate) fn hush(&mut self) -> bool {
        !std::mem::take(&mut self.told).is_empty()
    }

    /// Why the game ended before its end on the board, if a side gave it up and that was seen here.
    pub(crate) fn why_given_up(&self) -> Option<&str> {
        match &self.notice {
            Notice::GaveUp { told, .. } => Some(told),
            _ => None,
        }
    }

    /// Whether the result is to be shown now: the game is over, its last move has been seen, and
    /// nobody asked to see the board.
    pub(crate) fn wants_result(&self, session: &Session) -> bool {
        session.phase() == Phase::Over && !self.looking && !self.pace.is_resting()
    }

    /// Stays at the board although the game is over, until somebody asks for the result.
    pub(crate) const fn look_at_board(&mut self) {
        self.looking = true;
    }

    /// Ends the look at the board.
    pub(super) const fn show_result(&mut self) -> Step {
        self.looking = false;
        Step::Draw
    }

    /// Carries out a command and shows what came of it.
    pub(crate) fn carry_out(&mut self, command: Command, desk: &mut Desk<'_>) -> Step {
        let events = desk.host.handle(command);
        self.show(&events, desk);
        Step::Draw
    }

    /// Takes a message of the worker's, at once or when the last move has been seen.
    pub(crate) fn receive(&mut self, message: Message, desk: &mut Desk<'_>) -> Step {
        match self.pace.hold(message) {
            None => Step::Stay,
            Some(message) => self.deliver(message, desk),
        }
    }

    /// Takes note of the time.
    pub(crate) fn tick(&mut self, desk: &mut Desk<'_>) -> Step {
        let turned = self.pace.tick(desk.turn.now());
        Step::draw_if(turned).and(self.release(desk))
    }

    /// Whether the engine on turn has answered, so that its clock stands until the answer is shown.
    pub(crate) fn holds_answer(&self, session: &Session) -> bool {
        session.phase() == Phase::Thinking && self.pace.holds_answer()
    }

    /// When [`Scene::tick`] is wanted.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        self.pace.deadline()
    }

    /// Delivers the messages that have waited long enough.
    pub(super) fn release(&mut self, desk: &mut Desk<'_>) -> Step {
        let messages = self.pace.released().into_iter();
        messages.fold(Step::Stay, |step, message| step.and(self.deliver(message, desk)))
    }

    fn deliver(&mut self, message: Message, desk: &mut Desk<'_>) -> Step {
        let events = desk.host.receive(message);
        self.show(&events, desk);
        match events[..] {
            [] => Step::Stay,
            [Event::Progressed] => Step::DrawSoon,
            _ => Step::Draw,
        }
    }

    /// Shows what has happened.
    pub(crate) fn show(&mut self, events: &[Event], desk: &mut Desk<'_>) {
        for event in events {
            self.show_one(event, desk);
        }
        if events.iter().any(|event| matches!(event, Event::Placed { .. } | Event::PlayedAgain)) {
            self.aim(desk.host.session());
        }
    }

    /// Moves the cursor, once a person is to move, from a square that can not be played to the
    /// nearest that can.
    fn aim(&mut self, session: &Session) {
        let legal = session.position().legal_moves();
        if session.phase() != Phase::Human || legal.has(self.cursor) {
            return;
        }
        let (file, rank) = (self.cursor.file(), self.cursor.rank());
        let distance = |square: &Square| {
            u32::from(square.file().abs_diff(file)).pow(2)
                + u32::from(square.rank().abs_diff(rank)).pow(2)
        };
        if let Some(square) = legal.squares().min_by_key(distance) {
            self.cursor = square;
        }
    }

    fn show_one(&mut self, event: &Event, desk: &mut Desk<'_>) {
        let session = desk.host.session();
        match *event {
            Event::Placed { by, square, flips } => {
                let engines_only = !session.game().seats.has_human();
                let now = desk.turn.now();
                self.pace.placed(square, flips, desk.look.animated, engines_only, now);
                self.notice = Notice::Placed { by, square, turned: flips.len(), passed: None };
                self.scrolled = None;
                self.looking = false;
            }
            Event::Passed { by, reason } => {
                self.notice = std::mem::take(&mut self.notice).and_passed(by, reason);
                if desk.look.pauses {
                    self.pace.wait_for_key();
                }
                desk.turn.ring();
            }
            Event::TakenBack => {
                self.pace.skip();
                self.go_to_last_choice(session);
                self.notice = Notice::Said(key!("game-taken-back"));
            }
            Event::PlayedAgain => self.notice = Notice::Said(key!("game-played-again")),
            Event::Paused => self.notice = Notice::Said(key!("game-paused")),
            Event::Refused(refusal) => self.notice = Notice::Refused(refusal),
            Event::EngineFailed(ref failure) => self.notice = Notice::Failed(failure.clone()),
            Event::FlagFell { by } => {
                self.pace.skip();
                self.notice = Notice::TimeUp(by);
                desk.turn.ring();
            }
            Event::Resigned { by } => {
                let told = desk.look.words(session.position().rules()).resigned(by, session.game());
                self.notice = Notice::GaveUp { by, way: ForfeitWay::Resigned, told };
                desk.turn.ring();
            }
            Event::Left { by, ref fault } => {
                let words = desk.look.words(session.position().rules());
                let told = words.left(fault, session.game());
                self.pace.skip();
                self.notice = Notice::GaveUp { by, way: ForfeitWay::Left, told };
                desk.turn.ring();
            }
            Event::Over => self.pace.ended(desk.look.animated, desk.turn.now()),
            Event::Changed | Event::Hinted | Event::Progressed => {}
        }
    }

    /// Puts the cursor where the move stood that was taken back.
    fn go_to_last_choice(&mut self, session: &Session) {
        self.looking = false;
        self.scrolled = None;
        let mut undone = session.game().record.undone().iter();
        if let Some(square) = undone.find_map(|turn| turn.action.square()) {
            self.cursor = square;
        }
    }
}
