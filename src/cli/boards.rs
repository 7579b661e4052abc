//! Boards as arguments: many begin with `-`, which is an empty square and not an option.

use std::ffi::OsString;
use std::path::Path;

use crate::formats::board;

/// The arguments with every board and existing file that begins with `-` rewritten so that it reads
/// as a value: a board's first empty square becomes `.`, a file's path begins with `./`. Everything
/// else is left to clap, which knows the options and their nearest names.
pub(super) fn as_values(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    arguments.into_iter().map(as_value).collect()
}

fn as_value(argument: OsString) -> OsString {
    let Some(text) = argument.to_str() else { return argument };
    match text.strip_prefix('-') {
        Some(rest) if board::looks_like_board(text) => format!(".{rest}").into(),
        Some(rest) if !rest.is_empty() && Path::new(text).is_file() => format!("./{text}").into(),
        _ => argument,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(argument: &str) -> String {
        as_value(argument.into()).into_string().unwrap()
    }

    #[test]
    fn a_board_becomes_a_value_and_an_option_stays() {
        let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
        assert_eq!(rewritten(board), board.replacen('-', ".", 1));
        let line = format!("{board}; G8:+18; H1:+12");
        assert_eq!(rewritten(&line), line.replacen('-', ".", 1));
        for other in ["-", "--", "--plain", "--start=x", "-h", "--bogus", "f5d6"] {
            assert_eq!(rewritten(other), other);
        }
    }
}
