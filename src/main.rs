//! The program `otello`: everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    otello::cli::main(std::env::args_os())
}
