use super::adagrad::Pulled;
use super::batch::Part;
use crate::eval::pattern::WIDTH;

/// What learning needs to know of a table of the network beside its rows.
#[derive(Clone, Debug)]
pub(super) struct Learning {
    rows: Vec<RowLearning>,
    /// Which rows the batch pulls at, in the order in which it came to them.
    touched: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct RowLearning {
    /// The sum of the batch's slopes.
    slopes: [f32; WIDTH],
    pulled: [Pulled; WIDTH],
    is_touched: bool,
}

impl Learning {
    /// Nothing learned in a table of so many rows.
    pub(super) fn new(rows: usize) -> Self {
        let row =
            RowLearning { slopes: [0.0; WIDTH], pulled: [Pulled::START; WIDTH], is_touched: false };
        Self { rows: vec![row; rows], touched: Vec::new() }
    }

    /// Moves the rows that the batch pulls at through these lanes.
    pub(super) fn learn<'a>(
        &mut self,
        weights: &mut [[f32; WIDTH]],
        lanes: &[usize],
        parts: impl Iterator<Item = &'a Part>,
        step: f32,
    ) {
        for (rows, slopes) in parts.flat_map(Part::pulls) {
            for &lane in lanes {
                self.add(rows[lane], slopes);
            }
        }
        for index in self.touched.drain(..) {
            let row = &mut self.rows[index as usize];
            let weights = &mut weights[index as usize];
            for ((weight, pulled), slope) in weights.iter_mut().zip(&mut row.pulled).zip(row.slopes)
            {
                pulled.step(weight, slope, step);
            }
            row.is_touched = false;
        }
    }

    #[inline]
    fn add(&mut self, index: u32, slopes: &[f32; WIDTH]) {
        let row = &mut self.rows[index as usize];
        if row.is_touched {
            for (sum, slope) in row.slopes.iter_mut().zip(slopes) {
                *sum += slope;
            }
        } else {
            row.slopes = *slopes;
            row.is_touched = true;
            self.touched.push(index);
        }
    }
}
