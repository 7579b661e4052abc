//! The fit: a network that comes near the labels.
//!
//! It knows nothing of games, and of patterns only through [`Features`].
//!
//! # Why a network, and how it is fitted
//!
//! A sum of one weight a shape, in thirty stages, was the evaluation before. Errors in discs, mean and
//! root mean square, on positions that none had seen: 4,000 games by 8 plies, 20 to 40 empties, the
//! result as label; and tournament games of 2015 to 2018 at 22 to 24 empties, whose scores are solved.
//!
//! | evaluation | thousand games | batch | step | labels | self-play | tournaments |
//! |---|---|---|---|---|---|---|
//! | the sum, least squares | 232 | | | mixed | 6.63 8.62 | 6.09 8.22 |
//! | the network, 8 neurons in the first layer | 270 | 1 | 0.03 | mixed | 6.49 8.43 | 5.61 7.53 |
//! | 16 neurons | 270 | 1 | 0.03 | mixed | 6.46 8.40 | 5.47 7.36 |
//! | 32 neurons | 270 | 1 | 0.03 | mixed | 6.45 8.39 | 5.45 7.34 |
//! | 16 neurons | 280 | 1 | 0.03 | λ-returns | 6.46 8.39 | 5.45 7.30 |
//! | 16 neurons | 310 | 4096 | 0.02 | λ-returns | 6.49 8.42 | 5.58 7.45 |
//! | 16 neurons | 310 | 4096 | 0.05 | λ-returns | 6.48 8.42 | 5.51 7.39 |
//! | 16 neurons | 318 | 1024 | 0.02 | λ-returns | 6.41 8.33 | 5.43 7.29 |
//! | 16 neurons | 318 | 256 | 0.02 | λ-returns | 6.40 8.33 | 5.42 7.33 |
//! | 16 neurons, 8 passes instead of 6 | 318 | 1024 | 0.02 | λ-returns | 6.41 8.33 | 5.38 7.22 |
//! | the same | 416 | 1024 | 0.02 | λ-returns | 6.37 8.29 | 5.32 7.20 |
//! | the same, without the oldest games | 305 | 1024 | 0.02 | λ-returns | 6.41 8.34 | 5.41 7.30 |
//!
//! Mixed labels are 0.7 result and 0.3 search of the position itself; λ-returns have λ = 0.95. A pass
//! over 17 million positions takes 20 seconds with two threads.
//!
//! | file | what it holds |
//! |---|---|
//! | `features` | what a board adds up |
//! | `patterns` | what it does in the evaluation |
//! | `network` | the network's value, and how its error changes with every number |
//! | `adagrad` | how far a number moves |
//! | `batch` | samples that move it together |
//! | `table` | how they move the rows |
//! | `order` | the weights of the small evaluation for the order of moves |
//! | `run` | all of it, with any number of threads |

mod adagrad;
mod batch;
mod features;
mod network;
mod order;
mod patterns;
mod run;
mod settings;
mod table;

pub use features::Features;
pub use network::Network;
pub use order::{ORDERED, OrderFit, fit_order};
pub use patterns::{OrderFeatures, PatternFeatures};
pub use run::{Fit, StageErrors, fit};
pub use settings::Settings;
