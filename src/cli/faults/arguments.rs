use std::error::Error;
use std::fmt::Display;

use crate::cli::contest::{NotATime, NotLevels, NotPlies};
use crate::cli::games::{NotResult, NotYears};
use crate::cli::room::NoRoom;
use crate::cli::values::{NotSeconds, NotWithin};
use crate::contest::{PlayerError, SprtError};
use crate::engines::SpecError;
use crate::formats::clock::ClockError;
use crate::text::{Texts, key, say};
use crate::wording::Said;

/// What one of our own readers says of an argument's value; `None` for clap's, which are English.
pub(in crate::cli) fn argument_fault(
    error: &(dyn Error + 'static),
    texts: &Texts,
) -> Option<String> {
    let readers = [
        told::<NotWithin<u8>>,
        told::<NotWithin<u32>>,
        told::<NotWithin<u64>>,
        told::<NotWithin<usize>>,
        told::<NotSeconds>,
        told::<NoRoom>,
        told::<NotYears>,
        told::<NotResult>,
        told::<NotPlies>,
        told::<NotLevels>,
        told::<NotATime>,
        told::<ClockError>,
        told::<SpecError>,
        told::<PlayerError>,
        told::<SprtError>,
    ];
    readers.into_iter().find_map(|told| told(error, texts))
}

fn told<T: Said + Error + 'static>(error: &(dyn Error + 'static), texts: &Texts) -> Option<String> {
    error.downcast_ref::<T>().map(|fault| fault.said(texts))
}

impl<T: Display> Said for NotWithin<T> {
    fn said(&self, texts: &Texts) -> String {
        let (from, to) = (self.from.to_string(), self.to.to_string());
        say!(texts, "cli-whole", from = from, to = to)
    }
}

impl Said for NoRoom {
    fn said(&self, texts: &Texts) -> String {
        say!(texts, "cli-hash", most = self.0)
    }
}

impl Said for NotSeconds {
    fn said(&self, texts: &Texts) -> String {
        texts.get(key!("cli-seconds")).into_owned()
    }
}

impl Said for NotYears {
    fn said(&self, texts: &Texts) -> String {
        texts.get(key!("cli-years")).into_owned()
    }
}

impl Said for NotResult {
    fn said(&self, texts: &Texts) -> String {
        texts.get(key!("cli-results")).into_owned()
    }
}

impl Said for NotPlies {
    fn said(&self, texts: &Texts) -> String {
        texts.get(key!("fault-plies")).into_owned()
    }
}

impl Said for NotLevels {
    fn said(&self, texts: &Texts) -> String {
        texts.get(key!("fault-levels")).into_owned()
    }
}

impl Said for NotATime {
    fn said(&self, texts: &Texts) -> String {
        texts.get(key!("fault-match-time")).into_owned()
    }
}
