//! Games of others: looked at if they are over, and gone on with otherwise.

use std::fs;
use std::path::Path;
use std::time::Duration;

use otello::rules::Disc;
use otello::session::Phase;
use otello::store::Store;
use otello::text::Language;
use otello::tui::{First, Input, Keeping};
use ratatui::crossterm::event::KeyCode;
use tempfile::TempDir;

use super::table::{Given, Player};

/// The shortest game of all, between two people who are not here.
const OVER: &str = "e6f4e3f6g5d6e7f5c5";

/// A game in SGF, with a result if there is one.
fn sgf(squares: &str, result: &str) -> String {
    let moves = squares.as_bytes().chunks(2).zip(["B", "W"].into_iter().cycle());
    let moves = moves.map(|(square, by)| format!(";{by}[{}]", String::from_utf8_lossy(square)));
    let moves: String = moves.collect();
    format!("(;GM[2]PB[Tamenori]PW[Murakami]EV[WC 2003]DT[2003-11-08]{result}{moves})")
}

struct Place {
    folder: TempDir,
    store: Store,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("data"));
        Self { folder, store }
    }

    fn sit_down(&self, language: Language, first: First) -> Player {
        let keeping = Keeping { store: Some(self.store.clone()), always: false };
        Given { language, keeping, ..Given::new(first) }.sit_down(80, 24)
    }

    fn menu(&self) -> Player {
        self.sit_down(Language::English, First::Menu(None))
    }

    /// Everything that lies in the data folder.
    fn files(&self) -> Vec<String> {
        let mut files = Vec::new();
        list(&self.folder.path().join("data"), &mut files);
        files
    }

    fn archive(&self) -> String {
        fs::read_to_string(self.folder.path().join("data/games.ggf")).unwrap_or_default()
    }
}

fn list(folder: &Path, files: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.path().is_dir() {
            list(&entry.path(), files);
        } else {
            files.push(entry.path().display().to_string());
        }
    }
}

fn paste(player: &mut Player, text: &str) {
    player.input(Input::Paste(text.to_owned()));
    player.wait();
}

/// Shows the result and chooses its entry.
fn choose(player: &mut Player, entry: &str) {
    player.press(KeyCode::Enter);
    player.now += Duration::from_secs(1);
    while !player.sees(&format!("> {entry}")) {
        player.press(KeyCode::Down);
    }
    player.press(KeyCode::Enter);
}

#[test]
fn a_finished_game_of_others_is_looked_at_and_keeps_its_players() {
    for (language, told, wins) in [
        (Language::English, "A game that is over, to be looked at.", "Tamenori wins."),
        (Language::Italian, "Una partita finita, da guardare.", "Vince Tamenori."),
    ] {
        let place = Place::new();
        let mut player = place.sit_down(language, First::Menu(None));
        for _ in 0..2 {
            paste(&mut player, &sgf(OVER, ""));
            assert!(player.sees("Tamenori - Murakami, WC 2003, 2003-11-08."), "{}", player.text());
            assert!(player.sees(told) && player.sees("Tamenori ("), "{}", player.text());
            player.press(KeyCode::Enter);
            assert!(player.sees(wins), "{}", player.text());
            player.keys("n");
        }
        player.keys("q");
        drop(player);
        assert_eq!(place.files(), [""; 0]);
    }
}

#[test]
fn a_transcript_without_names_that_is_over_is_nobody_s_win() {
    let place = Place::new();
    let mut player = place.menu();
    paste(&mut player, OVER);
    assert!(player.sees("A game that is over, to be looked at."), "{}", player.text());
    player.press(KeyCode::Enter);
    assert!(player.sees("Black wins!") && !player.sees("You"), "{}", player.text());
    player.keys("q");
    drop(player);
    assert_eq!(place.files(), [""; 0]);
}

#[test]
fn a_game_of_others_is_kept_once_if_it_is_asked_for() {
    let place = Place::new();
    for told in ["The game was added to your games.", "The game is among your games already."] {
        let mut player = place.menu();
        paste(&mut player, &sgf(OVER, ""));
        choose(&mut player, "Keep this game");
        assert!(player.sees(told), "{}", player.text());
        player.keys("q");
    }
    let kept = place.archive();
    assert_eq!(kept.lines().count(), 1, "{kept}");
    assert!(kept.contains("PB[Tamenori]PW[Murakami]") && kept.contains("EV[WC 2003]"), "{kept}");
}

