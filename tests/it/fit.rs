//! The fit: planted weights come back, and the commands make a file of weights from games.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use otello::eval::pattern::{RESOLUTION, Weights};
use otello::formats::wthor::{Day, GameFile, Record};
use otello::rules::{Board, Move, Position, Rules, Square, Symmetry};
use otello::train::fit::{Features, Settings, StageFit, fit};
use otello::train::{Fitted, Samples};

/// An evaluation of the four squares in each corner, shared by all four.
struct Corners {
    stages: Vec<Vec<usize>>,
}

const CORNER: [Square; 4] = [Square::A1, Square::B1, Square::A2, Square::B2];
const SHAPES: usize = 81;

impl Features for Corners {
    fn slots(&self) -> usize {
        SHAPES
    }

    fn lanes(&self) -> usize {
        4
    }

    fn stages(&self) -> Vec<Vec<usize>> {
        self.stages.clone()
    }

    fn fill(&self, board: Board, row: &mut [u32]) {
        let turns =
            [Symmetry::Identity, Symmetry::Quarter, Symmetry::Half, Symmetry::ThreeQuarters];
        for (place, turn) in row.iter_mut().zip(turns) {
            let digits = CORNER.map(|square| {
                let square = turn.square(square);
                u32::from(board.mover.has(square)) + 2 * u32::from(board.opponent.has(square))
            });
            *place = digits.into_iter().fold(0, |shape, digit| 3 * shape + digit);
        }
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

/// What is planted in a stage: a weight for each shape, none for the empty corner, and a bias for
/// each number of empties.
struct Planted {
    weights: Vec<f32>,
    biases: Vec<f32>,
}

impl Planted {
    fn new(numbers: &mut Numbers) -> Self {
        let mut eighths = |_| numbers.below(129) as f32 / 8.0 - 8.0;
        let mut weights: Vec<_> = (0..SHAPES).map(&mut eighths).collect();
        weights[0] = 0.0;
        Self { weights, biases: (0..=60).map(eighths).collect() }
    }

    fn value(&self, features: &Corners, board: Board) -> f32 {
        let mut row = [0; 4];
        features.fill(board, &mut row);
        let sum: f32 = row.iter().map(|&slot| self.weights[slot as usize]).sum();
        sum + self.biases[board.empties().len() as usize]
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

/// Samples of what is planted, stage by stage, a tenth of them held out.
fn samples(features: &Corners, planted: &[Planted], boards: &[Board]) -> Samples {
    let mut samples = Samples::default();
    for (index, &board) in boards.iter().enumerate() {
        let empties = board.empties().len() as usize;
        let stage = features.stages.iter().position(|stage| stage.contains(&empties));
        if let Some(stage) = stage {
            samples.add(board, planted[stage].value(features, board), index % 10 == 0);
        }
    }
    samples.merge(2);
    samples
}

/// How often each shape is met among what is learned from.
fn met(features: &Corners, samples: &Samples, empties: &[usize]) -> Vec<usize> {
    let mut met = vec![0; SHAPES];
    let mut row = [0; 4];
    for sample in empties.iter().flat_map(|&empties| samples.with_empties(empties)) {
        if !sample.held_out {
            features.fill(sample.board, &mut row);
            row.iter().for_each(|&slot| met[slot as usize] += 1);
        }
    }
    met
}

fn fit_of(features: &Corners, samples: &Samples, threads: usize) -> Vec<StageFit> {
    fit(features, samples, Settings { steps: 400, ridge: 0.1, threads }, &|_| {})
}

#[test]
fn planted_weights_are_recovered() {
    // Further apart than neighbours lend each other samples.
    let features = Corners { stages: vec![(5..=22).collect(), (30..=50).collect()] };
    let planted = [1, 2].map(|seed| Planted::new(&mut Numbers(seed)));
    let samples = samples(&features, &planted, &boards(1500));
    for (fit, planted) in fit_of(&features, &samples, 2).iter().zip(&planted) {
        let report = &fit.report;
        assert!(report.held_out.positions > 1000);
        // A shape that was met once or twice is not learned, which the mean bears.
        assert!(report.held_out.mean_absolute() < 0.02, "{report:?}");
        assert!(report.learned.mean_absolute() < 0.02, "{report:?}");
        // The same added to every weight and taken from the biases four times makes no difference,
        // so the empty corner, planted as nothing, tells how much that is.
        let empty = fit.weights[0];
        let met = met(&features, &samples, &fit.empties);
        let common: Vec<_> = (0..SHAPES).filter(|&shape| met[shape] >= 100).collect();
        assert!(common.len() > 30, "many shapes are met often");
        for shape in common {
            let (fitted, planted) = (fit.weights[shape] - empty, planted.weights[shape]);
            assert!((fitted - planted).abs() < 0.1, "{shape}: {fitted} for {planted}");
        }
        for (fitted, empties) in fit.biases.iter().zip(&fit.empties) {
            assert!((fitted + 4.0 * empty - planted.biases[*empties]).abs() < 0.1, "{empties}");
        }
    }
}

#[test]
fn the_fit_is_the_same_for_any_number_of_threads() {
    let features =
        Corners { stages: vec![(5..=20).collect(), (21..=40).collect(), (41..=60).collect()] };
    let planted = [3, 4, 5].map(|seed| Planted::new(&mut Numbers(seed)));
    let samples = samples(&features, &planted, &boards(100));
    let once = fit_of(&features, &samples, 1);
    assert_eq!(fit_of(&features, &samples, 3), once);
    let stages: Vec<_> = once.into_iter().map(|fit| fit.empties).collect();
    assert_eq!(stages, features.stages);
}

#[test]
fn what_is_nowhere_met_is_worth_nothing() {
    let features = Corners { stages: vec![(0..=29).collect(), (30..=60).collect()] };
    let fits = fit_of(&features, &Samples::default(), 1);
    for fit in fits {
        assert!(fit.weights.iter().chain(&fit.biases).all(|&weight| weight == 0.0));
        assert_eq!(fit.report.learned.positions, 0);
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
    let play = ["selfplay", "--depth", "1", "--exact-from", "8", "--games", "60", "--seed", "3"];
    succeed(&[&play[..], &["-o", "games"]].concat(), folder);
    let table = succeed(&["fit", "games", "-o", "fitted", "--steps", "6"], folder);
    assert!(table.starts_with("60 games, "), "{table}");
    let fitted = Fitted::decode(&fs::read(folder.join("fitted")).unwrap()).unwrap();
    assert!(fitted.provenance.contains("train fit games --lambda 0.7"), "{}", fitted.provenance);
    let report = fs::read_to_string(folder.join("fitted.jsonl")).unwrap();
    assert_eq!(report.lines().count(), fitted.stages.len());
    succeed(&["pack", "fitted", "-o", "weights"], folder);
    let weights = Weights::decode(&fs::read(folder.join("weights")).unwrap()).unwrap();
    assert_eq!(weights.provenance, fitted.provenance);
    let most = fitted.stages[14].iter().fold(0_f32, |most, weight| most.max(weight.abs()));
    let packed = weights.stages[14].iter().map(|weight| weight.unsigned_abs()).max().unwrap();
    assert!(most > 1.0 && (f32::from(packed) - most * RESOLUTION as f32).abs() <= 0.5);

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
    let fitted = ["fit", "games.wtb", "-o", "fitted", "--held-out", "0", "--steps", "1"];
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
