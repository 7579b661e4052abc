//! What others wrote (names in files, arguments, what programs say) commands neither the terminal nor
//! its columns, wherever it is shown.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use otello::text::cells;
use tempfile::TempDir;

/// A title, a colour by a C1 control, a mark that turns the order, letters that are not seen, that
/// take two cells or none, and many of them.
fn hostile() -> String {
    let long = "x".repeat(3_000);
    format!(
        "\u{1b}\\]2;PWNED\u{1b}\\\\\u{9b}31m\u{9d}52;c;eA==\u{9c}\u{7f}\u{202e}\u{2067}\u{200b}\u{200f}\
         \u{5b89}\u{85e4}e\u{301}\u{301}{long}"
    )
}

/// The same as SGF gives it back.
fn unescaped() -> String {
    hostile().replace("\\]", "]").replace("\\\\", "\\")
}

/// A folder with a file of two games, the second of which cannot be played, whose every field is
/// hostile, as is its name.
struct Place(TempDir);

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let name = hostile();
        let fields = ["PB", "PW", "BR", "WR", "EV", "PC", "DT", "TM", "C", "XX"];
        let fields: String = fields.map(|field| format!("{field}[{name}]")).concat();
        let game = format!("(;GM[2]{fields};B[f5];W[f6];B[e6]C[{name}])");
        let faulty = format!("(;GM[2]PB[Ada];B[{name}])");
        let place = Self(folder);
        fs::write(place.file(), format!("{game}\n{faulty}\n")).unwrap();
        place
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("\u{1b}]2;x\u{7}\u{202e}\u{9b}1m.sgf")
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let file = self.file();
        let arguments = arguments.iter().map(|argument| match *argument {
            "FILE" => file.as_os_str(),
            argument => argument.as_ref(),
        });
        let mut command = Command::new(crate::binary::otello());
        command.args(arguments).env("OTELLO_DATA", self.0.path().join("data"));
        command.env("CLICOLOR_FORCE", "1").stdin(Stdio::null()).output().unwrap()
    }
}

/// The text, once it is sure that a terminal shows every character of it as it is.
fn harmless(what: &str, bytes: &[u8]) -> String {
    let text = std::str::from_utf8(bytes).unwrap();
    // clap's own colours in its errors.
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("\u{1b}[") {
        let end = behind.find(|letter: char| !letter.is_ascii_digit() && letter != ';');
        let is_colour = end.is_some_and(|end| behind[end..].starts_with('m'));
        assert!(is_colour, "{what}: {text:?}");
        plain.push_str(before);
        rest = &behind[end.unwrap() + 1..];
    }
    plain.push_str(rest);
    for letter in plain.chars().filter(|letter| *letter != '\n') {
        let hidden = matches!(letter,
            '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}');
        assert!(!letter.is_control() && !hidden, "{what}: {letter:?} in {plain:?}");
    }
    plain
}

#[test]
fn no_command_passes_on_what_a_terminal_would_obey() {
    let place = Place::new();
    let odd = "\u{1b}]2;x\u{7}\u{9b}1m\u{202e}";
    let odd_player = format!("gtp:/nonexistent/{odd}");
    let odd_start = format!("--start={odd}");
    let odd_option = format!("--{odd}");
    let odd_weights = format!("--eval-file={odd}");
    for arguments in [
        &["games", "list", "FILE"][..],
        &["games", "list", "--player", odd, "FILE"],
        &["games", "list", "--opening", odd, "--position", odd, "FILE"],
        &["games", "stats", "FILE"],
        &["games", "show", "1", "FILE"],
        &["games", "search", "f5", "FILE"],
        &["games", "import", "FILE"],
        &["games", "list"],
        &["games", "list", odd],
        &["convert", "FILE", "--to", "transcript"],
        &["convert", "FILE", "--to", "board"],
        &["convert", odd, "--to", "sgf"],
        &["analyze", "FILE", "--depth", "1"],
        &["analyze", "FILE", "--depth", "1", "--plain"],
        &["analyze", "FILE", "--depth", "1", "--format", "json"],
        &["analyze", "FILE", "--depth", "1", "--format", "jsonl"],
        &["hint", "FILE", "--depth", "1"],
        &["hint", odd],
        &["solve", "FILE"],
        &["solve", "FILE", "--format", "jsonl"],
        &["solve", odd],
        &["resume", "FILE", "--plain"],
        &["resume", odd, "--plain"],
        &["match", &odd_player, "depth:1"],
        &["match", "depth:1", "depth:1", "--openings", odd],
        &["match", "depth:1", "depth:1", "--openings", "FILE"],
        &["--plain", "--opponent", &odd_player],
        &["--plain", &odd_start],
        &["perft", "1", &odd_start],
        &[&odd_option],
        &["games", &odd_option],
        &[odd],
        &["perft", odd],
        &["bench", &odd_weights],
    ] {
        let output = place.run(arguments);
        let what = format!("{arguments:?}");
        let told = harmless(&what, &output.stderr);
        harmless(&what, &output.stdout);
        assert!(!told.contains("panicked"), "{what}: {told}");
        assert!(!output.stdout.is_empty() || !output.stderr.is_empty(), "{what}");
    }
}

