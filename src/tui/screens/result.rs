//! How a game ended.

use std::time::{Duration, Instant};

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Place, Rect};

use super::{Desk, GameScreen, Places, Step, sheet};
use crate::formats::transcript;
use crate::game::{Forfeit, ForfeitWay, Game, Record};
use crate::rules::{Move, Outcome};
use crate::session::{Command, Session};
use crate::text::{key, say};
use crate::tui::bindings::Situation;
use crate::tui::keymap::Action;
use crate::tui::layout::Layout;
use crate::tui::look::Look;
use crate::tui::widgets::{Entry, List, Prose, wrap};

/// An entry of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Rematch,
    Swapped,
    Board,
    Copy,
    Keep,
    Menu,
    Quit,
}

/// The result of the game on the table, over its board.
#[derive(Debug)]
pub(crate) struct ResultScreen {
    /// The game's screen, to go back to.
    pub(crate) game: GameScreen,
    chosen: Row,
    copied: bool,
    /// Whether nobody asked for it just now.
    by_itself: bool,
    /// When it was drawn first.
    seen: Option<Instant>,
}

/// How long it takes to see that the screen has changed by itself.
const GRACE: Duration = Duration::from_millis(400);

impl ResultScreen {
    /// The result of the game on this screen; `by_itself` if nobody asked for it just now.
    pub(crate) fn new(game: GameScreen, by_itself: bool, played: &Game) -> Self {
        let chosen = Self::rows(played)[0];
        Self { game, chosen, copied: false, by_itself, seen: None }
    }

    /// Takes note that it is drawn: before that, nobody can have answered it.
    pub(crate) fn note_seen(&mut self, now: Instant) {
        self.seen.get_or_insert(now);
    }

    /// Whether a key or a click can have been meant for it, and not for the board.
    fn is_meant(&self, now: Instant) -> bool {
        let grace = if self.by_itself { GRACE } else { Duration::ZERO };
        self.seen.is_some_and(|seen| seen + grace <= now)
    }

    fn rows(game: &Game) -> Vec<Row> {
        if game.is_looked_at() {
            return vec![Row::Board, Row::Keep, Row::Copy, Row::Menu, Row::Quit];
        }
        let mut rows =
            vec![Row::Rematch, Row::Swapped, Row::Board, Row::Copy, Row::Menu, Row::Quit];
        // Exchanging equal seats changes nothing.
        rows.retain(|row| *row != Row::Swapped || game.seats != game.seats.swapped());
        rows
    }

    /// Takes a key.
    pub(crate) fn act(&mut self, action: Action, desk: &mut Desk<'_>) -> Step {
        let rows = Self::rows(desk.host.session().game());
        let hushed = self.game.hush();
        match action {
            // These meant something else on the board, which is all that has been seen.
            Action::Step(..) | Action::Choose | Action::Escape if self.seen.is_none() => {
                if hushed {
                    Step::Draw
                } else {
                    Step::Stay
                }
            }
            Action::Step(0, by) => {
                let here = rows.iter().position(|row| *row == self.chosen).unwrap_or(0) as isize;
                let next = (here + isize::from(by)).rem_euclid(rows.len() as isize);
                self.chosen = rows[next as usize];
                Step::Draw
            }
            Action::Choose => match self.choose(desk) {
                Step::Stay if hushed => Step::Draw,
                step => step,
            },
            Action::Undo => {
                let events = desk.host.handle(Command::Undo);
                self.game.show(&events, desk);
                Step::Board
            }
            Action::TurnBoard => {
                desk.host.handle(Command::TurnBoard);
                Step::Draw
            }
            Action::Escape => Step::Board,
            Action::New => Step::Menu,
            Action::Help => Step::Help,
            Action::Quit => Step::Quit,
            Action::Redraw => Step::Repaint,
            _ if hushed => Step::Draw,
            _ => Step::Stay,
        }
    }

    /// Takes a click.
    pub(crate) fn click(&mut self, place: Place, desk: &mut Desk<'_>) -> Step {
        let rows = Self::rows(desk.host.session().game());
        let Some(row) = desk.places.entry(place).and_then(|index| rows.get(index)) else {
            return Step::Stay;
        };
        self.chosen = *row;
        self.choose(desk)
    }

    fn choose(&mut self, desk: &mut Desk<'_>) -> Step {
        if !self.is_meant(desk.turn.now()) {
            return Step::Stay;
        }
        match self.chosen {
            Row::Rematch => Step::Rematch { swapped: false },
            Row::Swapped => Step::Rematch { swapped: true },
            Row::Board => Step::Board,
            Row::Copy => {
                desk.turn.copy(written(&desk.host.session().game().record));
                self.copied = true;
                Step::Draw
            }
            Row::Keep => Step::Keep,
            Row::Menu => Step::Menu,
            Row::Quit => Step::Quit,
        }
    }

    /// What decides which keys work.
    pub(crate) fn situation(session: &Session) -> Situation {
        Situation::Result { undo: GameScreen::can_undo(session.game()) }
    }

