//! The fitted weights' file: what `fit` found, before it is rounded and packed.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OTFIT` and 0, and the version, 1, in two bytes |
//! | 4 | the length of the provenance |
//! | that many | the provenance, UTF-8 |
//! | 8 | how many stages follow, and how many weights each has |
//! | 4 × 61 | the biases in discs, `f32` |
//! | for each stage 4 × its weights | the weights in discs, `f32` |
//! | 4 | the CRC-32 of everything before |
//!
//! Numbers are little-endian.

use flate2::Crc;
use thiserror::Error;

use super::fit::StageFit;

const MAGIC: &[u8; 8] = b"OTFIT\0\x01\0";
/// How many numbers of empties have a bias, 0 to 60.
const BIASES: usize = 61;

/// The weights of a linear evaluation as they were fitted.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Where the weights come from.
    pub provenance: String,
    /// What each number of empties is worth by itself, in discs.
    pub biases: Vec<f32>,
    /// The weights of every stage, in discs.
    pub stages: Vec<Vec<f32>>,
}

/// Why a file holds no fitted weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FittedFileError {
    /// It begins with something else.
    #[error("this is not a file of fitted weights of version 1: it does not begin with \"OTFIT\"")]
    Foreign,
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
    /// The provenance is not text.
    #[error("the provenance in the file of fitted weights is not UTF-8 text")]
    Provenance,
}

impl Fitted {
    /// Puts the stages' fits together.
    #[must_use]
    pub fn new(fits: Vec<StageFit>, provenance: String) -> Self {
        let mut biases = vec![0.0; BIASES];
        for fit in &fits {
            for (&empties, &bias) in fit.empties.iter().zip(&fit.biases) {
                biases[empties] = bias;
            }
        }
        Self { provenance, biases, stages: fits.into_iter().map(|fit| fit.weights).collect() }
    }

    /// The weights as a file.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let weights = self.stages.first().map_or(0, Vec::len);
        let mut file = MAGIC.to_vec();
        file.extend((self.provenance.len() as u32).to_le_bytes());
        file.extend(self.provenance.as_bytes());
        file.extend((self.stages.len() as u32).to_le_bytes());
        file.extend((weights as u32).to_le_bytes());
        let numbers = self.biases.iter().chain(self.stages.iter().flatten());
        file.extend(numbers.flat_map(|number| number.to_le_bytes()));
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
        let (body, stored) = body.split_last_chunk().ok_or(length.clone())?;
        let stored = u32::from_le_bytes(*stored);
        let found = checksum(&file[..file.len() - 4]);
        if found != stored {
            return Err(FittedFileError::Checksum { found, stored });
        }
        let (size, rest) = number(body).ok_or(length.clone())?;
        let (provenance, rest) = rest.split_at_checked(size).ok_or(length.clone())?;
        let (stages, rest) = number(rest).ok_or(length.clone())?;
        let (weights, rest) = number(rest).ok_or(length.clone())?;
        let needed = weights.checked_mul(stages).and_then(|all| (all + BIASES).checked_mul(4));
        if needed != Some(rest.len()) {
            return Err(length);
        }
        let mut numbers = rest.as_chunks().0.iter().copied().map(f32::from_le_bytes);
        let mut take = |count| numbers.by_ref().take(count).collect();
        let provenance = std::str::from_utf8(provenance);
        Ok(Self {
            provenance: provenance.map_err(|_| FittedFileError::Provenance)?.to_owned(),
            biases: take(BIASES),
            stages: (0..stages).map(|_| take(weights)).collect(),
        })
    }
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
        let biases = (0..61).map(|empties| empties as f32 / 8.0).collect();
        let stages = vec![vec![0.25, -3.5, 0.0], vec![1.0, 2.0, -0.125]];
        Fitted { provenance: "by hand, été".to_owned(), biases, stages }
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
        assert_eq!(Fitted::decode(b"OTELLO\x01\0"), Err(FittedFileError::Foreign));
    }
}
