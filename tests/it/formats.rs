//! Games from anything: formats told apart, spellings of one position and one game, games written
//! in every format and read back, and bytes that are none.

use otello::formats::games::{self, Format, Input, InputError, Loss, Names, WthorBuilder};
use otello::formats::record::{GameRecord, GameResult, RecordedMove, Source};
use otello::formats::wthor::Day;
use otello::formats::{board, transcript};
use otello::rules::{Disc, Move, Position, Rules};
use proptest::prelude::*;

use crate::random_game::{random_game, rules};

const THREE_GAMES: &[u8] = include_bytes!("data/three_games.wtb");
const GGS: &str = include_str!("data/ggs_word_pass_and_result_suffix.ggf");
const QUARRY: &str = include_str!("data/quarry-reversi.sgf");

fn read(bytes: &[u8]) -> Vec<Result<GameRecord, String>> {
    let names = Names::default();
    let input = Input::of_bytes(bytes).unwrap();
    input.games(Rules::Othello, &names).map(|game| game.map_err(|e| e.to_string())).collect()
}

fn only(bytes: &[u8]) -> GameRecord {
    let mut games = read(bytes);
    assert_eq!(games.len(), 1);
    games.remove(0).unwrap()
}

fn squares(game: &GameRecord) -> String {
    transcript::write(&game.actions().collect::<Vec<_>>())
}

#[test]
fn files_of_every_format_are_told_apart() {
    let start = board::write(&Position::start(Rules::Othello));
    for (bytes, format, games) in [
        (THREE_GAMES, Format::Wthor, 3),
        (GGS.as_bytes(), Format::Ggf, 1),
        (include_bytes!("data/edax.ggf"), Format::Ggf, 1),
        (include_bytes!("data/nboard_last_move_pass.ggf"), Format::Ggf, 1),
        (QUARRY.as_bytes(), Format::Sgf, 1),
        (include_bytes!("data/edax.sgf"), Format::Sgf, 1),
        (include_bytes!("data/bom_crlf.sgf"), Format::Sgf, 1),
        (start.as_bytes(), Format::Board, 1),
        (format!("{start}; F5:+0; D3:+0;").as_bytes(), Format::Obf, 1),
        (b"F5D6C3", Format::Transcript, 1),
    ] {
        assert_eq!(Input::of_bytes(bytes).unwrap().format(), format);
        let read = read(bytes);
        assert_eq!(read.len(), games, "{format}");
        assert!(read.iter().all(Result::is_ok), "{read:?}");
    }
}

/// Case P27 (b).
#[test]
fn a_board_is_read_in_every_spelling() {
    let board = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------";
    let rows = |separator: &str| {
        let rows = board.as_bytes().chunks(8).map(|row| std::str::from_utf8(row).unwrap());
        rows.collect::<Vec<_>>().join(separator)
    };
    let expected = board::parse(&format!("{board} X"), Rules::Othello).unwrap();
    for text in [
        format!("{board} X"),
        board.to_owned(),
        board.replace('X', "*").replace('-', "."),
        board.replace('X', "b").replace('O', "w"),
        format!("{board} X").to_lowercase(),
        rows("\n"),
        rows("\r\n"),
        rows(" "),
        format!("\n\n  {}\n\n", rows("\n  ")),
        format!("{board} X;"),
    ] {
        assert_eq!(only(text.as_bytes()).start, expected, "{text}");
    }
    let brackets = "[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
    assert_eq!(only(brackets.as_bytes()).start, Position::start(Rules::Othello));
}

/// Case P27 (a) and (c).
#[test]
fn a_transcript_is_read_in_every_spelling() {
    let numbered = "1. F5 f4 2. F3 g4 3. H3 f6 4. G5 g6 5. E6 h6 6. H5 e7 7. E3 d2";
    let game = only(numbered.as_bytes());
    let last = game.last_position();
    assert_eq!((game.moves.len(), last.to_move()), (14, Disc::Black));
    assert_eq!((last.disc_count().black, last.disc_count().white), (6, 12));
    let plain = squares(&game);
    let turned: String = plain
        .as_bytes()
        .chunks(2)
        .map(|pair| format!("{}{}", pair[1] as char, pair[0] as char))
        .collect();
    for text in [
        plain.to_uppercase(),
        turned,
        numbered.replace(' ', "\n"),
        numbered.replace(". ", ") ").to_lowercase(),
        format!("[White \"a\"]\n[Black \"b\"]\n\n{numbered} *\n"),
    ] {
        assert_eq!(squares(&only(text.as_bytes())), plain, "{text}");
    }
    let long = "D3C5F6F5F4C3C4D2E2B4D1F3B5E3F2F1A4D6E6E7F7B6E8C6B3A5D7A3E1A6G1A2C2C7B8D8C8G8G6H6G5H5\
                G4H4H3G7H8F8H7A8A7B7A1B2G3G2H2H1C1B1";
    let game = only(long.as_bytes());
    assert_eq!(game.moves[58].action, Move::Pass);
    assert_eq!(game.result.and_then(GameResult::score), Some(0.0));
}

