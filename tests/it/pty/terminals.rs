//! Terminals that want their own words: those of sixteen colours, GNU screen, and those that show
//! no screens.

use portable_pty::CommandBuilder;

use super::bench::Bench;

/// Starts the program in a terminal of this environment.
fn start(environment: &str, arguments: &str, data: &std::path::Path) -> Bench {
    let program = crate::binary::otello().into_string().unwrap();
    let mut shell = CommandBuilder::new("sh");
    let unset = "unset COLORTERM TMUX STY NO_COLOR";
    shell.args(["-c", &format!("{unset}; {environment} exec {program} --lang en {arguments}")]);
    shell.env("OTELLO_DATA", data);
    Bench::start(shell, 80, 24)
}

#[test]
fn sixteen_colours_are_asked_for_in_the_words_of_sixteen() {
    let data = tempfile::tempdir().unwrap();
    let mut bench = start("TERM=linux", "--two-players", data.path());
    bench.wait_for("Black to move");
    bench.feed("f5\r");
    bench.wait_for("move 1/60");
    bench.feed("q");
    bench.ends_with(0);
    let written = bench.written();
    assert!(!written.contains("38;5;") && !written.contains("48;5;"), "{written}");
    assert!(!written.contains("38;2;"), "{written}");
    // White text on blue, as the first and the last row have it, and the green of the squares.
    assert!(written.contains(";97;44m") && written.contains(";42m"), "{written}");
}

#[test]
fn two_hundred_and_fifty_six_colours_are_asked_for_by_their_numbers() {
    let data = tempfile::tempdir().unwrap();
    let mut bench = start("TERM=xterm-256color", "--two-players", data.path());
    bench.wait_for("Black to move");
    bench.feed("q");
    bench.ends_with(0);
    let written = bench.written();
    assert!(written.contains("48;5;28m") && written.contains("48;5;22m"), "{written}");
}

#[test]
fn what_is_copied_goes_through_gnu_screen() {
    let over = "--two-players --no-animation --start e6f4e3f6g5d6e7f5";
    for (environment, before) in
        [("TERM=screen STY=1.pts-0.host", "\x1bP\x1b]52;c;"), ("TERM=xterm", "\x1b]52;c;")]
    {
        let data = tempfile::tempdir().unwrap();
        let mut bench = start(environment, over, data.path());
        bench.wait_for("move 8/60");
        bench.feed("c5\r");
        bench.wait_for("Copy the moves");
        bench.feed("\x1b[B\x1b[B\r");
        bench.wait_for("Sent to the terminal's clipboard");
        bench.feed("q");
        bench.ends_with(0);
        let written = bench.written();
        let at = written.find("\x1b]52;c;").expect("something is copied");
        let before = &before[..before.len() - "\x1b]52;c;".len()];
        assert_eq!(&written[at - 2..at] == "\x1bP", !before.is_empty(), "{environment}");
        assert!(written[at..].contains(if before.is_empty() { "\x1b\\" } else { "\x07\x1b\\" }));
    }
}

#[test]
fn a_dumb_terminal_is_refused_with_a_word_about_plain() {
    for arguments in ["", "--two-players", "resume"] {
        let data = tempfile::tempdir().unwrap();
        let mut bench = start("TERM=dumb", arguments, data.path());
        bench.ends_with(2);
        let told = bench.contents();
        assert!(told.contains("TERM is dumb") && told.contains("otello --plain"), "{told}");
        assert!(!bench.written().contains('\x1b'), "{told}");
    }
    let data = tempfile::tempdir().unwrap();
    let mut bench = start("TERM=dumb", "--two-players --plain", data.path());
    bench.wait_for("Black, your move");
    bench.feed("quit\n");
    bench.ends_with(0);
}
