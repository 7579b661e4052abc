use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Scene;
use super::notice::letter;
use super::panel;
use super::typed::Typed;
use crate::game::{Game, Seat};
use crate::rules::{Bitboard, Disc, Square};
use crate::session::{Phase, Session};
use crate::text::{key, say};
use crate::tui::canvas::Canvas;
use crate::tui::layout::{Layout, Side};
use crate::tui::look::{Look, colours};
use crate::tui::sheet;
use crate::tui::widgets::{Board, DiscBar, Prose, SquareValue, shortened, width, wrap};
use crate::wording::short_clock_face;

impl Scene {
    /// Draws the game.
    pub(crate) fn draw(&self, session: &Session, look: &Look, canvas: &mut Canvas<'_>) {
        let Canvas { layout, places, now, buffer, .. } = canvas;
        self.draw_board(session, layout, look, Some(*now), buffer);
        places.grid = Some(layout.grid(session.game().turned));
        match layout.side {
            Side::Wide(area) => panel::wide(self, session, area, look, places, buffer),
            Side::Narrow { column, moves } => {
                panel::narrow(session, column, look, buffer);
                panel::moves(self, session, moves, look, places, buffer);
                // The row between the list and the message is free.
                let below = Rect { y: moves.bottom(), height: 1, ..moves };
                panel::opening(session, below, look, buffer);
            }
            Side::None => {}
        }
        self.draw_bar(session, layout, look, buffer);
        self.draw_message(session, layout.message, look, buffer);
        self.draw_prompt(session, layout, look, buffer);
    }

    /// Draws the board: with all that a player needs while time goes on, and bare otherwise.
    pub(crate) fn draw_board(
        &self,
        session: &Session,
        layout: &Layout,
        look: &Look,
        now: Option<Instant>,
        buffer: &mut Buffer,
    ) {
        let game = session.game();
        let last = game.record.last_placement();
        let undone = game.record.undone().iter().find_map(|turn| turn.action.square());
        let values = values(session);
        Board {
            position: session.position(),
            colours: colours(game.record.start().rules()),
            grid: layout.grid(game.turned),
            palette: &look.palette,
            glyphs: look.glyphs,
            cursor: self.cursor(session).filter(|_| now.is_some()),
            legal: if look.marks { session.choices() } else { Bitboard::EMPTY },
            last: last.and_then(|turn| turn.action.square()),
            turned: last.map_or(Bitboard::EMPTY, |turn| turn.flips),
            undone,
            values: &values,
            flipping: now.and_then(|now| self.pace.flipping(now)),
        }
        .draw(buffer);
    }

    /// The cursor, where there is somebody to move it.
    fn cursor(&self, session: &Session) -> Option<Square> {
        let game = session.game();
        let shown = game.seats.has_human() && session.phase() != Phase::Over;
        shown.then_some(self.cursor)
    }

    /// Draws the disc bar.
    pub(crate) fn draw_bar(
        &self,
        session: &Session,
        layout: &Layout,
        look: &Look,
        buffer: &mut Buffer,
    ) {
        let rules = session.position().rules();
        let [black, white] = Disc::BOTH.map(|disc| look.side(disc, rules));
        DiscBar {
            count: session.position().disc_count(),
            names: [&black, &white],
            colours: colours(rules),
            palette: &look.palette,
        }
        .draw(layout.bar, buffer);
    }

    /// Draws what has happened: the whole sentence where it fits.
    fn draw_message(&self, session: &Session, area: Rect, look: &Look, buffer: &mut Buffer) {
        if !self.told().is_empty() {
            let text = self.told().join(" ");
            Prose { text: &text, style: look.palette.accent }.draw(area, buffer);
            return;
        }
        let position = session.position();
        let long = self.notice.long(look, position);
        let fits = wrap(&long, area.width).len() <= usize::from(area.height);
        let text = if fits { long } else { self.notice.short(look, position) };
        let urgent = self.notice.is_urgent();
        let style = if urgent { look.palette.accent } else { look.palette.text };
        Prose { text: &text, style }.draw(area, buffer);
    }

    /// Draws what is to be done, and what is typed.
    fn draw_prompt(&self, session: &Session, layout: &Layout, look: &Look, buffer: &mut Buffer) {
        let row = layout.prompt;
        if layout.side == Side::None {
            return self.draw_score(session, row, look, buffer);
        }
        let columns = usize::from(row.width);
        let said = |name| match self.pace.waits_for_key() {
            true => look.texts.get(key!("game-prompt-pass")).into_owned(),
            false => prompt(session, look, name),
        };
        let prompt = fitting(row.width, |name| format!("> {}", said(name)));
        let (x, _) = buffer.set_stringn(row.x, row.y, &prompt, columns, look.palette.strong);
        let asks = session.phase() == Phase::Human && !self.pace.waits_for_key();
        if asks && width(&prompt) + 3 <= row.width {
            buffer.set_string(x + 1, row.y, self.typed(), look.palette.accent);
        }
    }

