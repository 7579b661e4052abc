//! Lists of games: a line each, with scores, dates and signs around the moves, or in columns. No game
//! of them is left out without a word.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use otello::formats::games::{Input, Names};
use otello::formats::record::{GameRecord, GameResult};
use otello::formats::transcript;
use otello::rules::Rules;
use proptest::prelude::*;

use crate::random_game::random_game;

pub(crate) fn convert(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(crate::binary::otello())
        .arg("convert")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

pub(crate) fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// What becomes of a text that is converted to transcripts: what is written, and the exit code.
pub(crate) fn transcripts(input: &str) -> (String, i32) {
    let output = convert(&["-", "--to", "transcript"], input.as_bytes());
    (text(&output.stdout).to_owned(), output.status.code().unwrap())
}

pub(crate) fn read(text: &str) -> Vec<Result<GameRecord, String>> {
    let names = Names::default();
    let input = Input::of_bytes(text.as_bytes()).unwrap();
    input.games(Rules::Othello, &names).map(|game| game.map_err(|e| e.to_string())).collect()
}

fn games(text: &str) -> Vec<GameRecord> {
    read(text).into_iter().map(Result::unwrap).collect()
}

fn squares(game: &GameRecord) -> String {
    transcript::write(&game.actions().collect::<Vec<_>>())
}

/// A game as a list has it: its moves, and the discs of both sides at its end.
struct Listed {
    moves: String,
    black: u8,
    white: u8,
}

/// The recorded games, whole and cut short.
fn recorded() -> Vec<Listed> {
    let lines = include_str!("data/transcripts.tsv").lines();
    let whole = lines.filter(|line| !line.starts_with('#')).map(|line| {
        let mut fields = line.split('\t').skip(1);
        let moves = fields.next().unwrap().to_owned();
        let black = fields.next().unwrap().parse().unwrap();
        Listed { moves, black, white: 64 - black }
    });
    let whole: Vec<_> = whole.collect();
    let cut = |game: &Listed| Listed { moves: game.moves[..12].to_owned(), ..*game };
    let cut: Vec<_> = whole.iter().filter(|game| game.moves.len() > 12).map(cut).collect();
    whole.into_iter().chain(cut).collect()
}

/// What may stand before the moves (`M`) and behind them, with Black's (`B`) and White's discs (`W`).
const SHAPES: [&str; 30] = [
    "M B-W",
    "M\tB-W",
    "M\tB\tW",
    "M,B-W",
    "M,B,W",
    "M;B;W",
    "M B W",
    "M *",
    "M 1-0",
    "M 0-1",
    "M 1/2-1/2",
    "M (B-W)",
    "M [B:W]",
    "M | B-W",
    "M 2020-01-31",
    "M B-W 31.1.2020 Ada - Bob",
    "M # a remark",
    "B-W M",
    "B-W\tM",
    "B-W,M",
    "B,W,M",
    "2020-01-31 M",
    "* M",
    "- M",
    "\u{2022} M",
    "17. M B-W",
    "17) M",
    "\"M\",\"B-W\"",
    "2020,Ada,Bob,\"M\",B,W",
    "Ada - Bob: M",
];

fn list(games: &[Listed], shape: &str) -> String {
    let line = |game: &Listed| {
        let shape = shape.replace('M', "\0").replace("Bob", "\x01");
        let shape = shape.replace('B', &game.black.to_string());
        let shape = shape.replace('W', &game.white.to_string()).replace('\x01', "Bob");
        shape.replace('\0', &game.moves) + "\n"
    };
    games.iter().map(line).collect()
}

#[test]
fn a_list_with_scores_keeps_every_game() {
    let input = "f5d6c3d3c4 33-31\nf5f6e6f4e3 20-44\n";
    assert_eq!(transcripts(input), ("f5d6c3d3c4\nf5f6e6f4e3\n".to_owned(), 0));
    let recorded = recorded();
    let expected: String = recorded.iter().map(|game| game.moves.clone() + "\n").collect();
    for shape in SHAPES {
        let input = list(&recorded, shape);
        assert_eq!(transcripts(&input), (expected.clone(), 0), "{shape}: {input}");
    }
}

#[test]
fn a_year_of_tournaments_comes_back_from_every_list() {
    let Some(folder) = crate::shared::folder("wthor") else { return };
    let bytes = fs::read(folder.join("WTH_2020.wtb")).unwrap();
    let input = Input::of_bytes(&bytes).unwrap();
    let names = Names::default();
    let year: Vec<_> = input
        .games(Rules::Othello, &names)
        .map(|game| {
            let game = game.unwrap();
            let score = game.result.and_then(GameResult::score).unwrap() as i32;
            let black = ((64 + score) / 2) as u8;
            Listed { moves: squares(&game), black, white: 64 - black }
        })
        .collect();
    assert_eq!(year.len(), 896);
    for shape in SHAPES {
        let read = games(&list(&year, shape));
        assert_eq!(read.len(), year.len(), "{shape}");
        let differs = year.iter().zip(&read).position(|(one, other)| one.moves != squares(other));
        assert_eq!(differs, None, "{shape}");
    }
}

#[test]
fn a_score_is_the_result_of_a_game_that_its_moves_do_not_finish() {
    for (line, score) in [
        ("f5d6c3 40-24", 16.0),
        ("40-24 f5d6c3", 16.0),
        ("f5d6c3,24,40", -16.0),
        ("f5d6c3 +2", 2.0),
        ("f5d6c3 W+4", -4.0),
        ("f5d6c3 1/2-1/2", 0.0),
    ] {
        let game = games(line).remove(0);
        assert_eq!(game.result.and_then(GameResult::score), Some(score), "{line}");
    }
    let output = convert(&["-", "--to", "ggf"], b"f5d6c3 40-24 2020-01-31 Final\n");
    let ggf = text(&output.stdout);
    assert!(ggf.contains("DT[2020-01-31]") && ggf.contains("RE[+16]"), "{ggf}");
    assert!(ggf.contains("CO[Final]") && output.stderr.is_empty(), "{ggf}");
    let output = convert(&["-", "--to", "transcript"], b"f5d6c3 40-24 2020-01-31 Final\n");
    let told = text(&output.stderr);
    assert!(told.contains("dates in full (1 of 1)") && told.contains("results of"), "{told}");
}

#[test]
fn a_score_that_the_moves_contradict_is_told() {
    let wiped_out = "f5d6c5f4e7f6g5e6e3 20-44\n";
    let output = convert(&["-", "--to", "ggf"], wiped_out.as_bytes());
    assert!(text(&output.stdout).contains("RE[+64]"));
    let told = text(&output.stderr);
    assert!(
        told.contains("game 1: the record says White +24; its moves end in Black +64"),
        "{told}"
    );
}

#[test]
fn columns_may_stand_in_any_order() {
    for (table, names) in [
        ("moves,score\nf5d6c3,33-31\nf5f6e6,20-44\n", ""),
        ("score;moves\n33-31;f5d6c3\n20-44;f5f6e6\n", ""),
        ("Black\tWhite\tMoves\nAda\tBob\tf5d6c3\nEve\tA. B.\tf5f6e6\n", "Ada"),
        ("\"year\",\"moves\",\"black\"\n2020,\"f5d6c3\",\"Ada\"\n2021,f5f6e6,Bob\n", "Ada"),
        ("round | transcript | black\n1 | F5D6C3 | Ada\n2 | F5F6E6 | Bob\n", "Ada"),
    ] {
        let read = games(table);
        assert_eq!(read.iter().map(squares).collect::<Vec<_>>(), ["f5d6c3", "f5f6e6"], "{table}");
        assert_eq!(read[0].black.name, names, "{table}");
    }
}

#[test]
fn a_bad_heading_does_not_make_the_rest_unreadable() {
    for heading in ["date,what,score", "who\twhere", "A list of games", "moves,moves"] {
        let input = format!("{heading}\n2020,f5d6c3,33-31\n2021,f5f6e6,20-44\n");
        let output = convert(&["-", "--to", "transcript"], input.as_bytes());
        assert_eq!(text(&output.stdout), "f5d6c3\nf5f6e6\n", "{heading}");
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains("game 1 (line 1): "), "{}", text(&output.stderr));
    }
}

