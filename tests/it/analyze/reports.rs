use super::{ENDING, analyze, text};

fn report(arguments: &[&str]) -> String {
    let output = analyze(&[arguments, &["--depth", "8"]].concat(), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "nobody watches");
    text(&output.stdout).to_owned()
}

#[test]
fn a_report_is_drawn_in_both_languages() {
    for language in ["en", "it"] {
        let drawn = report(&[ENDING, "--lang", language]);
        assert!(drawn.lines().all(|line| line.chars().count() <= 80), "{drawn}");
        insta::assert_snapshot!(format!("ending_{language}"), drawn);
    }
}

/// For a screen reader: sentences, no columns and no graph.
#[test]
fn a_report_is_told_in_both_languages() {
    for language in ["en", "it"] {
        let told = report(&[ENDING, "--lang", language, "--plain"]);
        assert!(!told.contains("  ") && !told.contains('|'), "{told}");
        insta::assert_snapshot!(format!("ending_plain_{language}"), told);
    }
}

#[test]
fn a_game_that_ended_early_is_followed_by_its_best_play() {
    let board = "---OOOOO--OOOOOO--OOOOXOOOOOOOOO-OXOXXOOXXOXOOOO-OOOXOXO-XXXXXXX X";
    let drawn = report(&[&format!("{board};a5a7b3"), "--lang", "en"]);
    assert!(drawn.contains("The game is not finished: 7 squares are empty."), "{drawn}");
    assert!(drawn.contains("Best play from here, value +2: a3 a8 pa a2 b2 a1 b1 c1"), "{drawn}");
    let position = report(&[board, "--lang", "en"]);
    assert!(position.contains("value +2: a5 a7 b3 a3 a8 pa a2"), "{position}");
    assert!(!position.contains("average loss"), "nobody has moved: {position}");
}

#[test]
fn a_game_is_named_by_its_players_and_its_opening() {
    let game =
        "(;GM[Othello]PB[Ada]RB[2400]PW[Bob]PC[Roma]DT[2026.10.12]B[F5]W[D6]B[C3]W[D3]B[C4];)";
    let told =
        text(&analyze(&["-", "--lang", "it", "--depth", "1"], game.as_bytes()).stdout).to_owned();
    for line in ["Partita 1", "Nero: Ada (2400)", "Bianco: Bob", "Roma, 2026.10.12"] {
        assert!(told.lines().any(|own| own == line), "{line}: {told}");
    }
    assert!(told.contains("Apertura: Tigre"), "{told}");
}

/// The graph of a whole game fits a terminal of 80 columns and names the move that decided it.
#[test]
fn the_turning_point_is_seen_at_a_glance() {
    // White's e6 loses everything at once.
    let drawn = report(&["f5d6c5f4e7f6g5e6e3", "--lang", "en"]);
    assert!(drawn.contains("Turning point: 8 White e6, "), "{drawn}");
    let lines: Vec<_> = drawn.lines().collect();
    let pointer = lines.iter().rfind(|line| line.contains('^')).unwrap();
    let wiped_out = lines.iter().rfind(|line| line.starts_with(" +64 |")).unwrap();
    assert_eq!(pointer.find('^').unwrap(), wiped_out.rfind('#').unwrap() - 1, "{drawn}");
    assert!(drawn.contains("Largest loss: 8 White e6, "), "{drawn}");
}

#[test]
fn bad_games_are_told_and_the_others_reported() {
    let input = b"f5d6c3\nf5f5\nf5f6\nd3c5\n";
    let output = analyze(&["-", "--lang", "en", "--depth", "1"], input);
    assert_eq!(output.status.code(), Some(1));
    let games: Vec<_> =
        text(&output.stdout).lines().filter(|line| line.starts_with("Game ")).collect();
    assert_eq!(games, ["Game 1", "Game 3", "Game 4"]);
    let told = text(&output.stderr);
    assert_eq!(told, "otello: standard input: game 2 (line 2): move 2: f5 is occupied\n");
}

#[test]
fn nothing_to_analyse_is_a_failure_that_is_told() {
    for (input, reason) in [
        (&b""[..], "otello: standard input: there is no game in it\n"),
        (b" \n\n", "otello: standard input: there is no game in it\n"),
        (b"[White \"x\"]", "otello: standard input: there is no game in it\n"),
        (b"hello", "otello: standard input: game 1 (line 1): move 1: \"hello\" is not a square\n"),
    ] {
        let output = analyze(&["-"], input);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), reason));
        assert!(output.stdout.is_empty());
    }
    let missing = analyze(&["no/such.ggf"], b"");
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stderr).starts_with("otello: no/such.ggf: "));
}
