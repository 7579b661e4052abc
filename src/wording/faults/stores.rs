use super::{Said, reason};
use crate::store::StoreError;
use crate::text::{Texts, key, say};

impl Said for StoreError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::NoFolder => texts.get(key!("store-no-folder")).into_owned(),
            Self::Busy(path) => say!(texts, "store-busy", path = path.display().to_string()),
            Self::Write { path, reason: error } => {
                let (path, reason) = (path.display().to_string(), reason(texts, error));
                say!(texts, "store-cannot-write", path = path, reason = reason)
            }
            Self::Read { path, reason: error } => {
                let (path, reason) = (path.display().to_string(), reason(texts, error));
                say!(texts, "store-cannot-read", path = path, reason = reason)
            }
        }
    }
}
