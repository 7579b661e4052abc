use crate::eval::pattern::{MOST_BIAS, WeightsError, WeightsFileError};
use crate::text::{Texts, key, say};
use crate::wording::{Said, reason};

impl Said for WeightsError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Read { path, reason: error } => {
                let (path, reason) = (path.display().to_string(), reason(texts, error));
                say!(texts, "fault-cannot-read", path = path, reason = reason)
            }
            Self::Weights { path, fault } => format!("{}: {}", path.display(), fault.said(texts)),
        }
    }
}

impl Said for WeightsFileError {
    fn said(&self, texts: &Texts) -> String {
        match *self {
            Self::Foreign => texts.get(key!("fault-weights-foreign")).into_owned(),
            Self::Version(version) => {
                let known = Self::KNOWN_VERSION;
                say!(texts, "fault-weights-version", version = version, known = known)
            }
            Self::Short(byte) => say!(texts, "fault-weights-short", byte = byte),
            Self::Long(byte) => say!(texts, "fault-weights-long", byte = byte),
            Self::Checksum { found, stored } => {
                let (found, stored) = (format!("{found:08x}"), format!("{stored:08x}"));
                say!(texts, "fault-weights-checksum", found = found, stored = stored)
            }
            Self::Provenance => texts.get(key!("fault-weights-provenance")).into_owned(),
            Self::Parts(parts) => {
                let needed = Self::KNOWN_PARTS;
                say!(texts, "fault-weights-parts", parts = parts, needed = needed)
            }
            Self::Infinite => texts.get(key!("fault-weights-infinite")).into_owned(),
            Self::Bias => say!(texts, "fault-weights-bias", most = MOST_BIAS),
            Self::Size { part, found, needed } => {
                say!(texts, "fault-weights-size", part = part, found = found, needed = needed)
            }
            Self::Part { part, .. } => say!(texts, "fault-weights-part", part = part),
        }
    }
}
