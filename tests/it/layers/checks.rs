//! What is refused in a file of `src`, and the test that reads them all.

use std::fs;
use std::path::{Path, PathBuf};

use super::paths::paths;
use super::table::{TABLE, imports, imports_everything, owner};
use super::tokens::{Token, tokens};

/// No file is longer; big tables are data.
const MOST_LINES: usize = 600;

/// What a file does that it may not.
#[derive(Debug, PartialEq, Eq)]
enum Fault {
    /// Imports this path against the table.
    Imports(String),
    /// Reads the clock, which only `search/time/clock.rs` and the front ends do.
    ReadsTheClock,
    /// Ends the process, which only the front ends do.
    Exits,
    /// Has this many lines.
    TooLong(usize),
}

/// The modules of a file, named by its path below `src`: `rules/board.rs` is rules, board.
pub(super) fn module(file: &str) -> Vec<&str> {
    let mut module: Vec<_> = file.trim_end_matches(".rs").split('/').collect();
    if matches!(module.last(), Some(&("mod" | "lib" | "main"))) {
        module.pop();
    }
    module
}

fn faults(file: &str, source: &str) -> Vec<Fault> {
    let tokens = tokens(source);
    let module = module(file);
    let mut faults = Vec::new();
    if let Some(layer) = module.first() {
        let wrong = paths(&tokens, &module).into_iter().filter(|path| !is_allowed(layer, path));
        faults.extend(wrong.map(|path| Fault::Imports(path.join("::"))));
    }
    let front_end = matches!(module.first(), None | Some(&("plain" | "tui" | "cli")));
    if !front_end && file != "search/time/clock.rs" && reads_the_clock(&tokens) {
        faults.push(Fault::ReadsTheClock);
    }
    if !front_end && tokens.windows(3).any(exits) {
        faults.push(Fault::Exits);
    }
    let lines = source.lines().count();
    if lines > MOST_LINES {
        faults.push(Fault::TooLong(lines));
    }
    faults
}

fn is_allowed(layer: &str, path: &[String]) -> bool {
    let Some(name) = path.first() else { return false };
    let target = owner(name);
    target == layer || imports(layer).is_some_and(|imports| imports.contains(&target))
}

/// Finds `Instant::now` and `SystemTime::now`, either type under another name, and the time since
/// 1970 asked of `UNIX_EPOCH`.
fn reads_the_clock(tokens: &[Token]) -> bool {
    tokens.windows(3).any(|three| match three {
        [clock, Token::PathMark, now] => is_clock(clock) && now.is("now"),
        [clock, renamed, _] if renamed.is("as") => is_clock(clock),
        [epoch, Token::Mark('.'), elapsed] => epoch.is("UNIX_EPOCH") && elapsed.is("elapsed"),
        _ => false,
    })
}

fn is_clock(token: &Token) -> bool {
    token.is("Instant") || token.is("SystemTime")
}

fn exits(three: &[Token]) -> bool {
    let [process, Token::PathMark, end] = three else { return false };
    process.is("process") && (end.is("exit") || end.is("abort"))
}

/// The Rust files below a folder of the repository.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The files of `src` by their path below it, with their text.
pub(super) fn source_files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = rust_files(&root);
    assert!(files.len() > 30, "the files of src were not found");
    let read = |path: &PathBuf| {
        let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
        (name, fs::read_to_string(path).unwrap())
    };
    files.iter().map(read).collect()
}

/// The grants of the table that none of the files uses.
fn unused_grants(files: &[(String, String)]) -> Vec<(&'static str, &'static str)> {
    let mut unused: Vec<_> = TABLE
        .iter()
        .filter(|(layer, _)| !imports_everything(layer))
        .flat_map(|&(layer, imports)| imports.iter().map(move |&import| (layer, import)))
        .collect();
    for (name, source) in files {
        let module = module(name);
        for path in paths(&tokens(source), &module) {
            let target = path.first().map(|name| owner(name));
            unused.retain(|&(layer, import)| {
                module.first() != Some(&layer) || target != Some(import)
            });
        }
    }
    unused
}

#[test]
fn every_file_keeps_to_its_layer() {
    let faults: Vec<_> = source_files()
        .into_iter()
        .flat_map(|(name, source)| {
            let found = faults(&name, &source);
            found.into_iter().map(move |fault| (name.clone(), fault))
        })
        .collect();
    assert_eq!(faults, []);
}