#[test]
fn a_game_that_was_given_up_elsewhere_is_over() {
    let place = Place::new();
    let mut player = place.menu();
    paste(&mut player, &sgf("f5d6c3", "RE[W+R]"));
    assert_eq!(player.otello.phase(), Phase::Over);
    player.press(KeyCode::Enter);
    assert!(player.sees("Murakami wins."), "{}", player.text());
    assert!(player.sees("before its end on the board"), "{}", player.text());
    player.keys("u");
    assert_eq!(player.otello.phase(), Phase::Human, "it can be gone on with from before");
}

#[test]
fn a_game_that_goes_on_says_where_it_comes_from_and_keeps_it() {
    let place = Place::new();
    let mut player = place.menu();
    paste(&mut player, &sgf("f5d6c3d3", ""));
    assert!(player.sees("Tamenori - Murakami, WC 2003, 2003-11-08."), "{}", player.text());
    assert!(player.sees("This game goes on here after 4 moves."), "{}", player.text());
    assert_eq!(player.game().seats.only_human(), Some(Disc::Black));
    player.keys("n");
    assert!(!player.sees("Continue"), "nothing was played here");
    assert_eq!(place.files(), [""; 0]);
    paste(&mut player, &sgf("f5d6c3d3", ""));
    player.play("c4");
    player.wait();
    paste(&mut player, "f5");
    assert!(player.sees("A game is going on"), "{}", player.text());
    player.keys("q");
    drop(player);

    // Taken up again, and left for another one.
    let found = place.store.newest_unfinished().unfinished.unwrap();
    assert_eq!(
        found.1.origin.as_ref().unwrap().label(),
        "Tamenori - Murakami, WC 2003, 2003-11-08"
    );
    let mut player = place.sit_down(Language::English, First::Menu(Some(found)));
    player.press(KeyCode::Enter);
    player.keys("n");
    player.press(KeyCode::Enter);
    drop(player);
    let kept = place.archive();
    assert_eq!(kept.lines().count(), 1, "{kept}");
    assert!(kept.contains("CO[moves 1-4: Tamenori - Murakami, WC 2003, 2003-11-08]"), "{kept}");
    assert!(kept.contains("PB[You]"), "{kept}");
}

#[test]
fn a_game_that_is_looked_at_can_be_gone_back_in_and_becomes_one_s_own_by_a_move() {
    let place = Place::new();
    let mut player = place.menu();
    paste(&mut player, &sgf(OVER, ""));
    player.keys("uu");
    assert_eq!((player.game().record.plies(), player.game().assisted), (7, false));
    player.keys("rr");
    assert_eq!(player.otello.phase(), Phase::Over);
    player.keys("n");
    assert_eq!(place.files(), [""; 0], "it was only looked at");
    paste(&mut player, &sgf(OVER, ""));
    player.keys("u");
    let other = player.choices()[0].to_string();
    let other = if other == "c5" { player.choices()[1].to_string() } else { other };
    player.play(&other);
    assert!(!player.sees("Tamenori"), "two people play now: {}", player.text());
    player.keys("q");
    drop(player);
    let kept = place.store.newest_unfinished().unfinished.unwrap().1;
    assert_eq!(kept.plies_elsewhere(), 8);
}

#[test]
fn what_is_pasted_on_the_result_and_is_no_game_is_told_there() {
    let place = Place::new();
    let mut player = place.menu();
    paste(&mut player, &sgf(OVER, ""));
    player.press(KeyCode::Enter);
    paste(&mut player, "hello");
    assert!(player.sees("Result") && player.sees("What was pasted is no game."));
}

#[test]
fn looking_at_a_game_does_not_choose_how_the_next_one_is_played() {
    let place = Place::new();
    let mut player = place.menu();
    paste(&mut player, &sgf(OVER, ""));
    player.keys("n");
    player.press(KeyCode::Enter);
    assert!(player.game().seats.only_human().is_some(), "{}", player.text());
}
