//! The fit: the weights of a linear evaluation that come nearest to the labels.
//!
//! Each stage is a system of linear equations of its own, a row a position, solved by least squares
//! with a ridge. It knows nothing of games, and of patterns only through [`Features`].
//!
//! Neighbouring stages of one parity of empties agree in three ways. A stage learns from the samples
//! of up to twelve empties more and twelve fewer as well, for less. Its second fit starts at the mean of
//! what its neighbours came to in the first, and is held near that. And a shape that it hardly met is
//! worth what it is worth to them. On 3 million positions of the first self-play the second fit
//! lowered the error held out, 20 to 40 empties, from 10.25 to 10.17 discs. Stages of one parity
//! each, four empties wide, lowered it from 9.06 to 8.82 on 6 million, against stages of three
//! empties. On 2 million of better games, samples of twelve empties more and fewer instead of five
//! lowered it from 6.57 to 6.47, and the mover's mobility from there to 6.41 (a table of both sides'
//! to 6.39).
//!
//! # Why conjugate gradients
//!
//! Three ways were tried on the positions with 24 to 35 empties of the WTHOR tournament games
//! (1.5 million in all, stage 34 to 36, errors held out in discs root mean square, one core):
//!
//! | way | after 2 passes | 5 | 8 | 20 | a pass takes |
//! |---|---|---|---|---|---|
//! | conjugate gradients, scaled by counts | 14.77 | 14.03 | 13.98 | 13.95 | 1 |
//! | whole gradient, step 0.03/(count + ridge), momentum 0.9 | 16.72 | 15.21 | 15.96 | 14.47 | 1 |
//! | Adam, batches of 16,384, step 0.02 falling to 0 | 14.74 | 14.12 | 14.00 | 13.93 | 5 or more |
//!
//! A larger step lets the gradient diverge. Adam's passes are dear, since every batch moves every
//! weight. Conjugate gradients have no step to choose.

mod conjugate;
mod features;
mod patterns;
mod rows;
mod run;
mod settings;
mod stage;

pub use features::Features;
pub use patterns::PatternFeatures;
pub use run::fit;
pub use settings::Settings;
pub use stage::{StageFit, StageReport};
