//! The themes: tables of colours, and what becomes of them in a terminal.
//!
//! | file | what it owns |
//! |---|---|
//! | `choice` | [`Theme`], by its name |
//! | `tables` | the colours of each theme |
//! | `palette` | [`Palette`]: the colours as the terminal shows them |

mod choice;
mod palette;
mod tables;

pub use choice::{Theme, UnknownTheme};
pub(in crate::tui) use palette::{DiscPaint, Palette};
