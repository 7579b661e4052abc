//! How a game ended.

use std::time::{Duration, Instant};

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position as Place, Rect};

use super::{HelpScreen, can_undo};
use crate::formats::transcript;
use crate::game::{Forfeit, ForfeitWay, Game, Record};
use crate::rules::{Move, Outcome};
use crate::session::{Command, Phase};
use crate::text::{key, say};
use crate::tui::canvas::Canvas;
use crate::tui::keys::{self, Binding, Name};
use crate::tui::look::Look;
use crate::tui::scene::Scene;
use crate::tui::screen::{Context, Effect, Screen, View};
use crate::tui::step::Step;
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

/// What a key asks for on the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Another entry: up (-1) or down (1).
    Step(i8),
    Choose,
    Undo,
    /// To the menu.
    Menu,
    /// Turns the board.
    Turn,
    /// Back to the board.
    Board,
    Help,
    Quit,
}

/// The result of the game on the table, over its board.
#[derive(Debug)]
pub(crate) struct ResultScreen {
    chosen: Row,
    copied: bool,
    /// Whether nobody asked for it just now.
    by_itself: bool,
    /// When it was drawn first.
    seen: Option<Instant>,
}

/// How long it takes to see that the screen has changed by itself.
const GRACE: Duration = Duration::from_millis(400);

impl Screen for ResultScreen {
    type Command = Act;
    #[rustfmt::skip]
    const KEYS: &'static [Binding<Act>] = &[
        Binding::new(&[(KeyCode::Down, Act::Step(1)), (KeyCode::Up, Act::Step(-1))], Name::Word(key!("help-arrows")), key!("menu-key-choose"), key!("help-choose")),
        Binding::new(&[(KeyCode::Enter, Act::Choose), (KeyCode::Char(' '), Act::Choose)], Name::Word(key!("help-enter")), key!("menu-key-start"), key!("help-start")),
        Binding::new(&[(KeyCode::Char('u'), Act::Undo)], Name::Sign("u"), key!("game-key-undo"), key!("help-undo")),
        Binding::new(&[(KeyCode::Char('n'), Act::Menu)], Name::Sign("n"), key!("game-key-new"), key!("help-menu")),
        Binding::new(&[(KeyCode::Esc, Act::Board)], Name::Sign("Esc"), key!("result-key-board"), key!("help-board")),
        Binding::new(&[(KeyCode::Char('w'), Act::Turn)], Name::Sign("w"), key!("game-key-turn"), key!("help-turn")),
        keys::help!(Act::Help),
        Binding::new(&[(KeyCode::Char('q'), Act::Quit)], Name::Sign("q"), key!("game-key-quit"), key!("help-quit")),
    ];

    fn title(&self, _columns: u16, view: &View<'_>) -> (String, String) {
        (view.look.texts.get(key!("result-title")).into_owned(), String::new())
    }

    fn offers(&self, act: Act, view: &View<'_>) -> bool {
        act != Act::Undo || can_undo(view.table.game())
    }

    fn perform(&mut self, act: Act, context: &mut Context<'_>) -> Effect {
        let hushed = Effect::See(Step::draw_if(context.scene.hush()));
        match act {
            // These meant something else on the board, which is all that has been seen.
            Act::Step(_) | Act::Choose | Act::Board if self.seen.is_none() => hushed,
            Act::Step(by) => {
                let rows = Self::rows(context.table.game());
                let here = rows.iter().position(|row| *row == self.chosen).unwrap_or(0) as isize;
                let next = (here + isize::from(by)).rem_euclid(rows.len() as isize);
                self.chosen = rows[next as usize];
                Effect::DRAW
            }
            Act::Choose => match self.choose(context) {
                Effect::See(Step::Stay) => hushed,
                effect => effect,
            },
            Act::Undo => {
                let (scene, mut desk) = context.split();
                scene.carry_out(Command::Undo, &mut desk);
                back(context)
            }
            Act::Turn => {
                context.table.host().handle(Command::TurnBoard);
                Effect::DRAW
            }
            Act::Board => back(context),
            Act::Menu => Effect::Home,
            Act::Help => Effect::push(HelpScreen::default()),
            Act::Quit => Effect::Quit,
        }
    }

    fn text(&mut self, _character: char, context: &mut Context<'_>) -> Effect {
        Step::draw_if(context.scene.hush()).into()
    }

    fn click(&mut self, place: Place, context: &mut Context<'_>) -> Effect {
        let rows = Self::rows(context.table.game());
        let Some(row) = context.places.entry(place).and_then(|index| rows.get(index)) else {
            return Effect::STAY;
        };
        self.chosen = *row;
        self.choose(context)
    }

    /// Draws the result, beside the board where there is room.
    fn draw(&mut self, canvas: &mut Canvas<'_>, view: &View<'_>) {
        self.seen.get_or_insert(canvas.now);
        let (look, session) = (view.look, view.session());
        let Canvas { layout, area, places, buffer, .. } = canvas;
        let game = session.game();
        if layout.shows_board_beside() {
            view.scene.draw_board(session, layout, look, None, buffer);
            view.scene.draw_bar(session, layout, look, buffer);
        }
        let rows = Self::rows(game);
        let entries: Vec<_> = rows.iter().map(|row| entry(*row, look)).collect();
        let room = layout.sheet(*area);
        let copied = if self.copied { copied(&game.record, room, look) } else { vec![] };
        let told = view.scene.told().join(" ");
        let told = if told.is_empty() { vec![] } else { wrap(&told, room.width) };
        let kept = (copied.len() + told.len()) as u16;
        let needed = rows.len() as u16 + kept;
        let mut rest = self.draw_lines(game, view.scene, room, needed, look, buffer);
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
    }
}

/// Back to the board, which is looked at if the game is still over.
fn back(context: &mut Context<'_>) -> Effect {
    if context.table.session().phase() == Phase::Over {
        context.scene.look_at_board();
    }
    Effect::Pop
}

impl ResultScreen {
    /// The result of the game on the table; `by_itself` if nobody asked for it just now.
    pub(crate) fn new(by_itself: bool, played: &Game) -> Self {
        Self { chosen: Self::rows(played)[0], copied: false, by_itself, seen: None }
    }

    /// Whether a key or a click can have been meant for it, and not for the board: before it is drawn,
    /// nobody can have answered it.
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

    fn choose(&mut self, context: &mut Context<'_>) -> Effect {
        if !self.is_meant(context.turn.now()) {
            return Effect::STAY;
        }
        match self.chosen {
            Row::Rematch | Row::Swapped => {
                let swapped = self.chosen == Row::Swapped;
                let events = context.table.rematch(swapped, &context.look.texts);
                context.seat(&events)
            }
            Row::Board => back(context),
            Row::Copy => {
                context.turn.copy(written(&context.table.game().record));
                self.copied = true;
                Effect::DRAW
            }
            Row::Keep => {
                context.table.take_in(&context.look.texts);
                Effect::DRAW
            }
            Row::Menu => Effect::Home,
            Row::Quit => Effect::Quit,
        }
    }

    /// Draws who won and by how much, as much of it as leaves `needed` rows, and returns them.
    fn draw_lines(
        &self,
        game: &Game,
        scene: &Scene,
        area: Rect,
        needed: u16,
        look: &Look,
        buffer: &mut Buffer,
    ) -> Rect {
        let mut rest = area;
        for (index, line) in lines(game, scene.why_given_up(), look).iter().enumerate() {
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
