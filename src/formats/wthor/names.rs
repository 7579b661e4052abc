use std::fmt;

use super::games::{size_fault, split};
use super::{Day, FileError, Header, SizeFault};

/// What a file of names names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// Players (`.JOU`), 20 bytes a name.
    Players,
    /// Tournaments (`.TRN`), 26 bytes a name.
    Tournaments,
}

/// A file of names (`.JOU`, `.TRN`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameFile {
    /// What it names.
    pub named: Named,
    /// The header, as written: its number of names may disagree with [`NameFile::names`].
    pub header: Header,
    /// The names that are whole, at most as many as the header says.
    pub names: Vec<Name>,
    /// The bytes behind them.
    pub rest: Vec<u8>,
}

/// A name as its file holds it: ISO 8859-1, ended by a 0 or by the end of its bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Name {
    bytes: [u8; 26],
    length: u8,
}

impl Named {
    /// How many bytes a name takes.
    #[must_use]
    pub const fn width(self) -> usize {
        match self {
            Self::Players => 20,
            Self::Tournaments => 26,
        }
    }

    const fn what(self) -> &'static str {
        match self {
            Self::Players => "player",
            Self::Tournaments => "tournament",
        }
    }
}

impl NameFile {
    /// A file with these names; the first 65,535 of them, since a header counts no more.
    #[must_use]
    pub fn new(named: Named, created: Day, mut names: Vec<Name>) -> Self {
        names.truncate(usize::from(u16::MAX));
        let header = Header {
            created,
            games: 0,
            names: names.len() as u16,
            year: 0,
            board: 0,
            solitaire: 0,
            depth: 0,
            reserved: 0,
        };
        Self { named, header, names, rest: Vec::new() }
    }

    /// Reads a file. Never more is allocated than the file is long, whatever its header says.
    ///
    /// # Errors
    /// When there is no header.
    pub fn read(named: Named, bytes: &[u8]) -> Result<Self, FileError> {
        let header = Header::read(bytes)?;
        let body = &bytes[Header::LENGTH..];
        let stated = usize::from(header.names);
        let (names, rest) = match named {
            Named::Players => {
                let (names, rest) = split::<20>(body, stated);
                (names.iter().map(|name| Name::from_bytes(name)).collect(), rest)
            }
            Named::Tournaments => {
                let (names, rest) = split::<26>(body, stated);
                (names.iter().map(|name| Name::from_bytes(name)).collect(), rest)
            }
        };
        Ok(Self { named, header, names, rest: rest.to_vec() })
    }

    /// Writes the file: of one that was read, the same bytes.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = self.header.write().to_vec();
        self.names.iter().for_each(|name| bytes.extend(name.bytes()));
        bytes.extend(&self.rest);
        bytes
    }

    /// The name with this number, from 0.
    #[must_use]
    pub fn name(&self, number: u16) -> Option<&Name> {
        self.names.get(usize::from(number))
    }

    /// How the number of names disagrees with the size of the file; `None` where it does not.
    #[must_use]
    pub fn size_fault(&self) -> Option<SizeFault> {
        let next = Header::LENGTH + self.names.len() * self.named.width();
        let stated = usize::from(self.header.names);
        size_fault(self.named.what(), stated, self.names.len(), next, self.rest.len())
    }
}

impl Name {
    /// A name in the bytes of its file. Characters outside ISO 8859-1 become `?`, and what does not
    /// fit is cut off.
    #[must_use]
    pub fn new(named: Named, text: &str) -> Self {
        let mut name = Self { bytes: [0; 26], length: named.width() as u8 };
        let letters = text.chars().filter(|letter| *letter != '\0');
        let room = name.bytes[..named.width() - 1].iter_mut();
        for (byte, letter) in room.zip(letters) {
            *byte = u8::try_from(letter).unwrap_or(b'?');
        }
        name
    }

    /// A name as it stands, of at most 26 bytes.
    fn from_bytes(written: &[u8]) -> Self {
        let mut bytes = [0; 26];
        bytes[..written.len()].copy_from_slice(written);
        Self { bytes, length: written.len() as u8 }
    }

    /// The bytes as they stand in the file, those behind the end of the name too.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.length)]
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.bytes().iter().take_while(|&&byte| byte != 0);
        f.pad(&letters.map(|&byte| char::from(byte)).collect::<String>())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_latin_and_end_at_their_zero() {
        let name = Name::new(Named::Tournaments, "Journ\u{e9}e de Reims");
        assert_eq!(name.bytes().len(), 26);
        assert_eq!((name.bytes()[5], name.bytes()[25]), (0xe9, 0));
        assert_eq!(name.to_string(), "Journ\u{e9}e de Reims");
        assert_eq!(Name::new(Named::Players, "\u{5b89}\u{85e4}").to_string(), "??");
        let long = Name::new(Named::Players, &"x".repeat(30));
        assert_eq!(long.to_string().len(), 19);
        assert_eq!(Name::from_bytes(&[b'y'; 20]).to_string(), "y".repeat(20));
    }

    #[test]
    fn junk_behind_a_name_and_in_the_header_is_kept() {
        let mut bytes = NameFile::new(Named::Players, Day::default(), Vec::new()).write();
        bytes[8] = 2;
        bytes[12] = 77;
        bytes.extend(*b"Ada\0junk behind it..Bob\0............");
        let file = NameFile::read(Named::Players, &bytes).unwrap();
        assert_eq!((file.names.len(), file.names[0].to_string()), (1, "Ada".to_owned()));
        assert_eq!(file.write(), bytes);
        assert_eq!(
            file.size_fault().unwrap().to_string(),
            "player 2 (byte 36): the file ends at byte 52; the header says that it holds 2"
        );
    }
}
