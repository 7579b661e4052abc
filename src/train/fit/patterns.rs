use super::features::Features;
use crate::eval::pattern::{BIASES, LANES, Lanes, Layout, ORDER_FAMILIES};
use crate::rules::Board;

/// What the evaluation is made of: a table for each family of patterns, one for each side's
/// mobility, and one for the number of empty squares.
#[derive(Clone, Debug)]
pub struct PatternFeatures {
    layout: &'static Layout,
    /// How many rows each table has.
    tables: Vec<usize>,
    /// The table of each lane, and which row of the layout is its first.
    lanes: Vec<(usize, u32)>,
}

impl Default for PatternFeatures {
    fn default() -> Self {
        let layout = Layout::shared();
        let tables = layout.tables();
        let first_rows = (0..LANES).filter_map(|lane| layout.row(lane, 0));
        let first_rows = first_rows.chain([layout.mobility(0), layout.replies(0)]);
        let lane = |row: u32| {
            let mut numbered = tables.iter().enumerate();
            let found = numbered.find(|(_, table)| table.contains(&(row as usize)));
            let (index, table) = found.expect("every row belongs to a table");
            (index, table.start as u32)
        };
        let lanes = first_rows.map(lane).chain([(tables.len(), 0)]).collect();
        let tables = tables.iter().map(ExactSizeIterator::len).chain([BIASES]).collect();
        Self { layout, tables, lanes }
    }
}

impl Features for PatternFeatures {
    fn tables(&self) -> Vec<usize> {
        self.tables.clone()
    }

    fn lanes(&self) -> Vec<usize> {
        self.lanes.iter().map(|&(table, _)| table).collect()
    }

    fn fill(&self, board: Board, rows: &mut [u32]) {
        let lanes = Lanes::of(board);
        let shapes = lanes.numbers().iter().enumerate();
        let shapes = shapes.filter_map(|(lane, &number)| self.layout.row(lane, number));
        let (own, other) = (board.legal_moves().len(), board.pass().legal_moves().len());
        let mobilities = [self.layout.mobility(own), self.layout.replies(other)];
        let picked = shapes.chain(mobilities).chain([board.empties().len()]);
        for ((place, row), &(_, first)) in rows.iter_mut().zip(picked).zip(&self.lanes) {
            *place = row - first;
        }
    }
}

/// What the evaluation for the order of moves is made of: a table for each of its patterns.
#[derive(Clone, Debug)]
pub struct OrderFeatures {
    patterns: PatternFeatures,
    /// The lanes of its patterns among all.
    lanes: Vec<usize>,
}

impl Default for OrderFeatures {
    fn default() -> Self {
        let patterns = PatternFeatures::default();
        let lanes = patterns.lanes().into_iter().enumerate();
        let own = lanes.filter(|(_, table)| ORDER_FAMILIES.contains(table));
        let lanes = own.map(|(lane, _)| lane).collect();
        Self { patterns, lanes }
    }
}

impl Features for OrderFeatures {
    fn tables(&self) -> Vec<usize> {
        ORDER_FAMILIES.iter().map(|&family| self.patterns.tables[family]).collect()
    }

    fn lanes(&self) -> Vec<usize> {
        let own = |lane: &usize| {
            let (family, _) = self.patterns.lanes[*lane];
            ORDER_FAMILIES.iter().position(|&other| other == family).expect("one of its own")
        };
        self.lanes.iter().map(own).collect()
    }

    fn fill(&self, board: Board, rows: &mut [u32]) {
        let lanes = Lanes::of(board);
        for (place, &lane) in rows.iter_mut().zip(&self.lanes) {
            let (_, first) = self.patterns.lanes[lane];
            let row = self.patterns.layout.row(lane, lanes.numbers()[lane]);
            *place = row.expect("its lanes are in use") - first;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Evaluator;
    use crate::eval::pattern::{PatternEvaluation, Weights, order_weights};
    use crate::rules::RuleSet;

    #[test]
    fn a_board_names_a_row_of_the_right_table_for_every_lane() {
        let features = PatternFeatures::default();
        let (tables, lanes) = (features.tables(), features.lanes());
        let mut rows = vec![u32::MAX; lanes.len()];
        features.fill(Board::START, &mut rows);
        assert!(rows.iter().zip(&lanes).all(|(&row, &table)| (row as usize) < tables[table]));
        // Four moves, four replies, sixty empty squares.
        assert_eq!(rows[rows.len() - 3..], [4, 4, 60]);
        assert_eq!(tables.iter().sum::<usize>(), Layout::shared().rows() + BIASES);
    }

    #[test]
    fn the_order_learns_the_weights_that_the_evaluation_looks_up() {
        let features = OrderFeatures::default();
        let weight = |row: usize| (row * 37 % 255) as u8 as i8;
        let order = (0..order_weights()).map(weight).collect();
        let evaluation = PatternEvaluation::new(&Weights { order, ..Weights::zero() });
        let (tables, lanes) = (features.tables(), features.lanes());
        let first = |table: usize| tables[..table].iter().sum::<usize>();
        let mut rows = vec![0; lanes.len()];
        let mut board = Board::START;
        let mut seen = 0;
        while let Some(last) = board.legal_moves().squares().last() {
            let value = evaluation.order(board.empties());
            for square in board.legal_moves() {
                let child = board.place(square);
                features.fill(child, &mut rows);
                let weights = lanes.iter().zip(&rows);
                let weights = weights.map(|(&table, &row)| weight(first(table) + row as usize));
                let learned: i32 = weights.map(i32::from).sum();
                assert_eq!(value(square, child.mover), learned);
                seen += 1;
            }
            board = board.place(last);
        }
        assert!(seen > 80, "{seen}");
    }
}
