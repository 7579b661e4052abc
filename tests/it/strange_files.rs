//! Pipes, devices, folders and files without end where a file is expected: refused with a word, in
//! bounded time and memory. What may be a stream still is one.
#![cfg(unix)]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use crate::pty::wait_until;

pub(crate) fn make_pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

/// Runs the program in this folder, with 1 GiB of addresses; a test that waits for ever fails.
fn run(folder: &Path, arguments: &[&str], input: Stdio) -> Output {
    let script = format!("ulimit -v 1048576; exec {} \"$@\"", crate::binary::otello().display());
    let mut child = Command::new("sh")
        .args(["-c", &script, "sh"])
        .args(arguments)
        .current_dir(folder)
        .env("OTELLO_DATA", folder.join("data"))
        .stdin(input)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut waited = Duration::ZERO;
    while child.try_wait().unwrap().is_none() {
        if waited > Duration::from_secs(20) {
            child.kill().unwrap();
            panic!("{arguments:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(10));
        waited += Duration::from_millis(10);
    }
    child.wait_with_output().unwrap()
}

/// A folder with a pipe, a link to a device, a folder, and a file of a terabyte.
fn strange() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    make_pipe(&at("pipe"));
    std::os::unix::fs::symlink("/dev/zero", at("device")).unwrap();
    fs::create_dir(at("folder")).unwrap();
    fs::File::create(at("huge")).unwrap().set_len(1 << 40).unwrap();
    folder
}

const WHY: [(&str, &str); 4] = [
    ("pipe", "it is not a regular file"),
    ("device", "it is not a regular file"),
    ("folder", "it is a folder"),
    ("huge", "it is longer than "),
];

#[test]
fn a_result_file_and_weights_are_regular_files_or_refused_with_a_word() {
    let folder = strange();
    for (name, why) in WHY {
        let weights = format!("depth:1,eval:{name}");
        for arguments in [
            &["match", "depth:1", "depth:1", "--games", "2", "-o", name][..],
            &["match", "depth:1", &weights, "--games", "2"],
            &["bench", "--eval-file", name],
        ] {
            let output = run(folder.path(), arguments, Stdio::null());
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(1), "{arguments:?}: {told}");
            assert!(told.contains(name) && told.contains(why), "{arguments:?}: {told}");
        }
    }
}

#[test]
fn an_archive_is_a_regular_file_or_refused_with_a_word() {
    for (name, why) in WHY {
        let folder = strange();
        fs::create_dir(folder.path().join("data")).unwrap();
        fs::rename(folder.path().join(name), folder.path().join("data/games.ggf")).unwrap();
        for arguments in [&["games", "list"][..], &["games", "import", "f5d6"]] {
            fs::write(folder.path().join("f5d6"), "f5d6").unwrap();
            let output = run(folder.path(), arguments, Stdio::null());
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(1), "{arguments:?}: {told}");
            assert!(told.contains("games.ggf") && told.contains(why), "{arguments:?}: {told}");
        }
    }
}

#[test]
fn a_file_of_names_that_is_none_is_told_and_names_nobody() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/three_games.wtb");
    for (name, why) in WHY {
        for extension in ["JOU", "TRN"] {
            let folder = strange();
            fs::copy(&games, folder.path().join("games.wtb")).unwrap();
            let names = format!("games.{extension}");
            fs::rename(folder.path().join(name), folder.path().join(&names)).unwrap();
            let output =
                run(folder.path(), &["games", "list", "--without-own", "games.wtb"], Stdio::null());
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(0), "{told}");
            assert!(told.contains(&format!("{names}: {why}")), "{told}");
            assert!(String::from_utf8_lossy(&output.stdout).ends_with("3 games\n"));
        }
    }
}

#[test]
fn a_folder_is_no_game_to_go_on_with() {
    let folder = strange();
    let output = run(folder.path(), &["resume", "folder", "--plain"], Stdio::null());
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("folder: "), "{output:?}");
}

/// Feeds a pipe while the program runs.
fn fed(folder: &Path, arguments: &[&str], text: &'static str) -> Output {
    let path: PathBuf = folder.join("pipe");
    let feeder = std::thread::spawn(move || fs::write(path, text).unwrap());
    let output = run(folder, arguments, Stdio::null());
    wait_until("the pipe has been read", || feeder.is_finished());
    output
}

#[test]
fn streams_of_games_are_read_where_they_make_sense() {
    let folder = strange();
    for arguments in [
        &["convert", "pipe", "--to", "transcript"][..],
        &["analyze", "pipe", "--depth", "1"],
        &["analyze", "pipe", "--depth", "1", "--format", "jsonl"],
        &["games", "list", "--without-own", "pipe"],
        &["games", "import", "pipe"],
        &["hint", "pipe", "--depth", "1"],
        &["resume", "pipe", "--plain"],
    ] {
        let output = fed(folder.path(), arguments, "f5d6c3\n");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {told}");
        assert!(!output.stdout.is_empty(), "{arguments:?}");
    }
    for arguments in [
        &["convert", "-", "--to", "transcript"][..],
        &["convert", "/dev/stdin", "--to", "transcript"],
        &["games", "list", "--without-own", "/dev/stdin"],
    ] {
        let mut child = Command::new(crate::binary::otello())
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(b"f5d6c3\n").unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success() && !output.stdout.is_empty(), "{arguments:?}");
    }
}
