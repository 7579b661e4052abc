//! Which part of a screen goes where, by the room there is.

use ratatui::layout::{Position, Rect, Size};

use super::widgets::{CellSize, Grid};

/// The least room in which anything but a notice is shown.
pub(crate) const LEAST: Size = Size::new(20, 11);

/// Where the parts of a screen with a board are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// The first row, over the whole width; empty on the smallest screens.
    pub(crate) title: Rect,
    /// The board's top left corner.
    pub(crate) corner: Position,
    /// The room of a square.
    pub(crate) cell: CellSize,
    /// What stands beside the board.
    pub(crate) side: Side,
    /// The disc bar.
    pub(crate) bar: Rect,
    /// What has happened.
    pub(crate) message: Rect,
    /// What is to be done.
    pub(crate) prompt: Rect,
    /// The last row: keys.
    pub(crate) keys: Rect,
}

/// What stands beside the board, or below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// A panel of the board's height.
    Wide(Rect),
    /// A narrow column, and a list of moves below it or below the board.
    Narrow {
        /// Beside the board.
        column: Rect,
        /// Below the one or the other.
        moves: Rect,
    },
    /// Nothing.
    None,
}

/// The columns that a panel needs.
const PANEL: u16 = 40;
/// The columns that a panel uses.
const PANEL_MOST: u16 = 56;
/// The columns that what is beside the board needs where there is no room for a panel.
const COLUMN: u16 = 22;
/// The columns between the board and what is beside it.
const GAP: u16 = 3;

impl Layout {
    /// The layout for an area; none if it is below [`LEAST`].
    pub(crate) fn of(area: Rect) -> Option<Self> {
        let compact = || Self::compact(area);
        Self::standard(area)
            .or_else(|| compact().filter(|layout| layout.cell == CellSize::Medium))
            .or_else(|| Self::beside(area))
            .or_else(compact)
            .or_else(|| Self::board_only(area))
    }

    /// From 80x24: the board, and a panel beside it.
    fn standard(area: Rect) -> Option<Self> {
        // Title, blank, bar, two rows of message, prompt, keys.
        let fits = |cell: &CellSize| {
            let board = cell.board();
            *cell >= CellSize::Medium
                && 1 + board.width + GAP + PANEL <= area.width
                && board.height + 7 <= area.height
        };
        let cell = CellSize::ALL.into_iter().find(fits)?;
        let board = cell.board();
        let panel = (area.width - board.width - GAP - 2).min(PANEL_MOST);
        let block = Size::new(board.width + GAP + panel, board.height + 5);
        let x = area.x + (area.width - block.width) / 2;
        let y = area.y + 1 + (area.height - 2 - block.height) / 2;
        let row = |below: u16, height: u16| Rect::new(x, y + below, block.width, height);
        let side = Rect::new(x + board.width + GAP, y, panel, board.height);
        Some(Self {
            title: Rect { height: 1, ..area },
            corner: Position::new(x, y),
            cell,
            side: Side::Wide(side),
            bar: row(board.height + 1, 1),
            message: row(board.height + 2, 2),
            prompt: row(board.height + 4, 1),
            keys: last_row(area),
        })
    }

    /// From 60x20: the board in squares of two rows, and beside it what the compact layout has
    /// below.
    fn beside(area: Rect) -> Option<Self> {
        let cell = CellSize::Medium;
        let board = cell.board();
        // Title, prompt, keys.
        if area.width < 1 + board.width + 2 + COLUMN + 1 || area.height < board.height + 3 {
            return None;
        }
        let x = area.x + 1 + board.width + 2;
        let row = |y: u16, height: u16| Rect::new(x, y, area.right() - 1 - x, height);
        let prompt = area.bottom() - 2;
        let spare = u16::from(area.height > board.height + 3);
        let message = row(prompt - spare - 4, 4);
        let column = row(area.y + 3, 8);
        // The row between the list and the message stays free.
        let moves = row(column.bottom(), message.y - 1 - column.bottom());
        Some(Self {
            title: Rect { height: 1, ..area },
            corner: Position::new(area.x + 1, area.y + 1),
            cell,
            side: Side::Narrow { column, moves },
            bar: row(area.y + 1, 1),
            message,
            prompt: Rect::new(area.x + 1, prompt, area.width - 2, 1),
            keys: last_row(area),
        })
    }