#[test]
fn every_grant_of_the_table_is_used() {
    assert_eq!(unused_grants(&source_files()), []);
}

#[test]
fn a_grant_is_used_by_a_path_in_a_file_of_its_layer() {
    let unused = |name: &str, source: &str| unused_grants(&[(name.to_owned(), source.to_owned())]);
    let grant = ("formats", "rules");
    assert!(!unused("formats/obf.rs", "use crate::rules::Board;").contains(&grant));
    assert!(!unused("formats/obf.rs", "fn f() { crate::bitboard!() }").contains(&grant));
    assert!(unused("formats/obf.rs", "//! See [`crate::rules`].").contains(&grant));
    assert!(unused("game/record.rs", "use crate::rules::Board;").contains(&grant));
}

#[test]
fn no_test_or_bench_is_too_long() {
    for folder in ["tests", "benches"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for path in rust_files(&folder) {
            let lines = fs::read_to_string(&path).unwrap().lines().count();
            assert!(lines <= MOST_LINES, "{}: {lines} lines", path.display());
        }
    }
}

#[test]
fn imports_against_the_table_are_found() {
    let refused = |file, source, path: &str| {
        assert_eq!(faults(file, source), [Fault::Imports(path.to_owned())], "{source}");
    };
    refused("rules/board.rs", "use crate::eval::Value;", "eval::Value");
    refused("search/mod.rs", "use crate::{rules::{Board, Move}, text::Line};", "text::Line");
    refused("rules/flip/avx2.rs", "use super::super::super::tui;", "tui");
    refused("rules/flip/avx2.rs", "use super::super::{Square, super::eval::x};", "eval::x");
    refused(
        "game/record.rs",
        "mod tests { use super::super::super::store::Folder; }",
        "store::Folder",
    );
    refused("session/mod.rs", "fn f() { crate::store::open() }", "store::open");
    refused("text/mod.rs", "fn f(x: crate::bitboard!()) {}", "bitboard");
    refused("tui/app.rs", "use crate::search::Limits;", "search::Limits");
    refused("tui/app.rs", "use crate as root;", "");
    refused("cli/run.rs", "use crate::*;", "*");
    refused("misc/mod.rs", "use crate::rules::Board;", "rules::Board");
}

#[test]
fn imports_by_the_table_pass() {
    let allowed = [
        ("rules/board.rs", "use super::{flip, mobility}; use crate::bitboard;"),
        ("search/driver.rs", "use crate::{eval::Value, rules::{self, Board}}; use super::Stop;"),
        ("tui/mod.rs", "use crate::session; pub(crate) use std::fmt; pub(super) fn f() {}"),
        ("cli/mod.rs", "fn f() { crate::plain::run(crate::tui::X) }"),
        ("text/mod.rs", "//! See [`crate::cli`].\nconst X: &str = \"crate::cli\";"),
    ];
    for (file, source) in allowed {
        assert_eq!(faults(file, source), [], "{source}");
    }
}

#[test]
fn clocks_and_exits_are_found_outside_their_place() {
    let clocks = [
        "use std::time::Instant; fn f() { Instant::now(); }",
        "fn f() { std::time::SystemTime::now(); }",
        "use std::time::Instant as Watch;",
        "fn f() { SystemTime::UNIX_EPOCH.elapsed(); }",
    ];
    for source in clocks {
        for file in ["session/worker.rs", "search/driver.rs", "store/folder.rs"] {
            assert_eq!(faults(file, source), [Fault::ReadsTheClock], "{source}");
        }
        for file in ["search/time/clock.rs", "tui/app.rs", "plain/mod.rs", "cli/mod.rs", "main.rs"]
        {
            assert_eq!(faults(file, source), [], "{source}");
        }
    }
    assert_eq!(faults("store/folder.rs", "fn f() { std::process::exit(1) }"), [Fault::Exits]);
    assert_eq!(faults("game/timer.rs", "fn f(now: Instant, left: Duration) {}"), []);
}

#[test]
fn long_files_are_found() {
    assert_eq!(faults("rules/board.rs", &"\n".repeat(601)), [Fault::TooLong(601)]);
    assert_eq!(faults("rules/board.rs", &"\n".repeat(600)), []);
}
