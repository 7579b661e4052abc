use super::{Day, FileError, Header, Record, SizeFault};

/// A file of games (`.wtb`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// The header, as written: its number of games may disagree with [`GameFile::records`].
    pub header: Header,
    /// The games that are whole, at most as many as the header says.
    pub records: Vec<Record>,
    /// The bytes behind them.
    pub rest: Vec<u8>,
}

impl GameFile {
    /// A file with these games of a year.
    ///
    /// # Panics
    /// When there are more games than a header can count.
    #[must_use]
    pub fn new(created: Day, year: u16, records: Vec<Record>) -> Self {
        let games = u32::try_from(records.len()).expect("no file has 4 thousand million games");
        let header = Header {
            created,
            games,
            names: 0,
            year,
            board: 8,
            solitaire: 0,
            depth: 0,
            reserved: 0,
        };
        Self { header, records, rest: Vec::new() }
    }

    /// Reads a file. Never more is allocated than the file is long, whatever its header says.
    ///
    /// # Errors
    /// When there is no header, or one of another board or of solitaires.
    pub fn read(bytes: &[u8]) -> Result<Self, FileError> {
        let header = Header::read(bytes)?;
        header.check_games()?;
        let (records, rest) = split(&bytes[Header::LENGTH..], header.games as usize);
        let records = records.iter().map(Record::read).collect();
        Ok(Self { header, records, rest: rest.to_vec() })
    }

    /// Writes the file: of one that was read, the same bytes.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let length = Header::LENGTH + self.records.len() * Record::LENGTH + self.rest.len();
        let mut bytes = Vec::with_capacity(length);
        bytes.extend(self.header.write());
        self.records.iter().for_each(|record| bytes.extend(record.write()));
        bytes.extend(&self.rest);
        bytes
    }

    /// Where a record begins in the file; `index` counts from 0.
    #[must_use]
    pub const fn offset(index: usize) -> usize {
        Header::LENGTH + index * Record::LENGTH
    }

    /// How the number of games disagrees with the size of the file; `None` where it does not.
    #[must_use]
    pub fn size_fault(&self) -> Option<SizeFault> {
        let next = Self::offset(self.records.len());
        size_fault("game", self.header.games as usize, self.records.len(), next, self.rest.len())
    }
}

/// The records that are whole, at most so many, and the bytes behind them.
pub(super) fn split<const LENGTH: usize>(bytes: &[u8], stated: usize) -> (&[[u8; LENGTH]], &[u8]) {
    let (whole, _) = bytes.as_chunks::<LENGTH>();
    let records = &whole[..stated.min(whole.len())];
    (records, &bytes[records.len() * LENGTH..])
}

/// What there is to be said of `whole` records where `stated` ones are expected, `rest` bytes
/// following at `next`.
pub(super) fn size_fault(
    what: &'static str,
    stated: usize,
    whole: usize,
    next: usize,
    rest: usize,
) -> Option<SizeFault> {
    if whole < stated {
        let (number, end) = (whole + 1, next + rest);
        Some(SizeFault::TooShort { what, number, offset: next, end, stated })
    } else if rest > 0 {
        Some(SizeFault::TooLong { what, offset: next, extra: rest })
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> Vec<u8> {
        let records = vec![Record::new([], 32), Record::new([], 0)];
        GameFile::new(Day::new(2026, 11, 30), 2026, records).write()
    }

    #[test]
    fn a_file_that_ends_too_early_keeps_its_whole_games() {
        let bytes = file();
        for length in Header::LENGTH..bytes.len() {
            let cut = GameFile::read(&bytes[..length]).unwrap();
            assert_eq!(cut.records.len(), (length - 16) / 68);
            assert!(cut.size_fault().is_some());
            assert_eq!(cut.write(), bytes[..length]);
        }
        let cut = GameFile::read(&bytes[..100]).unwrap();
        assert_eq!(
            cut.size_fault().unwrap().to_string(),
            "game 2 (byte 84): the file ends at byte 100; the header says that it holds 2"
        );
    }

    #[test]
    fn bytes_behind_the_last_game_are_kept_and_told() {
        let mut bytes = file();
        bytes.extend([1, 2, 3]);
        let file = GameFile::read(&bytes).unwrap();
        assert_eq!(file.write(), bytes);
        assert_eq!(
            file.size_fault().unwrap().to_string(),
            "byte 152: 3 bytes follow the last game, where the end is expected"
        );
    }

    #[test]
    fn a_header_that_promises_too_much_costs_no_memory() {
        let mut bytes = file();
        bytes[4..8].fill(0xff);
        let file = GameFile::read(&bytes).unwrap();
        assert_eq!((file.records.len(), file.header.games), (2, u32::MAX));
        assert_eq!(file.write(), bytes);
    }
}
