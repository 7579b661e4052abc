use crate::rules::Board;

/// What a linear evaluation is made of: which weights of its stage a board adds up.
///
/// The value of a board is the sum of the weights in the slots that [`fill`](Features::fill) names,
/// out of the weights of the board's stage, and of a bias that belongs to its number of empties.
/// The fit knows no more than this, so it serves the evaluation of the midgame, the small one that
/// orders moves in the solver, and planted ones in tests.
pub trait Features: Sync {
    /// How many weights a stage has.
    fn slots(&self) -> usize;

    /// How many slots a board names.
    fn lanes(&self) -> usize;

    /// The numbers of empties that the boards of each stage have, in rising order, stages in their
    /// order. A stage's neighbours are those two before and behind it: those between have the other
    /// parity of empties.
    fn stages(&self) -> Vec<Vec<usize>>;

    /// Writes the board's slots, each below [`slots`](Features::slots); one slot may come twice.
    /// `row` has [`lanes`](Features::lanes) places.
    fn fill(&self, board: Board, row: &mut [u32]);
}