#[test]
fn a_text_without_a_move_and_without_a_board_is_no_game() {
    for input in
        ["12:30", "3/4", "*", "33-31", "17.", "2020-01-31", "---", "........", ",", "1 2 3"]
    {
        let output = convert(&["-", "--to", "board"], input.as_bytes());
        assert_eq!((text(&output.stdout), output.status.code()), ("", Some(1)), "{input}");
        assert!(text(&output.stderr).contains("holds no move"), "{}", text(&output.stderr));
    }
    let list = "33-31\n20-44\nf5d6c3\n";
    let told = read(list);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].is_err() && told[1].is_ok());
}

#[test]
fn scores_alone_are_no_openings() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("scores.txt");
    fs::write(&path, "33-31\n20-44\n").unwrap();
    let path = path.to_str().unwrap();
    let arguments = ["match", "depth:1", "depth:1", "--games", "1", "--openings", path];
    let output = Command::new(crate::binary::otello()).args(arguments).output().unwrap();
    assert_ne!(output.status.code(), Some(0));
    assert!(text(&output.stderr).contains("\"33-31\" holds no move"), "{}", text(&output.stderr));
}

#[test]
fn a_game_on_many_lines_is_one_game() {
    for (input, games) in [
        ("1. F5 f4\n2. F3 g4\n", "f5f4f3g4\n"),
        ("f5f6\ne6\n", "f5f6e6\n"),
        ("1. f5 f6\n2. e6 f4\n", "f5f6e6f4\n"),
        ("f5f6\ne6f4e3d6\n", "f5f6e6f4e3d6\n"),
        ("f5-d6-c3-\nd3-c4\n33-31\n", "f5d6c3d3c4\n"),
        ("f5\nd6\nc3\nd3\n", "f5d6c3d3\n"),
        ("1.\nF5\nd6\n2.\nC3\n", "f5d6c3\n"),
        ("d3c3e6d2d1e1b2c1\nb4\n", "d3c3e6d2d1e1b2c1b4\n"),
        ("f5d6\nc3d3\n40-24\nf5d6\nc3\n*\n", "f5d6c3d3\nf5d6c3\n"),
    ] {
        assert_eq!(transcripts(input), (games.to_owned(), 0), "{input}");
    }
}

