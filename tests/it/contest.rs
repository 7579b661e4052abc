//! `otello match` as a program: results, faults, and going on where it stopped.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use otello::formats::ggf;

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(crate::binary::otello());
    command.arg("match").args(arguments).stdin(Stdio::null()).env("LC_ALL", "C.UTF-8");
    command.output().unwrap()
}

fn table(arguments: &[&str]) -> String {
    let output = run(arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

fn error(arguments: &[&str], code: i32) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// The table without its times, which differ from run to run.
fn timeless(table: &str) -> Vec<&str> {
    table.lines().filter(|line| !line.starts_with("time")).collect()
}

/// The games of a file: comment, result and moves.
fn games(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let mut games: Vec<_> = ggf::games(&text)
        .map(|game| {
            let game = game.unwrap();
            let moves: Vec<_> = game.moves.iter().map(|step| step.action).collect();
            format!("{} {} {} {moves:?}", game.tag("CO").unwrap(), game.black, game.result.unwrap())
        })
        .collect();
    games.sort();
    games
}

const MATCH: [&str; 4] = ["depth:3", "depth:1", "--openings", "random:8"];

#[test]
fn the_stronger_side_wins_and_every_opening_is_played_twice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.ggf");
    let file = path.to_str().unwrap();
    let shown = table(&[&MATCH[..], &["--games", "20", "-o", file]].concat());
    let score: f64 =
        shown.split("score   ").nth(1).unwrap().split('%').next().unwrap().parse().unwrap();
    assert!(score > 60.0, "{shown}");
    assert!(shown.contains("10 pairs of games with one opening"), "{shown}");
    let text = fs::read_to_string(&path).unwrap();
    let kept: Vec<_> = ggf::games(&text).map(Result::unwrap).collect();
    assert_eq!(kept.len(), 20);
    for pair in kept.chunks(2) {
        assert_eq!(pair[0].moves[..8], pair[1].moves[..8]);
        assert_eq!((&pair[0].black, &pair[0].white), (&pair[1].white, &pair[1].black));
        assert!(pair[0].moves[7].seconds.is_none() && pair[0].moves[8].seconds.is_some());
        assert_eq!(pair[0].disagreement, None);
    }
}

#[test]
fn a_match_goes_on_where_it_stopped_and_comes_to_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, parts] = ["whole.ggf", "parts.ggf"].map(|name| folder.path().join(name));
    let shown = table(&[&MATCH[..], &["--games", "12", "-o", whole.to_str().unwrap()]].concat());
    let file = parts.to_str().unwrap();
    table(&[&MATCH[..], &["--games", "5", "-o", file]].concat());
    // What a program that was killed may leave.
    let text = fs::read_to_string(&parts).unwrap();
    fs::write(&parts, &text[..text.len() - 40]).unwrap();
    let output = run(&[&MATCH[..], &["--games", "12", "--threads", "2", "-o", file]].concat());
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("goes on after 4 of 12 games"), "{told}");
    assert!(told.contains("1 line of the file is no game"), "{told}");
    assert_eq!(timeless(std::str::from_utf8(&output.stdout).unwrap()), timeless(&shown));
    let [whole_games, mut part_games] = [whole, parts.clone()].map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        let sound: Vec<_> = text.lines().filter(|line| line.ends_with(";)")).collect();
        fs::write(&path, sound.join("\n")).unwrap();
        games(&path)
    });
    part_games.dedup();
    assert_eq!(part_games, whole_games);
}

#[test]
fn a_file_that_was_cut_in_its_first_line_is_begun_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.ggf");
    let name = file.display().to_string();
    let arguments = ["depth:1", "depth:2", "--games", "2", "-o", &name];
    table(&arguments);
    let whole = fs::read_to_string(&file).unwrap();
    let first = whole.lines().next().unwrap();
    for length in [0, 1, 20, first.len()] {
        fs::write(&file, &first[..length]).unwrap();
        table(&arguments);
        let again = fs::read_to_string(&file).unwrap();
        assert_eq!(again.lines().next(), Some(first));
        assert_eq!(games(&file).len(), 2, "cut to {length} bytes: {again}");
    }
}

#[test]
fn a_file_of_another_match_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.ggf");
    let file = path.to_str().unwrap();
    table(&[&MATCH[..], &["--games", "2", "-o", file]].concat());
    let before = fs::read(&path).unwrap();
    for other in [&["depth:4", "depth:1", "--openings", "random:8"][..], &["depth:3", "depth:1"]] {
        let said = error(&[other, &["--games", "2", "-o", file]].concat(), 1);
        assert!(said.contains("holds another match"), "{said}");
    }
    assert_eq!(fs::read(&path).unwrap(), before);
    fs::write(&path, "a diary\n").unwrap();
    let said = error(&[&MATCH[..], &["-o", file]].concat(), 1);
    assert!(said.contains("is no result file of a match"), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "a diary\n");
}

