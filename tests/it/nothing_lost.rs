//! `kill -9` at any moment loses at most the move being typed, and programs that share a data
//! folder leave each other's games alone: the real binary, over pipes.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

use otello::formats::{ggf, transcript};
use otello::game::{Game, Record, Turn};
use otello::rules::{Disc, Move, Position, Rules, Square};
use otello::store::Store;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const KILLS: u64 = 200;
/// Each works through its share of the kills; mostly they wait for the disk.
const THREADS: u64 = 4;
/// A save takes about half of this on a disk that is slow to sync.
const LONGEST_PAUSE: Duration = Duration::from_millis(20);

/// The games of one program: what it has said of them, or what is found on disk.
#[derive(Clone, Debug, PartialEq)]
struct Games {
    put_away: Vec<String>,
    /// The moves of the game that goes on, and those taken back in it.
    going_on: Option<(String, String)>,
}

impl Games {
    fn of(put_away: &[String], record: &Record) -> Self {
        let mut put_away = put_away.to_vec();
        let moves = squares(record.turns());
        let begun = !moves.is_empty() || !record.undone().is_empty();
        let going_on = (begun && !record.is_over()).then(|| (moves, squares(record.undone())));
        if record.is_over() {
            put_away.push(squares(record.turns()));
        }
        Self { put_away, going_on }
    }

    /// What a data folder holds; a game that is over counts as put away, which is done when the
    /// next program looks.
    fn kept_in(folder: &Path) -> Self {
        let mut put_away = archived(folder);
        let found = Store::open(folder.to_owned()).newest_unfinished();
        assert!(found.troubles.is_empty(), "{:?}", found.troubles);
        put_away.extend(found.finished.iter().map(|(_, game)| squares(game.record.turns())));
        let moves = |game: &Game| (squares(game.record.turns()), squares(game.record.undone()));
        Self { put_away, going_on: found.unfinished.as_ref().map(|(_, game)| moves(game)) }
    }
}

fn squares(turns: &[Turn]) -> String {
    transcript::write(&turns.iter().map(|turn| turn.action).collect::<Vec<_>>())
}

/// The games in `games.ggf`, which must all be whole.
fn archived(folder: &Path) -> Vec<String> {
    let text = fs::read_to_string(folder.join("games.ggf")).unwrap_or_default();
    let games = ggf::games(&text).map(Result::unwrap);
    let moves = |game: ggf::Game| game.moves.iter().map(|step| step.action).collect::<Vec<_>>();
    games.map(|game| transcript::write(&moves(game))).collect()
}

/// What a player may type.
#[derive(Clone, Copy, Debug)]
enum Typed {
    Place(Square),
    Undo,
    Redo,
    New,
}

impl Typed {
    fn random(record: &Record, random: &mut StdRng) -> Self {
        let legal: Vec<_> = record.position().legal_moves().squares().collect();
        match random.random_range(0..10) {
            0 => Self::New,
            1 | 2 => Self::Undo,
            3 => Self::Redo,
            _ if legal.is_empty() => Self::Undo,
            _ => Self::Place(legal[random.random_range(0..legal.len())]),
        }
    }

    fn word(self) -> String {
        match self {
            Self::Place(square) => square.to_string(),
            Self::Undo => "undo".to_owned(),
            Self::Redo => "redo".to_owned(),
            Self::New => "new".to_owned(),
        }
    }
}

/// A program in a dialogue, and what it has said so far.
struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    /// The colour of the engine at the table.
    engine: Option<Disc>,
    greeted: bool,
    put_away: Vec<String>,
    record: Record,
}

impl Program {
    fn start(folder: &Path, engine: Option<Disc>, moves: &str, arguments: &[&str]) -> Self {
        let seats: &[_] = match engine {
            None => &["--two-players"],
            Some(Disc::Black) => &["--play-as", "second", "--depth", "1"],
            Some(Disc::White) => &["--depth", "1"],
        };
        let game = ["--plain", "--save", "--start", moves];
        let mut child = otello(folder, &[seats, &game, arguments].concat()).spawn().unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        let mut record = Record::new(Position::start(Rules::Othello));
        for action in transcript::parse(moves, record.start()).unwrap() {
            if action != Move::Pass {
                record.play(action).unwrap();
            }
        }
        Self { child, input, output, engine, greeted: false, put_away: Vec::new(), record }
    }

