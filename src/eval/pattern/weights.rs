use super::family::FAMILIES;
use super::layout::Layout;
use super::order::order_weights;
use super::stack::{STACKS, Stack, WIDTH};

/// What a neuron of the first layer reaches at most, in the units of the [rows](Weights::rows).
pub const FULL: i16 = 127;

/// What one shape, or one number of moves, adds to each neuron of the first layer.
pub type Row = [i8; WIDTH];

/// Everything that is learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Where the weights come from: command, games, date, error figures.
    pub provenance: String,
    /// What the shapes and the mobilities add to the first layer, in the order of [`Layout`].
    pub rows: Vec<Row>,
    /// What the first layer begins at with each number of empty squares, 0 to 60.
    pub biases: Vec<[i16; WIDTH]>,
    /// What follows the first layer, one for each stage; [`STACKS`] of them.
    pub stacks: Vec<Stack>,
    /// What the shapes are worth to the order of moves near the end, in
    /// [`ORDER_UNITS`](super::ORDER_UNITS); the rows of [`ORDER_FAMILIES`](super::ORDER_FAMILIES) in
    /// the order of [`Layout`].
    pub order: Vec<i8>,
}

/// How many numbers of empties have a bias.
pub const BIASES: usize = 61;

impl Weights {
    /// Weights that make every board worth nothing.
    #[must_use]
    pub fn zero() -> Self {
        Self {
            provenance: String::new(),
            rows: vec![[0; WIDTH]; Layout::shared().rows()],
            biases: vec![[0; WIDTH]; BIASES],
            stacks: vec![Stack::ZERO; STACKS],
            order: vec![0; order_weights()],
        }
    }
}

/// The most that a bias may be either way, so that no sum of the first layer leaves an `i16`.
pub const MOST_BIAS: i16 = i16::MAX - (FAMILIES.len() as i16 * 4 + 2) * 128;
