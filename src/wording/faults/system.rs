use std::io::{Error, ErrorKind};

use crate::engines::NoSuchProgram;
use crate::files::{self, Unfit};
use crate::text::{Texts, key, say};

/// What the system, or a reader of ours in its place, says of a file. What is rare stays as the
/// system puts it.
#[must_use]
pub fn reason(texts: &Texts, error: &Error) -> String {
    let own = error.get_ref().and_then(|own| own.downcast_ref::<Unfit>());
    if let Some(unfit) = own {
        return match *unfit {
            Unfit::Folder => texts.get(key!("system-a-folder")).into_owned(),
            Unfit::NotRegular => texts.get(key!("system-not-regular")).into_owned(),
            Unfit::TooLong(most) => say!(texts, "system-too-long", most = files::size(most)),
        };
    }
    let key = match error.get_ref() {
        Some(own) if own.is::<NoSuchProgram>() => key!("system-no-program"),
        Some(_) => return error.to_string(),
        None => match error.kind() {
            ErrorKind::NotFound => key!("system-not-found"),
            ErrorKind::PermissionDenied => key!("system-permission"),
            ErrorKind::AlreadyExists => key!("system-exists"),
            ErrorKind::IsADirectory => key!("system-is-folder"),
            ErrorKind::NotADirectory => key!("system-no-folder"),
            ErrorKind::StorageFull => key!("system-full"),
            ErrorKind::ReadOnlyFilesystem => key!("system-read-only"),
            _ => return error.to_string(),
        },
    };
    texts.get(key).into_owned()
}
