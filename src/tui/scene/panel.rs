//! What stands beside the board: the players, the moves, what the engine thinks.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Scene;
use crate::rules::{Disc, Move};
use crate::session::{Phase, Session, Thought};
use crate::text::{key, say};
use crate::tui::canvas::Places;
use crate::tui::look::{Look, colours};
use crate::tui::theme::Palette;
use crate::tui::widgets::{Moves, Prose, shortened, width};
use crate::wording::{clock_face, is_low, short_clock_face};

/// Draws a panel of the board's height: players, moves, and below them the engine.
pub(super) fn wide(
    screen: &Scene,
    session: &Session,
    area: Rect,
    look: &Look,
    places: &mut Places,
    buffer: &mut Buffer,
) {
    let row = |below: u16| Rect { y: area.y + below, height: 1, ..area };
    for (disc, below) in Disc::BOTH.into_iter().zip(1..) {
        player(disc, session, row(below), look, buffer);
    }
    put(buffer, row(4), 0, &look.texts.get(key!("game-moves")), look.palette.strong);
    let legal = session.choices().len();
    if legal > 0 {
        let text = say!(look.texts, "game-legal-squares", squares = legal);
        let indent = area.width.saturating_sub(width(&text));
        put(buffer, row(4), indent, &text, look.palette.faint);
    }
    let engine = (area.height / 4).max(4);
    let list = Rect { y: area.y + 5, height: area.height - 6 - engine, ..area };
    moves(screen, session, list, look, places, buffer);
    opening(session, row(area.height - engine - 1), look, buffer);
    let engine = Rect { y: area.bottom() - engine, height: engine, ..area };
    thoughts(session, engine, look, buffer);
}

/// Draws a narrow column: each side in two rows, and the engine in a few words.
pub(super) fn narrow(session: &Session, area: Rect, look: &Look, buffer: &mut Buffer) {
    let row = |below: u16| Rect { y: area.y + below, height: 1, ..area };
    let game = session.game();
    let position = session.position();
    for (disc, below) in Disc::BOTH.into_iter().zip([0, 2]) {
        let name = look.short_player(disc, game);
        let count = position.disc_count().of(disc).to_string();
        swatch(disc, session, row(below), look, buffer);
        let clock = clock(disc, session, look, short_clock_face);
        let at = if clock.is_some() { 7 - width(&count) } else { 6 };
        put(buffer, row(below), at, &count, look.palette.strong);
        if let Some((face, style)) = clock {
            let indent = area.width.min(NARROW).saturating_sub(width(&face));
            put(buffer, row(below), indent, &face, style);
        }
        let name = shortened(&name, area.width);
        put(buffer, row(below + 1), 0, &name, name_style(disc, session, look));
    }
    if let Some(supply) = position.supply() {
        let discs = format!("{}/{}", supply.black, supply.white);
        let left = say!(look.texts, "game-discs-left", discs = discs);
        put(buffer, row(4), 0, &left, look.palette.faint);
    }
    if is_unseen(session) {
        put(buffer, row(5), 0, &look.texts.get(key!("game-thinks")), look.palette.faint);
    } else if let Some((depth, value)) = thought(session, look) {
        put(buffer, row(5), 0, &depth, look.palette.faint);
        let at = if width(&value) > area.width { value.rfind(' ').unwrap_or(0) + 1 } else { 0 };
        put(buffer, row(6), 0, &value[at..], look.palette.text);
    }
    if game.assisted {
        put(buffer, row(7), 0, &look.texts.get(key!("game-assisted")), look.palette.faint);
    }
}

/// Draws the list of moves.
pub(super) fn moves(
    screen: &Scene,
    session: &Session,
    area: Rect,
    look: &Look,
    places: &mut Places,
    buffer: &mut Buffer,
) {
    let record = &session.game().record;
    let pass = look.texts.get(key!("game-pass"));
    places.moves_room = Moves::room(area);
    places.moves_hidden = Moves::rows(record).saturating_sub(places.moves_room);
    let by_itself = Moves::first_by_itself(record, places.moves_room);
    let first = screen.scrolled.unwrap_or(by_itself).min(places.moves_hidden);
    places.moves_first = first;
    Moves { record, pass: &pass, first, palette: &look.palette }.draw(area, buffer);
}

/// Draws what the opening is called: the name alone where room is short.
pub(super) fn opening(session: &Session, row: Rect, look: &Look, buffer: &mut Buffer) {
    let record = &session.game().record;
    let Some(name) = look.words(record.start().rules()).opening(record) else { return };
    let whole = say!(look.texts, "common-opening", name = name);
    let text = if width(&whole) <= row.width { &whole } else { name };
    put(buffer, row, 0, text, look.palette.faint);
}

