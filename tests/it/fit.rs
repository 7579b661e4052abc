//! The fit: planted weights come back, and the commands make a file of weights from games.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use otello::eval::pattern::Weights;
use otello::formats::wthor::{Day, GameFile, Record};
use otello::rules::{Board, Move, Position, Rules, Square, Symmetry};
use otello::train::fit::{Features, Fit, Settings, StageErrors, fit};
use otello::train::{Errors, Fitted, Samples};

/// An evaluation of the four squares in each corner, shared by all four, and of the empties.
struct Corners;

const CORNER: [Square; 4] = [Square::A1, Square::B1, Square::A2, Square::B2];
const SHAPES: usize = 81;

impl Features for Corners {
    fn tables(&self) -> Vec<usize> {
        vec![SHAPES, 61]
    }

    fn lanes(&self) -> Vec<usize> {
        vec![0, 0, 0, 0, 1]
    }

    fn fill(&self, board: Board, rows: &mut [u32]) {
        let turns =
            [Symmetry::Identity, Symmetry::Quarter, Symmetry::Half, Symmetry::ThreeQuarters];
        for (place, turn) in rows.iter_mut().zip(turns) {
            let digits = CORNER.map(|square| {
                let square = turn.square(square);
                u32::from(board.mover.has(square)) + 2 * u32::from(board.opponent.has(square))
            });
            *place = digits.into_iter().fold(0, |shape, digit| 3 * shape + digit);
        }
        rows[4] = board.empties().len();
    }
}

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) as usize % bound
    }
}

/// What is planted: a number for each shape, none for the empty corner. A board is worth their sum,
/// but no more than twelve discs, which no linear evaluation could say, and the opposite in the
/// first half of the game.
struct Planted(Vec<f32>);

impl Planted {
    fn new(numbers: &mut Numbers) -> Self {
        let mut weights: Vec<_> =
            (0..SHAPES).map(|_| numbers.below(129) as f32 / 8.0 - 8.0).collect();
        weights[0] = 0.0;
        Self(weights)
    }

    fn value(&self, board: Board) -> f32 {
        let mut row = [0; 5];
        Corners.fill(board, &mut row);
        let sum: f32 = row[..4].iter().map(|&row| self.0[row as usize]).sum();
        sum.clamp(-12.0, 12.0) * if board.empties().len() > 29 { -1.0 } else { 1.0 }
    }
}

/// The positions of random games whose mover can move, each once.
fn boards(games: usize) -> Vec<Board> {
    let mut numbers = Numbers(7);
    let mut met = HashMap::new();
    for _ in 0..games {
        let mut board = Board::START;
        while !board.is_over() {
            let moves: Vec<_> = board.legal_moves().squares().collect();
            if moves.is_empty() {
                board = board.pass();
                continue;
            }
            let image = board.canonical();
            met.insert((image.mover.0, image.opponent.0), image);
            let square = moves[numbers.below(moves.len())];
            board = board.place_flipping(square, board.flips(square));
        }
    }
    let mut boards: Vec<_> = met.into_values().collect();
    boards.sort_unstable_by_key(|board| (board.mover.0, board.opponent.0));
    boards
}

/// Samples of what is planted, a tenth of them held out.
fn samples(planted: &Planted, boards: &[Board]) -> Samples {
    let mut samples = Samples::default();
    for (index, &board) in boards.iter().enumerate() {
        samples.add(board, planted.value(board), index % 10 == 0);
    }
    samples.merge(2);
    samples
}

fn fit_of(samples: &Samples, passes: usize, threads: usize) -> Fit {
    fit(&Corners, samples, Settings { passes, threads, ..Settings::default() }, &mut |_| {})
}

/// The errors of all stages.
fn errors(fit: &Fit, of: impl Fn(&StageErrors) -> Errors) -> Errors {
    let mut all = Errors::default();
    fit.stages.iter().for_each(|stage| all += of(stage));
    all
}

