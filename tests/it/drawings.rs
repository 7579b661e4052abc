//! Boards in other signs and frames, and texts in the bytes of other systems: read, or refused as a
//! whole.

use otello::formats::board;
use otello::formats::games::Input;
use otello::rules::{Position, Rules};

use crate::lists::{convert, read, text};

/// The start of Othello, and a position in the middle of a game.
const BOARDS: [&str; 2] = [
    "---------------------------OX------XO---------------------------",
    "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------",
];

/// A board in other signs.
fn drawn(board: &str, black: &str, white: &str, empty: &str, between: &str) -> Vec<String> {
    let sign = |mark: char| match mark {
        'X' => black,
        'O' => white,
        _ => empty,
    };
    let squares: Vec<_> = board.chars().map(sign).collect();
    squares.chunks(8).map(|row| row.join(between)).collect()
}

fn numbered(rows: &[String]) -> String {
    let rows = (1..).zip(rows).map(|(rank, row)| format!("{rank} {row} {rank}\n"));
    format!("  a b c d e f g h\n{}  a b c d e f g h\n", rows.collect::<String>())
}

fn framed(rows: &[String]) -> String {
    let line = format!("+{}+\n", "-".repeat(rows[0].chars().count()));
    let rows: String = rows.iter().map(|row| format!("|{row}|\n")).collect();
    format!("{line}{rows}{line}")
}

fn table(rows: &[String]) -> String {
    let line = "|---|---|---|---|---|---|---|---|\n";
    let rows = rows.iter().map(|row| format!("| {} |\n{line}", row.replace(' ', " | ")));
    format!("| a | b | c | d | e | f | g | h |\n{line}{}", rows.collect::<String>())
}

#[test]
fn a_board_of_round_discs_is_read() {
    for board in BOARDS {
        let expected = board::parse(board, Rules::Othello).unwrap();
        for (black, white) in [
            ("\u{25cf}", "\u{25cb}"),
            ("\u{25cf}", "\u{25ef}"),
            ("\u{26ab}", "\u{26aa}"),
            ("\u{26ab}\u{fe0f}", "\u{26aa}\u{fe0f}"),
            ("\u{ff38}", "\u{ff2f}"),
            ("X", "O"),
        ] {
            for empty in [".", "-", "\u{b7}", "+", "_"] {
                let close = drawn(board, black, white, empty, "");
                let wide = drawn(board, black, white, empty, " ");
                for text in [
                    close.concat(),
                    format!("{} {black}", close.concat()),
                    close.join("\n"),
                    wide.join("\n"),
                    numbered(&wide),
                    framed(&close),
                    framed(&wide),
                    table(&wide),
                    format!("A position:\n{}\n{black} to move\n", wide.join("\n")),
                ] {
                    let games = read(&text);
                    assert_eq!(games.len(), 1, "{text}");
                    assert_eq!(games[0].as_ref().map(|game| game.start), Ok(expected), "{text}");
                }
            }
        }
    }
}

#[test]
fn a_board_in_unknown_signs_is_refused_as_a_whole() {
    for board in BOARDS {
        for (black, white, empty) in [
            ("\u{1f534}", "\u{1f7e2}", "\u{2b1c}"),
            ("\u{1f534}", "\u{1f7e2}", "."),
            ("1", "2", "0"),
            ("1", "2", "."),
            ("#", "O", "."),
            ("\u{25a0}", "\u{25a1}", "-"),
            ("R", "G", "."),
            ("\u{9ed2}", "\u{767d}", "-"),
        ] {
            for between in ["", " "] {
                let rows = drawn(board, black, white, empty, between);
                for drawing in [rows.concat(), rows.join("\n"), numbered(&rows), framed(&rows)] {
                    let output = convert(&["-", "--to", "board"], drawing.as_bytes());
                    assert_eq!(text(&output.stdout), "", "{drawing}");
                    assert_eq!(output.status.code(), Some(1), "{drawing}");
                }
            }
        }
    }
}

