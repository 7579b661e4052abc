use std::io::{self, BufReader, Read};

use thiserror::Error;

use super::Game;
use super::record::{RECORD_LEN, RecordFault};

/// Why a game could not be read. Records are numbered from 0.
#[derive(Debug, Error)]
pub enum CorpusError {
    /// The source cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A record that is not a game. The ones behind it can still be read.
    #[error("record {record}, at byte {offset}: {fault}")]
    Damaged {
        /// Which record.
        record: u64,
        /// Where it begins.
        offset: u64,
        /// What is wrong with it.
        fault: RecordFault,
    },
    /// The last record was not written completely.
    #[error("record {record}, at byte {offset}, is cut off after {len} bytes")]
    Torn {
        /// Which record.
        record: u64,
        /// Where it begins.
        offset: u64,
        /// How many bytes of it there are.
        len: usize,
    },
}

/// Reads a corpus game by game; a damaged record does not stop it.
#[derive(Debug)]
pub struct Reader<R> {
    source: BufReader<R>,
    /// The records begun.
    record: u64,
    ended: bool,
}

impl<R: Read> Reader<R> {
    /// A reader of this source, which it buffers.
    pub fn new(source: R) -> Self {
        Self { source: BufReader::with_capacity(1 << 16, source), record: 0, ended: false }
    }

    /// Reads a record, as far as there is one.
    fn record(&mut self) -> io::Result<([u8; RECORD_LEN], usize)> {
        let mut record = [0; RECORD_LEN];
        let mut len = 0;
        while len < RECORD_LEN {
            match self.source.read(&mut record[len..]) {
                Ok(0) => break,
                Ok(read) => len += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok((record, len))
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Game, CorpusError>;

    /// The next game; nothing follows an error of the source or a torn record.
    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let (record, len) = match self.record() {
            Ok(read) => read,
            Err(error) => {
                self.ended = true;
                return Some(Err(error.into()));
            }
        };
        let number = self.record;
        let offset = number * RECORD_LEN as u64;
        self.record += 1;
        self.ended = len < RECORD_LEN;
        match len {
            0 => None,
            RECORD_LEN => Some(Game::from_record(&record).map_err(|fault| CorpusError::Damaged {
                record: number,
                offset,
                fault,
            })),
            len => Some(Err(CorpusError::Torn { record: number, offset, len })),
        }
    }
}