    /// Draws the result, beside the board where there is room.
    pub(crate) fn draw(
        &self,
        session: &Session,
        layout: &Layout,
        look: &Look,
        places: &mut Places,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let game = session.game();
        if layout.shows_board_beside() {
            self.game.draw_board(session, layout, look, None, buffer);
            self.game.draw_bar(session, layout, look, buffer);
        }
        sheet::title(&look.texts.get(key!("result-title")), "", layout.title, look, buffer);
        let rows = Self::rows(game);
        let entries: Vec<_> = rows.iter().map(|row| entry(*row, look)).collect();
        let room = layout.sheet(area);
        let copied = if self.copied { copied(&game.record, room, look) } else { vec![] };
        let told = self.game.told().map_or_else(Vec::new, |text| wrap(text, room.width));
        let kept = (copied.len() + told.len()) as u16;
        let needed = rows.len() as u16 + kept;
        let mut rest = self.draw_lines(game, room, needed, look, buffer);
        let chosen = rows.iter().position(|row| *row == self.chosen).unwrap_or(0);
        let list = List { entries: &entries, chosen, palette: &look.palette };
        let height = rest.height - kept.min(rest.height);
        places.entries = list.draw(Rect { height, ..rest }, buffer);
        rest = below(rest, places.entries.len() as u16);
        let copied = copied.into_iter().map(|line| (line, look.palette.text));
        let told = told.into_iter().map(|line| (line, look.palette.accent));
        for (text, style) in copied.chain(told) {
            rest = below(rest, Prose { text: &text, style }.draw(rest, buffer));
        }
        sheet::keys(&Self::situation(session), layout.keys, look, buffer);
    }

    /// Draws who won and by how much, as much of it as leaves `needed` rows, and returns them.
    fn draw_lines(
        &self,
        game: &Game,
        area: Rect,
        needed: u16,
        look: &Look,
        buffer: &mut Buffer,
    ) -> Rect {
        let mut rest = area;
        for (index, line) in lines(game, self.game.why_given_up(), look).iter().enumerate() {
            let rows = wrap(line, area.width).len() as u16;
            if (index > 1 || self.copied) && rows + needed > rest.height {
                break;
            }
            let style = if index == 0 { look.palette.accent } else { look.palette.text };
            rest = below(rest, Prose { text: line, style }.draw(rest, buffer));
        }
        below(rest, u16::from(rest.height > needed))
    }
}

/// Says where the moves were sent, and shows them, since nobody can know whether they arrived. In
/// the smallest room the sentence is cut, and never the moves; a row is left for an entry.
fn copied(record: &Record, area: Rect, look: &Look) -> Vec<String> {
    let moves = written(record);
    let columns = usize::from(area.width - area.width % 2);
    let rows = moves.as_bytes().chunks(columns.max(2));
    let mut lines = wrap(&look.texts.get(key!("result-copied")), area.width);
    let room = usize::from(area.height).saturating_sub(rows.len() + 1);
    if lines.len() > room {
        lines = wrap(&look.texts.get(key!("result-copied-short")), area.width);
        lines.truncate(room);
    }
    lines.extend(rows.map(|row| String::from_utf8_lossy(row).into_owned()));
    lines
}

/// The moves of a game as its transcript.
fn written(record: &Record) -> String {
    let moves: Vec<Move> = record.turns().iter().map(|turn| turn.action).collect();
    transcript::write(&moves)
}

fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

fn entry(row: Row, look: &Look) -> Entry {
    let name = match row {
        Row::Rematch => key!("result-rematch"),
        Row::Swapped => key!("result-swapped"),
        Row::Board => key!("result-board"),
        Row::Copy => key!("result-copy"),
        Row::Keep => key!("result-keep"),
        Row::Menu => key!("result-menu"),
        Row::Quit => key!("result-quit"),
    };
    Entry { name: look.texts.get(name).into_owned(), value: None, apart: false }
}

/// Who won, by how much, and why the game is over.
fn lines(game: &Game, given_up: Option<&str>, look: &Look) -> Vec<String> {
    let position = game.record.position();
    let (words, texts) = (look.words(position.rules()), &look.texts);
    let mut lines = vec![headline(game, look), words.disc_count(position)];
    if let Some(forfeit) = game.forfeit {
        let Forfeit { by, way } = forfeit;
        let why = match way {
            ForfeitWay::Resigned => words.resigned(by, game),
            ForfeitWay::Left => {
                lines[0] = texts.get(key!("result-broken-off")).into_owned();
                given_up.map_or_else(|| words.broken_off(by), str::to_owned)
            }
        };
        lines.insert(1, why);
        return with_assistance(lines, game, look);
    }
    if let Some(loser) = game.flag() {
        let side = look.side(loser, position.rules());
        lines.insert(1, say!(texts, "result-time-up", side = side));
        return with_assistance(lines, game, look);
    }
    if game.recorded_result().is_some() {
        lines.insert(1, texts.get(key!("result-recorded")).into_owned());
        return with_assistance(lines, game, look);
    }
    lines.extend(words.tournament_score(position));
    lines.push(match position.disc_count().empties() {
        0 => texts.get(key!("result-full")).into_owned(),
        empties => say!(texts, "result-blocked", squares = empties),
    });
    with_assistance(lines, game, look)
}

/// The lines, and whether a player had help.
fn with_assistance(mut lines: Vec<String>, game: &Game, look: &Look) -> Vec<String> {
    if game.assisted {
        lines.push(look.texts.get(key!("result-assisted")).into_owned());
    }
    lines
}

fn headline(game: &Game, look: &Look) -> String {
    let rules = game.record.start().rules();
    let texts = &look.texts;
    match (game.outcome(), game.seats.only_human()) {
        (Outcome::Draw, _) => texts.get(key!("result-draw")).into_owned(),
        (Outcome::Win(winner), Some(human)) if winner == human => {
            texts.get(key!("result-you-win")).into_owned()
        }
        (Outcome::Win(winner), Some(_)) => {
            say!(texts, "result-player-wins", player = look.player(winner, game))
        }
        (Outcome::Win(winner), None) if game.other_player(winner).is_some() => {
            say!(texts, "result-player-wins", player = look.player(winner, game))
        }
        (Outcome::Win(winner), None) => {
            say!(texts, "result-side-wins", side = look.side(winner, rules))
        }
    }
}
