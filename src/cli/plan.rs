//! What the arguments mean together.

use std::path::Path;
use std::time::Duration;

use clap::Error;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use thiserror::Error as ThisError;
use time::OffsetDateTime;

use super::arguments::{PerftOptions, PlayOptions, Side};
use super::source::{ArgumentFault, Source, SourceError, game_of};
use super::usage::Usage;
use crate::engines::{EngineSpec, Protocol, Unsayable};
use crate::formats::games::{Format, GameError, Names};
use crate::formats::record::GameRecord;
use crate::formats::wthor::Day;
use crate::game::{Game, Origin, Program, Record, Seat, Seats, Strength};
use crate::rules::{Disc, Move, Position, Rules};
use crate::starts::{self, ListError};
use crate::text::key;
use crate::wording::Said;

/// What is only known outside: chance and the date.
#[derive(Clone, Debug)]
pub(super) struct Circumstances {
    /// A seed from the system.
    pub(super) seed: u64,
    /// The date, as [`Game::started`] has it.
    pub(super) now: String,
}

impl Circumstances {
    /// The day, as a file of WTHOR has it.
    pub(super) fn today() -> Day {
        let (year, month, day) = OffsetDateTime::now_utc().to_calendar_date();
        Day::new(u16::try_from(year).unwrap_or_default(), month.into(), day)
    }

    /// A seed from the system, and the date of today.
    pub(super) fn now() -> Self {
        let now = OffsetDateTime::now_utc();
        let (year, month, day) = now.to_calendar_date();
        let (hour, minute, second) = now.to_hms();
        let month = u8::from(month);
        Self {
            seed: rand::random(),
            now: format!("{year:04}.{month:02}.{day:02}_{hour:02}:{minute:02}:{second:02}.UTC"),
        }
    }
}

