//! GGF: records of real programs, random games written and read back, and damaged texts.

use otello::formats::ggf::{self, Ending, Game, GgfError};
use otello::formats::{board, transcript};
use otello::rules::{DiscCount, Move, Position, Rules};
use proptest::prelude::*;

use crate::random_game::{RandomGame, random_game, rules};

const GGS: &str = include_str!("data/ggs_word_pass_and_result_suffix.ggf");
const NBOARD: &str = include_str!("data/nboard_last_move_pass.ggf");
const EDAX: &str = include_str!("data/edax.ggf");

fn only(text: &str) -> Game {
    let mut games = ggf::games(text);
    let game = games.next().unwrap().unwrap();
    assert!(games.next().is_none());
    game
}

fn fault(text: &str) -> String {
    ggf::games(text).next().unwrap().unwrap_err().to_string()
}

fn actions(game: &Game) -> Vec<Move> {
    game.moves.iter().map(|step| step.action).collect()
}

/// Case P24.
#[test]
fn a_server_record_keeps_its_ratings_clocks_and_result_suffix() {
    let game = only(GGS);
    assert_eq!(game.last_position().disc_count(), DiscCount { black: 12, white: 52 });
    let passes: Vec<_> = (0..62).filter(|&at| game.moves[at].action == Move::Pass).collect();
    assert_eq!((game.moves.len(), passes), (62, vec![58, 60]));
    let result = game.result.unwrap();
    assert_eq!((result.score, result.ending), (-40.0, Some(Ending::Resigned)));
    assert_eq!(game.disagreement, None);
    assert_eq!((game.tag("RB"), game.tag("RW")), (Some("1457.12"), Some("1631.74")));
    assert_eq!((game.date.as_str(), game.time.as_str()), ("2000-4-16 11:13 EST", "15:00//02:00"));
    let second = game.moves[1];
    assert_eq!((second.value, second.seconds), (Some(-48.5), Some(0.93)));
    assert_eq!((game.moves[0].value, game.moves[0].seconds), (None, Some(4.09)));
    let written = ggf::write(&game);
    assert!(written.contains("RE[-40:r]") && written.contains("B[PA//1.67]W[G7/40/0.01]"));
    assert_eq!(only(&written), game);
}

/// Case P20: the pass at the end of a record is played.
#[test]
fn a_pass_at_the_end_is_kept() {
    let game = only(NBOARD);
    assert_eq!(game.moves.len(), 35);
    assert_eq!(game.result, None);
    assert_eq!(game.moves[34].seconds, Some(3.107));
    let last = "--------X----X--XXXXXX--XXXXXX--XXOXXXX-XOXOX---XOOOOX--OOOOOO-- O";
    assert_eq!(board::write(&game.last_position()), last);
    assert_eq!(only(&ggf::write(&game)), game);
}

#[test]
fn edax_writes_an_impossible_result_for_an_unfinished_game() {
    let game = only(EDAX);
    assert_eq!((game.result, game.moves.len()), (None, 8));
    assert_eq!(transcript::write(&actions(&game)), "d3c3e6d2d1e1b2c1");
}

#[test]
fn a_game_is_written_as_the_programs_expect_it() {
    let start = Position::start(Rules::Othello);
    let moves = transcript::parse("d3c3e6d2d1e1b2c1b4", &start).unwrap();
    let game = Game {
        place: "Otello".into(),
        date: "2026.11.30_14:05:00.UTC".into(),
        black: "Ada [the first]".into(),
        white: "two\nlines".into(),
        other: vec![("CO".into(), "assisted".into())],
        moves: moves.into_iter().map(Into::into).collect(),
        ..Game::new(start)
    };
    assert_eq!(
        ggf::write(&game),
        "(;GM[Othello]PC[Otello]DT[2026.11.30_14:05:00.UTC]PB[Ada (the first)]PW[two lines]RE[?]\
         TI[0]TY[8]CO[assisted]BO[8 ---------------------------O*------*O----------------------\
         ----- *]B[D3]W[C3]B[E6]W[D2]B[D1]W[E1]B[B2]W[C1]B[PA]W[B4];)"
    );
}

