//! What stands on the terminal once the screens are left: that a game is kept, if one is.

use std::path::Path;

use portable_pty::CommandBuilder;

use super::bench::Bench;

const ENGLISH: &str = "The game is kept; to go on with it: otello resume";
const ITALIAN: &str = "La partita \u{e8} salvata; per riprenderla: otello resume";

/// What is on the terminal after these keys, in lines, behind a start with these arguments.
fn left(arguments: &[&str], data: &Path, keys: &str, sight: &str, end: &str, code: u32) -> String {
    let mut command = CommandBuilder::new(crate::binary::otello());
    command.args(arguments);
    command.env("OTELLO_DATA", data);
    let mut bench = Bench::start(command, 80, 24);
    bench.wait_for("0/60");
    bench.feed(keys);
    bench.wait_for(sight);
    bench.feed(end);
    bench.ends_with(code);
    bench.contents().trim_end().to_owned()
}

#[test]
fn leaving_says_in_one_line_that_the_game_is_kept_and_how_to_go_on() {
    for (language, told) in [("en", ENGLISH), ("it", ITALIAN)] {
        for (end, code) in [("q", 0), ("\x03", 130)] {
            let data = tempfile::tempdir().unwrap();
            let arguments = ["--two-players", "--no-animation", "--lang", language];
            assert_eq!(left(&arguments, data.path(), "f5\r", "1/60", end, code), told);
        }
    }
}

#[test]
fn a_game_left_for_the_menu_is_kept_too() {
    let data = tempfile::tempdir().unwrap();
    let arguments = ["--two-players", "--no-animation", "--lang", "en"];
    assert_eq!(left(&arguments, data.path(), "f5\rn", "Continue", "q", 0), ENGLISH);
}

#[test]
fn nothing_is_said_where_no_game_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let two = ["--two-players", "--no-animation", "--lang", "en"];
    assert_eq!(left(&two, folder.path(), "", "0/60", "q", 0), "", "no move was made");
    let engines = ["--watch", "--depth", "1", "--lang", "en"];
    assert_eq!(left(&engines, folder.path(), "", "1/60", "q", 0), "", "nobody plays");
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let told = left(&two, &file, "f5\r", "cannot be kept", "q", 0);
    assert_eq!(told, "", "it cannot be written");
}

#[test]
fn nothing_is_said_of_a_game_that_is_over() {
    let data = tempfile::tempdir().unwrap();
    let mut command = CommandBuilder::new(crate::binary::otello());
    command.args(["--two-players", "--no-animation", "--lang", "en"]);
    command.args(["--start", "e6f4e3f6g5d6e7f5"]);
    command.env("OTELLO_DATA", data.path());
    let mut bench = Bench::start(command, 80, 24);
    bench.wait_for("8/60");
    bench.feed("c5\r");
    bench.wait_for("Tournament score");
    bench.feed("q");
    bench.ends_with(0);
    assert_eq!(bench.contents().trim(), "");
}
