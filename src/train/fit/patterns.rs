use super::features::Features;
use crate::eval::pattern::{LANES, Lanes, Layout, STAGES, stage_of};
use crate::rules::Board;

/// What the learned evaluation of the midgame is made of.
#[derive(Clone, Copy, Debug)]
pub struct PatternFeatures {
    layout: &'static Layout,
    /// How many lanes of the patterns are in use.
    lanes: usize,
}

impl Default for PatternFeatures {
    fn default() -> Self {
        let layout = Layout::shared();
        let lanes = (0..LANES).filter(|&lane| layout.slot(lane, 0).is_some()).count();
        Self { layout, lanes }
    }
}

impl Features for PatternFeatures {
    fn slots(&self) -> usize {
        self.layout.weights()
    }

    fn lanes(&self) -> usize {
        self.lanes + 1
    }

    fn stages(&self) -> Vec<Vec<usize>> {
        let of = |stage| (0..=60).filter(|&empties| stage_of(empties as u32) == stage).collect();
        (0..STAGES).map(of).collect()
    }

    fn fill(&self, board: Board, row: &mut [u32]) {
        let lanes = Lanes::of(board);
        let used = lanes.numbers().iter().enumerate();
        let slots = used.filter_map(|(lane, &number)| self.layout.slot(lane, number));
        let mobility = self.layout.mobility_slot(board.legal_moves().len());
        row.iter_mut().zip(slots.chain([mobility])).for_each(|(place, slot)| *place = slot);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stages_cover_every_number_of_empties_once() {
        let stages = PatternFeatures::default().stages();
        let mut covered: Vec<_> = stages.into_iter().flatten().collect();
        covered.sort_unstable();
        assert_eq!(covered, (0..=60).collect::<Vec<_>>());
    }

    #[test]
    fn a_board_names_a_slot_for_every_lane_in_use() {
        let features = PatternFeatures::default();
        let mut row = vec![u32::MAX; features.lanes()];
        features.fill(Board::START, &mut row);
        assert!(row.iter().all(|&slot| (slot as usize) < features.slots()));
    }
}
