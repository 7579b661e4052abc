//! What a search remembers: values of positions that it has seen, with the move that was best.
//!
//! | file | what it holds |
//! |---|---|
//! | `shared` | the table that all threads of a search share |
//! | `lines` | the memory under it: cache lines, read and written without a lock |
//! | `local` | the small table of one thread, for the last plies |

mod lines;
mod local;
mod shared;

pub(super) use local::LocalTable;
pub(super) use shared::{Entry, Key, Table};
