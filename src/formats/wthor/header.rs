use super::FileError;

/// The first 16 bytes of every WTHOR file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// When the file was made.
    pub created: Day,
    /// How many games follow; 0 in a file of names.
    pub games: u32,
    /// How many names follow; 0 in a file of games.
    pub names: u16,
    /// The year in which the games were played; 0 in a file of names.
    pub year: u16,
    /// The size of the board: 8, or 0 which means 8. Files of names by other programs hold junk.
    pub board: u8,
    /// 1 where the file holds solitaires.
    pub solitaire: u8,
    /// How many squares were empty where the theoretical scores were computed, as written; see
    /// [`Header::theory_depth`].
    pub depth: u8,
    /// A byte that means nothing.
    pub reserved: u8,
}

/// A day as a header writes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Day {
    /// The year's first two digits, as in 20.
    pub century: u8,
    /// The year's last two digits.
    pub year: u8,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

impl Header {
    /// How many bytes it takes.
    pub const LENGTH: usize = 16;

    /// Reads the header at the start of a file, without a question about what it says.
    ///
    /// # Errors
    /// When the file is shorter.
    pub fn read(bytes: &[u8]) -> Result<Self, FileError> {
        let Some(&bytes) = bytes.first_chunk::<{ Self::LENGTH }>() else {
            return Err(FileError::NoHeader(bytes.len()));
        };
        let [century, yy, month, day, games @ .., _, _, _, _, _, _, _, _] = bytes;
        let [.., n0, n1, y0, y1, board, solitaire, depth, reserved] = bytes;
        Ok(Self {
            created: Day { century, year: yy, month, day },
            games: u32::from_le_bytes(games),
            names: u16::from_le_bytes([n0, n1]),
            year: u16::from_le_bytes([y0, y1]),
            board,
            solitaire,
            depth,
            reserved,
        })
    }

    /// Writes what [`Header::read`] reads.
    #[must_use]
    pub fn write(&self) -> [u8; Self::LENGTH] {
        let Day { century, year, month, day } = self.created;
        let mut bytes = [0; Self::LENGTH];
        bytes[..4].copy_from_slice(&[century, year, month, day]);
        bytes[4..8].copy_from_slice(&self.games.to_le_bytes());
        bytes[8..10].copy_from_slice(&self.names.to_le_bytes());
        bytes[10..12].copy_from_slice(&self.year.to_le_bytes());
        bytes[12..].copy_from_slice(&[self.board, self.solitaire, self.depth, self.reserved]);
        bytes
    }

    /// How many squares were empty where the theoretical scores were computed: 22 where the header
    /// says 0.
    #[must_use]
    pub const fn theory_depth(&self) -> u8 {
        if self.depth == 0 { 22 } else { self.depth }
    }

    /// Whether games of this header can be read.
    pub(super) const fn check_games(&self) -> Result<(), FileError> {
        match (self.board, self.solitaire) {
            (0 | 8, 0) => Ok(()),
            (0 | 8, solitaire) => Err(FileError::Solitaires(solitaire)),
            (board, _) => Err(FileError::OtherBoard(board)),
        }
    }
}

impl Day {
    /// The day of a calendar. Of a year the two pairs of digits are kept, 0 to 25599.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Self {
        let century = if year < 25_600 { year / 100 } else { 255 };
        Self { century: century as u8, year: (year % 100) as u8, month, day }
    }

    /// Whether a calendar may have it: a header without such a day is hardly one.
    #[must_use]
    pub const fn is_plausible(self) -> bool {
        let Self { century, year, month, day } = self;
        century >= 19 && century <= 21 && year <= 99 && month <= 12 && day <= 31
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first bytes of WTH_1977.wtb.
    const YEAR_1977: [u8; 16] =
        [0x14, 0x07, 0x05, 0x16, 12, 0, 0, 0, 0, 0, 0xb9, 0x07, 0x08, 0x00, 0x18, 0x00];

    #[test]
    fn the_fields_stand_where_the_format_has_them() {
        let header = Header::read(&YEAR_1977).unwrap();
        assert_eq!(header.created, Day::new(2007, 5, 22));
        assert_eq!((header.games, header.names, header.year), (12, 0, 1977));
        assert_eq!((header.board, header.solitaire, header.theory_depth()), (8, 0, 24));
        assert_eq!(header.check_games(), Ok(()));
    }

    #[test]
    fn every_header_is_written_as_it_was_read() {
        for seed in 0..=255u8 {
            let bytes = std::array::from_fn(|index| seed.wrapping_mul(index as u8 + 3));
            assert_eq!(Header::read(&bytes).unwrap().write(), bytes);
        }
    }

    #[test]
    fn other_boards_and_solitaires_are_refused() {
        let header = Header::read(&YEAR_1977).unwrap();
        let check = |board, solitaire| Header { board, solitaire, ..header }.check_games();
        assert_eq!(check(0, 0), Ok(()));
        let told = |error: Result<(), FileError>| error.unwrap_err().to_string();
        assert!(told(check(10, 0)).starts_with("byte 12: the size of the board is 10; 8 "));
        assert!(told(check(8, 1)).starts_with("byte 13: the file holds solitaires (1);"));
        assert_eq!(Header::read(&YEAR_1977[..15]), Err(FileError::NoHeader(15)));
    }

    #[test]
    fn depth_0_means_22() {
        let header = Header::read(&YEAR_1977).unwrap();
        assert_eq!(Header { depth: 0, ..header }.theory_depth(), 22);
    }
}
