//! The weights' file.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OTELLO` and the version, 3, in two bytes |
//! | 4 | the length of the provenance |
//! | that many | the provenance, UTF-8 |
//! | 4 | how many parts follow: 2 and the width of the first layer |
//! | for each part 4 | its length |
//! | that many | the part: a gzip member, which carries its own checksum |
//! | 4 | the CRC-32 of everything before |
//!
//! Numbers are little-endian. The first part holds the biases, `i16`, then the stacks, `f32` in the
//! order of [`Stack::numbers`]. The last holds the weights of the order, `i8`. Each of the others
//! holds one number of every row, `i8`.

use std::io::{self, Read, Write};
use std::num::NonZero;
use std::thread;

use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use flate2::{Compression, Crc};
use thiserror::Error;

use super::layout::Layout;
use super::order::order_weights;
use super::stack::{STACK_LEN, STACKS, Stack, WIDTH};
use super::weights::{BIASES, MOST_BIAS, Weights};
use crate::threads::share_out;

const MAGIC: &[u8; 6] = b"OTELLO";
const VERSION: u16 = 3;
/// The first part, one for each number of a row, and that of the order.
const PARTS: usize = 1 + WIDTH + 1;
/// How long the first part is.
const FIRST_LEN: usize = BIASES * WIDTH * 2 + STACKS * STACK_LEN * 4;

impl WeightsFileError {
    /// The version of the files that this program reads.
    pub const KNOWN_VERSION: u16 = VERSION;
    /// How many parts they have.
    pub const KNOWN_PARTS: usize = PARTS;
}

/// Why a file holds no weights that this program can use.
#[derive(Debug, Error)]
pub enum WeightsFileError {
    /// The file begins with something else.
    #[error("this is not a weights file: it does not begin with \"OTELLO\"")]
    Foreign,
    /// The file is of another version.
    #[error("the weights file is of version {0}, and this program reads version {VERSION}")]
    Version(u16),
    /// The file ends too soon.
    #[error("the weights file ends at byte {0}, where more should follow")]
    Short(usize),
    /// Something follows the end.
    #[error("the weights file goes on after its end, at byte {0}")]
    Long(usize),
    /// The checksum does not fit.
    #[error("the weights file is damaged: its checksum is {found:08x} and should be {stored:08x}")]
    Checksum {
        /// What the bytes give.
        found: u32,
        /// What the file says.
        stored: u32,
    },
    /// The provenance is not text.
    #[error("the provenance in the weights file is not UTF-8 text")]
    Provenance,
    /// The file was made for another network.
    #[error("the weights file has {0} parts, and this program needs {PARTS}")]
    Parts(u32),
    /// A number of the stacks is infinite or not a number.
    #[error("part 0 of the weights file has a number that is not finite")]
    Infinite,
    /// A bias is so large that sums with it would not be right.
    #[error("part 0 of the weights file has a bias beyond {MOST_BIAS}")]
    Bias,
    /// A part has too few or too many numbers.
    #[error("part {part} of the weights file has {found} bytes, and this program needs {needed}")]
    Size {
        /// Which part, from 0.
        part: usize,
        /// How many bytes it has.
        found: usize,
        /// How many it should have.
        needed: usize,
    },
    /// A part cannot be decompressed.
    #[error("part {part} of the weights file cannot be decompressed")]
    Part {
        /// Which part, from 0.
        part: usize,
        /// Why.
        #[source]
        source: io::Error,
    },
}

