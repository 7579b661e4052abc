//! One game: its line of play with undo and redo, and who sits where.
//!
//! This layer imports rules and formats. It does not know screens, files, engines or time.
