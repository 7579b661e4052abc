use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::store::StoreError;
use crate::text::{Texts, key, say, shown};
use crate::wording::{Said as _, reason};

/// Something that is wrong with the settings.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The line of the file, from 1, if it is in one.
    pub line: Option<usize>,
    /// What it is.
    pub what: What,
}

/// What can be wrong.
#[derive(Clone, Debug)]
pub enum What {
    /// A name that is no setting; and the setting that was meant, if one is near.
    Unknown {
        /// As it stands there.
        name: String,
        /// What is called nearly the same.
        near: Option<String>,
    },
    /// A value that the setting cannot have.
    Value {
        /// The setting, or the variable of the environment.
        name: String,
        /// The value.
        found: String,
        /// What it may be.
        allowed: String,
    },
    /// The file is no TOML; in the words of its reader.
    Syntax(String),
    /// The file is of a later version of the program.
    Newer,
    /// The file cannot be read.
    Unreadable(Arc<io::Error>),
    /// A change cannot be written.
    Unwritable(Arc<StoreError>),
}

impl Fault {
    /// Whether something is not as the player wants it: a name that means nothing does no harm.
    #[must_use]
    pub const fn is_error(&self) -> bool {
        !matches!(self.what, What::Unknown { .. })
    }

    /// What to tell the player.
    #[must_use]
    pub fn said(&self, file: &Path, texts: &Texts) -> String {
        let what = match &self.what {
            What::Unknown { name, near: None } => {
                say!(texts, "settings-unknown", name = shown(name).as_ref())
            }
            What::Unknown { name, near: Some(near) } => {
                say!(
                    texts,
                    "settings-unknown-near",
                    name = shown(name).as_ref(),
                    near = near.as_str()
                )
            }
            What::Value { name, found, allowed } => {
                let found = shown(found);
                let (name, found) = (name.as_str(), found.as_ref());
                say!(
                    texts,
                    "settings-value",
                    name = name,
                    found = found,
                    allowed = allowed.as_str()
                )
            }
            What::Syntax(reason) => {
                say!(texts, "settings-syntax", reason = shown(reason).as_ref())
            }
            What::Newer => texts.get(key!("settings-newer")).into_owned(),
            What::Unreadable(error) => reason(texts, error),
            What::Unwritable(error) => return error.said(texts),
        };
        let file = file.display().to_string();
        match self.line {
            Some(line) => {
                say!(
                    texts,
                    "settings-at-line",
                    file = shown(&file).as_ref(),
                    line = line,
                    what = what
                )
            }
            None => format!("{}: {what}", shown(&file)),
        }
    }
}
