//! The screens, played by keys and clicks over a terminal that is only a picture.

mod clocks;
mod drawn;
mod foreign;
mod games;
mod keys;
mod marks;
mod openings;
mod pictures;
mod settings;
mod sizes;
mod soak;
pub(crate) mod table;
mod thoughts;
mod typing;
