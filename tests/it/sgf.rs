//! SGF: files of real programs, dialects, random games written and read back, and damaged texts.

use otello::formats::record::{GameRecord, GameResult, Player, RecordedMove};
use otello::formats::{board, sgf, transcript};
use otello::rules::{DiscCount, Move, Position, Rules};
use proptest::prelude::*;

use crate::random_game::{RandomGame, random_game, rules};

fn only(text: &str) -> GameRecord {
    let mut games = sgf::games(text);
    let game = games.next().unwrap().unwrap();
    assert!(games.next().is_none());
    game
}

fn fault(text: &str) -> String {
    sgf::games(text).next().unwrap().unwrap_err().to_string()
}

fn squares(game: &GameRecord) -> String {
    transcript::write(&game.actions().collect::<Vec<_>>())
}

fn passes(game: &GameRecord) -> Vec<usize> {
    let placed = |end| game.actions().take(end).filter(|&action| action != Move::Pass).count();
    let all = game.actions().enumerate().filter(|&(_, action)| action == Move::Pass);
    all.map(|(index, _)| placed(index)).collect()
}

fn score(game: &GameRecord) -> Option<f64> {
    game.result.and_then(GameResult::score)
}

/// Case P25.
#[test]
fn escapes_are_read_and_written_back() {
    let game = only(include_str!("data/escapes.sgf"));
    assert_eq!(squares(&game), "f5d6");
    assert_eq!(game.comment, "end ] bracket\\");
    assert_eq!(game.moves[1].comment, "];B[aa]");
    assert_eq!(only(&sgf::write(&game)), game);
}

/// Case P25.
#[test]
fn a_byte_order_mark_and_line_ends_of_two_characters_are_read() {
    let game = only(include_str!("data/bom_crlf.sgf"));
    assert_eq!(squares(&game), "f5d6c4");
    assert_eq!(game.black.name, "caf\u{e9}");
}

/// Case P25.
#[test]
fn passes_that_quarry_leaves_out_are_put_in() {
    let game = only(include_str!("data/quarry_no_pass_nodes.sgf"));
    assert!(squares(&game).starts_with("c4e3f3c5"));
    assert_eq!(squares(&game).len(), 110);
    assert_eq!(passes(&game), [42, 45, 46, 49, 54]);
    let last = game.last_position();
    assert_eq!(last.disc_count(), DiscCount { black: 0, white: 59 });
    assert!(last.is_over());
    assert_eq!((score(&game), game.disagreement), (Some(-64.0), None));
}

#[test]
fn a_game_of_quarry_keeps_its_clocks() {
    let game = only(include_str!("data/quarry-reversi.sgf"));
    assert_eq!((game.black.name.as_str(), score(&game)), ("AScript", Some(36.0)));
    assert_eq!(game.disagreement, None);
    let clock: Vec<_> = game.moves[0].tags.iter().map(|tag| tag.name.as_str()).collect();
    assert_eq!(clock, ["BL", "OB"]);
    assert_eq!(game.tags[0].values, ["10/300 Canadian"]);
    let written = sgf::write(&game);
    assert_eq!(only(&written), game);
    assert!(!written.contains("B[]") && !written.contains("W[]"));
}

#[test]
fn a_game_of_edax_has_its_moves_in_the_root() {
    let game = only(include_str!("data/edax.sgf"));
    assert_eq!(squares(&game), "d3c3e6d2d1e1b2c1");
    assert_eq!((game.start, game.result), (Position::start(Rules::Othello), None));
    let passed = include_str!("data/edax.sgf").replace(";\n)", ";B[PA];W[b4];\n)");
    assert_eq!(squares(&only(&passed)), "d3c3e6d2d1e1b2c1b4");
}

#[test]
fn rows_may_count_from_the_bottom() {
    assert_eq!(squares(&only("(;FF[4]SZ[8];B[df];W[cf];B[ec])")), "d3c3e6");
    assert_eq!(fault("(;FF[4];B[df];W[aa])"), "game 1 (line 1): move 2: a8 turns no disc");
}

#[test]
fn the_main_line_of_a_tree_is_read() {
    let game = only("(;GM[2](;B[f5](;W[d6];B[c3])(;W[f4](;B[c3])))(;B[d3]))");
    assert_eq!((squares(&game).as_str(), game.variations), ("f5d6c3", 3));
}

#[test]
fn discs_that_are_set_up_make_the_start() {
    let start = "-------------------X------XX-----XXXX----OO-------O------------- O";
    let position = board::parse(start, Rules::Othello).unwrap();
    let written = sgf::write(&GameRecord::new(position));
    assert_eq!(board::write(&only(&written).start), start);
    assert_eq!(
        board::write(&only("(;AE[d4:e5]AB[a1]AW[b1:b2]PL[black])").start)[..10],
        *"XO-------O"
    );
    assert_eq!(
        fault("(;GM[2];B[f5];AB[a1])"),
        "game 1 (line 1): after move 1: the board is set up again in the middle of the game"
    );
}

