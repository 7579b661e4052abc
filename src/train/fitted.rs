//! The fitted weights' file: what `fit` found, before it is rounded and packed.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OTFIT` and 0, and the version, 3, in two bytes |
//! | 4 | the length of the provenance |
//! | that many | the provenance, UTF-8 |
//! | 4 | how many tables follow |
//! | for each table 4 | how many rows it has |
//! | 4 | how many stacks follow |
//! | 4 | how many rows the order has |
//! | the rest but 4 | the rows of every table, the bias of the first layer, the stacks, the order; `f32` |
//! | 4 | the CRC-32 of everything before |
//!
//! Numbers are little-endian.

use flate2::Crc;
use thiserror::Error;

use super::fit::Network;
use crate::eval::pattern::{Stack, WIDTH};

const MAGIC: &[u8; 6] = b"OTFIT\0";
const VERSION: u16 = 3;

/// What was fitted: the network, and the small evaluation for the order of moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Where it comes from.
    pub provenance: String,
    /// The network, with its value in discs.
    pub network: Network,
    /// What each row of the evaluation for the order of moves is worth, in discs.
    pub order: Vec<f32>,
}

/// Why a file holds no fitted weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FittedFileError {
    /// It begins with something else.
    #[error("this is not a file of fitted weights: it does not begin with \"OTFIT\"")]
    Foreign,
    /// It is of another version.
    #[error(
        "the file of fitted weights is of version {0}, and this program reads version {VERSION}"
    )]
    Version(u16),
    /// The sizes that it gives are not its own.
    #[error("the file of fitted weights has {0} bytes, which its beginning does not account for")]
    Length(usize),
    /// The checksum does not fit.
    #[error(
        "the file of fitted weights is damaged: its checksum is {found:08x} and should be {stored:08x}"
    )]
    Checksum {
        /// What the bytes give.
        found: u32,
        /// What the file says.
        stored: u32,
    },
    /// A number of the network is infinite or not a number.
    #[error("the file of fitted weights has a number that is not finite")]
    Infinite,
    /// The provenance is not text.
    #[error("the provenance in the file of fitted weights is not UTF-8 text")]
    Provenance,
}

impl Fitted {
    /// The weights as a file.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let Network { tables, bias, stacks } = &self.network;
        let mut file = MAGIC.to_vec();
        file.extend(VERSION.to_le_bytes());
        file.extend((self.provenance.len() as u32).to_le_bytes());
        file.extend(self.provenance.as_bytes());
        let counts = [tables.len()].into_iter().chain(tables.iter().map(Vec::len));
        let counts = counts.chain([stacks.len(), self.order.len()]);
        file.extend(counts.flat_map(|count| (count as u32).to_le_bytes()));
        let rows = tables.iter().flatten().flatten().chain(bias).copied();
        let numbers = rows.chain(stacks.iter().flat_map(Stack::numbers));
        let numbers = numbers.chain(self.order.iter().copied());
        file.extend(numbers.flat_map(f32::to_le_bytes));
        file.extend(checksum(&file).to_le_bytes());
        file
    }

    /// The weights in a file.
    ///
    /// # Errors
    /// Whatever makes the file no file of fitted weights.
    pub fn decode(file: &[u8]) -> Result<Self, FittedFileError> {
        let length = FittedFileError::Length(file.len());
        let body = file.strip_prefix(MAGIC).ok_or(FittedFileError::Foreign)?;
        let (version, body) = body.split_first_chunk().ok_or(length.clone())?;
        let version = u16::from_le_bytes(*version);
        if version != VERSION {
            return Err(FittedFileError::Version(version));
        }
        let (body, stored) = body.split_last_chunk().ok_or(length.clone())?;
        let stored = u32::from_le_bytes(*stored);
        let found = checksum(&file[..file.len() - 4]);
        if found != stored {
            return Err(FittedFileError::Checksum { found, stored });
        }
        let (size, rest) = number(body).ok_or(length.clone())?;
        let (provenance, rest) = rest.split_at_checked(size).ok_or(length.clone())?;
        let provenance = std::str::from_utf8(provenance);
        let provenance = provenance.map_err(|_| FittedFileError::Provenance)?.to_owned();
        let (network, order) = numbers(rest).ok_or(length)?;
        if !network.is_finite() || !order.iter().all(|number| number.is_finite()) {
            return Err(FittedFileError::Infinite);
        }
        Ok(Self { provenance, network, order })
    }
}

