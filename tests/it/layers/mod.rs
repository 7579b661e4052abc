//! The layers of the crate, held to the table of its tour (`src/lib.rs`).
//!
//! What the compiler does not refuse is found here in the text of `src`: an import against the
//! table or a grant
//! that no file uses, files that use each other, a clock read outside its place, a library that ends the process, a file too long to read.

mod checks;
mod circles;
mod paths;
mod table;
mod tokens;
