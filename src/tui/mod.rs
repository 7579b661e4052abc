//! The screens.
//!
//! They import rules, formats, game, session, store, text and wording. They do not know the search.
//!
//! The command line fills in [`Options`] and calls [`run`]. From the outside in:
//!
//! | file | what it owns |
//! |---|---|
//! | `app` | [`Otello`]: the screen, the game on the table, what happens between screens |
//! | `shelf` | the games that are kept: the one on the table, the one to be continued |
//! | `screens/` | the menu, the game, the result, the help: state, keys and drawing of each |
//! | `widgets/` | the board, the disc bar, lists and text: values that draw themselves |
//! | `keymap`, `bindings` | what each key asks for; when it works and what it is called |
//! | `layout` | which part goes where, by the room there is |
//! | `theme`, `colour`, `glyphs`, `look` | the paint, the colours of the terminal, the shapes of discs |
//!
//! Between the operating system and the screens stand nine files, of which the screens see [`App`]
//! with [`Input`], [`Flow`] and [`Turn`], and nothing below them:
//!
//! | file | what it owns |
//! |---|---|
//! | `event_loop` | waits on one channel, draws only what changed, ends with an [`Exit`] |
//! | `input` | [`Inbox`], the channel, and the thread that reads keys and clicks |
//! | `signals` | the thread that waits for signals, and how the program stops itself |
//! | `hang_up` | the thread that waits for the terminal's end |
//! | `keyboard` | Ctrl-C in raw mode, and the way back that never waits |
//! | `terminal` | raw mode, alternate screen, mouse, paste, cursor; drop undoes all |
//! | `backend` | the cells of a frame as the terminal's own commands |
//! | `clipboard` | what is said beside the picture: the bell, a text for the clipboard |
//! | `abort` | what becomes of the terminal when the program gives itself up |
//! | `panics` | what a panic does to the screen |
//! | `pace` | when the next frame is due |

mod abort;
mod app;
mod backend;
mod bindings;
mod clipboard;
mod colour;
pub mod event_loop;
mod exit;
mod glyphs;
mod hang_up;
mod input;
mod keyboard;
mod keymap;
mod layout;
mod look;
mod options;
mod pace;
mod panics;
mod pasted;
mod screens;
mod shelf;
mod signals;
mod terminal;
mod theme;
mod widgets;

pub use app::Otello;
pub use clipboard::Listener;
pub use colour::{ColourMode, UnknownColourMode};
pub use event_loop::{App, Flow, RunError, Turn};
pub use exit::Exit;
pub use glyphs::{Glyphs, UnknownGlyphs};
pub use input::{Inbox, Input, Poster};
pub use options::{Faults, First, Fresh, Left, Options, run};
pub use shelf::Keeping;
pub use signals::is_stoppable;
pub use terminal::NoTerminal;
pub use theme::{Theme, UnknownTheme};