#[test]
fn a_line_with_a_whole_game_is_a_game() {
    for (input, games) in [
        ("f5d6c3\ne6f4c3\nc4e3f6\nd3c5f6\nf5f6e6\n", 5),
        ("f5f6\ne6f4e3d6\nf5d6\n", 3),
        ("33-31 f5d6\n20-44 c3d3\n", 2),
        ("1. f5d6c3d3\n2. d3c5f6f5\n", 2),
    ] {
        assert_eq!(read(input).len(), games, "{input}: {:?}", read(input));
    }
}

#[test]
fn what_is_not_read_is_told_with_its_line() {
    for (input, told) in [
        ("f5d6 33-31 f5f6\n", "game 1 (line 1): move 3: \"f5\" stands behind the end of the game"),
        ("f5d6c3\nf5z9\nf5f6e6\n", "game 2 (line 2): move 2: \"z9\" is not a square"),
        ("f5d6\nc3d3\nc4z9\n", "game 1 (line 1): move 6: \"z9\" is not a square"),
        ("1. f5 d6\n2. z9 c3\n3. d3 c4\n", "game 1 (line 1): move 3: \"z9\" is not a square"),
        ("Ada,f5d6,c3d3\n", "game 1 (line 1): move 1: \"Ada\" is not a square"),
        ("Ada,f5z9,33-31\n", "game 1 (line 1): move 2: \"z9\" is not a square"),
        ("f5,d6,c3,Ada\n", "game 1 (line 1): move 4: \"Ada\" is not a square"),
        ("f5d6 33-31\nc3d3\n", "game 2 (line 2): move 1: c3 turns no disc"),
        ("moves,black\n,Ada\n", "game 1 (line 2): \"Ada\" holds no move"),
    ] {
        let faults: Vec<_> = read(input).into_iter().filter_map(Result::err).collect();
        assert_eq!(faults, [told], "{input}");
        assert_eq!(transcripts(input).1, 1, "{input}");
    }
}

proptest! {
    /// Whatever lines are read as, every square of the text is in a game that is read, or its line
    /// belongs to a game that is told.
    #[test]
    fn no_square_of_a_list_is_lost_without_a_word(
        parts in prop::collection::vec(
            (random_game(Just(Rules::Othello)), 0..SHAPES.len(), 1..30usize),
            1..6,
        ),
    ) {
        let mut input = String::new();
        let mut written = 0;
        for (game, shape, width) in parts {
            let moves = transcript::write(&game.moves);
            if moves.is_empty() {
                continue;
            }
            let lines: Vec<_> = moves.as_bytes().chunks(2 * width).collect();
            let lines: Vec<_> = lines.iter().map(|line| text(line).to_owned()).collect();
            if lines.len() == 1 {
                input += &list(&[Listed { moves: moves.clone(), black: 33, white: 31 }], SHAPES[shape]);
            } else {
                input += &(lines.join("\n") + "\n");
            }
            written += moves.len() / 2;
        }
        prop_assume!(!input.is_empty());
        let read = read(&input);
        let placed: usize = read.iter().flatten().map(|game| squares(game).len() / 2).sum();
        prop_assert!(placed == written || read.iter().any(Result::is_err), "{}", input);
    }
}