#[test]
fn planted_values_are_recovered() {
    let planted = Planted::new(&mut Numbers(1));
    let samples = samples(&planted, &boards(1500));
    let nothing: Errors = samples.iter().map(|sample| sample.label).collect();
    assert!(nothing.mean_absolute() > 4.0, "{nothing:?}");
    let fit = fit_of(&samples, 30, 2);
    let (learned, held_out) = (errors(&fit, |s| s.learned), errors(&fit, |s| s.held_out));
    assert!(held_out.positions > 5000);
    assert!(held_out.mean_absolute() < 0.4, "{held_out:?}");
    assert!(learned.mean_absolute() < 0.4, "{learned:?}");
}

#[test]
fn the_fit_is_the_same_for_any_number_of_threads_and_another_for_another_seed() {
    let samples = samples(&Planted::new(&mut Numbers(3)), &boards(100));
    let once = fit_of(&samples, 2, 1);
    assert_eq!(fit_of(&samples, 2, 3), once);
    let other = Settings { passes: 2, seed: 2, ..Settings::default() };
    assert_ne!(fit(&Corners, &samples, other, &mut |_| {}), once);
}

#[test]
fn a_fit_ends_once_what_is_held_out_gets_no_better() {
    // Labels without a pattern: what is learned of them is wrong of others.
    let mut numbers = Numbers(5);
    let mut samples = Samples::default();
    for (index, board) in boards(20).into_iter().enumerate() {
        samples.add(board, numbers.below(129) as f32 - 64.0, index % 2 == 0);
    }
    samples.merge(1);
    let mut passes = Vec::new();
    let settings = Settings { passes: 100, step: 0.1, ..Settings::default() };
    let fit = fit(&Corners, &samples, settings, &mut |errors| {
        passes.push(errors.root_mean_square());
    });
    assert!(fit.passes < passes.len() && passes.len() < 100, "{} of {passes:?}", fit.passes);
    let kept = errors(&fit, |stage| stage.held_out).root_mean_square();
    assert!((passes[fit.passes - 1] - kept).abs() < 1e-3, "{passes:?}, {kept} kept");
    assert!(passes.iter().all(|&error| error >= passes[fit.passes - 1]));
}

#[test]
fn what_is_nowhere_met_adds_nothing() {
    let boards = boards(1);
    let samples = samples(&Planted::new(&mut Numbers(2)), &boards);
    let fit = fit_of(&samples, 2, 1);
    let mut met = [false; SHAPES];
    for sample in samples.iter().filter(|sample| !sample.held_out) {
        let mut row = [0; 5];
        Corners.fill(sample.board, &mut row);
        row[..4].iter().for_each(|&row| met[row as usize] = true);
    }
    assert!((10..70).contains(&met.iter().filter(|&&met| met).count()));
    for (row, met) in fit.network.tables[0].iter().zip(met) {
        assert_eq!(row.iter().any(|&number| number != 0.0), met);
    }
}

fn train(arguments: &[&str], folder: &Path) -> Output {
    let mut command = Command::new(crate::binary::otello());
    command.arg("train").args(arguments).current_dir(folder);
    command.stdin(Stdio::null()).output().unwrap()
}