#[test]
fn reversi_begins_with_an_empty_board() {
    let text = "(;GM[Reversi]RE[?]B[D4]W[D5]B[E4]W[E5]B[D6];)";
    let game = only(text);
    assert_eq!((game.rules, game.moves.len()), (Rules::Reversi, 5));
    let written = ggf::write(&game);
    assert!(written.contains(&format!("BO[8 {} *]", "-".repeat(64))));
    assert_eq!(only(&written), game);
}

#[test]
fn a_reversi_start_keeps_what_is_left_to_place() {
    let text = "---------------------------XX------OO--------------------------- O /29,31";
    let start = board::parse(text, Rules::Reversi).unwrap();
    assert_eq!(only(&ggf::write(&Game::new(start))).start, start);
}

/// Case P04, with results that do and do not agree with its last board.
#[test]
fn the_replayed_result_counts_and_a_disagreement_is_told() {
    let record = |result: &str| {
        let moves = "B[f5]W[d6]B[c5]W[f4]B[e7]W[f6]B[g5]W[e6]B[e3]";
        only(&format!("(;GM[Othello]RE[{result}]{moves};)"))
    };
    for (stated, disagrees) in [("64", false), ("+13.00", false), ("?", false), ("+12", true)] {
        let game = record(stated);
        assert_eq!(game.result.unwrap().score, 64.0, "{stated}");
        assert_eq!(game.disagreement.is_some(), disagrees, "{stated}");
    }
}

/// Synchro pairs, clocks in several tags, values without times, and a game in between that is bad.
#[test]
fn a_file_holds_many_games() {
    let text = "2 (;GM[Othello]TY[s8r14]TB[05:00//02:00]TW[10:00]KM[0.5]KB[-1.5]KW[2.5]RE[+6:s]\
                B[F5/1.5]W[D6//2.25];)(;GM[Othello]TY[s8r14]RE[-2.00:t]B[D3]W[C3/-0.5/1e1];)\n\
                1 (;GM[Othello]B[A1];)\n1 (;GM[Othello]TY[88]B[F5];)\n1 (;GM[Othello]B[E6];)";
    let games: Vec<_> = ggf::games(text).collect();
    let first = games[0].as_ref().unwrap();
    assert_eq!((first.tag("TB"), first.tag("KM")), (Some("05:00//02:00"), Some("0.5")));
    assert_eq!(first.result.unwrap().to_string(), "+6:s");
    assert_eq!((first.moves[0].value, first.moves[1].seconds), (Some(1.5), Some(2.25)));
    let second = games[1].as_ref().unwrap();
    assert_eq!((second.moves[1].value, second.moves[1].seconds), (Some(-0.5), Some(10.0)));
    let told = |index: usize| games[index].as_ref().unwrap_err().to_string();
    assert_eq!(told(2), "game 3 (line 2): move 1: a1 turns no disc");
    assert_eq!(told(3), "game 4 (line 3): a board of size 88 is not played here, only 8x8");
    assert_eq!(games[4].as_ref().unwrap().moves.len(), 1);
}

/// A hundred thousand values or games left open take no longer than their text.
#[test]
fn unfinished_texts_are_read_in_one_pass() {
    for unit in ["(;A[", "(;A[\n", "(;", "(;GM[Othello]\n", "(;PB[x]PW[y\n1 ", "(;A[1111111111\n"] {
        let text = unit.repeat(100_000);
        let games = ggf::games(&text).map(|game| assert!(game.is_err())).count();
        assert!((1..=100_000).contains(&games), "{unit}");
    }
}

#[test]
fn tags_in_any_order_and_missing_passes_are_read() {
    let text = "1 (; w[x]GM[othello] TY [s8r14] B[d3] W[c3]B[e6]W[d2]B[d1]W[e1]B[b2]W[c1]\r\n W[b4]
        PB[Zo\u{eb}] ;; )";
    let error = fault(text);
    assert_eq!(error, "game 1 (line 1): move 1: \"x\" is not a square");
    let game = only(&text.replace("w[x]", ""));
    assert_eq!((game.black.as_str(), game.kind.as_str()), ("Zo\u{eb}", "s8r14"));
    assert_eq!(game.moves[8].action, Move::Pass);
    assert_eq!(game.moves.len(), 10);
}

