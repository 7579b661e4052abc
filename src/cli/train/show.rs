use std::fs::File;
use std::io::{self, Write};

use super::TrainFailure;
use super::arguments::ShowOptions;
use crate::train::corpus::{CorpusError, Game, Reader};

/// Counts what the corpus holds, and says whether all of it could be read.
///
/// # Errors
/// When the file cannot be read or the counts not be written.
pub(super) fn run(options: &ShowOptions, out: &mut dyn Write) -> Result<bool, TrainFailure> {
    let path = &options.corpus;
    let file = File::open(path).map_err(TrainFailure::file(path))?;
    let mut counts = Counts::default();
    for game in Reader::new(file) {
        match game {
            Ok(game) => counts.add(&game),
            Err(CorpusError::Io(fault)) => return Err(TrainFailure::file(path)(fault)),
            Err(error) => counts.add_damage(error),
        }
    }
    counts.write(out)?;
    Ok(counts.damaged == 0)
}

/// What a corpus holds.
#[derive(Debug, Default)]
struct Counts {
    games: u64,
    plies: u64,
    random: u64,
    searched: u64,
    solved: u64,
    black_wins: u64,
    draws: u64,
    damaged: u64,
    first_damage: Option<CorpusError>,
}

impl Counts {
    fn add(&mut self, game: &Game) {
        self.games += 1;
        self.plies += game.plies().len() as u64;
        self.random += u64::from(game.random_plies());
        for position in game.positions() {
            self.solved += u64::from(position.solved);
            self.searched += u64::from(!position.solved);
        }
        self.black_wins += u64::from(game.score().discs() > 0);
        self.draws += u64::from(game.score().discs() == 0);
    }

    fn add_damage(&mut self, error: CorpusError) {
        self.damaged += 1;
        self.first_damage.get_or_insert(error);
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self { games, black_wins, draws, .. } = self;
        let white_wins = games - black_wins - draws;
        writeln!(out, "games      {games:>12}")?;
        writeln!(out, "won by     {black_wins:>12} Black, {white_wins} White, {draws} nobody")?;
        writeln!(out, "positions  {:>12}", self.plies)?;
        writeln!(out, "  random   {:>12}", self.random)?;
        writeln!(out, "  searched {:>12}", self.searched)?;
        writeln!(out, "  solved   {:>12}", self.solved)?;
        writeln!(out, "damaged    {:>12}", self.damaged)?;
        if let Some(error) = &self.first_damage {
            writeln!(out, "  the first: {error}")?;
        }
        Ok(())
    }
}
