//! The board as it is found on the screen, by its letters and digits.

use otello::rules::Square;

use super::bench::{Bench, wait_until};

/// Which way a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Upright,
    Turned,
}

/// Where a board is on the screen; columns and rows count from 0.
#[derive(Debug)]
pub(super) struct Drawn {
    pub(super) way: Way,
    /// The columns of the files a to h.
    columns: [u16; 8],
    /// The rows of the ranks 1 to 8.
    rows: [u16; 8],
}

impl Drawn {
    /// Waits for a board that is drawn this way.
    #[track_caller]
    pub(super) fn wait(bench: &Bench, way: Way) -> Self {
        let mut found = None;
        wait_until("the board is drawn", || {
            // A frame may be seen half drawn.
            found = Self::find(&bench.rows()).filter(|drawn| drawn.way == way);
            found.is_some()
        });
        found.expect("just found")
    }

    /// Finds a board whose letters and digits are complete and agree on its way.
    fn find(rows: &[String]) -> Option<Self> {
        let letters = |row: &String| row.split_whitespace().take(8).collect::<String>();
        let (top, way) = rows.iter().enumerate().find_map(|(top, row)| {
            let way = match letters(row).as_str() {
                "abcdefgh" => Way::Upright,
                "hgfedcba" => Way::Turned,
                _ => return None,
            };
            Some((top, way))
        })?;
        let columns = ordered(way, |file| rows[top].find(char::from(b'a' + file)))?;
        let digit = |row: &String| row.get(..3).and_then(|start| start.trim().parse::<u8>().ok());
        let rank = |rank| (top..rows.len()).find(|&row| digit(&rows[row]) == Some(rank + 1));
        Some(Self { way, columns, rows: ordered(way, rank)? })
    }

    /// Returns a column and row of a square.
    pub(super) fn cell(&self, square: Square) -> (u16, u16) {
        let name = square.to_string();
        let [file, rank] = *name.as_bytes() else { unreachable!("a letter and a digit") };
        (self.columns[usize::from(file - b'a')], self.rows[usize::from(rank - b'1')])
    }
}

/// Finds the places of eight labels, which must stand in the order of the board's way.
fn ordered(way: Way, find: impl Fn(u8) -> Option<usize>) -> Option<[u16; 8]> {
    let mut places = [0; 8];
    for (label, place) in (0..).zip(&mut places) {
        *place = u16::try_from(find(label)?).ok()?;
    }
    let in_order = match way {
        Way::Upright => places.is_sorted(),
        Way::Turned => places.iter().rev().is_sorted(),
    };
    in_order.then_some(places)
}
