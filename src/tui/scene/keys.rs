use ratatui::layout::Position as Place;

use super::Scene;
use super::notice::Notice;
use super::typed::Typed;
use crate::formats::keyed;
use crate::rules::Square;
use crate::session::{Command, Phase, Refusal};
use crate::table::changed;
use crate::text::key;
use crate::tui::desk::Desk;
use crate::tui::glyphs::Glyphs;
use crate::tui::screens::Act;
use crate::tui::step::Step;

impl Scene {
    /// Carries out what a key asks for. It means what it meant in the picture that the player saw: an
    /// answer of the engine that has been waiting is shown only afterwards.
    pub(crate) fn act(&mut self, act: Act, desk: &mut Desk<'_>) -> Step {
        let aims = matches!(act, Act::Cursor(..) | Act::Erase | Act::TakeBack | Act::Pause);
        let read = self.has_been_read(aims);
        if act != Act::Play {
            self.armed = None;
        }
        let step = self.do_act(act, desk);
        self.follow_key(read, step, desk)
    }

    /// Takes a typed character: of a square's name, or of none.
    pub(crate) fn type_character(&mut self, character: char, desk: &mut Desk<'_>) -> Step {
        let read = self.has_been_read(true);
        self.armed = None;
        let begins = desk.look.vim && self.typed == Typed::Nothing;
        let step = match keyed::latin(character).to_ascii_lowercase() {
            ':' if begins => {
                self.typed = Typed::Begun;
                Step::Draw
            }
            'a'..='z' | '0'..='9' if begins => self.type_stranger(character),
            file @ 'a'..='h' => self.type_file(file as u8 - b'a'),
            rank @ '1'..='8' => self.type_rank(rank as u8 - b'1'),
            // A mark that the keyboard sends behind its letter counts as one.
            other if other.is_alphanumeric() || !(other.is_ascii() || other.is_whitespace()) => {
                self.type_stranger(character)
            }
            _ => Step::Stay,
        };
        self.follow_key(read, step, desk)
    }

    /// Takes a click.
    pub(crate) fn click(&mut self, place: Place, desk: &mut Desk<'_>) -> Step {
        let step = match desk.places.grid.and_then(|grid| grid.square_at(place)) {
            None => Step::Stay,
            Some(square) => {
                self.hush();
                self.typed.clear();
                self.cursor = square;
                self.choose(desk)
            }
        };
        self.pace_after_key(desk, step)
    }

    fn follow_key(&mut self, read: bool, step: Step, desk: &mut Desk<'_>) -> Step {
        let step = step.and(Step::draw_if(read));
        self.pace_after_key(desk, step)
    }

    /// What was still to be seen of the moves before a key is skipped, unless the key itself made
    /// a move.
    fn pace_after_key(&mut self, desk: &mut Desk<'_>, step: Step) -> Step {
        if self.pace.is_of(desk.turn.now()) {
            return step;
        }
        let was_busy = self.pace.is_busy();
        self.pace.skip();
        let released = self.release(desk);
        step.and(Step::draw_if(was_busy)).and(released)
    }

    /// Puts away what was told before this key, and what it does not ask for any more if it `aims` at
    /// a square. Returns whether that is seen.
    fn has_been_read(&mut self, aims: bool) -> bool {
        let answers =
            matches!(self.notice, Notice::Refused(_) | Notice::WantsRank(_) | Notice::NoSquare(_));
        let answered = aims && answers;
        if answered {
            self.notice = Notice::Nothing;
        }
        self.hush() || answered
    }

    fn do_act(&mut self, act: Act, desk: &mut Desk<'_>) -> Step {
        match act {
            Act::Cursor(columns, rows) => self.go(columns, rows, desk),
            Act::Erase => self.erase(),
            Act::Play | Act::GoOn | Act::Result => self.choose(desk),
            Act::TakeBack | Act::Pause => self.escape(desk),
            Act::Undo => self.carry_out(Command::Undo, desk),
            Act::Redo => self.carry_out(Command::Redo, desk),
            Act::Hint | Act::HideHints => self.hints(desk),
            Act::MoveNow | Act::Again => self.carry_out(Command::MoveNow, desk),
            Act::Swap => self.swap(desk),
            Act::Strength(by) => self.strength(by, desk),
            Act::Turn => self.carry_out(Command::TurnBoard, desk),
            Act::Shape => self.shape(desk),
            Act::Page(by) => {
                let rows = desk.places.moves_room.max(1) as isize;
                self.scroll(-isize::from(by) * rows, desk)
            }
            // What the screen does itself.
            Act::Square
            | Act::New
            | Act::Menu
            | Act::Settings
            | Act::Help
            | Act::Quit
            | Act::Leave => Step::Stay,
        }
    }

    /// One step as it is seen, on a turned board too.
    fn go(&mut self, columns: i8, rows: i8, desk: &Desk<'_>) -> Step {
        let turned = desk.host.session().game().turned;
        let (columns, rows) = if turned { (-columns, -rows) } else { (columns, rows) };
        let step = |at: u8, by: i8| at.saturating_add_signed(by).min(7);
        self.cursor = Square::at(step(self.cursor.file(), columns), step(self.cursor.rank(), rows));
        self.typed.clear();
        Step::Draw
    }