    /// Hears the program out until it waits for a player.
    fn hear_until_it_waits(&mut self) {
        const LAST: [&str; 4] = ["your move:", "Type new", "no move of yours", "Nothing was taken"];
        loop {
            let line = self.hear().expect("the program waits before it ends");
            if LAST.iter().any(|words| line.contains(words)) {
                return;
            }
        }
    }

    /// Hears a whole line; `None` when the program has ended.
    fn hear(&mut self) -> Option<String> {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        let line = line.strip_suffix('\n')?.to_owned();
        let turns = self.record.turns().len();
        if line.starts_with("Othello") && std::mem::replace(&mut self.greeted, true) {
            self.put_away();
        } else if let Some(moves) = line.strip_prefix("Taken back: ") {
            self.record.rewind(turns - listed(moves));
        } else if let Some(moves) = line.strip_prefix("Played again: ") {
            while self.record.turns().len() < turns + listed(moves) {
                self.record.redo(|_| true);
            }
        } else if let [_, "plays", square, ..] = line.split(' ').collect::<Vec<_>>()[..] {
            self.record.play(Move::Place(square[..2].parse().unwrap())).unwrap();
        }
        Some(line)
    }

    fn put_away(&mut self) {
        if self.record.plies() > 0 || !self.record.undone().is_empty() {
            self.put_away.push(squares(self.record.turns()));
        }
        self.record = Record::new(Position::start(Rules::Othello));
    }

