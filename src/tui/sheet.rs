//! What the screens draw alike: the first and the last row, and the notice of the smallest.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::keys::Told;
use super::look::Look;
use super::widgets::{width, wrap};
use crate::text::key;

/// Draws the first row: the program's name, what is played, and at the right how far it is.
pub(crate) fn title(left: &str, right: &str, row: Rect, look: &Look, buffer: &mut Buffer) {
    if row.is_empty() {
        return;
    }
    let band = look.palette.band;
    buffer.set_style(row, band);
    let columns = usize::from(row.width);
    let (x, _) = buffer.set_stringn(row.x, row.y, NAME, columns, look.palette.band_key);
    let end = row.right().saturating_sub(width(right) + 1).max(x);
    buffer.set_stringn(end, row.y, right, usize::from(row.right() - end), band);
    let room = end.saturating_sub(x + 5);
    buffer.set_stringn(x + 3, row.y, left, room.into(), band);
}

/// The columns that [`title`] has for what is played.
pub(crate) fn title_room(columns: u16, right: &str) -> u16 {
    columns.saturating_sub(width(NAME) + width(right) + 6)
}

/// The program's name as the first row has it.
const NAME: &str = " Otello";

/// Draws the last row: the keys that work now, as many as fit; help and quit are always there.
/// Returns where each that can be clicked is.
pub(crate) fn keys(
    told: &[Told],
    row: Rect,
    look: &Look,
    buffer: &mut Buffer,
) -> Vec<(Rect, KeyCode)> {
    let mut drawn = Vec::new();
    if row.is_empty() {
        return drawn;
    }
    let (band, bold) = (look.palette.band, look.palette.band_key);
    buffer.set_style(row, band);
    let named = told.iter().map(|told| Named {
        name: told.name(look),
        brief: told.brief(&look.texts),
        key: told.key,
    });
    let room = row.width.saturating_sub(1);
    let mut x = row.x + 1;
    for Named { name, brief, key } in fitting(named.collect(), room) {
        let begin = x;
        let columns = usize::from(row.right().saturating_sub(x));
        let (after, _) = buffer.set_stringn(x, row.y, &name, columns, bold);
        let columns = usize::from(row.right().saturating_sub(after));
        let (end, _) = buffer.set_stringn(after, row.y, format!(" {brief}"), columns, band);
        drawn.extend(key.map(|key| (Rect { x: begin, width: end - begin, ..row }, key)));
        x = after + width(&brief) + 3;
    }
    drawn
}

/// A key as the last row has it.
struct Named {
    name: String,
    brief: String,
    key: Option<KeyCode>,
}

/// The keys that fit, and the last two in any case.
fn fitting(mut names: Vec<Named>, room: u16) -> Vec<Named> {
    let columns = |named: &Named| width(&named.name) + width(&named.brief) + 3;
    let last = names.split_off(names.len().saturating_sub(2));
    let mut left = (room + 2).saturating_sub(last.iter().map(columns).sum());
    names.retain(|name| {
        let fits = columns(name) <= left;
        left -= if fits { columns(name) } else { 0 };
        fits
    });
    names.extend(last);
    names
}

/// Draws what is shown where nothing else fits.
pub(crate) fn too_small(area: Rect, look: &Look, buffer: &mut Buffer) {
    let lines = wrap(&look.texts.get(key!("game-too-small")), area.width);
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (line, y) in lines.iter().zip(area.y + top..area.bottom()) {
        let indent = area.width.saturating_sub(width(line)) / 2;
        buffer.set_stringn(area.x + indent, y, line, area.width.into(), look.palette.text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_left_out_where_room_is_short_but_not_the_last_two() {
        let named =
            |name: &str| Named { name: name.to_owned(), brief: "does".to_owned(), key: None };
        let names = || ["Enter", "u", "?", "q"].map(named);
        let fits = |room| -> Vec<_> {
            fitting(names().into(), room).into_iter().map(|named| named.name).collect()
        };
        assert_eq!(fits(80), ["Enter", "u", "?", "q"]);
        assert_eq!(fits(22), ["u", "?", "q"]);
        assert_eq!(fits(3), ["?", "q"]);
    }
}
