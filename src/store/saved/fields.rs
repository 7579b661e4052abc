use super::SavedGameError;

/// The version of the format that is written, and the only one that is read.
pub(super) const VERSION: u32 = 1;
/// The keys, in the order in which they are written.
const KEYS: [&str; 10] = [
    "rules", "started", "start", "moves", "played", "black", "white", "seed", "assisted", "turned",
];

/// The lines of a saved game: each key's line number and value.
pub(super) struct Fields<'a>([Option<(usize, &'a str)>; KEYS.len()]);

impl<'a> Fields<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self, SavedGameError> {
        let mut lines = (1..).zip(text.lines());
        let head = lines.next().and_then(|(_, head)| head.strip_prefix("otello-game "));
        match head.and_then(|version| version.trim().parse().ok()) {
            Some(VERSION) => {}
            Some(version) if version > VERSION => return Err(SavedGameError::Newer(version)),
            _ => return Err(SavedGameError::NotASavedGame),
        }
        let mut fields = [None; KEYS.len()];
        for (line, text) in lines {
            let unknown = || SavedGameError::UnknownLine { line, text: text.to_owned() };
            let (key, value) = text.split_once(':').ok_or_else(unknown)?;
            let index = KEYS.iter().position(|&known| known == key).ok_or_else(unknown)?;
            if fields[index].replace((line, value.trim())).is_some() {
                return Err(SavedGameError::Twice { line, key: KEYS[index] });
            }
        }
        Ok(Self(fields))
    }

    pub(super) fn find(&self, key: &'static str) -> Result<(usize, &'a str), SavedGameError> {
        let index = KEYS.iter().position(|&known| known == key);
        index.and_then(|index| self.0[index]).ok_or(SavedGameError::Missing(key))
    }

    pub(super) fn value<T>(
        &self,
        key: &'static str,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SavedGameError> {
        let (line, value) = self.find(key)?;
        let wrong = || SavedGameError::WrongValue { line, key, value: value.to_owned(), expected };
        read(value).ok_or_else(wrong)
    }
}