fn succeed(arguments: &[&str], folder: &Path) -> String {
    let output = train(arguments, folder);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The mean error over all positions, the last line of a test's table.
fn mean_error(table: &str) -> f64 {
    let last = table.lines().last().unwrap();
    assert!(last.starts_with("0-60"), "{table}");
    last.split_whitespace().nth(2).unwrap().parse().unwrap()
}

#[test]
fn weights_are_made_from_games_by_three_commands() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let play = ["selfplay", "--depth", "1", "--exact-from", "8", "--games", "120", "--seed", "3"];
    succeed(&[&play[..], &["-o", "games"]].concat(), folder);
    let table =
        succeed(&["fit", "games", "-o", "fitted", "--passes", "12", "--step", "0.05"], folder);
    assert!(table.starts_with("120 games, "), "{table}");
    assert!(table.contains("\npass  1: mean ") && table.contains(" is kept\n"), "{table}");
    assert!(table.contains("\n18-41 "), "{table}");
    let fitted = Fitted::decode(&fs::read(folder.join("fitted")).unwrap()).unwrap();
    assert!(fitted.provenance.contains("train fit games --lambda 0.95"), "{}", fitted.provenance);
    let report = fs::read_to_string(folder.join("fitted.jsonl")).unwrap();
    assert_eq!(report.lines().count(), fitted.network.stacks.len());
    succeed(&["pack", "fitted", "-o", "weights"], folder);
    let weights = Weights::decode(&fs::read(folder.join("weights")).unwrap()).unwrap();
    assert_eq!(weights.provenance, fitted.provenance);
    assert_eq!(weights.stacks, fitted.network.stacks);

    fs::write(folder.join("nothing"), Weights::zero().encode()).unwrap();
    let after = mean_error(&succeed(&["test", "games", "--eval-file", "weights"], folder));
    let before = mean_error(&succeed(&["test", "games", "--eval-file", "nothing"], folder));
    assert!(after < 0.7 * before, "{after} after, {before} before");
    let own = mean_error(&succeed(&["test", "games"], folder));
    assert!(own < 0.7 * before, "{own} with the program's, {before} before");
}

#[test]
fn problems_measure_weights_too() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("nothing"), Weights::zero().encode()).unwrap();
    let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
    fs::write(folder.join("problems"), format!("{board}; G8:+18; H1:+12;\n\n% no more\n")).unwrap();
    let table = succeed(&["test", "problems", "--eval-file", "nothing"], folder);
    let last: Vec<_> = table.lines().last().unwrap().split_whitespace().collect();
    assert_eq!(last, ["0-60", "1", "18.000", "18.000"]);
}

/// A game of 36 moves and more, worth 40 discs to Black with 24 empties, is worth 16 to him and -16
/// to White in every position before.
#[test]
fn tournament_games_are_measured_and_learned_from_down_to_their_theoretical_score() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("nothing"), Weights::zero().encode()).unwrap();
    let (mut position, mut moves) = (Position::start(Rules::Othello), Vec::new());
    while position.empties().len() > 20 {
        let action = position.legal_moves().squares().next().map_or(Move::Pass, Move::Place);
        position = position.play(action).unwrap();
        moves.push(action);
    }
    let whole = Record { theoretical_score: 40, ..Record::new(moves.iter().copied(), 32) };
    let early = Record { theoretical_score: 64, ..Record::new(moves[..30].iter().copied(), 32) };
    let mut file = GameFile::new(Day::new(2026, 11, 30), 2026, vec![whole, early]);
    file.header.depth = 24;
    fs::write(folder.join("games.wtb"), file.write()).unwrap();
    let table = succeed(&["test", "games.wtb", "--eval-file", "nothing"], folder);
    let last: Vec<_> = table.lines().last().unwrap().split_whitespace().collect();
    assert_eq!(last, ["0-60", "37", "16.000", "16.000"]);
    assert!(table.lines().any(|line| line.starts_with("20-40 ") && line.contains(" 17 ")));
    let fitted = ["fit", "games.wtb", "-o", "fitted", "--held-out", "0", "--passes", "1"];
    let told = succeed(&fitted, folder);
    assert!(told.starts_with("2 games, 37 positions to learn from, 0 held out"), "{told}");
}

#[test]
fn files_of_another_kind_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("text"), "XXXX").unwrap();
    for (arguments, told) in [
        (&["pack", "text", "-o", "weights"][..], "text: this is not a file of fitted weights"),
        (&["test", "text", "--eval-file", "text"], "text: this is not a weights file"),
        (&["fit", "none", "-o", "fitted"], "none: "),
    ] {
        let output = train(arguments, folder);
        assert_eq!(output.status.code(), Some(1));
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.contains(told), "{message}");
    }
    assert!(!folder.join("weights").exists());
}
