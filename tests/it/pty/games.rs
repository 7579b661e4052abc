//! Whole games by keys and by clicks, and clicks that are no moves (P35).

use otello::rules::{Move, Position, Rules, Square};

use super::bench::Bench;
use super::board::{Drawn, Way};
use super::scenes::Stage;

/// Plays a whole game by a rule that is not random and not silly: the squares in a fixed order of
/// preference, changed by the number of the move.
fn line(rules: Rules) -> Vec<Square> {
    let mut position = Position::start(rules);
    let mut line = Vec::new();
    while !position.is_over() {
        let squares: Vec<_> = position.legal_moves().squares().collect();
        if squares.is_empty() {
            position = position.play(Move::Pass).expect("the pass is forced");
            continue;
        }
        let square = squares[(line.len() * 7 + 3) % squares.len()];
        position = position.play(Move::Place(square)).expect("the move is legal");
        line.push(square);
    }
    line
}

#[track_caller]
fn play(stage: &mut Stage, line: &[Square], mut act: impl FnMut(&mut Stage, Square)) {
    for (plies, &square) in line.iter().enumerate() {
        stage.bench.wait_for(&format!(" {plies}/6"));
        act(stage, square);
    }
}

#[test]
fn a_whole_game_is_played_by_keys() {
    for (rules, name) in [(Rules::Othello, "othello"), (Rules::Reversi, "reversi")] {
        let arguments = ["--two-players", "--no-animation", "--rules", name];
        let mut stage = Stage::start(&arguments, " 0/6");
        play(&mut stage, &line(rules), |stage, square| stage.bench.feed(&format!("{square}\r")));
        stage.bench.wait_for("Result");
        stage.bench.feed("q");
        stage.bench.ends_with(0);
    }
}

#[test]
fn the_result_is_drawn_when_nobody_presses_a_key() {
    // The shortest game of all, with the discs that turn.
    let arguments = ["--two-players", "--start", "e6f4e3f6g5d6e7f5"];
    let mut stage = Stage::start(&arguments, "move 8/60");
    stage.bench.feed("c5\r");
    stage.bench.wait_for("Tournament score");
}

#[test]
fn a_whole_game_is_played_by_clicks_on_a_board_that_turns() {
    let mut stage = Stage::start(&["--two-players", "--no-animation"], " 0/6");
    let mut ways = [Way::Upright, Way::Turned].into_iter().cycle();
    play(&mut stage, &line(Rules::Othello), |stage, square| {
        let (column, row) =
            Drawn::wait(&stage.bench, ways.next().expect("it goes round")).cell(square);
        stage.bench.click(column, row);
        stage.bench.feed("w");
    });
    stage.bench.wait_for("Result");
}

#[test]
fn a_click_on_a_turned_board_plays_what_is_drawn_there() {
    let mut stage = Stage::start(&["--two-players", "--no-animation"], " 0/6");
    stage.bench.feed("w");
    let (column, row) = Drawn::wait(&stage.bench, Way::Turned).cell(Square::C4);
    stage.bench.click(column, row);
    stage.bench.wait_for("Black plays c4 and turns 1 disc.");
}

#[test]
fn a_click_on_a_disc_leaves_the_legal_squares_marked() {
    let mut stage = Stage::start(&["--two-players", "--glyphs", "letters"], " 0/6");
    let drawn = Drawn::wait(&stage.bench, Way::Upright);
    let square_shows = |bench: &Bench, square| {
        let (column, row) = drawn.cell(square);
        bench.text_at(column, row)
    };
    let marked = |bench: &Bench| {
        [Square::C4, Square::D3, Square::E6, Square::F5]
            .map(|square| square_shows(bench, square) != square_shows(bench, Square::A1))
    };
    assert_eq!(marked(&stage.bench), [true; 4]);
    let (column, row) = drawn.cell(Square::D4);
    stage.bench.click(column, row);
    stage.bench.wait_for("Black to move: d4");
    assert_eq!(marked(&stage.bench), [true; 4]);
    assert!(stage.bench.contents().contains(" 0/6"));
}
