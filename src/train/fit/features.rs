use crate::rules::Board;

/// What the first layer of the network is made of: which rows of which tables a board adds up.
///
/// The fit knows no more than this, so it serves the evaluation, and planted ones in tests.
pub trait Features: Sync {
    /// How many rows each table has.
    fn tables(&self) -> Vec<usize>;

    /// The table of each lane: a board picks one row for each of them.
    fn lanes(&self) -> Vec<usize>;

    /// Writes for each lane the row of its table that the board picks; two lanes may pick the same.
    /// `rows` has a place for each of the [`lanes`](Features::lanes).
    fn fill(&self, board: Board, rows: &mut [u32]);
}
