//! Records of WTHOR, both ways.

use std::collections::HashMap;

use super::{Format, GameError, Unwritable};
use crate::formats::record::{GameRecord, GameResult, Numbers, Player, Source};
use crate::formats::wthor::{Day, GameFile, Header, Name, NameFile, Named, Record};
use crate::rules::{Disc, DiscCount, Position, Rules};

/// The names behind the numbers of WTHOR, where there are files of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The players.
    pub players: Option<NameFile>,
    /// The tournaments.
    pub tournaments: Option<NameFile>,
}

/// The game with this number, from 0; behind the last one, once, what is wrong with the file's size.
pub(super) fn game(
    file: &GameFile,
    index: usize,
    names: &Names,
) -> Option<Result<GameRecord, GameError>> {
    let Some(record) = file.records.get(index) else {
        let behind = index == file.records.len();
        return file.size_fault().filter(|_| behind).map(|fault| Err(fault.into()));
    };
    let read = from_record(record, &file.header, names);
    Some(read.map_err(|fault| GameError::Record {
        game: index + 1,
        offset: GameFile::offset(index) + fault.offset(),
        fault,
    }))
}

fn from_record(
    record: &Record,
    header: &Header,
    names: &Names,
) -> Result<GameRecord, crate::formats::wthor::RecordFault> {
    let replay = record.replay()?;
    let name = |file: &Option<NameFile>, number| {
        file.as_ref().and_then(|file| file.name(number)).map(Name::to_string).unwrap_or_default()
    };
    let mut game = GameRecord {
        source: Source::Wthor,
        moves: replay.moves.into_iter().map(Into::into).collect(),
        black: Player::named(name(&names.players, record.black)),
        white: Player::named(name(&names.players, record.white)),
        event: name(&names.tournaments, record.tournament),
        date: if header.year == 0 { String::new() } else { header.year.to_string() },
        numbers: Some(Numbers {
            tournament: record.tournament,
            black: record.black,
            white: record.white,
            theoretical_score: record.theoretical_score,
            theory_depth: header.depth,
        }),
        ..GameRecord::new(Position::start(Rules::Othello))
    };
    let score = |count: DiscCount| f64::from(count.difference(Disc::Black).discs());
    let stated = record.stated().map(score);
    game.settle(stated.map(|black| GameResult::Score { black, ending: None }));
    Ok(game)
}

/// Collects games into a file of WTHOR, and their players and tournaments into files of names.
#[derive(Clone, Debug, Default)]
pub struct WthorBuilder {
    records: Vec<Record>,
    players: Numbering,
    tournaments: Numbering,
    years: HashMap<u16, usize>,
    depth: Option<u8>,
    /// Whether every game came from WTHOR, so that its numbers stand for names that exist.
    numbered: bool,
}

/// A finished file of WTHOR with its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WthorFiles {
    /// The games.
    pub games: GameFile,
    /// The players and tournaments; `None` where the numbers of the games are those of the files
    /// that the games came from.
    pub names: Option<[NameFile; 2]>,
}

/// Names in the order of their numbers.
#[derive(Clone, Debug, Default)]
struct Numbering {
    names: Vec<String>,
    numbers: HashMap<String, u16>,
}

impl Numbering {
    /// The number of a name, a new one if it has none; 0 for the unknown and for those for whom
    /// there is no number left.
    fn number(&mut self, name: &str) -> u16 {
        if self.names.is_empty() {
            self.names.push("???".to_owned());
        }
        if name.is_empty() || name == "???" {
            return 0;
        }
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let Some(number) = u16::try_from(self.names.len()).ok().filter(|&next| next < u16::MAX)
        else {
            return 0;
        };
        self.names.push(name.to_owned());
        self.numbers.insert(name.to_owned(), number);
        number
    }

    fn into_file(self, named: Named, created: Day) -> NameFile {
        let names = self.names.iter().map(|name| Name::new(named, name)).collect();
        NameFile::new(named, created, names)
    }
}

impl WthorBuilder {
    /// A file without games.
    #[must_use]
    pub fn new() -> Self {
        Self { numbered: true, ..Self::default() }
    }

    /// Adds a game.
    ///
    /// # Errors
    /// When WTHOR cannot keep it.
    pub fn add(&mut self, game: &GameRecord) -> Result<(), Unwritable> {
        let mut record = record(game)?;
        let names = [
            self.tournaments.number(&game.event),
            self.players.number(&game.black.name),
            self.players.number(&game.white.name),
        ];
        self.numbered &= game.numbers.is_some();
        if let Some(numbers) = game.numbers {
            record.theoretical_score = numbers.theoretical_score;
            self.depth.get_or_insert(numbers.theory_depth);
        }
        [record.tournament, record.black, record.white] = match game.numbers {
            Some(numbers) if self.numbered => [numbers.tournament, numbers.black, numbers.white],
            _ => names,
        };
        *self.years.entry(game.year().unwrap_or_default()).or_default() += 1;
        self.records.push(record);
        Ok(())
    }

    /// Whether games of several years were added: a file has one.
    #[must_use]
    pub fn has_several_years(&self) -> bool {
        self.years.len() > 1
    }

    /// The files. Their day is that of `like`, if the games come from a file, or else `today`; the
    /// year is that of most games.
    #[must_use]
    pub fn finish(self, like: Option<&Header>, today: Day) -> WthorFiles {
        let year = self.years.iter().max_by_key(|&(&year, &games)| (games, year));
        let year = year.map_or(0, |(&year, _)| year);
        let created = like.map_or(today, |header| header.created);
        let mut games = GameFile::new(created, year, self.records);
        games.header.depth = self.depth.unwrap_or_default();
        if let Some(like) = like {
            games.header = Header { games: games.header.games, ..*like };
        }
        let names = (!self.numbered).then(|| {
            [
                self.players.into_file(Named::Players, created),
                self.tournaments.into_file(Named::Tournaments, created),
            ]
        });
        WthorFiles { games, names }
    }
}

fn record(game: &GameRecord) -> Result<Record, Unwritable> {
    if game.start != Position::start(Rules::Othello) {
        return Err(Unwritable::Start);
    }
    if game.moves.is_empty() {
        return Err(Unwritable::NoMoves(Format::Wthor));
    }
    let score = game.result.and_then(GameResult::score).ok_or(Unwritable::NoScore)?;
    let black = ((64.0 + score) / 2.0).round().clamp(0.0, 64.0) as u8;
    Ok(Record::new(game.actions(), black))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_get_numbers_once() {
        let mut numbering = Numbering::default();
        let numbers = ["", "Ada", "Bob", "Ada", "???"].map(|name| numbering.number(name));
        assert_eq!(numbers, [0, 1, 2, 1, 0]);
        let file = numbering.into_file(Named::Players, Day::default());
        assert_eq!(file.names[0].to_string(), "???");
        assert_eq!(file.names[2].to_string(), "Bob");
    }
}
