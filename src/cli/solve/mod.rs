//! `otello solve`: exact scores of positions, one by one, as a table or as JSON lines.
//!
//! | file | what it holds |
//! |---|---|
//! | `problems` | the lines of a file, standard input or an argument |
//! | `solution` | what the search found for one position, and whether the file agrees |
//! | `table` | a row a problem, a total, and accuracy where the file has scores |
//! | `json_lines` | an object a line, in order, flushed each |

mod json_lines;
mod problems;
mod run;
mod solution;
mod table;

pub(super) use run::run;
