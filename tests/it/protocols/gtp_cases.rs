//! Single commands and the cases that concern GTP.

use super::gtp::{Answer, answers, plays, replies, settings, talk};
use otello::formats::board;
use otello::game::Strength;
use otello::protocols::Settings;
use otello::rules::{Disc, Move, Position, Rules};

/// Case P01, which leaves Black stuck.
const STUCK: &str = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";
const WIPE_OUT: &str = "f5d6c5f4e7f6g5e6e3";
const BLOCKED: &str = "f5f6e6f4e3c5c4d6b5d3c3e2f2c2d2b3b4f3c1e1g3g4h4h5c6h3g5f1c7a4a5h6d7g6a3e7f8\
                       d1f7b1g2b2h2h1g1b8c8e8d8g8a1a2h7h8g7b7b6a6a7";
const DRAW: &str = "F5D6C3D3C4F4F6F3E6E7D7C5B6D8C6C7D2B5A5A6A7G5E3B4C8G6G4C2E8D1F7E2G3H4F1E1F2G1B1\
                    F8G8B3H3B2H5B7A3A4A1A2C1H2H1G2B8A8G7H8H7H6";
const FULL_64_0: &str = "d3c5e6d2c4e3c2f6g6g7b5h6d1c1f3c3b3b2b1a1a2f2f1e1e2a3a4b4f5a5h7h8f7a6g8f8g2\
                         g1h1h2h3b6a7a8b7g3c6f4g4g5h4h5e8d7d6c7c8d8e7b8";

/// Case P21.
#[test]
fn a_pass_is_taken_where_it_is_forced_and_nowhere_else() {
    let begun = replies("boardsize 8\nclear_board\nplay b pass\nplay b\nplay\nplay b pass x\n");
    let expected =
        ["=", "=", "? illegal move", "? syntax error", "? syntax error", "? syntax error"];
    assert_eq!(begun, expected);
    let asked = plays(STUCK) + "genmove b\nplay b pass\ngenmove w\ngogui-rules_side_to_move\n";
    let told = talk(&asked);
    assert_eq!(told[16..18], ["pass", ""]);
    assert!(["C3", "G3", "B4"].contains(&told[18].as_str()), "{}", told[18]);
    assert_eq!(told[19], "black");
}

#[test]
fn a_pass_may_be_left_out_said_or_asked_for() {
    for pass in ["", "play b pass\n", "play B PASS\n", "genmove b\n", "reg_genmove b\ngenmove b\n"]
    {
        let told = talk(&(plays(STUCK) + pass + "play w c3\nundo\ngenmove w\n"));
        assert!(["C3", "G3", "B4"].contains(&told.last().unwrap().as_str()), "{pass:?}");
    }
    let ruled = "gogui-rules_side_to_move\ngogui-rules_legal_moves\n";
    let told = talk(&(plays(STUCK) + ruled + "play b pass\n" + ruled));
    assert_eq!(told[16..], ["black", "pass", "", "white", "C3 G3 B4"]);
}

#[test]
fn the_side_that_is_not_on_move_gets_no_move() {
    let told = replies("genmove w\nplay w f5\ngenmove b\ngenmove b\nplay b pass\ngenmove w\n");
    assert_eq!(told[0], "? the other side is on move");
    assert_eq!(told[1], "? illegal move");
    assert_eq!(told[3], "? the other side is on move");
    assert_eq!(told[4], "? illegal move");
    assert!(told[2].len() == 4 && told[5].len() == 4, "{told:?}");
}

/// Cases P04, P05, P10, P19 and P38.
#[test]
fn finished_games_are_scored_and_go_on_with_passes_only() {
    let games =
        [(WIPE_OUT, "B+64", ""), (BLOCKED, "W+18", ""), (DRAW, "0", ""), (FULL_64_0, "W+64", "")];
    for (game, score, no_moves) in games {
        let end = "final_score\ngogui-rules_final_result\ngogui-rules_legal_moves\n\
                   genmove b\ngenmove w\nplay b PASS\nplay w pass\notello-analyze\n";
        let told = talk(&(plays(game) + end));
        let expected = [score, score, no_moves, "pass", "pass", "", "", ""];
        assert_eq!(told[told.len() - 8..], expected, "{game}");
    }
    let told = replies(&(plays(BLOCKED) + "play b a8\nplay w a8\n"));
    assert_eq!(told[told.len() - 2..], ["? illegal move", "? illegal move"]);
    assert_eq!(replies("final_score\n"), ["? cannot score: the game is not over"]);
}

