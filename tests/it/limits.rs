//! What the program does where the system gives it little.

use std::process::{Command, Output, Stdio};

use crate::binary::otello;

/// What the program says under the limits that a shell sets first, with this on its input.
fn limited(limits: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("{limits}; exec \"$@\""), "sh"]).arg(otello()).args(arguments);
    let data = tempfile::tempdir().unwrap();
    command.env("OTELLO_DATA", data.path()).env("LC_ALL", "C.UTF-8").env_remove("RUST_BACKTRACE");
    command.stdin(Stdio::null()).output().unwrap()
}

/// A stack that no machine has room for, so that no thread can be started.
const NO_THREADS: &str = "export RUST_MIN_STACK=100000000000000000";

#[track_caller]
fn ends_with_one_line(output: &Output, said: &str) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.starts_with("otello: ") && errors.contains(said), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
}

const SOLVED: &str = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOO---- X";

/// Debug and release builds, and their libraries, take little beside; but the first threads each set
/// 128 MiB of addresses aside for a moment, and with less there may be none for them.
#[cfg(target_os = "linux")]
#[test]
fn a_table_is_as_large_as_there_is_room_for() {
    for limit in [450_000, 300_000, 200_000] {
        let limit = format!("ulimit -v {limit}");
        for arguments in [
            &["hint", "f5d6", "--depth", "4"][..],
            &["solve", SOLVED],
            &["--plain", "--watch", "--depth", "2"],
            &["match", "depth:1", "depth:1", "--games", "2"],
        ] {
            let output = limited(&limit, arguments);
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{limit}, {arguments:?}: {errors}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_that_does_not_fit_is_refused() {
    let output = limited("ulimit -v 450000", &["hint", "f5", "--hash", "500"]);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert!(errors.contains("this machine has room for 1 to "), "{errors}");
}

#[cfg(target_os = "linux")]
#[test]
fn without_memory_for_the_engine_one_line_says_so() {
    for arguments in [
        &["hint", "f5"][..],
        &["solve", SOLVED],
        &["--plain"],
        &["gtp"],
        &["nboard"],
        &["match", "depth:1", "depth:1"],
        &["bench"],
    ] {
        ends_with_one_line(&limited("ulimit -v 35000", arguments), "MiB of memory");
    }
}

#[test]
fn without_a_thread_for_the_engine_one_line_says_so() {
    for arguments in
        [&["--plain"][..], &["gtp"], &["nboard"], &["match", "depth:1", "depth:1", "--games", "2"]]
    {
        ends_with_one_line(&limited(NO_THREADS, arguments), "thread");
    }
}

#[test]
fn what_needs_no_thread_of_its_own_does_with_one() {
    for arguments in [
        &["hint", "f5d6", "--depth", "4", "--threads", "8"][..],
        &["analyze", "f5d6", "--depth", "2"],
        &["solve", SOLVED],
        &["games", "stats", "tests/it/data/edax.ggf", "--without-own"],
        &["games", "search", "f5d6", "tests/it/data/edax.ggf", "--without-own"],
    ] {
        let output = limited(NO_THREADS, arguments);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {errors}");
        assert!(errors.is_empty(), "{errors}");
    }
}