#[test]
fn one_bad_game_does_not_lose_the_others() {
    let mut wthor = THREE_GAMES.to_vec();
    wthor[16 + 68 + 8 + 1] = 99;
    let told = read(&wthor);
    assert_eq!(told.iter().filter(|game| game.is_ok()).count(), 2);
    assert_eq!(
        told[1].as_ref().unwrap_err(),
        "game 2 (byte 93): move 2: 99 is not a square; 11 (a1) to 88 (h8) is expected"
    );
    let told = read(&THREE_GAMES[..200]);
    assert_eq!(
        told[2].as_ref().unwrap_err(),
        "game 3 (byte 152): the file ends at byte 200; the header says that it holds 3"
    );
    let told = read(b"# openings\nf5d6c3\n\nf5f6e6\nf5f5\nf5f4\n");
    assert_eq!(told[2].as_ref().unwrap_err(), "game 3 (line 5): move 2: f5 is occupied");
    assert_eq!(told.iter().filter(|game| game.is_ok()).count(), 3);
}

#[test]
fn what_is_no_game_is_refused_with_its_place() {
    assert_eq!(Input::of_bytes(b" \r\n"), Err(InputError::Empty));
    assert_eq!(Input::of_bytes(b"\x7fELF\x02"), Err(InputError::Binary { offset: 4, byte: 2 }));
    let mut ten = THREE_GAMES.to_vec();
    ten[12] = 10;
    let told = Input::of_bytes(&ten).unwrap_err().to_string();
    assert!(told.starts_with("byte 12: the size of the board is 10; 8 "), "{told}");
    assert!(read(b"hello world")[0].as_ref().unwrap_err().starts_with("game 1 (line 1): move 1:"));
}

/// Cases P10 and P38: the draw and the greatest loss.
#[test]
fn the_last_scores_are_written_in_every_format() {
    let draw = "F5D6C3D3C4F4F6F3E6E7D7C5B6D8C6C7D2B5A5A6A7G5E3B4C8G6G4C2E8D1F7E2G3H4F1E1F2G1B1F8G8B3\
                H3B2H5B7A3A4A1A2C1H2H1G2B8A8G7H8H7H6";
    let wiped_out = "d3c5e6d2c4e3c2f6g6g7b5h6d1c1f3c3b3b2b1a1a2f2f1e1e2a3a4b4f5a5h7h8f7a6g8f8g2g1h1h2\
                     h3b6a7a8b7g3c6f4g4g5h4h5e8d7d6c7c8d8e7b8";
    for (moves, ggf, sgf, discs) in
        [(draw, "RE[0]", "RE[0]", 32), (wiped_out, "RE[-64]", "RE[W+64]", 0)]
    {
        let game = only(moves.as_bytes());
        assert!(games::write(&game, Format::Ggf).unwrap().contains(ggf));
        assert!(games::write(&game, Format::Sgf).unwrap().contains(sgf));
        let mut builder = WthorBuilder::new();
        builder.add(&game).unwrap();
        let file = builder.finish(None, Day::new(2026, 11, 30)).games;
        assert_eq!(file.records[0].score, discs);
    }
}

#[test]
fn a_file_of_wthor_is_written_as_it_was_read() {
    let input = Input::of_bytes(THREE_GAMES).unwrap();
    let names = Names::default();
    let mut builder = WthorBuilder::new();
    for game in input.games(Rules::Othello, &names) {
        builder.add(&game.unwrap()).unwrap();
    }
    let files = builder.finish(input.wthor().map(|file| &file.header), Day::default());
    assert_eq!((files.games.write().as_slice(), files.names), (THREE_GAMES, None));
}