#[test]
fn a_file_keeps_a_name_as_it_was() {
    let place = Place::new();
    let written = place.0.path().join("out.sgf");
    let output = place.run(&["convert", "FILE", "--to", "sgf", "-o", written.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1), "the second game is none");
    let text = fs::read_to_string(&written).unwrap();
    // SGF has no controls in names; everything else is as it was.
    let name = hostile().replace(char::is_control, " ");
    assert!(text.contains(&format!("PB[{name}]")), "{text:?}");
    let json = place.run(&["analyze", "FILE", "--depth", "1", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(json["games"][0]["black"]["name"], unescaped());
}

/// The part of a line before a text, in cells.
fn before(line: &str, text: &str) -> usize {
    let at = line.find(text).unwrap_or_else(|| panic!("{text} in {line:?}"));
    cells(&line[..at])
}

#[test]
fn columns_of_lists_and_tables_stand_in_line_whatever_the_names() {
    let folder = tempfile::tempdir().unwrap();
    let names =
        ["Ada", "\u{5b89}\u{85e4}\u{ff21}", "Zoe\u{308}", "\u{1f600}\u{202e}", "", "x\u{1b}[2J"];
    let long = ["\u{5b89}".repeat(40), "y".repeat(3_000), "e\u{301}".repeat(40)];
    let names: Vec<_> = names.into_iter().chain(long.iter().map(String::as_str)).collect();
    let games =
        names.iter().map(|name| format!("(;GM[2]PB[{name}]PW[{name}]EV[{name}];B[f5];W[f6])\n"));
    let file = folder.path().join("games.sgf");
    fs::write(&file, games.collect::<String>()).unwrap();
    let lines = |command: &str| {
        let output = Command::new(crate::binary::otello())
            .args(["games", command, "--without-own"])
            .arg(&file)
            .output()
            .unwrap();
        let text = harmless(command, &output.stdout);
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let rows = lines("list");
    assert_eq!(rows.len(), names.len() + 1);
    for row in &rows[..names.len()] {
        assert_eq!(before(row, "f5f6"), 61, "{row}");
        assert!(cells(row) <= 120, "{row}");
    }
    let stats = lines("stats");
    let table = stats.iter().skip_while(|line| !line.starts_with("player ")).skip(1);
    let rows: Vec<_> = table.take_while(|line| !line.is_empty()).collect();
    assert_eq!(rows.len(), names.len() - 1);
    for row in rows {
        assert_eq!(cells(row), 30 + 6 * 8, "{row}");
    }
}

#[cfg(unix)]
#[test]
fn a_program_at_the_table_says_nothing_to_the_terminal_or_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("program");
    let talk = "#!/bin/sh\n\
        while read -r line; do case $line in\n\
        *name*) printf '= \\033]2;PWNED\\007\\302\\233\\342\\200\\256Mallory\\n\\n';;\n\
        *genmove*) printf '\\033[2J\\302\\233last words\\n' >&2; exit 1;;\n\
        *) printf '=\\n\\n';;\n\
        esac; done\n";
    fs::write(&script, talk).unwrap();
    let opponent = format!("gtp:sh {}", script.display());
    let mut child = Command::new(crate::binary::otello())
        .args(["--plain", "--save", "--opponent", &opponent])
        .env("OTELLO_DATA", folder.path().join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"f5\nscore\nquit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let talk = harmless("dialogue", &output.stdout);
    assert!(talk.contains("last words"), "{talk}");
    assert!(talk.contains("Mallory"), "{talk}");
    harmless("dialogue", &output.stderr);
    let log = fs::read(folder.path().join("data/otello.log")).unwrap();
    let log = harmless("log", &log);
    assert!(log.contains("last words") && log.lines().count() == 1, "{log}");

    let results = folder.path().join("results.ggf");
    let output = Command::new(crate::binary::otello())
        .args(["match", &opponent, "depth:1", "--games", "2", "-o", results.to_str().unwrap()])
        .output()
        .unwrap();
    harmless("match", &output.stdout);
    harmless("match", &output.stderr);
}

#[cfg(unix)]
#[test]
fn games_for_a_terminal_are_shown_and_not_obeyed() {
    use crate::pty::Bench;

    let place = Place::new();
    let mut command = portable_pty::CommandBuilder::new(crate::binary::otello());
    command.args(["convert", "--to", "sgf"]);
    command.arg(place.file());
    let mut bench = Bench::start(command, 80, 24);
    bench.wait_for("1 was not");
    bench.ends_with(1);
    // The terminal sends every line end as two characters.
    let bytes = bench.bytes().into_iter().filter(|&byte| byte != b'\r').collect::<Vec<_>>();
    let text = harmless("convert", &bytes);
    assert!(text.contains("(;GM[2]") && text.contains("PWNED"), "{text}");
}
