use std::ops::Range;
use std::sync::LazyLock;

use super::family::{FAMILIES, FAMILY_COUNT, Family};
use super::lanes::LANES;

/// For how many legal moves there are rows: 0 to 63.
pub(super) const MOBILITIES: usize = 64;

/// Which row of weights each number of a lane picks.
///
/// A shape and its mirror image pick the same row, and all instances of a pattern share one set, so
/// that boards that are symmetrical to each other are worth the same. The rows of the patterns come
/// family by family, then those of the mover's mobility and of the opponent's.
#[derive(Debug)]
pub struct Layout {
    families: [FamilyRows; FAMILY_COUNT],
    lanes: [Option<u8>; LANES],
    /// How many rows the patterns have.
    patterns: usize,
}

/// The rows of one family's shapes.
#[derive(Debug)]
struct FamilyRows {
    /// The number of the shape of nothing but the opponent's discs is minus this.
    centre: i32,
    /// The row of each shape, from that one on.
    rows: Vec<u32>,
}

static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::new);

impl Layout {
    /// The layout; made at the first call.
    #[must_use]
    pub fn shared() -> &'static Self {
        &LAYOUT
    }

    fn new() -> Self {
        let mut patterns = 0;
        let families = FAMILIES.map(|family| FamilyRows::new(family, &mut patterns));
        let mut lanes = [None; LANES];
        let owners = FAMILIES.iter().enumerate();
        let owners = owners.flat_map(|(index, family)| vec![index as u8; family.places().1]);
        for (lane, owner) in lanes.iter_mut().zip(owners) {
            *lane = Some(owner);
        }
        Self { families, lanes, patterns: patterns as usize }
    }

    /// How many rows there are.
    #[must_use]
    pub const fn rows(&self) -> usize {
        self.patterns + 2 * MOBILITIES
    }

    /// The row that so many legal moves of the mover pick.
    #[must_use]
    #[inline]
    pub const fn mobility(&self, moves: u32) -> u32 {
        self.patterns as u32 + moves % MOBILITIES as u32
    }

    /// The row that so many moves of the opponent pick, if it were the opponent's turn.
    #[must_use]
    #[inline]
    pub const fn replies(&self, moves: u32) -> u32 {
        self.mobility(moves) + MOBILITIES as u32
    }

    /// The rows of each family, then those of the mover's mobility and of the opponent's.
    #[must_use]
    pub fn tables(&self) -> Vec<Range<usize>> {
        let mut tables = Vec::new();
        let mut start = 0;
        for family in &self.families {
            let last = family.rows.iter().max().expect("a pattern has shapes");
            tables.push(start..*last as usize + 1);
            start = *last as usize + 1;
        }
        for _ in 0..2 {
            tables.push(start..start + MOBILITIES);
            start += MOBILITIES;
        }
        tables
    }

    /// The row that a lane's number picks; `None` for a lane that is not in use.
    ///
    /// # Panics
    ///
    /// If no shape of the lane's pattern has that number.
    #[must_use]
    #[inline]
    pub fn row(&self, lane: usize, number: i16) -> Option<u32> {
        self.lanes[lane].map(|family| self.families[usize::from(family)].row(i32::from(number)))
    }

    /// The numbers of a family's shapes, with the row that each picks.
    pub fn shapes(&self, family: usize) -> impl Iterator<Item = (i16, u32)> + '_ {
        let FamilyRows { centre, rows } = &self.families[family];
        rows.iter().zip(-centre..).map(|(&row, number)| (number as i16, row))
    }
}

impl FamilyRows {
    fn new(family: Family, next: &mut u32) -> Self {
        let mirror = family.mirror();
        let mut rows = vec![u32::MAX; family.shapes()];
        for shape in 0..rows.len() {
            let image = mirrored(shape, &mirror);
            rows[shape] = if image < shape {
                rows[image]
            } else {
                *next += 1;
                *next - 1
            };
        }
        Self { centre: (family.shapes() / 2) as i32, rows }
    }

    #[inline]
    fn row(&self, number: i32) -> u32 {
        self.rows[(number + self.centre) as usize]
    }
}

/// The shape whose digit at each place is this shape's at the mirrored place.
fn mirrored(shape: usize, mirror: &[usize]) -> usize {
    let (mut rest, mut image) = (shape, 0);
    for &place in mirror {
        image += rest % 3 * 3_usize.pow(place as u32);
        rest /= 3;
    }
    image
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::pattern::Lanes;
    use crate::rules::{Bitboard, Board, Symmetry};

    #[test]
    fn symmetrical_boards_pick_the_same_rows() {
        let board = Board {
            mover: Bitboard(0x0010_3c1c_0e24_0081),
            opponent: Bitboard(0x8022_0022_3018_0100),
        };
        let picked = |board: Board| {
            let lanes = Lanes::of(board);
            let row = |lane| Layout::shared().row(lane, lanes.numbers()[lane]);
            let mut rows: Vec<_> = (0..LANES).filter_map(row).collect();
            rows.sort_unstable();
            rows
        };
        for symmetry in Symmetry::ALL {
            let image =
                Board { mover: symmetry.set(board.mover), opponent: symmetry.set(board.opponent) };
            assert_eq!(picked(image), picked(board), "{symmetry:?}");
        }
    }

    #[test]
    fn every_row_is_picked_and_belongs_to_one_table() {
        let layout = Layout::shared();
        let mut picked = vec![false; layout.rows()];
        for family in 0..FAMILY_COUNT {
            layout.shapes(family).for_each(|(_, row)| picked[row as usize] = true);
        }
        for moves in 0..64 {
            picked[layout.mobility(moves) as usize] = true;
            picked[layout.replies(moves) as usize] = true;
        }
        assert!(picked.iter().all(|&picked| picked));
        assert_eq!(
            layout.tables().into_iter().flatten().collect::<Vec<_>>(),
            (0..layout.rows()).collect::<Vec<_>>()
        );
    }
}
