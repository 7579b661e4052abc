//! The command line: arguments as typed, a plan resolved, a run.
//!
//! It imports everything, and nothing imports it.
//!
//! | file | what it holds |
//! |---|---|
//! | `arguments` | the arguments as typed, and what `--help` says of them |
//! | `values` | values of options that several commands read |
//! | `offered` | which of its options the commands take too |
//! | `order` | options before the name of a command, which are its own |
//! | `boards` | boards as arguments, which often begin with `-` |
//! | `source` | what a command reads: a file, standard input, or the argument itself |
//! | `analyze/` | the command that judges the moves of games |
//! | `hint/` | the command that finds the best moves of a position |
//! | `doctor` | the command that tells of the machine and the terminal |
//! | `examination` | how both of them search |
//! | `spelling` | moves and values as the commands print them |
//! | `language` | languages as `--lang` takes them |
//! | `told` | what others wrote, fit to be told |
//! | `lines` | lines of streams that may never end |
//! | `faults/` | what is wrong, in words |
//! | `games/` | the command that lists, shows, counts and searches games |
//! | `plan` | what the arguments mean together: which game, on which front end |
//! | `config` | the command that makes and checks the file of the settings |
//! | `contest/` | the command that plays matches |
//! | `convert/` | the command that writes games in another format |
//! | `solve/` | the command that solves positions |
//! | `train/` | the commands that make the evaluation (feature `train`) |
//! | `play` | the front ends, and which games are kept |
//! | `protocols` | the engine behind other programs |
//! | `usage` | complaints about arguments that clap cannot know |
//! | `room` | how much memory there is for the engine and its table |
//! | `client` | the end of the program that they serve |
//! | `run` | everything carried out, and its exit code |

mod analyze;
mod arguments;
mod boards;
mod client;
mod commands;
mod config;
mod contest;
mod convert;
mod doctor;
mod examination;
mod failure;
mod faults;
mod games;
mod hint;
mod language;
mod lines;
mod offered;
mod order;
mod plan;
mod play;
mod protocols;
mod room;
mod run;
mod signals;
mod solve;
mod source;
mod spelling;
mod stops;
mod told;
#[cfg(feature = "train")]
mod train;
mod usage;
mod values;

pub use run::main;
