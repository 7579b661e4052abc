//! The command line: what is accepted, what is refused and how, exit codes.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use otello::eval::pattern::{Weights, stack_of};

/// The first line of the FFO endgame suite, as far as it is a board.
const FFO_1: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
const FFO_1_LINE: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; \
                          G8:+18; H1:+12; A2:+6; H7:+6; A3:+4; B1:-4; A4:-22; G2:-24;";

fn otello(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(crate::binary::otello());
    command.args(arguments).stdin(Stdio::null()).env_remove("NO_COLOR").env("LC_ALL", "C.UTF-8");
    command
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

fn error(arguments: &[&str], code: i32) -> String {
    let output = otello(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", text(&output.stderr));
    assert!(output.stdout.is_empty(), "{arguments:?} printed on standard output");
    text(&output.stderr).to_owned()
}

fn first_line(arguments: &[&str]) -> String {
    let output = otello(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout).lines().next().unwrap().to_owned()
}

#[test]
fn short_help_fits_a_screen_and_ends_in_three_examples() {
    let output = otello(&["-h"]);
    assert_eq!(output.status.code(), Some(0));
    let lines: Vec<_> = text(&output.stdout).lines().collect();
    assert!(lines.len() < 24, "{} lines", lines.len());
    assert!(lines.iter().all(|line| line.len() < 80));
    let [heading, examples @ ..] = &lines[lines.len() - 4..] else { unreachable!() };
    assert_eq!(*heading, "Examples:");
    assert!(examples.iter().all(|line| line.starts_with("  otello")));
}

#[test]
fn short_help_shows_how_to_play_with_clocks_and_against_programs() {
    let output = otello(&["-h"]);
    for option in ["--clock <CLOCK>", "--opponent <ENGINE>"] {
        assert!(text(&output.stdout).contains(option), "{}", text(&output.stdout));
    }
}

#[test]
fn weights_of_a_file_judge_everywhere_or_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("weights");
    let file = path.to_str().unwrap();
    let commands: [&[&str]; 8] = [
        &["--plain", "--watch", "--level", "1"],
        &["hint", "f5", "--depth", "1"],
        &["solve", FFO_1, "--depth", "1"],
        &["analyze", "f5d6", "--depth", "1"],
        &["match", "depth:1", "depth:1", "--games", "2"],
        &["gtp"],
        &["nboard"],
        &["bench"],
    ];
    let refused = |said: &str| {
        for command in commands {
            let message = error(&[command, &["--eval-file", file]].concat(), 1);
            assert!(message.starts_with("otello: ") && message.contains(file), "{message}");
            assert!(message.contains(said), "{message}");
        }
    };
    refused("cannot read");
    fs::write(&path, "no weights").unwrap();
    refused("this is not a weights file");
    let mut flat = Weights::zero();
    // The mover of a leaf gets 1.1 discs for the choice that led there.
    flat.stacks[stack_of(58)].bias = -9.0 - 1.1;
    let mut damaged = flat.encode();
    fs::write(&path, &damaged).unwrap();
    let hint = otello(&["hint", "f5", "--depth", "1", "--format", "json", "--eval-file", file]);
    assert!(text(&hint.stdout).contains("\"value\":9"), "{}", text(&hint.stdout));
    *damaged.last_mut().unwrap() ^= 1;
    fs::write(&path, &damaged).unwrap();
    refused("checksum");
}

#[test]
fn perft_counts_under_both_conventions() {
    assert_eq!(first_line(&["perft", "9"]), "3005320");
    assert_eq!(first_line(&["perft", "9", "--pass-costs-a-ply"]), "3005288");
    let reversi = ["perft", "7", "--rules", "reversi", "--start", "d4d5e4e5"];
    assert_eq!(first_line(&reversi), "64794");
    assert_eq!(first_line(&["perft", "0"]), "1");
}

#[test]
fn a_board_that_begins_with_a_minus_is_a_value() {
    let with_dot = FFO_1.replacen('-', ".", 1);
    let count = first_line(&["perft", "3", "--start", &with_dot]);
    assert_eq!(first_line(&["perft", "3", "--start", FFO_1]), count);
    assert_eq!(first_line(&["perft", "3", "--start", FFO_1_LINE]), count);
    assert_eq!(first_line(&["perft", "3", &format!("--start={FFO_1}")]), count);
}

#[test]
fn a_misspelt_option_gets_the_nearest_one() {
    assert!(error(&["--strat", "f5"], 2).contains("a similar argument exists: '--start'"));
    assert!(error(&["perft", "--depht", "3"], 2).contains("unexpected argument '--depht'"));
    assert!(error(&["---X"], 2).contains("unexpected argument '---X'"));
}

#[test]
fn options_that_do_not_go_with_another_program_are_refused() {
    for (options, reason) in [
        (&["--level", "3"][..], "cannot be used with"),
        (&["--depth", "3"], "cannot be used with"),
        (&["--watch"], "cannot be used with"),
        (&["--two-players"], "cannot be used with"),
        (&["--ponder"], "cannot be used with"),
        (&["--rules", "reversi"], "other programs play Othello"),
        (&["--time", "1", "--clock", "5m"], "a program is told one of both"),
    ] {
        let arguments = [&["--opponent", "gtp:sh"], options].concat();
        assert!(error(&arguments, 2).contains(reason), "{arguments:?}");
    }
    assert!(error(&["--patience", "3"], 2).contains("--opponent <ENGINE>"));
}

#[test]
fn wrong_values_say_what_would_be_right() {
    for (arguments, reason) in [
        (&["--depth", "0"][..], "a whole number from 1 to 60 is needed"),
        (&["--depth", "-3"], "a whole number from 1 to 60 is needed"),
        (&["--level", "21"], "a whole number from 1 to 20 is needed"),
        (&["--clock", "-3"], "main time: \"-3\" is not a time"),
        (&["hint", "f5", "--time", "-1"], "a number of seconds above 0 is needed, as in 0.5 or 10"),
        (&["solve", FFO_1, "--depth", "-3"], "a whole number from 1 to 60 is needed"),
        (&["match", "depth:0", "depth:1"], "depth: a whole number from 1 to 60 is needed"),
        (&["match", "time:x", "depth:1"], "time: a number of seconds above 0 is needed"),
        (&["match", "depth:1", "depth:1", "--time", "x"], "a number of seconds above 0 is needed"),
        (&["--time", "-1"], "a number of seconds above 0 is needed, as in 0.5 or 10"),
        (&["--time", "nan"], "a number of seconds above 0 is needed, as in 0.5 or 10"),
        (&["--rules", "chess"], "[possible values: othello, reversi]"),
        (&["--play-as", "red"], "Othello is played by black and white"),
        (&["--play-as", "white", "--rules", "reversi"], "played by black and red"),
        (&["--opponent", "uci:x"], "an engine is written gtp:COMMAND or nboard:COMMAND"),
        (&["--opponent", "gtp:no-such-program"], "no-such-program cannot be started"),
        (&["--opponent", "gtp:sh", "--start", FFO_1], "games that begin at Othello's start"),
        (&["--start", "f5e9"], "move 2: \"e9\" is not a square"),
        (&["--start", "f5f5"], "move 2: f5 is occupied"),
        (&["--start", &FFO_1[..60]], "a board has 64 squares, not 60"),
        (&["--start", &FFO_1.replace("OOOOO", "OOQOO")], "\"Q\" is neither a disc"),
        (&["--level", "three"], "a whole number from 1 to 20 is needed"),
        (&["--seed", "-1"], "a whole number from 0 to 18446744073709551615 is needed"),
        (&["perft", "x"], "a whole number from 0 to 60 is needed"),
        (&["perft", "-1"], "a whole number from 0 to 60 is needed"),
        (&["solve", "--threads", "0", FFO_1], "a whole number from 1 to 256 is needed"),
        (&["--two-players", "--watch"], "cannot be used with"),
        (&["--two-players", "--level", "3"], "cannot be used with"),
        (&["--depth", "3", "--level", "3"], "cannot be used with"),
        (&["--depth", "3", "bench"], "unexpected argument '--depth'"),
        (&["bench", "--depth", "3"], "unexpected argument '--depth'"),
    ] {
        let message = error(arguments, 2);
        assert!(message.contains(reason), "{arguments:?}: {message}");
    }
}

#[test]
fn an_argument_that_is_neither_a_file_nor_a_game_is_told_what_is_wrong_with_it() {
    let wrong = "move 1: \"zz\" is not a square";
    for command in ["hint", "analyze", "convert --to sgf", "analyze --format jsonl"] {
        let arguments: Vec<_> = command.split(' ').collect();
        let told = |argument| error(&[&arguments[..], &[argument]].concat(), 1);
        let neither = "is no file, and cannot be read as it stands";
        assert_eq!(told("zz"), format!("otello: zz {neither}: {wrong}\n"), "{command}");
        assert!(told("f9").contains(&format!("f9 {neither}: move 1: \"f9\" is not")), "{command}");
        // What has the form of a path is a file that is not there.
        for path in ["zz.ggf", "games/zz"] {
            assert!(told(path).starts_with(&format!("otello: {path}: ")), "{command}");
        }
    }
    let told = error(&["solve", "zz"], 1);
    assert!(told.starts_with("otello: zz is no file, and cannot be read as it stands: "), "{told}");
}

#[test]
fn what_is_wrong_with_a_game_is_said_alike_wherever_it_stands() {
    for (game, fault) in [
        ("f5f5", "move 2: f5 is occupied"),
        ("f5d6zz", "move 3: \"zz\" is not a square"),
        (&FFO_1[..60], "a board has 64 squares, not 60"),
    ] {
        for arguments in [&["hint", game][..], &["convert", "--to", "sgf", game]] {
            let told = error(arguments, 1);
            assert!(told.starts_with(&format!("otello: the argument: {fault}\n")), "{told}");
        }
        let analysed = otello(&["analyze", game]);
        let told = [text(&analysed.stdout), text(&analysed.stderr)].concat();
        assert!(told.contains(fault) && !told.contains("line 1"), "{told}");
        for arguments in [
            &["--start", game][..],
            &["--plain", "--start", game],
            &["perft", "1", "--start", game],
            &["games", "search", game],
        ] {
            let told = error(arguments, 2);
            assert!(told.contains(&format!("': {fault}\n")), "{arguments:?}: {told}");
        }
    }
}

/// The commands of a program or a command.
fn commands(of: &[&str]) -> Vec<String> {
    let help = otello(&[of, &["--help"]].concat());
    let lines = text(&help.stdout).lines().skip_while(|line| *line != "Commands:").skip(1);
    let names = lines.take_while(|line| line.starts_with("  "));
    names.map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
}

/// The options that a command's long help shows.
fn options(of: &[&str]) -> Vec<String> {
    let help = otello(&[of, &["--help"]].concat());
    // What is said of an option stands further right.
    let is_option =
        |line: &&str| line.trim_start().starts_with('-') && !line.starts_with("       ");
    let lines = text(&help.stdout).lines().filter(is_option);
    let name =
        |line: &str| line.split([' ', ',']).find(|word| word.starts_with("--")).map(str::to_owned);
    lines.filter_map(name).filter(|name| name != "--help").collect()
}

#[test]
fn every_command_shows_only_options_that_mean_something_to_it() {
    let mut shown = format!("otello: {}\n", options(&[]).join(" "));
    for command in commands(&[]) {
        let own = if command == "games" { commands(&["games"]) } else { vec![String::new()] };
        for own in own {
            let path = if own.is_empty() { vec![&*command] } else { vec![&*command, &*own] };
            shown += &format!("{}: {}\n", path.join(" "), options(&path).join(" "));
        }
    }
    insta::assert_snapshot!(shown);
}

#[test]
fn options_that_mean_nothing_to_a_command_are_refused_before_and_behind_it() {
    for (command, option) in [
        (&["solve", FFO_1][..], "--ponder"),
        (&["hint", "f5"], "--no-mouse"),
        (&["analyze", "f5"], "--two-players"),
        (&["games", "list"], "--plain"),
        (&["perft", "1"], "--eval-file=x"),
        (&["bench"], "--lang=it"),
        (&["match", "depth:1", "depth:1"], "--show-board"),
    ] {
        let name = option.split('=').next().unwrap();
        for arguments in [[command, &[option]].concat(), [&[option], command].concat()] {
            let told = error(&arguments, 2);
            assert!(
                told.contains(&format!("unexpected argument '{name}'")),
                "{arguments:?}: {told}"
            );
        }
    }
}

#[test]
fn options_before_a_command_do_what_they_do_behind_it() {
    let folder = tempfile::tempdir().unwrap();
    for (before, behind) in [
        (&["--lang", "it", "resume", "--plain"][..], &["resume", "--plain", "--lang", "it"][..]),
        (&["--lang", "it", "hint", "zz"], &["hint", "zz", "--lang", "it"]),
        (
            &["--depth", "2", "--lang=it", "hint", "f5"],
            &["hint", "f5", "--depth", "2", "--lang=it"],
        ),
        (&["--lang", "it", "games", "list"], &["games", "list", "--lang", "it"]),
    ] {
        let [before, behind] = [before, behind].map(|arguments| {
            let output = in_folder(folder.path(), arguments, "");
            (output.status.code(), output.stdout, output.stderr)
        });
        assert_eq!(before, behind);
    }
}

#[test]
fn the_version_names_the_kernels() {
    let version = first_line(&["--version"]);
    let expected = format!("otello {}", env!("CARGO_PKG_VERSION"));
    assert!(version.starts_with(&expected), "{version}");
    assert!(version.contains("flip") && version.contains("mobility"), "{version}");
}

#[test]
fn completions_and_the_manual_name_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = otello(&["completions", shell]);
        assert_eq!(output.status.code(), Some(0));
        let script = text(&output.stdout);
        for word in ["resume", "perft", "bench", "two-players", "pass-costs-a-ply"] {
            assert!(script.contains(word), "{shell} does not complete {word}");
        }
    }
    let manual = otello(&["man"]);
    let page = text(&manual.stdout);
    assert!(page.contains(".TH otello 1"));
    for word in [
        "resume",
        "pass\\-costs\\-a\\-ply",
        "two\\-players",
        "Let the engine think S seconds a move",
        "Make the game repeat",
        "GAMES SEARCH",
        "without\\-own",
        "Examples",
    ] {
        assert!(page.contains(word), "the manual does not mention {word}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child =
        command(&["man"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut message = String::new();
    child.stderr.take().unwrap().read_to_string(&mut message).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0), "{message}");
    assert!(message.is_empty(), "{message}");
}

#[test]
fn a_move_in_lines_is_answered_and_the_end_of_input_ends_the_game() {
    let play = || {
        let mut child = command(&["--plain", "--depth", "6", "--seed", "1"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(b"f5\n").unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        text(&output.stdout).to_owned()
    };
    let dialogue = play();
    assert!(dialogue.contains("Black plays f5 and turns 1 disc."), "{dialogue}");
    assert!(dialogue.contains("White plays "), "{dialogue}");
    assert_eq!(play(), dialogue);
}

#[test]
fn the_engine_plays_itself_to_the_end_and_both_scores_are_told() {
    for rules in ["othello", "reversi"] {
        let output = otello(&["--plain", "--watch", "--depth", "4", "--rules", rules]);
        assert_eq!(output.status.code(), Some(0));
        let dialogue = text(&output.stdout);
        assert!(dialogue.contains("The game is over."), "{dialogue}");
        assert!(dialogue.contains("Discs: Black "), "{dialogue}");
        assert_eq!(dialogue.contains("Tournament score"), rules == "othello", "{dialogue}");
    }
}

/// A program with a data folder of its own, that reads `input`.
fn in_folder(folder: &Path, arguments: &[&str], input: &str) -> Output {
    let mut command = command(arguments);
    command.env("OTELLO_DATA", folder).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn what_ends_the_program_is_told_in_the_players_language() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, code, told) in [
        (["--lang", "en", "resume", "--plain"], 1, "otello: there is no game to go on with"),
        (["--lang", "it", "resume", "--plain"], 1, "otello: non c'è nessuna partita da riprendere"),
        (["--lang", "en", "--depth", "1"], 2, "otello: standard input is not a terminal"),
        (["--lang", "it", "--depth", "1"], 2, "otello: lo standard input non è un terminale"),
    ] {
        let output = in_folder(folder.path(), &arguments, "");
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{message}");
        assert!(message.starts_with(told), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
}

#[test]
fn a_language_is_taken_as_locales_are_written_and_from_the_list_of_languages() {
    let told = |language: &[&str], variables: &[(&str, &str)]| {
        let folder = tempfile::tempdir().unwrap();
        let mut command = command(&[language, &["resume", "--plain"]].concat());
        command.env("OTELLO_DATA", folder.path()).env_remove("LANGUAGE");
        command.envs(variables.iter().copied());
        text(&command.output().unwrap().stderr).to_owned()
    };
    let italian = "otello: non c'è nessuna partita da riprendere";
    for name in ["it", "IT", "it_IT", "it-IT", "it_IT.UTF-8"] {
        assert!(told(&["--lang", name], &[]).starts_with(italian), "{name}");
    }
    for variables in [&[("LC_ALL", "it_IT.UTF-8")][..], &[("LC_ALL", "en_GB"), ("LANGUAGE", "it")]]
    {
        assert!(told(&[], variables).starts_with(italian), "{variables:?}");
    }
    for variables in [&[("LANGUAGE", "it")][..], &[("LC_ALL", "it_IT"), ("LANGUAGE", "en:it")]] {
        assert!(told(&[], variables).starts_with("otello: there is no game"), "{variables:?}");
    }
    let refused = error(&["--lang", "french"], 2);
    assert!(refused.contains("[possible values: en, it]"), "{refused}");
}

#[test]
fn a_game_that_is_over_is_not_said_to_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let start = ["--plain", "--lang", "en", "--two-players", "--start"];
    for (line, goes_on) in [("e6f4e3f6g5d6e7f5", true), ("e6f4e3f6g5d6e7f5c5", false)] {
        let output = in_folder(folder.path(), &[&start[..], &[line]].concat(), "quit\n");
        let told = text(&output.stdout);
        assert_eq!(told.contains("The game goes on after"), goes_on, "{told}");
        assert_eq!(told.contains("The game is over."), !goes_on, "{told}");
    }
}

#[test]
fn a_game_of_a_file_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let data = |name: &str| format!("{}/tests/it/data/{name}", env!("CARGO_MANIFEST_DIR"));
    for (arguments, told) in [
        (["resume", &data("edax.sgf")], "This game goes on here after 8 moves."),
        (["resume", &data("edax.ggf")], "This game goes on here after 8 moves."),
        (["--start", &data("edax.sgf")], "The game goes on after 8 moves."),
    ] {
        let arguments = [&["--plain", "--lang", "en"], &arguments[..]].concat();
        let output = in_folder(folder.path(), &arguments, "quit\n");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains(told), "{}", text(&output.stdout));
        assert!(text(&output.stdout).contains("Black has no move and passes."));
    }
    let over = data("quarry-reversi.sgf");
    assert!(error(&["--start", &over], 2).contains("every game in it is over"));
    assert!(error(&["resume", "nothing.sgf"], 1).starts_with("otello: nothing.sgf: "));
    let saved = folder.path().join("kept.otello");
    fs::write(&saved, "otello-game 1\nrules: othello\n").unwrap();
    let message = error(&["resume", saved.to_str().unwrap()], 1);
    assert!(message.contains("kept.otello: "), "{message}");
}

#[test]
fn a_finished_game_of_a_file_is_looked_at_and_kept_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let game = "(;GM[2]PB[Ada]PW[Bob];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5])";
    let file = folder.path().join("over.sgf");
    fs::write(&file, game).unwrap();
    let file = file.to_str().unwrap();
    let archive = folder.path().join("games.ggf");
    for (word, told) in [
        ("quit", ""),
        ("save", "The game was added to your games."),
        ("save", "The game is among your games already."),
    ] {
        let input = format!("{word}\n");
        let output = in_folder(folder.path(), &["--plain", "--lang", "en", "resume", file], &input);
        let said = text(&output.stdout);
        assert!(said.contains("Ada - Bob. A game that is over, to be looked at."), "{said}");
        assert!(said.contains("Black wins.") && said.contains(told), "{said}");
        assert_eq!(archive.exists(), word == "save", "{word}");
    }
    let kept = fs::read_to_string(&archive).unwrap();
    assert!(kept.lines().count() == 1 && kept.contains("PB[Ada]PW[Bob]"), "{kept}");
}

