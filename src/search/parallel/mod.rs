//! One search by several threads.
//!
//! | file | what it holds |
//! |---|---|
//! | `pool` | the positions that are open to all threads, and who waits for one |
//! | `split` | what a worker does with them |
//! | `sync` | what threads share, of `std` or of the model checker loom |
//! | `models` | the models that loom checks |

#[cfg(all(test, loom))]
mod models;
mod pool;
mod split;
pub(super) mod sync;

pub(super) use pool::{Kind, Pool, Shut, Split};
