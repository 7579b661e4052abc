//! Problems and games that are not ours to give away, in a folder beside the repository.

use std::env;
use std::path::{Path, PathBuf};

/// A folder of them, if it is there; `OTELLO_SHARED` says where they lie if not beside us.
pub(crate) fn folder(name: &str) -> Option<PathBuf> {
    let shared = env::var_os("OTELLO_SHARED").map(PathBuf::from);
    let shared = shared.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared"));
    Some(shared.join("data").join(name)).filter(|folder| folder.is_dir())
}
