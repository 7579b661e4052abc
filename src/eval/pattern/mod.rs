//! The learned evaluation: what the shapes on some dozens of small groups of squares are worth.
//!
//! The method is Buro's (*Improving heuristic mini-max search by supervised learning*, Artificial
//! Intelligence 134, 2002): the value of a board is the sum of one weight for each instance of each
//! pattern, picked by the discs on it, and one picked by the number of the mover's legal moves, with
//! a set of weights of its own for each stage of the game.
//!
//! | file | what lives there |
//! |---|---|
//! | `family` | the patterns and their instances on the board |
//! | `lanes` | the discs on every instance as a number, kept up to date move by move |
//! | `layout` | which weight a number picks, those of mirrored shapes being one |
//! | `weights` | the weights of every stage, as they are learned and kept |
//! | `file` | their file |
//! | `evaluation` | the weights spread out for fast look-up |
//! | `built_in` | those that come with the program |
//! | `in_use` | those of a file, and which of the two the program judges by |

mod built_in;
mod evaluation;
mod family;
mod file;
mod in_use;
mod lanes;
mod layout;
mod weights;

pub use evaluation::PatternEvaluation;
pub use family::{FAMILIES, FAMILY_COUNT, Family};
pub use file::WeightsFileError;
pub use in_use::WeightsError;
pub use lanes::{LANES, Lanes};
pub use layout::Layout;
pub use weights::{RESOLUTION, STAGES, StageWeights, Weights, stage_of};
