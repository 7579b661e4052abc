//! The weights' file.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OTELLO` and the version, 1, in two bytes |
//! | 4 | the length of the provenance |
//! | that many | the provenance, UTF-8 |
//! | 4 | how many parts follow: one of the biases, then one for each stage |
//! | for each part 4 | its length |
//! | that many | the part: a gzip member, which carries its own checksum |
//! | 4 | the CRC-32 of everything before |
//!
//! Numbers are little-endian. A part holds `i16` numbers, first the low bytes of all, then the high
//! bytes, each number having been doubled, and inverted if it was negative: small numbers of both
//! signs have a high byte of zero, and deflate makes little of those.

use std::io::{self, Read, Write};
use std::thread;

use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use flate2::{Compression, Crc};
use thiserror::Error;

use super::layout::Layout;
use super::weights::{STAGES, Weights};

const MAGIC: &[u8; 6] = b"OTELLO";
const VERSION: u16 = 1;

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
    /// The file was made for other stages.
    #[error("the weights file has {0} parts, and this program needs {needed}", needed = STAGES + 1)]
    Parts(u32),
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
        file.extend((self.stages.len() as u32 + 1).to_le_bytes());
        let parts = std::iter::once(&self.biases[..]).chain(self.stages.iter().map(Vec::as_slice));
        for numbers in parts {
            let part = compress(&split(numbers));
            file.extend((part.len() as u32).to_le_bytes());
            file.extend(part);
        }
        file.extend(checksum(&file).to_le_bytes());
        file
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
        if parts as usize != STAGES + 1 {
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
        let mut biases = [0; 61];
        biases.copy_from_slice(&numbers(0, parts[0], 61)?);
        Ok(Self { provenance, biases, stages: stages(&parts[1..])? })
    }
}

/// The stages' weights, decompressed by as many threads as the machine runs at once.
fn stages(parts: &[&[u8]]) -> Result<Vec<Vec<i16>>, WeightsFileError> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let share = parts.len().div_ceil(threads).max(1);
    let weights = Layout::shared().weights();
    let decode = |first: usize, parts: &[&[u8]]| {
        let decoded = parts.iter().zip(first + 1..);
        decoded.map(|(part, number)| numbers(number, part, weights)).collect::<Result<Vec<_>, _>>()
    };
    thread::scope(|scope| {
        let shares = parts.chunks(share).enumerate();
        let running: Vec<_> =
            shares.map(|(index, part)| scope.spawn(move || decode(index * share, part))).collect();
        let mut stages = Vec::with_capacity(parts.len());
        for thread in running {
            stages.extend(thread.join().expect("decoding does not panic")?);
        }
        Ok(stages)
    })
}

/// The numbers of a part.
fn numbers(part: usize, bytes: &[u8], count: usize) -> Result<Vec<i16>, WeightsFileError> {
    let mut planes = Vec::with_capacity(2 * count);
    // A part that claims to be longer than it may be is not read to its end.
    let mut reader = GzDecoder::new(bytes).take(2 * count as u64 + 1);
    reader.read_to_end(&mut planes).map_err(|source| WeightsFileError::Part { part, source })?;
    if planes.len() != 2 * count {
        return Err(WeightsFileError::Size { part, found: planes.len(), needed: 2 * count });
    }
    let (low, high) = planes.split_at(count);
    let doubled = low.iter().zip(high).map(|(&low, &high)| u16::from_le_bytes([low, high]));
    Ok(doubled.map(|doubled| (doubled >> 1) as i16 ^ -((doubled & 1) as i16)).collect())
}

/// The low and the high bytes of the numbers, doubled and inverted as the file's description says.
fn split(numbers: &[i16]) -> Vec<u8> {
    let doubled = numbers.iter().map(|&number| ((number << 1) ^ (number >> 15)) as u16);
    let (low, high): (Vec<_>, Vec<_>) =
        doubled.map(u16::to_le_bytes).map(|[low, high]| (low, high)).unzip();
    [low, high].concat()
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
        weights.biases[60] = -7;
        for (stage, weights) in weights.stages.iter_mut().enumerate() {
            weights[stage] = [i16::MIN, -1, 0, 1, 300, i16::MAX][stage % 6];
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
        newer[6] = 2;
        assert!(matches!(Weights::decode(&newer), Err(WeightsFileError::Version(2))));
        assert!(matches!(Weights::decode(b"GIF89a.."), Err(WeightsFileError::Foreign)));
        let longer = [&file[..], b"\0"].concat();
        assert!(matches!(Weights::decode(&longer), Err(WeightsFileError::Long(_))));
    }
}
