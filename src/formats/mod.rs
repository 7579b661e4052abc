//! Text formats: boards, transcripts and GGF; parse and write, no I/O.
//!
//! This layer imports the rules. It does not know files, games in progress, players or languages.