/// Why `--start` is neither a position, a transcript nor a list of them.
#[derive(Debug, ThisError)]
pub(super) enum StartError {
    #[error(transparent)]
    Source(#[from] SourceError),
    #[error(transparent)]
    List(#[from] ListError),
    #[error(transparent)]
    Game(#[from] GameError),
    #[error("every game in it is over")]
    Over,
    #[error(transparent)]
    Argument(#[from] ArgumentFault),
}

/// The game that the play options describe.
///
/// # Errors
/// clap's own, when a value does not fit the others.
pub(super) fn game(
    options: &PlayOptions,
    circumstances: Circumstances,
    usage: &mut Usage<'_>,
) -> Result<Game, Error> {
    let rules = rules(options);
    let Circumstances { seed, now } = circumstances;
    let seed = options.seed.unwrap_or(seed);
    let record = match &options.start {
        None => Record::new(Position::start(rules)),
        Some(text) => start_or_one_of(text, rules, seed)
            .map_err(|error| usage.wrong_value("--start", text, &error.said(usage.texts)))?,
    };
    let seats = seats(options, rules, usage)?;
    let program = match &options.opponent {
        None => None,
        Some(spec) => Some(program(spec, options, &record, usage)?),
    };
    let game = Game::new(*record.start(), seats, seed, now);
    if record.is_over() && seats.has_human() {
        let origin = Some(Origin::unknown(record.turns().len()));
        return Ok(Game { record, origin, seats: Seats::TWO_PLAYERS, ..game });
    }
    Ok(Game { record, program, ..game }.with_clocks(options.clock))
}

/// The program that is played against.
///
/// # Errors
/// clap's own, when it cannot be found, or be told what is to be played.
fn program(
    spec: &EngineSpec,
    options: &PlayOptions,
    record: &Record,
    usage: &mut Usage<'_>,
) -> Result<Program, Error> {
    let texts = usage.texts;
    if record.start().rules() != Rules::Othello {
        return Err(usage.conflict(&texts.get(key!("cli-programs-play-othello"))));
    }
    if options.time.is_some() && options.clock.is_some() {
        return Err(usage.conflict(&texts.get(key!("cli-time-or-clock"))));
    }
    let begins_elsewhere = *record.start() != Position::start(Rules::Othello);
    if spec.protocol() == Protocol::Gtp && begins_elsewhere {
        let start = options.start.as_deref().unwrap_or_default();
        return Err(usage.wrong_value("--start", start, &Unsayable::Start.said(texts)));
    }
    spec.find()
        .map_err(|error| usage.wrong_value("--opponent", &spec.to_string(), &error.said(texts)))?;
    Ok(Program {
        command: spec.to_string(),
        name: spec.file_name().to_owned(),
        time: options.time,
        patience: patience(options),
    })
}

/// How long a move is waited for: as long as was asked, and longer than the program is to think.
fn patience(options: &PlayOptions) -> Duration {
    let for_thinking = options.time.map_or(Duration::ZERO, |time| 2 * time);
    options.patience.unwrap_or_else(|| Program::PATIENCE.max(for_thinking))
}

pub(super) fn rules(options: &PlayOptions) -> Rules {
    options.rules.map_or(Rules::Othello, Rules::from)
}

/// Reads a position or a transcript, or chooses one by the seed: of the balanced openings, or of the
/// file that `text` names.
fn start_or_one_of(text: &str, rules: Rules, seed: u64) -> Result<Record, StartError> {
    let list = match text {
        "balanced" if rules == Rules::Othello => starts::balanced(),
        _ => match start(text, rules) {
            Err(_) if Path::new(text).is_file() => read_starts(Path::new(text), rules)?,
            one => return one,
        },
    };
    let mut random = StdRng::seed_from_u64(seed);
    Ok(list.choose(&mut random).expect("a list of starts is not empty").clone())
}

/// Reads a file with a position or a transcript a line, or with games of any format.
///
/// # Errors
/// When it cannot be read, a line of a list is neither, or no game can be gone on with.
pub(super) fn read_starts(path: &Path, rules: Rules) -> Result<Vec<Record>, StartError> {
    let source = Source::read_file(path)?;
    let list = starts::parse(&String::from_utf8_lossy(&source.bytes), rules);
    let Err(fault) = list else { return Ok(list?) };
    let input = source.input()?;
    let names = Names::default();
    let games: Result<Vec<_>, GameError> = input.games(rules, &names).collect();
    let games =
        games.map(|games| games.iter().map(Record::of).filter(|game| !game.is_over()).collect());
    let is_list = matches!(input.format(), Format::Transcript | Format::Board | Format::Obf);
    match games {
        Ok(games) if !Vec::is_empty(&games) => Ok(games),
        _ if is_list => Err(fault.into()),
        Ok(_) => Err(StartError::Over),
        Err(fault) => Err(fault.into()),
    }
}

/// The game to be gone on with in a file: the last one that can be read, or the one that the
/// program saved there. A person plays the side to move against the usual level.
///
/// # Errors
/// When the file cannot be read, or holds no game.
pub(super) fn game_in(path: &Path, circumstances: Circumstances) -> Result<Game, SourceError> {
    let source = Source::read_file(path)?;
    if let Some(saved) = source.saved_game() {
        return saved.map(without_program).map(looked_at_if_over);
    }
    let read = source.last_game(Rules::Othello)?;
    let mover = Record::of(&read).position().to_move();
    let seats = Seats::against_engine(mover, Strength::DEFAULT);
    let Circumstances { seed, now } = circumstances;
    Ok(Game::taken_up(read, seats, seed, now))
}

/// A saved game that is over is only looked at.
fn looked_at_if_over(game: Game) -> Game {
    let turns = game.record.turns().len() + game.record.undone().len();
    let over = game.is_over().then(|| Origin::unknown(turns));
    Game { origin: over.or(game.origin.clone()), ..game }
}

/// A saved game with our engine in the place of another program, since a command that stands in a
/// file is not run.
fn without_program(game: Game) -> Game {
    let ours = |seat| match seat {
        Seat::Program => Seat::Engine(Strength::DEFAULT),
        seat => seat,
    };
    let Seats { black, white } = game.seats;
    Game { seats: Seats { black: ours(black), white: ours(white) }, ..game }
}

/// Reads a game in any format: a position, or moves played from the start of the rules, which may
/// be none.
pub(super) fn start(text: &str, rules: Rules) -> Result<Record, StartError> {
    Ok(Record::of(&start_game(text, rules)?))
}

fn start_game(text: &str, rules: Rules) -> Result<GameRecord, StartError> {
    if text.trim().is_empty() {
        return Ok(GameRecord::new(Position::start(rules)));
    }
    Ok(game_of(text, rules)?)
}

fn seats(options: &PlayOptions, rules: Rules, usage: &mut Usage<'_>) -> Result<Seats, Error> {
    let strength = match (options.depth, options.level, options.time) {
        (Some(depth), ..) => Strength::Depth(depth),
        (_, Some(level), _) => Strength::Level(level),
        (.., Some(time)) => Strength::Time(time),
        (None, None, None) if options.clock.is_some() => Strength::Clock,
        (None, None, None) => Strength::DEFAULT,
    };
    if options.two_players {
        return Ok(Seats::TWO_PLAYERS);
    }
    if options.watch {
        return Ok(Seats::watch(strength));
    }
    let human = match (options.play_as.unwrap_or(Side::First), rules) {
        (Side::First | Side::Black, _) => Disc::Black,
        (Side::Second, _) | (Side::White, Rules::Othello) | (Side::Red, Rules::Reversi) => {
            Disc::White
        }
        (Side::Red, Rules::Othello) => {
            let reason = usage.texts.get(key!("cli-no-red"));
            return Err(usage.wrong_value("--play-as", "red", &reason));
        }
        (Side::White, Rules::Reversi) => {
            let reason = usage.texts.get(key!("cli-no-white"));
            return Err(usage.wrong_value("--play-as", "white", &reason));
        }
    };
    Ok(match options.opponent {
        Some(_) => Seats::against_program(human),
        None => Seats::against_engine(human, strength),
    })
}

/// The position that perft counts from.
///
/// # Errors
/// clap's own, when `--start` is neither a position nor a transcript.
pub(super) fn perft_start(
    options: &PerftOptions,
    usage: &mut Usage<'_>,
) -> Result<Position, Error> {
    let rules = options.rules.into();
    let Some(text) = &options.start else { return Ok(Position::start(rules)) };
    let game = start_game(text, rules);
    let game =
        game.map_err(|error| usage.wrong_value("--start", text, &error.said(usage.texts)))?;
    let record = Record::of(&game);
    // A pass that nobody has said is the first ply, if it is one.
    let says_pass = game.actions().last() == Some(Move::Pass);
    let passes = record.turns().last().is_some_and(|turn| turn.action == Move::Pass);
    let said = record.turns().len() - usize::from(passes && !says_pass);
    Ok(*record.position_before(said))
}
