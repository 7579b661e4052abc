//! The learned evaluation: what the shapes on some dozens of small groups of squares are worth.
//!
//! The groups and the numbering of their shapes are those of Buro's patterns (*Improving heuristic
//! mini-max search by supervised learning*, Artificial Intelligence 134, 2002), but a shape is not
//! worth one number: it adds a row of numbers to the first layer of a small neural network, one
//! number to each neuron, as do both sides' numbers of legal moves and the number of empty squares.
//! The neurons, held between 0 and 1, go through a second layer of which each stage of the game has
//! its own ([`Stack`]). One set of rows serves the whole game.
//!
//! | file | what lives there |
//! |---|---|
//! | `family` | the patterns and their instances on the board |
//! | `lanes` | the discs on every instance as a number, kept up to date move by move |
//! | `layout` | which row of weights a number picks, that of mirrored shapes being one |
//! | `order` | a small evaluation of its own for the order of moves near the end |
//! | `stack` | what follows the first layer |
//! | `weights` | all that is learned |
//! | `file` | their file |
//! | `evaluation` | the network, for speed |
//! | `built_in` | the weights that come with the program |
//! | `in_use` | those of a file, and which of the two the program judges by |

mod built_in;
mod evaluation;
mod family;
mod file;
mod in_use;
mod lanes;
mod layout;
mod order;
mod stack;
mod weights;

pub use evaluation::PatternEvaluation;
pub use family::{FAMILIES, FAMILY_COUNT, Family};
pub use file::WeightsFileError;
pub use in_use::WeightsError;
pub use lanes::{LANES, Lanes};
pub use layout::Layout;
pub use order::{ORDER_FAMILIES, ORDER_UNITS, order_weights};
pub use stack::{HIDDEN, STACKS, Stack, WIDTH, stack_of};
pub use weights::{BIASES, FULL, MOST_BIAS, Row, Weights};
