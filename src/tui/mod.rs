//! The screens.
//!
//! They import rules, formats, game, session, store, text, wording and table. They do not know the
//! search.
//!
//! The command line fills in [`Options`] and calls [`run()`]. From the outside in:
//!
//! | file | what it owns |
//! |---|---|
//! | `app` | [`Otello`]: the stack of screens, inputs on their way, the first and the last row |
//! | `screen`, `canvas` | what a screen is, what it works with, and where it draws |
//! | `keys` | a table of keys: for the press, the last row and the help |
//! | `screens/` | the menu, the game, the result, the help: state, keys and drawing of each |
//! | `scene/`, `desk`, `step` | what is seen of the game on the table, on any screen |
//! | `widgets/`, `sheet` | the board, the disc bar, lists and text: values that draw themselves |
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
//! | `measure` | how wide the terminal draws a text, for `otello doctor` |

mod abort;
mod app;
mod backend;
mod canvas;
mod clipboard;
mod colour;
mod desk;
pub mod event_loop;
mod exit;
mod flow;
mod glyphs;
mod hang_up;
mod input;
mod keyboard;
mod keys;
mod layout;
mod look;
pub mod measure;
mod options;
mod pace;
mod panics;
mod run;
mod scene;
mod screen;
mod screens;
mod sheet;
mod signals;
mod step;
mod stoppage;
mod terminal;
mod theme;
mod widgets;

pub use crate::table::{Fresh, Keeping};
pub use app::Otello;
pub use clipboard::Listener;
pub use colour::{ColourMode, UnknownColourMode};
pub use event_loop::{App, RunError, Turn};
pub use exit::Exit;
pub use flow::Flow;
pub use glyphs::{Glyphs, UnknownGlyphs};
pub use input::{Inbox, Input, Poster};
pub use options::{Faults, First, Options};
pub use run::{Left, run};
pub use signals::is_stoppable;
pub use terminal::NoTerminal;
pub use theme::{Theme, UnknownTheme};