#[test]
fn a_file_that_another_match_writes_is_refused_until_that_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("results.ggf");
    let file = path.to_str().unwrap();
    let arguments = [&MATCH[..], &["--games", "1000000", "-o", file]].concat();
    let mut command = Command::new(crate::binary::otello());
    let command = command.arg("match").args(&arguments).stdin(Stdio::null());
    let mut first = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    while fs::metadata(&path).map_or(0, |file| file.len()) == 0 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let said = error(&[&MATCH[..], &["--games", "2", "-o", file]].concat(), 1);
    assert!(said.contains("results.ggf is in use by another match"), "{said}");
    first.kill().unwrap();
    first.wait().unwrap();
    table(&[&MATCH[..], &["--games", "2", "-o", file]].concat());
}

/// The match stands still for longer than a move may take, whoever is asked for one then.
#[cfg(unix)]
#[test]
fn a_game_during_which_the_program_was_stopped_is_played_again() {
    use rustix::process::{Pid, Signal, kill_process};

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.ggf");
    let mut command = Command::new(crate::binary::otello());
    command.args(["match", "time:0.05", "time:0.05", "--games", "2", "-o"]).arg(&file);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let playing = command.spawn().unwrap();
    let process = Pid::from_child(&playing);
    let pause = std::time::Duration::from_millis;
    std::thread::sleep(pause(700));
    kill_process(process, Signal::STOP).unwrap();
    std::thread::sleep(pause(1500));
    kill_process(process, Signal::CONT).unwrap();
    let output = playing.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = fs::read_to_string(file).unwrap();
    let played: Vec<_> = ggf::games(&text).map(Result::unwrap).collect();
    assert_eq!(played.len(), 2);
    for game in played {
        let comment = game.tag("CO").unwrap();
        assert!(!comment.contains("time"), "{comment}");
        let longest = game.moves.iter().filter_map(|step| step.seconds).fold(0.0, f64::max);
        assert!(longest < 1.0, "a move took {longest} s");
    }
}

#[test]
fn weights_of_a_file_are_used_or_refused() {
    let said = error(&["depth:1,eval:/nonexistent/weights", "depth:1"], 1);
    assert!(said.contains("cannot play: cannot read /nonexistent/weights: "), "{said}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("weights");
    fs::write(&path, "no weights").unwrap();
    let said = error(&[&format!("depth:1,eval:{}", path.display()), "depth:1"], 1);
    assert!(said.contains(&format!("cannot play: {}: ", path.display())), "{said}");
    fs::write(&path, otello::eval::pattern::Weights::zero().encode()).unwrap();
    let player = format!("depth:2,eval:{}", path.display());
    let shown = table(&["depth:2", &player, "--games", "10"]);
    assert!(shown.contains("A won 10, drew 0, lost 0"), "{shown}");

    // Weights for both are part of the match, and those of a player go before them.
    let results = folder.path().join("results.ggf");
    let two = ["depth:1", "depth:2", "--games", "2", "-o", results.to_str().unwrap()];
    table(&two);
    let weights = ["--eval-file", path.to_str().unwrap()];
    let said = error(&[&two[..], &weights].concat(), 1);
    assert!(said.contains("holds another match"), "{said}");
}

#[test]
fn openings_that_have_changed_are_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let [list, results] = ["list", "results.ggf"].map(|name| folder.path().join(name));
    fs::write(&list, "# one\nf5d6c3d3c4\n").unwrap();
    let [list_name, file] = [&list, &results].map(|path| path.to_str().unwrap());
    let arguments = ["depth:1", "depth:2", "--games", "2", "--openings", list_name, "-o", file];
    table(&arguments);
    fs::write(&list, "f5f6\n").unwrap();
    let said = error(&arguments, 1);
    assert!(said.contains("began with f5d6c3d3c4, and would begin with f5f6"), "{said}");
    fs::write(&list, "f5f9\n").unwrap();
    assert!(error(&arguments, 2).contains("line 1: "));
}