#[test]
fn a_start_or_a_saved_game_that_is_over_is_nobody_s_win() {
    let folder = tempfile::tempdir().unwrap();
    let moves = "e6 f4 e3 f6 g5 d6 e7 f5 c5";
    let start = moves.replace(' ', "");
    let saved = folder.path().join("copy.otello");
    let head = "otello-game 1\nrules: othello\nstarted: \n";
    let board = "---------------------------OX------XO--------------------------- X";
    let players = "black: human\nwhite: engine level 3\nseed: 7\nassisted: no\nturned: no\n";
    let text = format!("{head}start: {board}\nmoves: {moves}\nplayed: 9\n{players}");
    fs::write(&saved, text).unwrap();
    for arguments in [["--start", &start], ["resume", saved.to_str().unwrap()]] {
        let arguments = [&["--plain", "--lang", "en"], &arguments[..]].concat();
        let said = in_folder(folder.path(), &arguments, "quit\n").stdout;
        let said = String::from_utf8_lossy(&said);
        assert!(said.contains("A game that is over, to be looked at."), "{said}");
        assert!(!folder.path().join("games.ggf").exists());
    }
}

#[test]
fn nothing_is_put_aside_where_it_cannot_be_told() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("games/a.otello");
    fs::create_dir(folder.path().join("games")).unwrap();
    fs::write(&game, "no game").unwrap();
    for arguments in [&[][..], &["resume"]] {
        assert_eq!(in_folder(folder.path(), arguments, "").status.code(), Some(2));
        assert!(game.exists(), "{arguments:?}");
    }
    let output = in_folder(folder.path(), &["resume", "--plain"], "");
    assert!(text(&output.stderr).starts_with("A saved game is damaged and was put aside as "));
    assert!(!game.exists());
}