/// The network and the order in the bytes behind the provenance; nothing if they are too few or too
/// many.
fn numbers(bytes: &[u8]) -> Option<(Network, Vec<f32>)> {
    let (tables, mut rest) = number(bytes)?;
    let mut rows = Vec::new();
    for _ in 0..tables {
        let (count, behind) = number(rest)?;
        rows.push(count);
        rest = behind;
    }
    let (stacks, rest) = number(rest)?;
    let (order, rest) = number(rest)?;
    let stack = Stack::ZERO.numbers().count();
    let all = rows.iter().try_fold(1_usize, |all, &rows| all.checked_add(rows))?;
    let needed = all.checked_mul(WIDTH)?.checked_add(stacks.checked_mul(stack)?)?;
    let needed = needed.checked_add(order)?;
    if needed.checked_mul(4)? != rest.len() {
        return None;
    }
    let mut numbers = rest.as_chunks().0.iter().copied().map(f32::from_le_bytes);
    let mut next = || numbers.next().expect("as many as are needed");
    let mut row = || std::array::from_fn(|_| next());
    let tables = rows.into_iter().map(|count| (0..count).map(|_| row()).collect()).collect();
    let bias = row();
    let mut stack = || {
        let mut stack = Stack::ZERO;
        stack.numbers_mut().for_each(|number| *number = next());
        stack
    };
    let stacks = (0..stacks).map(|_| stack()).collect();
    Some((Network { tables, bias, stacks }, numbers.collect()))
}

fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (number, rest) = bytes.split_first_chunk()?;
    Some((u32::from_le_bytes(*number) as usize, rest))
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Fitted {
        let row = |first: f32| std::array::from_fn(|column| first + column as f32 / 8.0);
        let stack = |first: u16| {
            let mut stack = Stack::ZERO;
            stack.numbers_mut().zip(first..).for_each(|(number, place)| *number = place.into());
            stack
        };
        let network = Network {
            tables: vec![vec![row(0.25), row(-3.5)], vec![row(1.0)]],
            bias: row(7.0),
            stacks: vec![stack(0), stack(7)],
        };
        Fitted { provenance: "by hand, été".to_owned(), network, order: vec![0.5, -2.0, 11.0] }
    }

    #[test]
    fn a_file_gives_back_the_weights() {
        assert_eq!(Fitted::decode(&some().encode()), Ok(some()));
    }

    #[test]
    fn damaged_and_foreign_files_are_refused() {
        let file = some().encode();
        for cut in 0..file.len() {
            assert!(Fitted::decode(&file[..cut]).is_err(), "cut at {cut}");
        }
        for at in 0..file.len() {
            let mut damaged = file.clone();
            damaged[at] ^= 0x10;
            assert!(Fitted::decode(&damaged).is_err(), "damaged at {at}");
        }
        assert_eq!(Fitted::decode(b"OTELLO\x02\0"), Err(FittedFileError::Foreign));
        assert_eq!(Fitted::decode(b"OTFIT\0\x01\0...."), Err(FittedFileError::Version(1)));
        let mut infinite = some();
        infinite.network.bias[3] = f32::NAN;
        assert_eq!(Fitted::decode(&infinite.encode()), Err(FittedFileError::Infinite));
        let mut infinite = some();
        infinite.order[1] = f32::INFINITY;
        assert_eq!(Fitted::decode(&infinite.encode()), Err(FittedFileError::Infinite));
    }
}