/// A side: an arrow if it is to move, its colour, its player, its discs.
fn player(disc: Disc, session: &Session, row: Rect, look: &Look, buffer: &mut Buffer) {
    let game = session.game();
    let position = session.position();
    let rules = position.rules();
    swatch(disc, session, row, look, buffer);
    let count = position.disc_count().of(disc);
    let mut discs = format!("{count:>2}");
    if let Some(supply) = position.supply() {
        let left = say!(look.texts, "game-discs-left", discs = supply.of(disc));
        discs = format!("{discs}  {left}");
    }
    let mut indent = row.width.saturating_sub(width(&discs));
    put(buffer, row, indent, &discs, look.palette.strong);
    if let Some((face, style)) = clock(disc, session, look, clock_face) {
        indent = indent.saturating_sub(width(&face) + 3);
        put(buffer, row, indent, &face, style);
    }
    let side = look.side(disc, rules);
    let player = look.player(disc, game);
    let short = look.short_player(disc, game);
    let both =
        |player: &str| if side == player { player.into() } else { format!("{side}  {player}") };
    let names = [both(&player), both(&short), short.into_owned()];
    let fits = |name: &&String| 6 + width(name) < indent;
    let name = names.iter().find(fits).unwrap_or(&names[2]);
    // A space stays before the clock.
    let name = shortened(name, indent.saturating_sub(7));
    put(buffer, row, 6, &name, name_style(disc, session, look));
}

/// The columns of the narrow column that are always there.
const NARROW: u16 = 13;

/// What a side's clock shows, if there is one: marked when the time is low, bold when it is the
/// side's turn.
pub(super) fn clock(
    disc: Disc,
    session: &Session,
    look: &Look,
    face: impl Fn(Duration) -> String,
) -> Option<(String, Style)> {
    let clocks = session.game().clocks()?;
    let face = face(clocks.left(disc));
    Some(if is_low(&clocks, disc) {
        (format!("!{face}"), look.palette.accent)
    } else {
        (face, name_style(disc, session, look))
    })
}

/// The mark of the mover and a sample of the colour.
fn swatch(disc: Disc, session: &Session, row: Rect, look: &Look, buffer: &mut Buffer) {
    let to_move = session.phase() != Phase::Over && session.position().to_move() == disc;
    put(buffer, row, 0, if to_move { ">" } else { " " }, look.palette.accent);
    let colour = colours(session.position().rules())[disc.index()];
    let Palette { mono, squares: [felt, _], .. } = look.palette;
    if mono {
        let letter = if disc == Disc::Black { "X" } else { "O" };
        return put(buffer, row, 2, letter, look.palette.strong);
    }
    // Half a cell of felt around a disc, as on the board: a black disc is not seen on a dark page.
    let disc = look.palette.disc(colour).shades[0];
    put(buffer, row, 2, "\u{2590}", Style::new().fg(disc).bg(felt));
    put(buffer, row, 3, " ", Style::new().fg(disc).bg(disc));
    put(buffer, row, 4, "\u{2590}", Style::new().fg(felt).bg(disc));
}

fn name_style(disc: Disc, session: &Session, look: &Look) -> Style {
    let to_move = session.phase() != Phase::Over && session.position().to_move() == disc;
    if to_move { look.palette.strong } else { look.palette.text }
}

/// Whether the engine thinks and a person plays, to whom its thoughts would be advice.
fn is_unseen(session: &Session) -> bool {
    session.game().seats.has_human()
        && session.thought().is_some()
        && session.phase() == Phase::Thinking
}

/// What is known of the position: the hints if they are shown, otherwise what the engine thinks,
/// or thought before its last move. Where a person plays, only that it thinks.
fn thoughts(session: &Session, area: Rect, look: &Look, buffer: &mut Buffer) {
    let texts = &look.texts;
    let row = |below: u16| Rect { y: area.y + below, height: 1, ..area };
    if session.hints().is_some() {
        put(buffer, row(0), 0, &texts.get(key!("game-hints")), look.palette.strong);
        return hints(
            session,
            Rect { y: area.y + 1, height: area.height - 1, ..area },
            look,
            buffer,
        );
    }
    let thought = thought(session, look);
    if thought.is_none() && !is_unseen(session) {
        return;
    }
    put(buffer, row(0), 0, &texts.get(key!("game-engine")), look.palette.strong);
    if let Some(effort) = effort(session, look) {
        let indent = area.width.saturating_sub(width(&effort));
        put(buffer, row(0), indent, &effort, look.palette.faint);
    }
    let Some((depth, value)) = thought else {
        return put(buffer, row(1), 0, &texts.get(key!("game-thinks")), look.palette.text);
    };
    put(buffer, row(1), 0, &format!("{depth}   {value}"), look.palette.text);
    let line = session.thought().map(|thought| line(&thought.report.line, look));
    let line = line.unwrap_or_default();
    let below = Rect { y: area.y + 2, height: area.height - 2, ..area };
    Prose { text: &line, style: look.palette.faint }.draw(below, buffer);
}

