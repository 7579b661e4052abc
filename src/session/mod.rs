//! What a front end drives: commands in, events out, and the worker that searches.
//!
//! This layer imports everything below it but the store. It does not know screens, files or
//! languages.
//!
//! [`Session`] is pure: it takes a [`Command`] or a worker's [`Message`] and gives back the
//! [`Event`]s that are to be shown; what is to be done, such as a search, it keeps as [`Order`]s. [`Worker`] runs searches on its own thread, asks other
//! programs for their moves on another, and
//! [`Host`] joins the two, so that a front end hands in commands and messages and shows the events.
//!
//! ```text
//! keys, lines ──Command──▶ Session ──Event──▶ what the player sees
//!                            ▲  │
//!                    Message │  ▼ Order
//!                           Worker
//! ```

mod command;
mod event;
mod failure;
mod host;
mod level;
mod manner;
mod message;
mod no_thread;
mod order;
mod player;
mod ponder;
mod pondering;
mod program;
mod program_fault;
mod rival;
mod state;
mod worker;

pub use command::Command;
pub use event::{Event, PassReason, Refusal};
pub use failure::{Failure, note_panic};
pub use host::Host;
pub use level::{LEVELS, Level};
pub use manner::Manner;
pub use message::{Message, News, Request, Task};
pub use no_thread::NoThread;
pub use order::Order;
pub use player::{analysis_limits, hint_limits, limits, manner};
pub use program_fault::ProgramFault;
pub use rival::{Dismissal, ProgramRequest};
pub use state::{Hints, Phase, Session, Thought};
pub use worker::{Resources, Worker};