/// The board after the opening that a game with this start and seed begins with.
fn begun(start: &str, seed: &str) -> String {
    let mut command = Command::new(crate::binary::otello());
    command.args(["--plain", "--show-board", "--two-players", "--start", start, "--seed", seed]);
    let output = command.stdin(Stdio::null()).env("LC_ALL", "C.UTF-8").output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_game_begins_with_one_of_a_list() {
    assert_eq!(begun("balanced", "1"), begun("balanced", "1"));
    assert_ne!(begun("balanced", "1"), begun("balanced", "2"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine");
    fs::write(&path, "# one only\nf5d6c3\n").unwrap();
    assert_eq!(begun(path.to_str().unwrap(), "1"), begun("f5d6c3", "1"));
}

#[test]
fn a_test_stops_the_match_once_it_is_decided() {
    let shown = table(&["depth:4", "depth:1", "--games", "400", "--sprt", "0,100"]);
    assert!(shown.contains("+100 is accepted"), "{shown}");
    let games: u32 =
        shown.split("games   ").nth(1).unwrap().split(':').next().unwrap().parse().unwrap();
    assert!(games < 400, "{shown}");
}

#[test]
fn a_ladder_rates_the_levels_in_a_table() {
    let shown = table(&["--ladder", "--levels", "3-6", "--games", "2"]);
    let lines: Vec<_> = shown.lines().collect();
    assert_eq!(lines.len(), 6, "{shown}");
    assert!(lines[2].starts_with("| 3 |") && lines[2].ends_with("| 0 |  |"), "{shown}");
    assert!(lines[5].starts_with("| 6 |") && lines[5].contains("% of 2: "), "{shown}");
}

#[test]
fn what_makes_no_match_is_refused() {
    for (arguments, reason) in [
        (&["depth:3"][..], "required"),
        (&["otello", "depth:3"], "give --time, --clock, --depth or --level"),
        (&["depth:3", "x"], "is not a player's setting"),
        (&["depth:3", "depth:1", "--openings", "random:60"], "0 to 50 plies"),
        (&["depth:3", "depth:1", "--sprt", "5,0"], "the smaller first"),
        (&["otello", "depth:1", "--clock", "5x"], "is not a time"),
        (&["otello", "depth:1", "--clock", "5s", "--depth", "3"], "cannot be used with"),
        (&["depth:3", "depth:1", "--ladder"], "cannot be used with"),
        (&["time:other", "time:other"], "not both"),
        (&["depth:3", "depth:1", "--games", "0"], "from 1 to 1000000"),
    ] {
        let said = error(arguments, 2);
        assert!(said.contains(reason), "{arguments:?}: {said}");
    }
}

#[cfg(unix)]
mod with_engines {
    use super::{error, table};
    use crate::engines::command;

    fn against(protocol: &str, mode: &str, more: &[&str]) -> String {
        let player = format!("{protocol}:{}", command(mode, None));
        let arguments = ["depth:2", &player, "--games", "4"];
        table(&[&arguments[..], more].concat())
    }

    #[test]
    fn engines_play_whole_matches() {
        for (protocol, mode) in [("gtp", "gtp strict"), ("nboard", "nboard")] {
            let shown = against(protocol, mode, &[]);
            assert!(shown.contains("games   4: A won 4, drew 0, lost 0"), "{shown}");
            assert_eq!(shown.matches("0 illegal moves, 0 crashes, 0 time").count(), 2, "{shown}");
        }
    }

    #[test]
    fn whoever_is_at_fault_loses_and_starts_afresh() {
        for (mode, counted) in [
            ("gtp crash@5", "B: 0 illegal moves, 4 crashes, 0 time"),
            ("gtp illegal@8", "B: 4 illegal moves, 0 crashes, 0 time"),
            ("gtp garbage@5", "B: 4 illegal moves, 0 crashes, 0 time"),
        ] {
            let shown = against("gtp", mode, &[]);
            assert!(shown.contains(counted), "{mode}: {shown}");
            assert!(shown.contains("A won 4"), "{mode}: {shown}");
        }
    }

    #[test]
    fn a_resignation_counts_as_a_win_and_not_as_64_discs() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("results.ggf");
        let shown = against("gtp", "gtp resign", &["-o", file.to_str().unwrap()]);
        assert!(shown.contains("A won 4"), "{shown}");
        assert!(!shown.contains("discs a game"), "no game was played out: {shown}");
        let kept = std::fs::read_to_string(file).unwrap();
        assert_eq!((kept.matches(":r]").count(), kept.matches("64:r]").count()), (4, 0), "{kept}");
    }

    #[test]
    fn time_faults_are_counted() {
        let slow = against("gtp", "gtp slow@1", &["--time", "0.1"]);
        assert!(slow.contains("B: 0 illegal moves, 0 crashes, 4 time"), "{slow}");
        let flag = against("gtp", "gtp slow@1", &["--clock", "0.5s"]);
        assert!(flag.contains("B: 0 illegal moves, 0 crashes, 4 time"), "{flag}");
        let stalled = against("gtp", "gtp stall@2", &["--patience", "0.2"]);
        assert!(stalled.contains("B: 0 illegal moves, 0 crashes, 4 time"), "{stalled}");
    }

    #[test]
    fn an_engine_that_cannot_start_ends_the_match() {
        let said = error(&["depth:1", "gtp:/nonexistent/engine"], 1);
        assert!(
            said.contains(
                "gtp:/nonexistent/engine cannot play: /nonexistent/engine cannot be started"
            ),
            "{said}"
        );
    }
}