#[test]
fn a_board_with_a_row_too_few_is_told_once() {
    let rows = drawn(BOARDS[0], "\u{25cf}", "\u{25cb}", ".", " ");
    let told = read(&rows[1..].join("\n"));
    assert_eq!(told.len(), 1, "{told:?}");
    let fault = told[0].as_ref().unwrap_err();
    assert_eq!(fault, "game 1 (line 1): a board has 8 rows of 8 squares, not 7");
    let told = read(&format!("{}\nf5d6c3\n", rows.join("\n")));
    assert_eq!(told.len(), 1, "moves below a drawing are not left out: {told:?}");
    assert!(told[0].is_err());
}

#[test]
fn line_ends_of_every_system_are_read() {
    let games = "# a list\nf5d6c3 33-31\n\nf5f6e6\nf5f4e3\n";
    let tree = "(;GM[2]PB[Ada];B[f5];\nW[d6])\n(;GM[2];B[f5])\n";
    let moves = |text: &str| {
        let games = read(text).into_iter().map(Result::unwrap);
        games.map(|game| (game.moves, game.black.name)).collect::<Vec<_>>()
    };
    for text in [games, tree] {
        let expected = moves(text);
        for ends in ["\r\n", "\r", "\r\r\n"] {
            assert_eq!(moves(&text.replace('\n', ends)), expected, "{ends:?}");
        }
        assert_eq!(moves(&format!("{text}\x1a")), expected);
        assert_eq!(moves(&format!("{}\x1a\x1a\x1a", text.replace('\n', "\r\n"))), expected);
        let twice = [expected.clone(), expected].concat();
        assert_eq!(moves(&format!("{text}\x1a{text}")).len(), twice.len());
    }
    assert_eq!(Input::of_text("f5d6\rf5f6\r").unwrap().format().extension(), "txt");
}

#[test]
fn a_stream_of_objects_reads_the_lines_of_every_system() {
    let argument = ["analyze", "-", "--format", "jsonl", "--depth", "1"];
    let mut child = std::process::Command::new(crate::binary::otello())
        .args(argument)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let input = b"f5d6\rf5f6\r\nf5f4\r\x1a";
    std::io::Write::write_all(child.stdin.as_mut().unwrap(), input).unwrap();
    let output = child.wait_with_output().unwrap();
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{told}");
    for (number, line) in (1..).zip(told.lines()) {
        assert!(line.contains(&format!("\"line\":{number},")), "{line}");
    }
    assert_eq!(told.lines().count(), 3, "{told}");
}

#[test]
fn a_control_character_in_a_name_does_not_refuse_the_file() {
    for control in ['\x07', '\0', '\x0b', '\x7f', '\x1b'] {
        let text = format!(
            "(;GM[Othello]PC[x]PB[A{control}da]PW[Bob]RE[?]TI[0]TY[8]B[F5]W[D6];)\n\
             (;GM[Othello]PC[x]PB[Ada]PW[Bob]RE[?]TI[0]TY[8]B[F5]W[F6];)\n"
        );
        let games: Vec<_> = read(&text).into_iter().map(Result::unwrap).collect();
        assert_eq!(games.iter().map(|game| game.moves.len()).collect::<Vec<_>>(), [2, 2]);
        let output = convert(&["-", "--to", "ggf"], text.as_bytes());
        assert_eq!(output.status.code(), Some(0));
        assert!(!output.stdout.contains(&(control as u8)), "{control:?} is written");
    }
    let list = "f5d6c3\x07\nf5f6\x07e6\nf5f4e3d6c5 33-31\nf5d6c3d3c4f4f6f3e6e7 33-31\n";
    assert_eq!(read(list).iter().filter(|game| game.is_ok()).count(), 4, "{:?}", read(list));
    assert_eq!(read("f5d6")[0].as_ref().unwrap().start, Position::start(Rules::Othello));
}
