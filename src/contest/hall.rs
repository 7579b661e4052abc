use std::collections::HashSet;
use std::io;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, Builder};
use std::time::Duration;

use thiserror::Error;

use super::entry::Played;
use super::play::{Abandoned, Absence, Chair, Conditions, play};
use super::purse::Purse;
use super::{Contest, Control, Entry, Fixture, entry};
use crate::formats::ggf;
use crate::search::Stop;

/// Why a contest cannot go on.
#[derive(Debug, Error)]
pub enum HallError {
    /// A player cannot be brought to the table.
    #[error("{player} cannot play: {reason}")]
    Absent {
        /// Who.
        player: String,
        /// Why not.
        reason: Absence,
    },
    /// There is no thread to play on.
    #[error("a thread cannot be started: {0}")]
    NoThread(io::Error),
}

/// Plays the games of a contest that are not among `played`, so many side by side, and hands each
/// to `finished` as soon as it ends. The contest is over when all games have been played or `stop`
/// is raised, which this does itself when `finished` gives back `false`; games in progress are
/// then given up.
///
/// `date` says what a game's date is when it ends, and `stoppages` how often the process has been
/// stopped: what a game took in which it was is worth nothing, so that such a game is played again.
///
/// # Errors
/// When a player cannot be started, or not be told what to play, or there is no thread.
pub fn run(
    contest: &Contest,
    played: &[Entry],
    tables: usize,
    stop: &Stop,
    date: impl Fn() -> String + Sync,
    stoppages: impl Fn() -> usize + Sync,
    mut finished: impl FnMut(ggf::Game, Entry) -> bool,
) -> Result<(), HallError> {
    let purses: Vec<_> = contest.pairings.iter().map(|_| Purse::default()).collect();
    for entry in played {
        settle(contest, &purses, entry);
    }
    let done: HashSet<_> = played.iter().map(|entry| (entry.pairing, entry.number)).collect();
    let fixtures =
        contest.fixtures().filter(|fixture| !done.contains(&(fixture.pairing, fixture.number)));
    let fixtures = Mutex::new(fixtures);
    let next = || fixtures.lock().unwrap_or_else(PoisonError::into_inner).next();
    let (tell, told) = channel();
    thread::scope(|scope| {
        let mut outcome = Ok(());
        for number in 0..tables.max(1) {
            let table = Table {
                contest,
                purses: &purses,
                tables: tables as u32,
                stop,
                stoppages: &stoppages,
            };
            let (tell, next, date) = (tell.clone(), &next, &date);
            let play = move || table.play_all(next, date, &tell);
            let started = Builder::new().spawn_scoped(scope, play);
            // With fewer tables than asked for it takes longer and no more.
            if let (0, Err(reason)) = (number, started) {
                outcome = Err(HallError::NoThread(reason));
                break;
            }
        }
        drop(tell);
        for game in told {
            let goes_on = match game {
                Ok((game, entry)) => finished(game, entry),
                Err(error) => {
                    outcome = outcome.and(Err(error));
                    false
                }
            };
            if !goes_on {
                stop.raise();
            }
        }
        outcome
    })
}

/// A game that has ended, in both of its shapes.
type Done = (ggf::Game, Entry);

/// Where one game after another is played.
struct Table<'a> {
    contest: &'a Contest,
    purses: &'a [Purse],
    tables: u32,
    stop: &'a Stop,
    stoppages: &'a (dyn Fn() -> usize + Sync),
}

/// How long it may take until a stop is known of that has made a side late.
const STOP_IS_KNOWN: Duration = Duration::from_millis(100);

impl Table<'_> {
    fn play_all(
        &self,
        next: &impl Fn() -> Option<Fixture>,
        date: &impl Fn() -> String,
        tell: &Sender<Result<Done, HallError>>,
    ) {
        // A player stays at the table as long as the pairing does.
        let mut seated: Option<(usize, [Chair<'_>; 2])> = None;
        while !self.stop.is_raised()
            && let Some(fixture) = next()
        {
            let sides = &self.contest.pairings[fixture.pairing];
            let (_, chairs) = match seated.take() {
                Some(same) if same.0 == fixture.pairing => seated.insert(same),
                _ => seated.insert((fixture.pairing, [&sides[0], &sides[1]].map(Chair::new))),
            };
            let game = match self.play(&fixture, chairs) {
                Ok(played) => entry::write(&fixture, sides, played, date()),
                Err(Abandoned::Stopped) => return,
                Err(Abandoned::Absent(index, reason)) => {
                    let player = sides[index].to_string();
                    // Nobody listens any more once the contest has ended.
                    let _ = tell.send(Err(HallError::Absent { player, reason }));
                    return;
                }
            };
            let entry = entry::read(&game).expect("a game reads as it was written");
            settle(self.contest, self.purses, &entry);
            let _ = tell.send(Ok((game, entry)));
        }
    }

    /// Plays a game, and again if the process was stopped meanwhile.
    fn play(&self, fixture: &Fixture, chairs: &mut [Chair<'_>; 2]) -> Result<Played, Abandoned> {
        loop {
            let before = (self.stoppages)();
            let played = play(fixture, chairs, self.conditions(fixture.pairing));
            if played.as_ref().is_ok_and(Played::is_late) {
                thread::sleep(STOP_IS_KNOWN);
            }
            if played.is_err() || (self.stoppages)() == before {
                return played;
            }
        }
    }

    fn conditions(&self, pairing: usize) -> Conditions<'_> {
        Conditions {
            patience: self.contest.patience,
            purse: &self.purses[pairing],
            tables: self.tables,
            seed: self.contest.seed,
            stop: self.stop,
        }
    }
}

/// Writes down what a game cost in the purse of its pairing, if one of its sides has one.
fn settle(contest: &Contest, purses: &[Purse], entry: &Entry) {
    let sides = &contest.pairings[entry.pairing];
    if let Some(own) = sides.iter().position(|side| side.control == Control::Other) {
        purses[entry.pairing].settle(entry.time[own].total, entry.time[1 - own].total);
    }
}