/// How deep the engine has looked, and the value of its move for its own side; nothing where a
/// person plays who has not asked for it.
fn thought(session: &Session, look: &Look) -> Option<(String, String)> {
    if session.game().seats.has_human() {
        return None;
    }
    let Thought { by, report } = session.thought()?;
    let side = look.side(*by, session.position().rules());
    Some(if report.exact {
        let solved = look.texts.get(key!("game-solved")).into_owned();
        (solved, format!("{side} {:+}", report.value.discs()))
    } else {
        let depth = say!(look.texts, "common-depth", depth = report.depth);
        (depth, format!("{side} {}", report.value))
    })
}

/// How many positions the engine has visited, and how fast.
fn effort(session: &Session, look: &Look) -> Option<String> {
    let report = &session.thought()?.report;
    let speed = rounded(report.nodes_per_second()?);
    let nodes = rounded(report.nodes as f64);
    Some(say!(look.texts, "game-nodes", count = report.nodes, nodes = nodes, speed = speed))
}

/// A count in three digits or fewer: `950`, `12 k`, `3.4 M`.
fn rounded(count: f64) -> String {
    let scales = [(1e9, "G"), (1e6, "M"), (1e3, "k")];
    let scale = scales.into_iter().find(|(unit, _)| count >= 0.9995 * unit);
    let Some((unit, name)) = scale else { return format!("{count:.0}") };
    let digits = usize::from(count < 9.95 * unit);
    format!("{:.digits$} {name}", count / unit)
}

/// The columns of a hint, with the space behind it: `g6 +12.34    `.
const HINT: u16 = 13;

/// The best moves with their values, and what the values are.
fn hints(session: &Session, area: Rect, look: &Look, buffer: &mut Buffer) {
    let Some(hints) = session.hints() else { return };
    let Some(report) = &hints.report else { return };
    let side = look.side(session.position().to_move(), session.position().rules());
    let about = if report.exact {
        say!(look.texts, "game-hints-solved", side = side)
    } else {
        say!(look.texts, "game-hints-estimated", side = side, plies = report.depth)
    };
    let used = Prose { text: &about, style: look.palette.faint }.draw(area, buffer);
    let rows = area.height - used;
    // Downwards, and then in the next column.
    let columns = (area.width + 4) / HINT;
    let places = (0..columns).flat_map(|column| (0..rows).map(move |row| (column * HINT, row)));
    for (candidate, (indent, below)) in hints.candidates.iter().zip(places) {
        let value = if report.exact {
            format!("{:+}", candidate.value.discs())
        } else {
            candidate.value.to_string()
        };
        let text = format!("{} {value:>6}", candidate.square);
        let row = Rect { y: area.y + used + below, height: 1, ..area };
        put(buffer, row, indent, &text, look.palette.text);
    }
}

/// The squares of a line.
fn line(moves: &[Move], look: &Look) -> String {
    let names = moves.iter().map(|action| {
        let pass = || look.texts.get(key!("game-pass")).into_owned();
        action.square().map_or_else(pass, |square| square.to_string())
    });
    names.collect::<Vec<_>>().join(" ")
}

/// Writes into a row, as much as there is room for.
fn put(buffer: &mut Buffer, row: Rect, indent: u16, text: &str, style: Style) {
    let row = row.intersection(buffer.area);
    if !row.is_empty() && indent < row.width {
        let room = usize::from(row.width - indent);
        buffer.set_stringn(row.x + indent, row.y, text, room, style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_rounded_to_what_can_be_read_at_a_glance() {
        let counts = [0.0, 950.0, 999.6, 1234.0, 9960.0, 123_456.0, 3.44e6, 99.95e6, 2.0e9];
        let expected = ["0", "950", "1.0 k", "1.2 k", "10 k", "123 k", "3.4 M", "100 M", "2.0 G"];
        assert_eq!(counts.map(rounded), expected);
    }
}
