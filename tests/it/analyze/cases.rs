use serde_json::{Value, json};

use super::{game, placed};

const WIPE_OUT: &str = "d3c5e6d2c4e3c2f6g6g7b5h6d1c1f3c3b3b2b1a1a2f2f1e1e2a3a4b4f5a5h7h8f7a6g8\
                        f8g2g1h1h2h3b6a7a8b7g3c6f4g4g5h4h5e8d7d6c7c8d8e7b8";

/// The moves from the ply `from` on, as (value, best value, loss).
fn values(game: &Value, from: usize) -> Vec<[i64; 3]> {
    let values = placed(game).into_iter().skip(from - 1).map(|played| {
        assert_eq!(played["exact"], true, "{played}");
        ["value", "best_value", "loss"].map(|key| played[key].as_i64().unwrap())
    });
    values.collect()
}

/// Case P15: signs do not turn at a pass.
#[test]
fn the_value_stays_around_a_pass() {
    let moves = "e6f6f5f4e3c5c6d3c3f2f3e2e1d7g4d6c4h3h5c2d2g3f1g5e7d8f8d1c7f7g6h7e8g8h4g1h2b6b8\
                 g7b5c8h8h6a6h1g2b7b4a4a5a7b3a3a8a2b2a1b1c1";
    let game = game(&[moves, "--depth", "7"]);
    let sides = placed(&game).into_iter().skip(46).map(|played| played["by"].clone());
    let for_mover = sides.map(|side| if side == "black" { 2 } else { -2 });
    let expected: Vec<_> = for_mover.map(|value| [value, value, 0]).collect();
    assert_eq!(values(&game, 47), expected);
    let pass = game["moves"].as_array().unwrap().iter().find(|turn| turn["move"] == "pa").unwrap();
    assert_eq!((&pass["by"], &pass["value"]), (&json!("white"), &json!(-2)));
    assert_eq!(
        (&game["end"]["over"], &game["end"]["value"]),
        (&json!(true), &json!(-2)),
        "White would be to move"
    );
}

/// Case P10: perfect play loses nothing and stays a draw.
#[test]
fn a_draw_is_a_draw_at_every_ply() {
    let moves = "F5D6C3D3C4F4F6F3E6E7D7C5B6D8C6C7D2B5A5A6A7G5E3B4C8G6G4C2E8D1F7E2G3H4F1E1F2G1B1F8\
                 G8B3H3B2H5B7A3A4A1A2C1H2H1G2B8A8G7H8H7H6";
    let game = game(&[moves, "--depth", "9"]);
    assert_eq!(values(&game, 44), [[0, 0, 0]; 17]);
    assert!(game["turning_point"].is_null() || game["turning_point"].as_u64().unwrap() < 43);
}

/// Case P38: 64 discs against none, and ten passes.
#[test]
fn a_wipe_out_on_a_full_board_is_analysed() {
    let game = game(&[WIPE_OUT, "--depth", "5"]);
    let moves = game["moves"].as_array().unwrap();
    assert_eq!((moves.len(), placed(&game).len()), (70, 60));
    assert_eq!(game["end"]["position"].as_str().unwrap()[..64], "O".repeat(64));
    let last = placed(&game)[59];
    assert_eq!(
        (&last["by"], &last["value"], &last["loss"]),
        (&json!("white"), &json!(64), &json!(0))
    );
    assert_eq!(
        game["black"]["moves"].as_u64().unwrap() + 10,
        game["white"]["moves"].as_u64().unwrap()
    );
}

/// Cases P04 and P19: a game that is over has a result and no move.
#[test]
fn a_finished_game_is_analysed_to_its_end_and_a_finished_position_at_once() {
    let whole = game(&["f5d6c5f4e7f6g5e6e3", "--depth", "2"]);
    assert_eq!(whole["moves"][8]["value"], 64);
    assert_eq!(whole["moves"][7]["verdict"], "??");
    assert_eq!(whole["largest_loss"], 8);
    let blocked = "XXXXXXXOXXOOOXOOXOXOXOOOXXOXOOOOXOXOXXOOXXOOOOOOXOOOOOOO-OOOOOOO X";
    let over = game(&[blocked, "--level", "20"]);
    assert_eq!(over["moves"], json!([]));
    assert_eq!((&over["end"]["value"], &over["end"]["best"]), (&json!(-18), &Value::Null));
    assert_eq!(over["black"]["average_loss"], Value::Null);
}

/// In Reversi the supplies count, scores may be odd, and who has no discs left passes.
#[test]
fn reversi_is_analysed_by_its_own_rules() {
    let board = "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO O /1,1";
    let played = game(&[&format!("{board};g5"), "--rules", "reversi", "--depth", "4"]);
    assert_eq!((&played["rules"], &played["moves"][0]["value"]), (&json!("reversi"), &json!(39)));
    let worse = game(&[&format!("{board};h6"), "--rules", "reversi", "--depth", "4"]);
    let [value, best, loss] = ["value", "best_value", "loss"].map(|key| &worse["moves"][0][key]);
    assert_eq!((value, best, loss), (&json!(36), &json!(39), &json!(3)));
    let centre = game(&["d4d5e4e5", "--rules", "reversi", "--depth", "2"]);
    assert_eq!(placed(&centre).len(), 4);
    assert_eq!(centre["opening"], Value::Null);
}

/// Values are those of the side that moved.
#[test]
fn every_value_is_seen_by_the_side_that_moved() {
    let analysed = game(&[super::ENDING, "--depth", "8"]);
    let values: Vec<_> =
        placed(&analysed).into_iter().map(|played| played["value"].clone()).collect();
    assert_eq!(values, [2, -2, 2, -2, 2, -4, 2, -2, 2, -2].map(|value| json!(value)));
}