#[test]
fn with_a_seed_the_games_of_a_dialogue_repeat() {
    let folder = tempfile::tempdir().unwrap();
    let dialogue = || {
        let arguments = ["--plain", "--play-as", "white", "--depth", "2", "--seed", "1"];
        in_folder(folder.path(), &arguments, &"new\n".repeat(8)).stdout
    };
    assert_eq!(text(&dialogue()), text(&dialogue()));
}

#[test]
fn perft_counts_a_pass_at_its_root_as_a_ply_if_passes_are_plies() {
    let counts = |arguments: &[&str]| -> Vec<String> {
        let depths = ["1", "2", "3"];
        let first = |depth: &&str| {
            let output = Command::new(crate::binary::otello())
                .args(["perft", depth])
                .args(arguments)
                .output()
                .unwrap();
            String::from_utf8(output.stdout).unwrap().lines().next().unwrap().to_owned()
        };
        depths.iter().map(first).collect()
    };
    let stuck = ["--start", "d3c3e6d2d1e1b2c1"];
    assert_eq!(counts(&[&stuck[..], &["--pass-costs-a-ply"]].concat()), ["1", "3", "8"]);
    let free = counts(&stuck);
    assert_eq!(free[..2], ["3", "8"]);
    let said = ["--start", "d3c3e6d2d1e1b2c1pa", "--pass-costs-a-ply"];
    assert_eq!(counts(&said)[..2], ["3", "8"], "a pass that was said is played");
}
