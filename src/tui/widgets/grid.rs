//! Where the squares of the board are on the screen.

use ratatui::layout::{Position, Rect, Size};

use crate::rules::{Square, Symmetry};

/// The room that one square takes, in columns and rows. A row is about as high as two columns are
/// wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum CellSize {
    /// 2 by 1.
    Tiny,
    /// 3 by 1.
    Small,
    /// 4 by 2.
    Medium,
    /// 6 by 3.
    Large,
    /// 8 by 4.
    Huge,
}

impl CellSize {
    /// Every size, the largest first.
    pub(crate) const ALL: [Self; 5] =
        [Self::Huge, Self::Large, Self::Medium, Self::Small, Self::Tiny];

    /// Columns and rows.
    #[must_use]
    pub(crate) const fn size(self) -> Size {
        match self {
            Self::Tiny => Size::new(2, 1),
            Self::Small => Size::new(3, 1),
            Self::Medium => Size::new(4, 2),
            Self::Large => Size::new(6, 3),
            Self::Huge => Size::new(8, 4),
        }
    }

    /// Columns and rows of a board with its coordinates: ranks on the left, files on top.
    #[must_use]
    pub(crate) const fn board(self) -> Size {
        let cell = self.size();
        Size::new(Grid::RANKS + 8 * cell.width, Grid::FILES + 8 * cell.height)
    }
}

/// A board as it lies on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    /// The whole board, coordinates included.
    area: Rect,
    /// The room of a square.
    pub(crate) cell: CellSize,
    /// Whether the board is turned by 180 degrees.
    pub(crate) turned: bool,
}

impl Grid {
    /// Columns for the ranks' digits.
    pub(crate) const RANKS: u16 = 2;
    /// Rows for the files' letters.
    pub(crate) const FILES: u16 = 1;

    /// A board with its top left corner here.
    #[must_use]
    pub(crate) fn at(corner: Position, cell: CellSize, turned: bool) -> Self {
        Self { area: Rect::from((corner, cell.board())), cell, turned }
    }

    /// The whole board, coordinates included.
    #[must_use]
    pub(crate) const fn area(&self) -> Rect {
        self.area
    }

    /// The square shown in the place of this one: itself unless the board is turned.
    #[must_use]
    pub(crate) const fn shown(&self, square: Square) -> Square {
        if self.turned { Symmetry::Half.square(square) } else { square }
    }

    /// Where a square is.
    #[must_use]
    pub(crate) fn rect(&self, square: Square) -> Rect {
        let size = self.cell.size();
        let shown = self.shown(square);
        let x = self.area.x + Self::RANKS + size.width * u16::from(shown.file());
        let y = self.area.y + Self::FILES + size.height * u16::from(shown.rank());
        Rect::from((Position::new(x, y), size))
    }

    /// The square at a place on the screen.
    #[must_use]
    pub(crate) fn square_at(&self, place: Position) -> Option<Square> {
        Square::all().find(|&square| self.rect(square).contains(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_of_a_square_belongs_to_it_and_to_no_other() {
        for cell in CellSize::ALL {
            for turned in [false, true] {
                let grid = Grid::at(Position::new(3, 5), cell, turned);
                let mut cells = 0;
                for square in Square::all() {
                    for place in grid.rect(square).positions() {
                        assert_eq!(grid.square_at(place), Some(square));
                        assert!(grid.area().contains(place));
                        cells += 1;
                    }
                }
                let outside =
                    grid.area().positions().filter(|&place| grid.square_at(place).is_none());
                assert_eq!(cells + outside.count() as u32, grid.area().area());
            }
        }
    }

    #[test]
    fn a_turned_board_has_h8_on_top_on_the_left() {
        let corner = |turned| Grid::at(Position::ORIGIN, CellSize::Medium, turned);
        let first = Position::new(2, 1);
        assert_eq!(corner(false).square_at(first), Some(Square::A1));
        assert_eq!(corner(true).square_at(first), Some(Square::H8));
        assert_eq!(corner(true).square_at(Position::new(0, 0)), None);
    }
}