#[test]
fn faults_say_where_and_what() {
    for (text, error) in [
        ("(;GM[Othello]", "game 1 (line 1): the game has no end, which is written ;)"),
        ("\n\n(;GM[Go];)", "game 1 (line 3): GM[Go] is neither Othello nor Reversi"),
        ("(;PB[x", "game 1 (line 1): the value of PB has no closing bracket"),
        ("(;PB!;)", "game 1 (line 1): \"PB!;)\" is not a tag, as in PB[name]"),
        ("(;TY[88];)", "game 1 (line 1): a board of size 88 is not played here, only 8x8"),
        ("(;BO[10 ---];)", "game 1 (line 1): a board of size 10 is not played here, only 8x8"),
        ("(;BO[8 ---];)", "game 1 (line 1): BO: a board has 64 squares, not 3"),
        ("(;B[f5]W[e9/1];)", "game 1 (line 1): move 2: \"e9\" is not a square"),
        ("(;B[f5]B[d6];)", "game 1 (line 1): move 2: Black (B) is not on move"),
        ("(;B[f5]W[a1];)", "game 1 (line 1): move 2: a1 turns no disc"),
        (
            "(;B[f5]W[PA];)",
            "game 1 (line 1): move 2: a pass is not allowed while there is a legal move",
        ),
    ] {
        assert_eq!(fault(text), error, "{text}");
    }
}

#[test]
fn a_bad_game_does_not_lose_the_others() {
    let good = GGS.trim_end();
    for bad in ["(;GM[Go];)", "(;GM[Othello]PB[cut", "(;GM[Othello]B[F5", "(;GM[Othello]B[F5]", "x"]
    {
        let text = format!("{good}\n{bad}\n1 {good}\n{bad}\n{good}");
        let games: Vec<Result<Game, GgfError>> = ggf::games(&text).collect();
        let read = games.iter().filter(|game| game.is_ok()).count();
        assert_eq!(read, 3, "{bad}");
        let faults: Vec<_> = games.into_iter().filter_map(Result::err).collect();
        assert!(faults.iter().all(|fault| [2, 4].contains(&fault.line)), "{faults:?}");
        assert_eq!(faults.len(), if bad == "x" { 0 } else { 2 });
    }
}

/// A record of a random game, with all that a record may hold.
fn random_record(rules: impl Strategy<Value = Rules>) -> impl Strategy<Value = Game> {
    let remark = (prop::option::of(-64.0..64.0), prop::option::of(0.0..1e4));
    let names = [r"[^\[\]\pC]{0,12}", r"[^\[\]\pC]{0,12}", "[0-9:/]{1,8}"];
    (random_game(rules), prop::collection::vec(remark, 80), names).prop_map(record)
}

type Remark = (Option<f64>, Option<f64>);

fn record((game, remarks, names): (RandomGame, Vec<Remark>, [String; 3])) -> Game {
    let [black, white, time] = names;
    let moves = game.moves.into_iter().zip(remarks);
    let moves = moves.map(|(action, (value, seconds))| ggf::Move { action, value, seconds });
    let mut record = Game {
        black: black.trim().to_owned(),
        white: white.trim().to_owned(),
        time,
        moves: moves.collect(),
        ..Game::new(game.start)
    };
    let last = record.last_position();
    record.result = last.is_over().then(|| ggf::Result::of(&last));
    record
}

proptest! {
    #[test]
    fn a_record_read_after_writing_is_the_same(game in random_record(rules())) {
        let text = ggf::write(&game);
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(only(&text), game);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in ".{0,60}") {
        let games = ggf::games(&format!("(;{text}(;{text}")).count();
        prop_assert!(games >= 1);
    }

    #[test]
    fn no_damage_makes_the_reader_panic(
        game in random_record(rules()),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..6),
    ) {
        let mut text: Vec<char> = ggf::write(&game).chars().collect();
        for (at, character) in damage {
            let at = at.index(text.len());
            text[at] = character;
        }
        let text: String = text.into_iter().collect();
        for game in ggf::games(&text).flatten() {
            prop_assert!(game.last_position().empties().len() <= 64);
        }
    }

    #[test]
    fn a_cut_record_says_so(game in random_record(rules()), at in any::<prop::sample::Index>()) {
        let text = ggf::write(&game);
        let cut: String = text.chars().take(2 + at.index(text.chars().count() - 3)).collect();
        let games: Vec<_> = ggf::games(&cut).collect();
        prop_assert_eq!(games.len(), 1);
        prop_assert!(games[0].is_err());
    }
}
