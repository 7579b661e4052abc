//! `otello games`: the player's own games and files of others, together.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn data(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data").join(name).display().to_string()
}

/// A data folder with two games of the player's own.
struct Place(tempfile::TempDir);

const OWN: &str = "\
(;GM[Othello]PC[Otello]DT[2026.11.30_14:05:00.UTC]PB[Ada]PW[Otello level 3]RE[+64]\
B[F5]W[D6]B[C5]W[F4]B[E7]W[F6]B[G5]W[E6]B[E3];)
(;GM[Othello]PC[Otello]DT[2025.01.02_03:04:05.UTC]PB[Bob]PW[Ada]RE[?]B[D3]W[C5]B[F6];)
";

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("games.ggf"), OWN).unwrap();
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn games(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(crate::binary::otello());
        command.arg("games").args(arguments).env("OTELLO_DATA", self.0.path());
        command.stdin(Stdio::null()).output().unwrap()
    }

    fn lines(&self, arguments: &[&str]) -> Vec<String> {
        let output = self.games(arguments);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {told}");
        String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
    }
}

fn last(lines: &[String]) -> &str {
    lines.last().unwrap()
}

#[test]
fn one_game_is_told_in_the_singular() {
    let place = Place::new();
    fs::write(place.path("games.ggf"), OWN.lines().next().unwrap()).unwrap();
    assert_eq!(last(&place.lines(&["list"])), "1 game");
    assert_eq!(place.lines(&["stats"])[0], "1 game");
    let one = place.path("one.ggf");
    fs::write(&one, OWN.lines().last().unwrap()).unwrap();
    let imported = place.lines(&["import", one.to_str().unwrap()]);
    assert!(imported[0].starts_with("1 game was added to "), "{imported:?}");
    let again = place.lines(&["import", one.to_str().unwrap()]);
    assert!(again[0].ends_with("; 1 was there already"), "{again:?}");
    let told = String::from_utf8(place.games(&["show", "9"]).stderr).unwrap();
    assert_eq!(told, "otello: there is no game 9; there are 2\n");
}

#[test]
fn own_games_and_files_are_listed_together() {
    let place = Place::new();
    let three = data("three_games.wtb");
    assert_eq!(last(&place.lines(&["list"])), "2 games");
    let lines = place.lines(&["list", &three]);
    assert_eq!(last(&lines), "5 games");
    assert_eq!(
        lines[0].split_whitespace().collect::<Vec<_>>(),
        ["1", "2026", "64-0", "Ada", "Otello", "level", "3", "f5d6c5f4e7f6g5e6"]
    );
    assert!(lines[1].contains(" ? ") && lines[3].contains("32-32") && lines[4].contains("0-64"));
    assert_eq!(last(&place.lines(&["list", "--without-own", &three])), "3 games");
    let few = place.lines(&["list", "--limit", "1", &three]);
    assert_eq!((few.len(), last(&few)), (2, "5 games, of which 1 is listed; see --limit"));
}

#[test]
fn filters_are_met_together() {
    let place = Place::new();
    let three = data("three_games.wtb");
    let count = |arguments: &[&str]| {
        let arguments: Vec<_> = ["list"].into_iter().chain(arguments.iter().copied()).collect();
        place.lines(&[&arguments[..], &[&three]].concat()).len() - 1
    };
    for (filter, games) in [
        (&["--player", "ADA"][..], 2),
        (&["--black", "ada"], 1),
        (&["--player", "ada", "--year", "2025"], 1),
        (&["--year", "2024-2025"], 4),
        (&["--result", "black"], 2),
        (&["--result", "-64"], 1),
        (&["--result", "draw"], 1),
        (&["--result", "unknown"], 1),
        (&["--tournament", "world"], 0),
        (&["--opening", "f5d6c5"], 2),
        (&["--opening", "d3"], 5),
        (&["--opening", "perpendicular"], 4),
        (&["--opening", "PERPENDICOLARE", "--result", "black"], 2),
        (&["--position", "f5d6c3"], 1),
        (&["--position", "c4e3f6"], 1),
        (&["--position", "f5d6c5f4e7"], 2),
    ] {
        assert_eq!(count(filter), games, "{filter:?}");
    }
}

#[test]
fn a_position_tells_how_its_moves_scored() {
    let place = Place::new();
    let lines = place.lines(&["search", "f5d6c5f4", &data("three_games.wtb")]);
    assert!(lines[0].ends_with(" X"), "{}", lines[0]);
    assert!(lines[2].starts_with("move (results of Black)"));
    let row: Vec<_> = lines[3].split_whitespace().collect();
    assert_eq!(row, ["e7", "2", "2", "0", "0", "100.0%", "+64.00"]);
    assert_eq!(last(&lines), "2 games");
    // Turned by 180 degrees it is the same position.
    let turned = place.lines(&["search", "c4e3f4c5", &data("three_games.wtb")]);
    assert!(turned[3].starts_with("d2 "), "{}", turned[3]);
    assert_eq!(last(&place.lines(&["search", "f5f4e3", "--without-own"])), "no games");
}

