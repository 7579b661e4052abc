use super::error::VERSION;
use super::{Expected, SavedGameError};
use crate::text::cut;

/// The version of a game with another program at the table, begun here.
pub(super) const WITH_PROGRAM: u32 = 3;
/// The version of a game with clocks and without another program.
pub(super) const WITH_CLOCKS: u32 = 2;
/// The version of a game without either: programs that knew no other can still read it.
pub(super) const WITHOUT_CLOCKS: u32 = 1;
/// The keys, those of a later version behind those of an earlier one.
const KEYS: [&str; 23] = [
    "rules",
    "started",
    "start",
    "moves",
    "played",
    "black",
    "white",
    "seed",
    "assisted",
    "turned",
    "clock",
    "took",
    "thinking",
    "program",
    "name",
    "time",
    "patience",
    "forfeit",
    "begun",
    "from-black",
    "from-white",
    "from-event",
    "from-date",
];
/// How many of them a version has at most.
const fn known_keys(version: u32) -> usize {
    match version {
        WITHOUT_CLOCKS => 10,
        WITH_CLOCKS => 13,
        WITH_PROGRAM => 18,
        _ => KEYS.len(),
    }
}

/// The keys that only a game with clocks has.
const CLOCK_KEYS: [&str; 3] = ["clock", "took", "thinking"];

/// How many cells of a text an error shows.
const SHOWN: usize = 60;

/// The lines of a saved game: each key's line number and value.
pub(super) struct Fields<'a> {
    version: u32,
    values: [Option<(usize, &'a str)>; KEYS.len()],
}

impl<'a> Fields<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self, SavedGameError> {
        let mut lines = (1..).zip(text.lines());
        let head = lines.next().and_then(|(_, head)| head.strip_prefix("otello-game "));
        let version = match head.and_then(|version| version.trim().parse().ok()) {
            Some(version @ WITHOUT_CLOCKS..=VERSION) => version,
            Some(version) if version > VERSION => return Err(SavedGameError::Newer(version)),
            _ => return Err(SavedGameError::NotASavedGame),
        };
        let known = known_keys(version);
        let mut values = [None; KEYS.len()];
        for (line, text) in lines {
            let unknown = || SavedGameError::UnknownLine { line, text: cut(text, SHOWN) };
            let (key, value) = text.split_once(':').ok_or_else(unknown)?;
            let index = KEYS[..known].iter().position(|&known| known == key).ok_or_else(unknown)?;
            if values[index].replace((line, value.trim())).is_some() {
                return Err(SavedGameError::Twice { line, key: KEYS[index] });
            }
        }
        Ok(Self { version, values })
    }

    /// Whether the game has clocks.
    pub(super) fn has_clocks(&self) -> bool {
        self.version == WITH_CLOCKS || CLOCK_KEYS.iter().any(|key| self.find(key).is_ok())
    }

    /// Whether another program plays.
    pub(super) fn has_program(&self) -> bool {
        self.version == WITH_PROGRAM || self.find("program").is_ok()
    }

    /// Whether the game was begun elsewhere.
    pub(super) const fn has_origin(&self) -> bool {
        self.version == VERSION
    }

    pub(super) fn find(&self, key: &'static str) -> Result<(usize, &'a str), SavedGameError> {
        let index = KEYS.iter().position(|&known| known == key);
        index.and_then(|index| self.values[index]).ok_or(SavedGameError::Missing(key))
    }

    pub(super) fn value<T>(
        &self,
        key: &'static str,
        expected: Expected,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SavedGameError> {
        let (line, value) = self.find(key)?;
        let wrong = || SavedGameError::WrongValue { line, key, value: cut(value, SHOWN), expected };
        read(value).ok_or_else(wrong)
    }
}
