//! The program under test.

use std::env;
use std::ffi::OsString;

/// The program that cargo built for the tests, or the one that `OTELLO_TEST_BINARY` names: the gate
/// tries the release build so.
pub(crate) fn otello() -> OsString {
    env::var_os("OTELLO_TEST_BINARY").unwrap_or_else(|| env!("CARGO_BIN_EXE_otello").into())
}