impl Weights {
    /// The weights as a file.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend(VERSION.to_le_bytes());
        file.extend((self.provenance.len() as u32).to_le_bytes());
        file.extend(self.provenance.as_bytes());
        file.extend((PARTS as u32).to_le_bytes());
        let columns = (0..WIDTH)
            .map(|column| self.rows.iter().map(|row| row[column] as u8).collect::<Vec<_>>());
        let order = self.order.iter().map(|&number| number as u8).collect();
        for part in [self.first_part()].into_iter().chain(columns).chain([order]) {
            let part = compress(&part);
            file.extend((part.len() as u32).to_le_bytes());
            file.extend(part);
        }
        file.extend(checksum(&file).to_le_bytes());
        file
    }

    /// The biases and the stacks.
    fn first_part(&self) -> Vec<u8> {
        let biases = self.biases.iter().flatten().flat_map(|number| number.to_le_bytes());
        let stacks = self.stacks.iter().flat_map(Stack::numbers);
        biases.chain(stacks.flat_map(f32::to_le_bytes)).collect()
    }

    /// The weights in a file.
    ///
    /// # Errors
    ///
    /// Whatever makes the file no file of weights, or one for another program.
    pub fn decode(file: &[u8]) -> Result<Self, WeightsFileError> {
        let mut reader = Reader { file, at: 0 };
        if reader.take(MAGIC.len()).ok() != Some(MAGIC) {
            return Err(WeightsFileError::Foreign);
        }
        let version = u16::from_le_bytes(reader.array()?);
        if version != VERSION {
            return Err(WeightsFileError::Version(version));
        }
        let provenance = reader.prefixed()?;
        let parts = reader.number()?;
        if parts as usize != PARTS {
            return Err(WeightsFileError::Parts(parts));
        }
        let parts = (0..parts).map(|_| reader.prefixed()).collect::<Result<Vec<_>, _>>()?;
        let found = checksum(&file[..reader.at]);
        let stored = reader.number()?;
        if found != stored {
            return Err(WeightsFileError::Checksum { found, stored });
        }
        if reader.at != file.len() {
            return Err(WeightsFileError::Long(reader.at));
        }
        let provenance = std::str::from_utf8(provenance);
        let provenance = provenance.map_err(|_| WeightsFileError::Provenance)?.to_owned();
        let first = numbers(0, parts[0], FIRST_LEN)?;
        let order = numbers(PARTS - 1, parts[PARTS - 1], order_weights())?;
        let (biases, stacks) = first.split_at(BIASES * WIDTH * 2);
        let weights = Self {
            provenance,
            rows: rows(&parts[1..=WIDTH])?,
            biases: biases.as_chunks().0.iter().map(bias).collect(),
            stacks: stacks.chunks_exact(STACK_LEN * 4).map(stack).collect(),
            order: order.into_iter().map(|number| number as i8).collect(),
        };
        if !weights.stacks.iter().flat_map(Stack::numbers).all(f32::is_finite) {
            return Err(WeightsFileError::Infinite);
        }
        let mut biases = weights.biases.iter().flatten();
        if biases.any(|bias| bias.unsigned_abs() > MOST_BIAS.unsigned_abs()) {
            return Err(WeightsFileError::Bias);
        }
        Ok(weights)
    }
}

fn bias(bytes: &[u8; 2 * WIDTH]) -> [i16; WIDTH] {
    std::array::from_fn(|column| i16::from_le_bytes([bytes[2 * column], bytes[2 * column + 1]]))
}

fn stack(bytes: &[u8]) -> Stack {
    let mut stack = Stack::ZERO;
    for (number, bytes) in stack.numbers_mut().zip(bytes.as_chunks().0) {
        *number = f32::from_le_bytes(*bytes);
    }
    stack
}

/// The rows, their columns decompressed by as many threads as the machine runs at once.
fn rows(parts: &[&[u8]]) -> Result<Vec<[i8; WIDTH]>, WeightsFileError> {
    let threads = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let count = Layout::shared().rows();
    let shares = share_out(parts, threads, |first, parts| {
        let decoded = parts.iter().zip(first + 1..);
        decoded.map(|(part, number)| numbers(number, part, count)).collect::<Result<Vec<_>, _>>()
    });
    let columns = shares.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    let row = |row: usize| std::array::from_fn(|column| columns[column][row] as i8);
    Ok((0..count).map(row).collect())
}

