//! The pipeline that the evaluation comes from (feature `train`): games played, positions labelled,
//! weights fitted to the labels.
//!
//! This layer imports rules, formats, eval, search and game. It does not know arguments or
//! terminals, does not print, and does not read the clock: who drives it tells the progress.
//!
//! | part | what it is |
//! |---|---|
//! | [`corpus`] | the games, as a file that can be cut at any record and put together again |
//! | [`selfplay`] | plays them |
//! | [`openings`] | finds the balanced ones that games begin from |
//! | [`Samples`] | their positions with labels, no two alike |
//! | [`fit`] | the weights that come nearest to the labels |
//! | [`Fitted`] | the file of fitted weights |
//! | [`pack()`] | rounds it to what the evaluation reckons with |
//! | [`Measurement`] | how far an evaluation is from labelled positions |
//! | [`probcut`] | how far shallow searches are from deep ones, for the selective search |

pub mod corpus;
mod errors;
pub mod fit;
mod fitted;
mod label;
mod measure;
pub mod openings;
mod pack;
pub mod probcut;
mod sample;
mod samples;
pub mod selfplay;
mod tournament;

pub use errors::Errors;
pub use fitted::{Fitted, FittedFileError};
pub use label::{Labelling, is_held_out};
pub use measure::Measurement;
pub use pack::{OtherShape, pack};
pub use sample::Sample;
pub use samples::Samples;
pub use tournament::{Judged, judged};