    fn say(&mut self, typed: Typed) {
        let mut input = self.input.as_ref().unwrap();
        writeln!(input, "{}", typed.word()).unwrap();
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn games(&self) -> Games {
        Games::of(&self.put_away, &self.record)
    }

    /// The games as the next save would leave them, if `typed` is still to be carried out; an
    /// engine on turn may do anything.
    fn one_step_on(&self, typed: Typed) -> Vec<Games> {
        let is_human = |disc| self.engine != Some(disc);
        let mut record = self.record.clone();
        let mut put_away = self.put_away.clone();
        let position = *record.position();
        let engine_thinks = !is_human(position.to_move()) && !record.is_over();
        if engine_thinks && !matches!(typed, Typed::New) {
            return any_move(&put_away, &record);
        }
        match typed {
            Typed::Place(square) => drop(record.play(Move::Place(square))),
            Typed::Undo => drop(record.undo(is_human)),
            Typed::Redo => drop(record.redo(is_human)),
            Typed::New => {
                let Games { put_away: mut after, going_on } = Games::of(&put_away, &record);
                after.extend(going_on.iter().map(|(moves, _)| moves.clone()));
                put_away.clone_from(&after);
                record = Record::new(*record.start());
                // Put away, and its own file not yet removed.
                let both = Games { put_away: after, going_on };
                let mut games = vec![Games::of(&put_away, &record), both];
                if !is_human(record.position().to_move()) {
                    games.extend(any_move(&put_away, &record));
                }
                return games;
            }
        }
        vec![Games::of(&put_away, &record)]
    }
}

/// The games after whatever the side to move may do.
fn any_move(put_away: &[String], record: &Record) -> Vec<Games> {
    let moves = record.position().legal_moves().squares().map(|square| {
        let mut record = record.clone();
        record.play(Move::Place(square)).unwrap();
        Games::of(put_away, &record)
    });
    moves.collect()
}

/// How many moves a list such as `f5, d6. Black, your move: 4 squares.` names.
fn listed(text: &str) -> usize {
    text.split('.').next().unwrap().split(", ").count()
}

fn otello(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(crate::binary::otello());
    command.args(arguments).env("OTELLO_DATA", folder).env("LC_ALL", "C.UTF-8");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The first line that a resumed game says of itself, while its program waits; `None` when there is
/// no game to go on with.
fn resumed(folder: &Path) -> Option<(Child, String)> {
    let mut child = otello(folder, &["resume", "--plain"]).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    match lines.nth(2) {
        Some(line) => Some((child, line)),
        None => {
            assert_eq!(child.wait().unwrap().code(), Some(1));
            None
        }
    }
}

/// A line of play from the start, cut anywhere.
fn random_moves(random: &mut StdRng) -> String {
    let mut record = Record::new(Position::start(Rules::Othello));
    for _ in 0..random.random_range(0..58) {
        play_on(&mut record, random);
    }
    squares(record.turns())
}

fn play_on(record: &mut Record, random: &mut StdRng) -> Option<Square> {
    let legal: Vec<_> = record.position().legal_moves().squares().collect();
    let square = *legal.get(random.random_range(0..legal.len().max(1)))?;
    record.play(Move::Place(square)).unwrap();
    Some(square)
}

fn kill_at_a_random_moment(seed: u64) {
    let mut random = StdRng::seed_from_u64(seed);
    let folder = tempfile::tempdir().unwrap();
    let engine = [None, None, Some(Disc::Black), Some(Disc::White)][seed as usize % 4];
    let moves = random_moves(&mut random);
    let mut program = Program::start(folder.path(), engine, &moves, &["--seed", "1"]);
    program.hear_until_it_waits();
    for _ in 0..random.random_range(0..3) {
        program.say(Typed::random(&program.record, &mut random));
        program.hear_until_it_waits();
    }
    let typed = Typed::random(&program.record, &mut random);
    let unanswered = program.games();
    program.say(typed);
    thread::sleep(LONGEST_PAUSE.mul_f64(random.random()));
    program.kill();
    while program.hear().is_some() {}

    let told = program.games();
    let kept = Games::kept_in(folder.path());
    let mut allowed = vec![told.clone()];
    if told == unanswered || engine.is_some() {
        allowed.extend(program.one_step_on(typed));
    }
    assert!(allowed.contains(&kept), "seed {seed}, {typed:?}: {kept:?} is none of {allowed:?}");

    let offered = resumed(folder.path()).map(|(mut child, line)| {
        child.kill().unwrap();
        child.wait().unwrap();
        line
    });
    let expected = kept.going_on.as_ref().map(|(moves, _)| moves.len() / 2);
    match (&offered, expected) {
        (None, None) | (Some(_), Some(0)) => {}
        (Some(line), Some(plies)) => {
            let told = line.starts_with(&format!("The game goes on after {plies} move"));
            assert!(told, "seed {seed}: {line}");
        }
        _ => panic!("seed {seed}: {kept:?}, but resume says {offered:?}"),
    }
    assert_eq!(archived(folder.path()), kept.put_away, "seed {seed}");
}

#[test]
fn a_kill_loses_at_most_the_move_being_typed() {
    thread::scope(|scope| {
        for share in 0..THREADS {
            scope.spawn(move || {
                for seed in (share..KILLS).step_by(THREADS as usize) {
                    kill_at_a_random_moment(seed);
                }
            });
        }
    });
}

/// Plays two whole games and the beginning of a third, and is killed.
fn play_and_die(folder: &Path, seed: u64) -> Games {
    let mut random = StdRng::seed_from_u64(seed);
    let mut program = Program::start(folder, None, "", &[]);
    program.hear_until_it_waits();
    while program.put_away.len() < 2 || program.record.plies() <= seed as usize {
        let next = play_on(&mut program.record.clone(), &mut random);
        program.say(next.map_or(Typed::New, Typed::Place));
        program.hear_until_it_waits();
    }
    program.kill();
    program.games()
}

#[test]
fn programs_that_share_a_folder_leave_each_others_games_alone() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let games: Vec<_> = thread::scope(|scope| {
        let programs: Vec<_> =
            (0..THREADS).map(|seed| scope.spawn(move || play_and_die(folder, seed))).collect();
        programs.into_iter().map(|program| program.join().unwrap()).collect()
    });
    let mut put_away: Vec<_> = games.iter().flat_map(|games| games.put_away.clone()).collect();
    let mut found = archived(folder);
    put_away.sort();
    found.sort();
    assert_eq!(found, put_away);

    let mut offered: Vec<_> = thread::scope(|scope| {
        let programs: Vec<_> =
            games.iter().map(|_| scope.spawn(|| resumed(folder).unwrap())).collect();
        programs.into_iter().map(|program| program.join().unwrap()).collect()
    });
    assert!(resumed(folder).is_none(), "each game is taken up by one program");
    offered.sort_by(|(_, line), (_, other)| line.cmp(other));
    for ((mut child, line), plies) in offered.into_iter().zip(1..) {
        assert!(line.starts_with(&format!("The game goes on after {plies} move")), "{line}");
        drop(child.stdin.take());
        child.wait().unwrap();
    }
}