/// A part's bytes.
fn numbers(part: usize, bytes: &[u8], count: usize) -> Result<Vec<u8>, WeightsFileError> {
    let mut numbers = Vec::with_capacity(count + 1);
    // A part that claims to be longer than it may be is not read to its end.
    let mut reader = GzDecoder::new(bytes).take(count as u64 + 1);
    reader.read_to_end(&mut numbers).map_err(|source| WeightsFileError::Part { part, source })?;
    if numbers.len() == count {
        Ok(numbers)
    } else {
        Err(WeightsFileError::Size { part, found: numbers.len(), needed: count })
    }
}

fn compress(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory takes every byte");
    encoder.finish().expect("memory takes every byte")
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.sum()
}

struct Reader<'a> {
    file: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], WeightsFileError> {
        let rest = &self.file[self.at..];
        let taken = rest.get(..count).ok_or(WeightsFileError::Short(self.file.len()))?;
        self.at += count;
        Ok(taken)
    }

    fn array<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], WeightsFileError> {
        Ok(self.take(COUNT)?.try_into().expect("as many bytes as were asked for"))
    }

    fn number(&mut self) -> Result<u32, WeightsFileError> {
        Ok(u32::from_le_bytes(self.array()?))
    }

    /// Bytes whose number comes before them.
    fn prefixed(&mut self) -> Result<&'a [u8], WeightsFileError> {
        let length = self.number()?;
        self.take(length as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_weights() -> Weights {
        let mut weights = Weights { provenance: "by hand, été".to_owned(), ..Weights::zero() };
        weights.biases[60][3] = -700;
        for (index, row) in weights.rows.iter_mut().enumerate() {
            row[index % WIDTH] = [i8::MIN, -1, 0, 1, 30, i8::MAX][index % 6];
        }
        for (number, value) in weights.order.iter_mut().zip((-128..=127).cycle()) {
            *number = value;
        }
        for (stack, value) in weights.stacks.iter_mut().zip(0_u16..) {
            // Every number another, so that one read into another's place shows.
            stack.numbers_mut().zip(value..).for_each(|(number, value)| *number = value.into());
        }
        weights
    }

    #[test]
    fn a_file_gives_back_the_weights() {
        let weights = some_weights();
        assert_eq!(Weights::decode(&weights.encode()).expect("a whole file"), weights);
    }

    #[test]
    fn damaged_and_foreign_files_are_refused() {
        let file = some_weights().encode();
        for cut in [0, 5, 7, 11, 30, file.len() - 1] {
            assert!(Weights::decode(&file[..cut]).is_err(), "cut at {cut}");
        }
        for at in (0..file.len()).step_by(97) {
            let mut damaged = file.clone();
            damaged[at] ^= 0x10;
            assert!(Weights::decode(&damaged).is_err(), "damaged at {at}");
        }
        let mut newer = file.clone();
        newer[6] = 4;
        assert!(matches!(Weights::decode(&newer), Err(WeightsFileError::Version(4))));
        assert!(matches!(Weights::decode(b"GIF89a.."), Err(WeightsFileError::Foreign)));
        let mut infinite = some_weights();
        infinite.stacks[2].bias = f32::NAN;
        assert!(matches!(Weights::decode(&infinite.encode()), Err(WeightsFileError::Infinite)));
        let mut large = some_weights();
        large.biases[3][0] = -MOST_BIAS;
        assert!(Weights::decode(&large.encode()).is_ok());
        large.biases[3][0] = i16::MIN;
        assert!(matches!(Weights::decode(&large.encode()), Err(WeightsFileError::Bias)));
        for rows in [order_weights() - 1, order_weights() + 1] {
            let mut other = some_weights();
            other.order.resize(rows, 0);
            assert!(matches!(
                Weights::decode(&other.encode()),
                Err(WeightsFileError::Size { part: 17, needed, .. }) if needed == order_weights()
            ));
        }
        let longer = [&file[..], b"\0"].concat();
        assert!(matches!(Weights::decode(&longer), Err(WeightsFileError::Long(_))));
    }
}