    fn type_file(&mut self, file: u8) -> Step {
        self.typed = Typed::File(file);
        Step::Draw
    }

    fn type_rank(&mut self, rank: u8) -> Step {
        let file = match self.typed {
            Typed::Nothing | Typed::Begun => self.cursor.file(),
            Typed::File(file) => file,
            Typed::NoSquare(_) => return self.type_stranger(char::from(b'1' + rank)),
        };
        self.typed.clear();
        self.cursor = Square::at(file, rank);
        Step::Draw
    }

    fn type_stranger(&mut self, character: char) -> Step {
        self.typed = std::mem::take(&mut self.typed).and_stranger(character);
        self.refuse_typed()
    }

    /// Says why what was typed is not played.
    fn refuse_typed(&mut self) -> Step {
        self.notice = match &self.typed {
            Typed::Nothing | Typed::Begun => return Step::Stay,
            Typed::File(file) => Notice::WantsRank(*file),
            Typed::NoSquare(text) => Notice::NoSquare(text.clone()),
        };
        Step::Draw
    }

    fn erase(&mut self) -> Step {
        Step::draw_if(self.typed.clear())
    }

    /// Plays the square of the cursor, or goes on.
    fn choose(&mut self, desk: &mut Desk<'_>) -> Step {
        if self.pace.waits_for_key() {
            self.pace.skip();
            return Step::Draw;
        }
        match desk.host.session().phase() {
            Phase::Paused => {
                self.notice = Notice::Nothing;
                self.carry_out(Command::Continue, desk)
            }
            Phase::Over => self.show_result(),
            Phase::Human | Phase::Thinking | Phase::Failed => match self.typed {
                Typed::Nothing if self.wants_confirmation(desk) => {
                    self.armed = Some(self.cursor);
                    self.notice = Notice::Confirm(self.cursor);
                    Step::Draw
                }
                Typed::Nothing => {
                    self.armed = None;
                    self.carry_out(Command::Place(self.cursor), desk)
                }
                Typed::Begun => Step::draw_if(self.typed.clear()),
                Typed::File(_) => self.refuse_typed(),
                Typed::NoSquare(_) => {
                    let step = self.refuse_typed();
                    // From now on the cursor's square is offered again.
                    self.typed.clear();
                    step
                }
            },
        }
    }

    /// Whether the square of the cursor could be played, and has to be confirmed first.
    fn wants_confirmation(&self, desk: &Desk<'_>) -> bool {
        let legal = desk.host.session().choices().has(self.cursor);
        desk.look.confirms && legal && self.armed != Some(self.cursor)
    }

    fn escape(&mut self, desk: &mut Desk<'_>) -> Step {
        if self.typed.clear() {
            return Step::Draw;
        }
        match desk.host.session().phase() {
            Phase::Thinking | Phase::Failed => self.carry_out(Command::Cancel, desk),
            Phase::Over => self.show_result(),
            Phase::Human if desk.host.session().hints().is_some() => self.hints(desk),
            Phase::Human | Phase::Paused => Step::Stay,
        }
    }

    fn hints(&mut self, desk: &mut Desk<'_>) -> Step {
        let (command, notice) = if desk.host.session().hints().is_some() {
            (Command::HideHints, key!("game-hints-hidden"))
        } else {
            (Command::Hint, key!("game-hints-shown"))
        };
        self.notice = Notice::Said(notice);
        self.carry_out(command, desk)
    }

    fn swap(&mut self, desk: &mut Desk<'_>) -> Step {
        let session = desk.host.session();
        let Some(human) = session.game().seats.only_human() else { return Step::Stay };
        if session.phase() == Phase::Over {
            return Step::Stay;
        }
        self.notice = Notice::Swapped(!human);
        self.carry_out(Command::SwapSides, desk)
    }

    fn strength(&mut self, by: i8, desk: &mut Desk<'_>) -> Step {
        let Some(strength) = desk.host.session().game().seats.strength() else {
            let program = desk.host.session().game().seats.has_program();
            let why = if program { Refusal::StrengthOfItsOwn } else { Refusal::NoEnginePlays };
            self.notice = Notice::Refused(why);
            return Step::Draw;
        };
        let strength = changed(strength, by);
        self.notice = Notice::Strength(strength);
        self.carry_out(Command::SetStrength(strength), desk)
    }

    fn shape(&mut self, desk: &mut Desk<'_>) -> Step {
        if desk.look.palette.mono {
            return Step::Stay;
        }
        desk.look.glyphs = desk.look.glyphs.next();
        self.notice = Notice::Said(match desk.look.glyphs {
            Glyphs::Block => key!("game-shape-block"),
            Glyphs::Round => key!("game-shape-round"),
            Glyphs::Letters => key!("game-shape-letters"),
        });
        Step::Draw
    }

    /// Scrolls the list of moves back by rows.
    pub(crate) fn scroll(&mut self, rows: isize, desk: &Desk<'_>) -> Step {
        let first = desk.places.moves_first;
        let next = first.saturating_add_signed(-rows).min(desk.places.moves_hidden);
        self.scrolled = Some(next);
        Step::draw_if(next != first)
    }
}