#[test]
fn statistics_count_results_players_and_years() {
    let place = Place::new();
    let lines = place.lines(&["stats", &data("three_games.wtb")]);
    assert_eq!(lines[0], "5 games");
    assert_eq!(lines[1], "Black won 2, White won 1, drawn 1, unknown 1");
    assert!(lines.iter().any(|line| line.starts_with("Ada ") && line.contains(" 2 ")), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("2024 ")));
    assert_eq!(place.lines(&["stats", "--player", "nobody"]), ["no games"]);
}

#[test]
fn a_game_is_shown_with_its_end_or_in_any_format() {
    let place = Place::new();
    let shown = place.lines(&["show", "1"]);
    assert_eq!(shown[0], "Black       Ada");
    assert!(shown.contains(&"  1. F5 d6 C5 f4 E7 f6 G5 e6 E3".to_owned()), "{shown:?}");
    assert_eq!(last(&shown), "Black 13, White 0, empty 51");
    assert_eq!(place.lines(&["show", "2", "--to", "transcript"]), ["d3c5f6"]);
    let missing = place.games(&["show", "9"]);
    assert_eq!(missing.status.code(), Some(1));
    let told = String::from_utf8(missing.stderr).unwrap();
    assert_eq!(told, "otello: there is no game 9; there are 2\n");
}

#[test]
fn games_are_imported_once_and_bad_ones_told() {
    let place = Place::new();
    let file = place.path("more.txt");
    fs::write(&file, "f5d6c3d3\nf5z9\nf5f6e6f4\n").unwrap();
    let import = || place.games(&["import", file.to_str().unwrap(), &data("three_games.wtb")]);
    let first = import();
    assert_eq!(first.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&first.stderr).contains("game 2 (line 2): move 2: \"z9\""));
    assert!(String::from_utf8_lossy(&first.stdout).starts_with("5 games were added to "));
    assert!(String::from_utf8_lossy(&import().stdout).starts_with("0 games were added to "));
    let archive = fs::read_to_string(place.path("games.ggf")).unwrap();
    assert!(archive.starts_with(OWN) && archive.lines().count() == 7);
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_answered() {
    let place = Place::new();
    let bad = place.path("bad.wtb");
    let mut bytes = include_bytes!("data/three_games.wtb").to_vec();
    bytes[16 + 8] = 99;
    bytes.push(0);
    fs::write(&bad, bytes).unwrap();
    let output = place.games(&["list", bad.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).ends_with("4 games\n"));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("game 1 (byte 24): move 1: 99 is not a square"), "{told}");
    assert!(told.contains("byte 220: 1 bytes follow the last game"), "{told}");
}

#[test]
fn a_file_that_is_named_twice_counts_once() {
    let place = Place::new();
    let games = place.path("more.ggf");
    fs::write(&games, OWN.replace("Ada", "Cy")).unwrap();
    let file = games.to_str().unwrap();
    let folder = place.path("folder");
    fs::create_dir(&folder).unwrap();
    fs::copy(&games, folder.join("copy.ggf")).unwrap();
    let count = |sources: &[&str]| {
        let lines = place.lines(&[&["stats", "--without-own"][..], sources].concat());
        lines[0].clone()
    };
    assert_eq!(count(&[file]), "2 games");
    assert_eq!(count(&[file, file]), "2 games");
    let folder = folder.to_str().unwrap();
    let inside = format!("{folder}/../folder/copy.ggf");
    assert_eq!(count(&[folder, &inside]), "2 games");
    assert_eq!(count(&[file, folder]), "4 games", "a copy is another file");
    fs::hard_link(&games, place.path("hard.ggf")).unwrap();
    assert_eq!(count(&[file, place.path("hard.ggf").to_str().unwrap()]), "2 games");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(&games, place.path("soft.ggf")).unwrap();
        assert_eq!(count(&[place.path("soft.ggf").to_str().unwrap(), file]), "2 games");
    }
    let own = place.path("games.ggf");
    assert_eq!(place.lines(&["stats", own.to_str().unwrap()])[0], "2 games");
    let lines = place.lines(&["list", own.to_str().unwrap(), file]);
    assert_eq!(last(&lines), "4 games");
    assert_eq!(place.lines(&["show", "3", own.to_str().unwrap(), file])[0], "Black       Cy");
}

#[test]
fn an_archive_that_was_cut_is_listed_and_the_piece_told_once() {
    let place = Place::new();
    let archive = place.path("games.ggf");
    fs::write(&archive, &OWN[..OWN.len() - 20]).unwrap();
    let listed = place.games(&["list"]);
    assert_eq!(listed.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&listed.stdout).ends_with("1 game\n"));
    let told = String::from_utf8(listed.stderr).unwrap();
    let kept = place.path("games.ggf.torn");
    assert!(told.contains(&format!("was put aside in {}", kept.display())), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
    let piece = fs::read_to_string(kept).unwrap();
    assert_eq!(
        format!("{}{}", fs::read_to_string(&archive).unwrap(), piece.trim_end()),
        OWN[..OWN.len() - 20]
    );
    let again = place.games(&["list"]);
    assert!(again.stderr.is_empty() && again.status.success());
}