    /// The last row of the smallest screens: the counts, who is to move, what is typed, and the
    /// mover's clock.
    fn draw_score(&self, session: &Session, row: Rect, look: &Look, buffer: &mut Buffer) {
        let count = session.position().disc_count();
        let mover = match session.phase() {
            Phase::Over => None,
            _ => Some(session.position().to_move()),
        };
        let mark = |disc| if mover == Some(disc) { ">" } else { " " };
        let text = format!(
            "{}X {:<2} {}O {:<2}",
            mark(Disc::Black),
            count.black,
            mark(Disc::White),
            count.white
        );
        let columns = usize::from(row.width);
        let (x, _) = buffer.set_stringn(row.x, row.y, text, columns, look.palette.strong);
        let end = match session.phase() {
            Phase::Human => self.typed(),
            Phase::Thinking => "...".to_owned(),
            Phase::Paused | Phase::Over => look.texts.get(key!("help-enter")).into_owned(),
            Phase::Failed => "!".to_owned(),
        };
        let room = usize::from(row.right().saturating_sub(x + 1));
        let (x, _) = buffer.set_stringn(x + 1, row.y, end, room, look.palette.accent);
        let clock = mover.and_then(|disc| panel::clock(disc, session, look, short_clock_face));
        if let Some((face, style)) = clock
            && x + width(&face) < row.right()
        {
            buffer.set_string(row.right() - width(&face), row.y, face, style);
        }
    }

    /// The square that Enter plays, or as much of it as was typed.
    fn typed(&self) -> String {
        match &self.typed {
            Typed::Nothing => self.cursor.to_string(),
            Typed::Begun => ":".to_owned(),
            Typed::File(file) => format!("{}_", letter(*file)),
            Typed::NoSquare(text) => format!("{text}?"),
        }
    }
}

/// The values of the hints, for the squares.
fn values(session: &Session) -> Vec<SquareValue> {
    let Some(hints) = session.hints() else { return Vec::new() };
    let solved = hints.report.as_ref().is_some_and(|report| report.exact);
    let best = hints.candidates.first().map(|candidate| candidate.value);
    let values = hints.candidates.iter().map(|candidate| SquareValue {
        square: candidate.square,
        discs: candidate.value.discs(),
        solved,
        best: Some(candidate.value) == best,
    });
    values.collect()
}

/// Who plays, and how far the game is.
pub(crate) fn title(game: &Game, columns: u16, look: &Look) -> (String, String) {
    let rules = game.record.start().rules();
    let plies = game.record.plies();
    let all = game.record.start().disc_count().empties();
    let right = if columns < WIDE {
        format!("{plies}/{all}")
    } else {
        let number = say!(look.texts, "game-move-number", number = plies, all = all);
        let assisted = game.assisted.then(|| look.texts.get(key!("game-assisted")));
        assisted.map_or(number.clone(), |assisted| format!("{assisted}  {number}"))
    };
    let known = Disc::BOTH.iter().any(|disc| game.other_player(*disc).is_some());
    if game.seats.is_two_players() && !known {
        return (look.texts.get(key!("menu-two-players")).into_owned(), right);
    }
    let named = |disc, most| {
        if columns < WIDE {
            return shortened(&look.short_player(disc, game), most).into_owned();
        }
        let player = look.player(disc, game);
        format!("{} ({})", shortened(&player, most), look.side(disc, rules))
    };
    let room = sheet::title_room(columns, &right);
    (fitting(room, |most| Disc::BOTH.map(|disc| named(disc, most)).join(" - ")), right)
}

/// What is said with names of the most columns with which it fits.
fn fitting(columns: u16, said: impl Fn(u16) -> String) -> String {
    const LEAST: u16 = 4;
    let whole = said(u16::MAX);
    if width(&whole) <= columns {
        return whole;
    }
    let shorter = (LEAST..columns.max(LEAST)).rev().map(&said);
    shorter.into_iter().find(|text| width(text) <= columns).unwrap_or_else(|| said(LEAST))
}

/// The columns from which the first row has room for everything.
const WIDE: u16 = 70;

/// What is to be done, with a name of at most so many columns.
fn prompt(session: &Session, look: &Look, name: u16) -> String {
    let (game, texts) = (session.game(), &look.texts);
    let rules = session.position().rules();
    let mover = session.position().to_move();
    let said = match session.phase() {
        Phase::Human if game.seats.only_human().is_some() => key!("game-your-move"),
        Phase::Human => return say!(texts, "game-to-move", side = look.side(mover, rules)),
        Phase::Thinking if game.seats.of(mover) == Seat::Program => {
            let player = look.player(mover, game);
            let player = shortened(&player, name);
            return say!(texts, "game-program-thinking", player = player);
        }
        Phase::Thinking if game.seats.has_human() => key!("game-engine-thinking"),
        Phase::Thinking => {
            return say!(texts, "game-side-thinking", side = look.side(mover, rules));
        }
        Phase::Paused => key!("game-prompt-paused"),
        Phase::Failed => key!("game-prompt-failed"),
        Phase::Over => key!("game-prompt-over"),
    };
    texts.get(said).into_owned()
}