#[test]
fn one_bad_game_does_not_lose_the_others() {
    let text = "junk (;GM[2];B[f5]) (;GM[1];B[aa])\n(;GM[2];B[f5];W[f5])\n\
                (;GM[2]C[open\n(;GM[2]SZ[8];B[f5]\n (;GM[2]SZ[10])(;;?;B[x9])(;GM[2];B[d3])";
    let told: Vec<_> = sgf::games(text)
        .map(|game| game.map_or_else(|error| error.to_string(), |game| squares(&game)))
        .collect();
    assert_eq!(
        told,
        [
            "f5",
            "game 2 (line 1): GM[1] is another game; 2 (Othello) is expected",
            "game 3 (line 2): move 2: f5 is occupied",
            "game 4 (line 3): the value of C has no closing bracket",
            "game 5 (line 4): the game has no end; a ) is expected",
            "game 6 (line 5): SZ[10]: a board of 8 is expected",
            "game 7 (line 5): \"?\" is not a property, as in PB[name]",
            "d3",
        ]
    );
}

#[test]
fn faults_say_what_is_expected() {
    for (text, told) in [
        ("(;B[f5];W[x9])", "move 2: \"x9\" is not a square; d3 or dc is expected"),
        ("(;B[f5];B[d6])", "move 2: Black (B) is not on move"),
        ("(;AB[i9])", "AB[i9]: a square is expected, as in d3 or dc"),
        ("(;PL[x])", "PL[x]: B or W is expected"),
        ("(;B[f5]", "the game has no end; a ) is expected"),
    ] {
        assert_eq!(fault(text), format!("game 1 (line 1): {told}"));
    }
}

#[test]
fn a_stated_result_that_is_wrong_is_told() {
    let game = only("(;GM[2]RE[B+12];B[f5];W[d6];B[c5];W[f4];B[e7];W[f6];B[g5];W[e6];B[e3])");
    assert_eq!(score(&game), Some(64.0));
    assert_eq!(game.disagreement.and_then(GameResult::score), Some(12.0));
}

/// A hundred thousand unfinished games, branches or brackets take no longer than their text.
#[test]
fn deep_and_unfinished_texts_are_read_in_one_pass() {
    for unit in ["(;GM[2]\n", "(;", "(", "(;C[\n", "(;GM[2]C[\n", ";B[", "(;AB[a1:h8]", "\\"] {
        let text = unit.repeat(100_000);
        let games = sgf::games(&text).map(|game| assert!(game.is_err())).count();
        assert!(games <= 100_000);
    }
}

type Remarks = Vec<(Option<i8>, String)>;

/// A random game, with all that SGF can say of it.
fn random_record(rules: impl Strategy<Value = Rules>) -> impl Strategy<Value = GameRecord> {
    let remarks = prop::collection::vec((prop::option::of(-64..64i8), r"[ -~]{0,6}"), 80);
    let names = prop::collection::vec(r"[^\pC]{0,12}", 5);
    (random_game(rules), remarks, names)
        .prop_map(|(game, remarks, names)| record(game, remarks, &names))
}

fn record(game: RandomGame, remarks: Remarks, names: &[String]) -> GameRecord {
    let trimmed = |index: usize| names[index].trim().to_owned();
    let moves = game.moves.into_iter().zip(remarks).map(|(action, (value, comment))| {
        let value = value.filter(|_| action != Move::Pass).map(f64::from);
        let comment = comment.trim().to_owned();
        RecordedMove { value, comment, ..action.into() }
    });
    let mut record = GameRecord {
        source: otello::formats::record::Source::Sgf,
        black: Player::named(trimmed(0)),
        white: Player { rating: trimmed(1), ..Player::default() },
        event: trimmed(2),
        date: trimmed(3),
        comment: trimmed(4),
        moves: moves.collect(),
        ..GameRecord::new(game.start)
    };
    record.settle(None);
    record
}

proptest! {
    #[test]
    fn a_record_read_after_writing_is_the_same(game in random_record(rules())) {
        prop_assert_eq!(only(&sgf::write(&game)), game);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in ".{0,60}") {
        let games = sgf::games(&format!("(;{text}(;{text}")).count();
        prop_assert!(games >= 1);
    }

    #[test]
    fn no_damage_makes_the_reader_panic(
        game in random_record(rules()),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..6),
    ) {
        let mut text: Vec<char> = sgf::write(&game).chars().collect();
        for (at, character) in damage {
            let at = at.index(text.len());
            text[at] = character;
        }
        let text: String = text.into_iter().collect();
        for game in sgf::games(&text).flatten() {
            prop_assert!(game.last_position().empties().len() <= 64);
        }
    }
}

#[test]
fn a_game_of_more_nodes_than_any_has_is_refused_and_the_next_one_read() {
    for endless in
        [";".repeat(200_000), ";B[]".repeat(200_000), format!(";AE{}", "[a1]".repeat(200_000))]
    {
        let text = format!("(;GM[2]{endless})\n(;GM[2]PB[Ada];B[f5])");
        let games: Vec<_> = sgf::games(&text).collect();
        let fault = games[0].as_ref().unwrap_err().to_string();
        assert!(
            fault.starts_with("game 1 (line 1): the game has more than 100000 nodes"),
            "{fault}"
        );
        assert_eq!(games[1].as_ref().unwrap().black.name, "Ada");
    }
}
