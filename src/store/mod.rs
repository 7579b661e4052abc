//! The data folder: saved games, finished games, locks; the only file I/O of play.
//!
//! This layer imports rules, formats and game. It does not know screens, engines or languages.