#[test]
fn names_and_years_go_into_the_files_of_wthor() {
    let mut builder = WthorBuilder::new();
    builder.add(&only(GGS.as_bytes())).unwrap();
    let files = builder.finish(None, Day::new(2026, 11, 30));
    let [players, tournaments] = files.names.unwrap();
    assert_eq!((files.games.header.year, files.games.records[0].score), (2000, 12));
    let bytes = files.games.write();
    let input = Input::of_bytes(&bytes).unwrap();
    let names = Names { players: Some(players), tournaments: Some(tournaments) };
    let game = input.games(Rules::Othello, &names).next().unwrap().unwrap();
    assert_eq!((game.black.name.as_str(), game.white.name.as_str()), ("black1", "white1"));
}

#[test]
fn what_a_format_cannot_carry_is_known() {
    let lost = |bytes: &[u8], format| {
        let names: Vec<_> =
            Loss::of(&only(bytes), format).iter().map(ToString::to_string).collect();
        names.join(", ")
    };
    assert_eq!(lost(GGS.as_bytes(), Format::Ggf), "");
    assert_eq!(
        lost(GGS.as_bytes(), Format::Sgf),
        "time controls in full, times of moves, how a game was given up or lost on time"
    );
    assert_eq!(
        lost(GGS.as_bytes(), Format::Transcript),
        "names, ratings, places, dates in full, time controls in full, times of moves, \
         values of moves, how a game was given up or lost on time"
    );
    assert_eq!(lost(QUARRY.as_bytes(), Format::Sgf), "");
    assert_eq!(
        lost(QUARRY.as_bytes(), Format::Ggf),
        "time controls in full, tags of its own format"
    );
    assert_eq!(
        lost(include_bytes!("data/escapes.sgf"), Format::Ggf),
        "comments as they are, comments on moves"
    );
    assert_eq!(lost(b"f5d6c3", Format::Board), "the moves before the last position");
    assert_eq!(lost(b"(;GM[2](;B[f5])(;B[d3]))", Format::Sgf), "variations");
}

/// What a random game is written with, so that a format that can carry it gives it back.
fn recorded(game: crate::random_game::RandomGame, values: &[i8], source: Source) -> GameRecord {
    let moves = game.moves.into_iter().zip(values).map(|(action, &value)| {
        let value = Some(f64::from(value)).filter(|_| action != Move::Pass);
        RecordedMove { value, ..action.into() }
    });
    let mut record = GameRecord { source, moves: moves.collect(), ..GameRecord::new(game.start) };
    record.settle(None);
    record
}

fn values() -> impl Strategy<Value = Vec<i8>> {
    prop::collection::vec(-64..64i8, 80)
}

proptest! {
    #[test]
    fn ggf_and_sgf_give_back_moves_and_values(
        game in random_game(rules()),
        values in values(),
    ) {
        for (format, source) in [(Format::Ggf, Source::Ggf), (Format::Sgf, Source::Sgf)] {
            let record = recorded(game.clone(), &values, source);
            prop_assert!(Loss::of(&record, format).is_empty());
            let text = games::write(&record, format).unwrap();
            prop_assert_eq!(only(text.as_bytes()), record);
        }
    }

    #[test]
    fn transcripts_and_records_of_wthor_give_back_the_moves(
        game in random_game(Just(Rules::Othello)),
    ) {
        let mut record = recorded(game, &[0; 80], Source::Plain);
        prop_assume!(!record.moves.is_empty());
        while record.moves.last().is_some_and(|step| step.action == Move::Pass) {
            record.moves.pop();
        }
        record.result = record.result.or(Some(GameResult::Score { black: 6.0, ending: None }));
        let text = games::write(&record, Format::Transcript).unwrap();
        prop_assert_eq!(squares(&only(text.as_bytes())), squares(&record));
        let mut builder = WthorBuilder::new();
        builder.add(&record).unwrap();
        let bytes = builder.finish(None, Day::new(2026, 11, 30)).games.write();
        let read = only(&bytes);
        prop_assert_eq!(read.result, record.result);
        prop_assert!(read.actions().eq(record.actions()));
    }

    #[test]
    fn a_position_anywhere_gives_back_its_board(game in random_game(rules()), at in 0..60usize) {
        let plies = game.moves.len().min(at);
        let start = game.moves[..plies].iter().fold(game.start, |p, &m| p.play(m).unwrap());
        let record = GameRecord::new(start);
        for format in [Format::Board, Format::Obf, Format::Ggf] {
            let text = games::write(&record, format).unwrap();
            let names = Names::default();
            let input = Input::of_text(&text).unwrap();
            let read = input.games(start.rules(), &names).next().unwrap().unwrap();
            prop_assert_eq!(read.start, start);
        }
    }
}
