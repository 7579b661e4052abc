//! Otello: Othello in the terminal, with an engine behind it.
//!
//! # A tour of the crate
//!
//! Layers, lowest first. A layer imports only what its row names; the test `layers` keeps the
//! table, and `cargo check --lib --no-default-features` proves that nothing below the screens
//! needs a terminal or an argument parser.
//!
//! | layer | what lives there | it imports |
//! |---|---|---|
//! | [`memory`] | what the system is told about memory, and what it allows | nothing |
//! | [`files`] | regular files, opened without waiting and read up to a bound | nothing |
//! | [`threads`] | threads, as many as the system gives | nothing |
//! | [`rules`] | discs, squares, moves, both rule sets, perft | nothing |
//! | [`formats`] | transcripts, boards, OBF, GGF, SGF, WTHOR, and games from any of them; no I/O | rules |
//! | [`eval`] | how good a position looks without search | memory, files, threads, rules |
//! | [`search`] | how good it is: alpha-beta, exact endings, limits | memory, rules, eval |
//! | [`game`] | one game: its line of play with undo and redo, its seats | rules, formats |
//! | [`engines`] | other programs as opponents, over GTP and the NBoard protocol | rules, formats, search, game |
//! | [`starts`] | lists of positions that games begin from, our balanced openings among them | rules, formats, game |
//! | [`text`] | every sentence that a player reads, in both languages | nothing |
//! | [`store`] | the data folder: saved games, finished games, locks | files, rules, formats, game, text |
//! | [`analysis`] | what the moves of a game were worth, and which would have been better | rules, eval, search, game |
//! | [`session`] | what a front end drives: commands in, events out; the worker thread | rules, eval, search, game, engines, analysis |
//! | [`contest`] | matches between players, what they prove, and the file that keeps them | rules, formats, eval, search, game, engines, starts, store, session |
//! | [`book`] | what openings are called | rules |
//! | [`wording`] | sentences about the game that every front end says, and what is wrong | files, rules, formats, engines, book, game, starts, session, store, text |
//! | [`settings`] | the settings of the program: where they come from, and the file that keeps them | files, game, text, store, wording |
//! | [`table`] | the game on the table, without a front end: begun, left, played again, kept | rules, formats, game, starts, session, store, text, wording, settings |
//! | [`plain`] | the line dialogue for screen readers, pipes and tests | rules, formats, game, session, store, text, wording |
//! | [`database`] | games of many files: filters, positions modulo symmetry, statistics | threads, rules, formats |
//! | [`protocols`] | the engine behind other programs: GTP, NBoard | files, rules, formats, eval, search, game, session, analysis |
//! | `train` | where the evaluation comes from: self-play, the corpus (feature `train`) | rules, formats, eval, search, game |
//! | `tui` | the screens (feature `tui`) | rules, formats, game, session, store, text, wording, settings, table |
//! | `cli` | the command line (feature `cli`) | everything |
//!
//! # What is never so
//!
//! - The search never sees a colour, and a front end never sees a mover-relative board.
//! - There is no square "none" and no disc "empty"; what may be missing is an `Option`.
//! - An estimate ([`eval::Value`]) and a final result ([`rules::Score`]) never mix silently.
//! - The library never prints, never exits and never asks for the time outside `search/time/clock.rs`.
//! - A pass costs no depth: depth counts discs placed.
//!
//! # Words
//!
//! *Disc*, *empties* (empty squares), *mover* and *opponent* (the side to move and the other),
//! *place* (put a disc), *flip* or *turn* (a disc changes colour), *pass*, *ply* (one placement),
//! *mobility* (the number of legal moves), *frontier* (discs next to an empty square), *stable*
//! (a disc that can never be turned), *parity* (odd or even regions of empties), *wipe-out*,
//! *transcript* (a game as its squares, passes left out).
//!
//! # Features
//!
//! `cli` and `tui`, both on by default; without them the library needs no terminal. `train`, off by
//! default, adds the pipeline behind the evaluation and the command `otello train`.

pub mod analysis;
pub mod book;
pub mod contest;
pub mod database;
pub mod engines;
pub mod eval;
pub mod files;
pub mod formats;
pub mod game;
pub mod memory;
pub mod plain;
pub mod protocols;
pub mod rules;
pub mod search;
pub mod session;
pub mod settings;
pub mod starts;
pub mod store;
pub mod table;
pub mod text;
pub mod threads;
pub mod wording;

#[cfg(feature = "cli")]
pub mod cli;
#[cfg(feature = "train")]
pub mod train;
#[cfg(feature = "tui")]
pub mod tui;