/// Case P22 (a) and (c).
#[test]
fn commands_are_answered_in_order_whatever_their_line_ends() {
    let commands = [
        "name",
        "version",
        "protocol_version",
        "list_commands",
        "known_command set_game",
        "set_game Othello",
        "boardsize 8",
        "clear_board",
        "komi 0",
        "time_settings 60 0 0",
        "bogus",
        "genmove b",
    ];
    let expected = answers(settings(), (commands.join("\n") + "\n").as_bytes());
    assert_eq!(expected[0].text, "Otello");
    assert_eq!(expected[2].text, "2");
    assert_eq!(expected[4].text, "true");
    let unknown = Answer { done: false, id: String::new(), text: "unknown command".to_owned() };
    assert_eq!(expected[10], unknown);
    let spoilt = [
        commands.join("\r\n"),
        commands.join(" # comment\n\n \t \n# 7 quit\n").replace(' ', "\t"),
        format!("\u{feff}{}", commands.join(" \x07\n")),
    ];
    for input in spoilt {
        assert_eq!(answers(settings(), input.as_bytes()), expected, "{input:?}");
    }
    let numbered: String =
        commands.iter().enumerate().map(|(id, line)| format!("{id} {line}\n")).collect();
    for (id, answer) in answers(settings(), numbered.as_bytes()).into_iter().enumerate() {
        assert_eq!(answer, Answer { id: id.to_string(), ..expected[id].clone() });
    }
}

#[test]
fn undo_takes_back_one_step_of_either_side() {
    let told = replies("undo\nplay b f5\nplay w d6\nundo\nplay w f6\nundo\nundo\nundo\n");
    assert_eq!(told, ["? cannot undo", "=", "=", "=", "=", "=", "=", "? cannot undo"]);
}

#[test]
fn a_suggested_move_is_not_played_and_does_not_change() {
    let told = talk("reg_genmove b\nreg_genmove b\ngogui-rules_side_to_move\nplay b f5\n");
    assert_eq!((&told[0], told[2].as_str()), (&told[1], "black"));
    let other = Settings { seed: 2, ..settings() };
    assert_eq!(answers(other, b"reg_genmove b\n")[0].text, told[0]);
}

#[test]
fn only_eight_by_eight_is_played() {
    let told = replies("boardsize 19\nboardsize x\nboardsize\nset_game Go\nkomi x\nkomi 6.5\n");
    let refused = ["? unacceptable size", "? syntax error", "? syntax error", "? unknown game"];
    assert_eq!(told[..4], refused);
    assert_eq!(told[4..], ["? syntax error", "="]);
}

#[test]
fn reversi_begins_in_the_centre() {
    let told =
        talk("list_games\nset_game reversi\ngogui-rules_legal_moves\ngenmove black\nshowboard\n");
    assert_eq!(told[0], "Othello\nReversi-1880s");
    assert_eq!(told[2], "D4 E4 D5 E5");
    assert!(["D4", "E4", "D5", "E5"].contains(&told[3].as_str()));
    assert!(told[4].ends_with("white to move, black 1, white 0\nto place: black 31, white 32"));
    let back = talk("set_game Reversi-1880s\nset_game OTHELLO\ngogui-rules_game_id\ngenmove b\n");
    assert_eq!(back[2], "Othello");
}

#[test]
fn the_board_is_shown_to_people_with_rank_1_on_top_and_to_gogui_from_the_bottom() {
    let told = talk("play b d3\nshowboard\ngogui-rules_board\n");
    let people: Vec<_> = told[1].lines().collect();
    assert_eq!(people[0], "a b c d e f g h");
    assert_eq!(people[3], "3 . . . X . . . . 3");
    assert_eq!(people[10], "white to move, black 4, white 1");
    let rows: Vec<_> = told[2].lines().collect();
    assert_eq!((rows.len(), rows[5]), (8, ". . . X . . . ."));
}