    /// From 40x20: a smaller board with a column beside it, and the moves below.
    fn compact(area: Rect) -> Option<Self> {
        let fits = |cell: &CellSize| {
            let board = cell.board();
            *cell <= CellSize::Medium
                && 1 + board.width + 13 <= area.width
                && board.height + 11 <= area.height
        };
        let cell = CellSize::ALL.into_iter().find(|cell| *cell > CellSize::Tiny && fits(cell))?;
        let board = cell.board();
        let below = area.y + 1 + board.height;
        let row = |y: u16, height: u16| Rect::new(area.x + 1, y, area.width - 2, height);
        let bottom = area.bottom();
        let column = Rect::new(
            area.x + 1 + board.width + 1,
            area.y + 2,
            area.width - board.width - 2,
            board.height - 1,
        );
        Some(Self {
            title: Rect { height: 1, ..area },
            corner: Position::new(area.x + 1, area.y + 1),
            cell,
            side: Side::Narrow { column, moves: row(below + 2, bottom - 5 - (below + 2)) },
            bar: row(below + 1, 1),
            message: row(bottom - 4, 2),
            prompt: row(bottom - 2, 1),
            keys: last_row(area),
        })
    }

    /// From 20x11: the board with a message and a prompt.
    fn board_only(area: Rect) -> Option<Self> {
        if area.width < LEAST.width || area.height < LEAST.height {
            return None;
        }
        let fits = |cell: &CellSize| {
            let board = cell.board();
            board.width + 2 <= area.width && board.height + 2 <= area.height
        };
        let cell = CellSize::ALL.into_iter().find(fits)?;
        let board = cell.board();
        let x = area.x + (area.width - board.width) / 2;
        let below = area.y + board.height;
        let nothing = Rect::new(area.x, area.y, 0, 0);
        let message = area.height - board.height - 1;
        Some(Self {
            title: nothing,
            corner: Position::new(x, area.y),
            cell,
            side: Side::None,
            bar: nothing,
            message: Rect::new(area.x + 1, below, area.width - 1, message),
            prompt: Rect::new(area.x + 1, area.bottom() - 1, area.width - 1, 1),
            keys: nothing,
        })
    }

    /// The board.
    pub(crate) fn grid(&self, turned: bool) -> Grid {
        Grid::at(self.corner, self.cell, turned)
    }

    /// Where a screen with entries goes: into the panel where there is one, otherwise over all but
    /// the first and the last row.
    pub(crate) fn sheet(&self, area: Rect) -> Rect {
        match self.side {
            Side::Wide(panel) => panel,
            Side::Narrow { .. } => {
                Rect::new(area.x + 2, area.y + 2, area.width - 4, area.height - 4)
            }
            Side::None => Rect::new(area.x + 1, area.y, area.width - 2, area.height),
        }
    }

    /// Whether the board is seen beside a sheet.
    pub(crate) const fn shows_board_beside(&self) -> bool {
        matches!(self.side, Side::Wide(_))
    }
}

fn last_row(area: Rect) -> Rect {
    Rect { y: area.bottom() - 1, height: 1, ..area }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(width: u16, height: u16) -> Option<Layout> {
        Layout::of(Rect::new(0, 0, width, height))
    }

    fn parts(layout: &Layout) -> Vec<Rect> {
        let mut parts = vec![layout.title, layout.grid(false).area(), layout.bar, layout.message];
        parts.extend([layout.prompt, layout.keys]);
        match layout.side {
            Side::Wide(panel) => parts.push(panel),
            Side::Narrow { column, moves } => parts.extend([column, moves]),
            Side::None => {}
        }
        parts
    }

    #[test]
    fn the_named_sizes_have_their_layouts() {
        let cell = |width, height| of(width, height).map(|layout| layout.cell);
        assert_eq!(cell(120, 40), Some(CellSize::Huge));
        assert_eq!(cell(100, 34), Some(CellSize::Large));
        assert_eq!(cell(80, 24), Some(CellSize::Medium));
        assert!(matches!(of(80, 24).unwrap().side, Side::Wide(panel) if panel.width >= PANEL));
        assert_eq!(cell(60, 20), Some(CellSize::Medium));
        assert_eq!(cell(80, 20), Some(CellSize::Medium));
        assert_eq!(cell(59, 20), Some(CellSize::Small));
        assert!(matches!(of(40, 20).unwrap().side, Side::Narrow { .. }));
        assert_eq!(cell(40, 20), Some(CellSize::Small));
        assert!(matches!(of(20, 11).unwrap().side, Side::None));
        assert_eq!(cell(20, 11), Some(CellSize::Tiny));
        assert_eq!((of(19, 11), of(20, 10)), (None, None));
    }

    #[test]
    fn no_part_leaves_the_screen_or_covers_another() {
        for width in 1..=150 {
            for height in 1..=60 {
                let Some(layout) = of(width, height) else {
                    assert!(width < LEAST.width || height < LEAST.height, "{width}x{height}");
                    continue;
                };
                let whole = Rect::new(0, 0, width, height);
                let parts = parts(&layout);
                for (index, part) in parts.iter().enumerate() {
                    assert_eq!(part.intersection(whole), *part, "{width}x{height}");
                    let covered = parts[index + 1..].iter().find(|other| part.intersects(**other));
                    assert_eq!(covered, None, "{width}x{height}: {part}");
                }
            }
        }
    }
}
