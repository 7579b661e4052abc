//! The fit: the network that comes nearest to the labels.
//!
//! It knows nothing of games, and of patterns only through [`Features`].
//!
//! # Why a network, and how it is fitted
//!
//! A sum of one weight a shape, thirty stages of it, was the evaluation before. Errors in discs, mean
//! and root mean square, on positions that neither had seen: 4,000 games by 8 plies, 20 to 40
//! empties, the result as label, and tournament games of 2015 to 2018 at 22 to 24 empties, whose
//! scores are solved.
//!
//! | fitted to the same 310,000 games | self-play | tournaments |
//! |---|---|---|
//! | the sum, least squares (232,000 of the games) | 6.63 8.62 | 6.09 8.22 |
//! | the network, 8 neurons in the first layer | 6.49 8.43 | 5.61 7.53 |
//! | 16 | 6.46 8.40 | 5.47 7.36 |
//! | 32 | 6.45 8.39 | 5.45 7.34 |
//! | 16, batches of 4096 samples instead of single ones | 6.49 8.42 | 5.58 7.45 |
//! | of 1024 | 6.41 8.33 | 5.43 7.29 |
//! | of 256 | 6.40 8.33 | 5.42 7.33 |
//! | single samples, λ-returns of 0.95 as labels instead of 0.7 result, 0.3 search | 6.46 8.39 | 5.45 7.30 |
//!
//! (The batches have λ-returns, too, and smaller steps than the single samples above them.) It takes
//! half a minute a pass over 13 million positions with two threads.
//!
//! | file | what it holds |
//! |---|---|
//! | `features` | what a board adds up |
//! | `patterns` | what it does in the evaluation |
//! | `network` | the network's value, and how its error changes with every number |
//! | `adagrad` | how far a number moves |
//! | `batch` | samples that move it together |
//! | `table` | how they move the rows |
//! | `run` | all of it, with any number of threads |

mod adagrad;
mod batch;
mod features;
mod network;
mod patterns;
mod run;
mod settings;
mod table;

pub use features::Features;
pub use network::Network;
pub use patterns::PatternFeatures;
pub use run::{Fit, StageErrors, fit};
pub use settings::Settings;