/// The lines of all moves replay, as deep as the values, to the end where they are exact.
#[test]
fn an_analysis_gives_every_move_a_line() {
    let deeper = Settings { strength: Strength::Depth(4), ..settings() };
    let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    let input = format!("otello-analyze\notello-set_board {board}\notello-analyze 3\n");
    let lines = |answer: &str| -> Vec<Vec<String>> {
        let line = |line: &str| line.split(' ').skip(6).map(str::to_owned).collect();
        answer.lines().map(line).collect()
    };
    let told = answers(deeper, input.as_bytes());
    let opening = lines(&told[0].text);
    assert_eq!(opening.len(), 4);
    assert!(opening.iter().all(|line| line.len() == 4), "{opening:?}");
    let mut position = Position::start(Rules::Othello);
    for name in &opening[1] {
        position = position.play(Move::Place(name.parse().unwrap())).unwrap();
    }
    let exact = Settings { strength: Strength::Depth(10), ..settings() };
    let told = answers(exact, input.as_bytes());
    assert!(told[2].text.starts_with("G8 value +18.00 depth 100% line G8 "), "{}", told[2].text);
    for (line, value) in lines(&told[2].text).into_iter().zip([18, 12, 6]) {
        let start = board::parse(board, Rules::Othello).unwrap();
        let end = line.iter().fold(start, |position, name| {
            let action = name.parse().map_or(Move::Pass, Move::Place);
            position.play(action).unwrap()
        });
        let score = end.result_count().difference(Disc::Black).discs();
        assert_eq!((end.is_over(), score), (true, value), "{line:?}");
    }
}

#[test]
fn an_analysis_values_every_move_best_first() {
    let told = talk("play b f5\notello-analyze\notello-analyze 1\n");
    let lines: Vec<_> = told[1].lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(told[2], lines[0]);
    let value = |line: &str| {
        let words: Vec<_> = line.split(' ').collect();
        assert_eq!((words[1], words[3], words[5]), ("value", "depth", "line"), "{line}");
        assert_eq!(words[0], words[6], "the line begins with the move");
        words[2].parse::<f64>().unwrap()
    };
    assert!(lines.windows(2).all(|pair| value(pair[0]) >= value(pair[1])), "{lines:?}");
}

/// Case P25: Quarry writes no pass.
#[test]
fn a_game_is_loaded_up_to_a_move() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/quarry_no_pass_nodes.sgf");
    assert_eq!(talk(&format!("loadsgf {file}\nfinal_score\n"))[1], "W+64");
    let told = talk(&format!("loadsgf {file} 1\ngogui-rules_side_to_move\nplay b c4\nundo\n"));
    assert_eq!(told[1], "black");
    let told = talk(&format!("loadsgf {file} 44\nundo\nundo\ngogui-rules_side_to_move\n"));
    assert_eq!(told[3], "white", "both placements around Black's pass were White's");
    let refused = ["? syntax error", "? cannot load file", "? cannot load file", "? syntax error"];
    let asked = format!("loadsgf\nloadsgf /\nloadsgf {file}.none 3\nloadsgf {file} 0\n");
    assert_eq!(replies(&asked), refused);
}

#[test]
fn a_board_can_be_set() {
    let board = "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO X";
    let told = replies(&format!(
        "otello-set_board {board}\ngenmove b\ngogui-rules_legal_moves\notello-analyze 1\n\
         otello-set_board {board}X\n"
    ));
    assert_eq!(told[..3], ["=", "= pass", "= G5 H6"]);
    assert_eq!(told[3], "= G5 value +48.00 depth 100% line G5 pass H6");
    assert!(told[4].starts_with("? not a position: "), "{}", told[4]);
}

/// The fault is caught; the game goes on.
#[test]
fn a_fault_of_the_engine_is_told_and_the_game_goes_on() {
    let faulty = Settings { faulty: true, ..settings() };
    let told = answers(faulty, b"play b f5\n3 genmove w\n4 genmove w\n");
    assert!(!told[1].done && told[1].text.starts_with("the engine failed"), "{told:?}");
    assert_eq!((told[1].id.as_str(), told[2].done), ("3", true));
}

/// Case P23: with the time told, down to none, a whole game is played with legal moves.
#[test]
fn little_time_is_obeyed_to_the_end_of_the_game() {
    let clocked = Settings { strength: Strength::Clock, ..settings() };
    let mut input = String::from("time_settings 30 0 0\n");
    for _ in 0..60 {
        input += "time_left b 0 0\ngenmove b\ntime_left w -1 0\ngenmove w\n";
    }
    input += "final_score\n";
    let began = std::time::Instant::now();
    let told = answers(clocked, input.as_bytes());
    let passed = told.iter().filter(|answer| !answer.done).count();
    assert!(told.last().unwrap().done, "the game is over");
    assert_eq!(passed, 0, "{told:?}");
    assert!(began.elapsed().as_secs() < 30);
}
