//! The protocols, as clients speak them.

mod gtp;
mod gtp_cases;
mod gtp_dialogues;
mod nboard;
mod noise;
mod process;
