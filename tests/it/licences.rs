//! What we build on may be given away with us: the licences of every dependency.

use std::process::Command;

/// The licences that ask for no more than their notice, and the Mozilla licence, which binds only
/// its own files.
const ALLOWED: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Whether a licence expression can be met with allowed licences alone. Brackets are read; `AND`
/// binds more tightly than `OR`; a `/` is the old way to write `OR`.
fn is_allowed(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<_> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    let allowed = any_of(&mut rest);
    allowed && rest.is_empty()
}

fn any_of(rest: &mut &[&str]) -> bool {
    let mut allowed = all_of(rest);
    while let ["OR", tail @ ..] = *rest {
        *rest = tail;
        allowed |= all_of(rest);
    }
    allowed
}

fn all_of(rest: &mut &[&str]) -> bool {
    let mut allowed = one(rest);
    while let ["AND", tail @ ..] = *rest {
        *rest = tail;
        allowed &= one(rest);
    }
    allowed
}

fn one(rest: &mut &[&str]) -> bool {
    match *rest {
        ["(", tail @ ..] => {
            *rest = tail;
            let allowed = any_of(rest);
            let closed = rest.first() == Some(&")");
            *rest = rest.get(1..).unwrap_or_default();
            allowed && closed
        }
        [licence, "WITH", exception, tail @ ..] => {
            *rest = tail;
            ALLOWED.contains(&format!("{licence} WITH {exception}").as_str())
        }
        [licence, tail @ ..] => {
            *rest = tail;
            ALLOWED.contains(licence)
        }
        [] => false,
    }
}

/// Every package of a build on this machine with its licence. Nothing is fetched for it.
///
/// From `cargo tree`: `cargo metadata` also names optional packages that no feature turns on.
fn packages() -> Vec<(String, String)> {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--prefix=none", "--format={p}\t{l}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let lines = String::from_utf8(tree.stdout).unwrap();
    // A package that was listed before comes again as its name and "(*)".
    let rows = lines.lines().filter_map(|line| line.split_once('\t'));
    rows.map(|(package, licence)| (package.to_owned(), licence.replace(" (*)", ""))).collect()
}

#[test]
fn every_dependency_may_be_given_away_with_us() {
    let packages = packages();
    assert!(packages.len() > 50, "the packages were not found");
    let refused: Vec<_> = packages.iter().filter(|(_, licence)| !is_allowed(licence)).collect();
    assert!(refused.is_empty(), "{refused:?}");
}

#[test]
fn licence_expressions_are_weighed() {
    for allowed in [
        "MIT",
        "MIT/Apache-2.0",
        "GPL-3.0 OR MIT",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR GPL-2.0",
        "MIT OR GPL-2.0 AND GPL-3.0",
    ] {
        assert!(is_allowed(allowed), "{allowed}");
    }
    for refused in [
        "",
        "GPL-3.0",
        "none named",
        "MIT AND GPL-3.0",
        "(MIT OR GPL-3.0) AND AGPL-3.0",
        "GPL-2.0 WITH LLVM-exception",
        "(MIT",
        "MIT Apache-2.0 WITH",
    ] {
        assert!(!is_allowed(refused), "{refused}");
    }
}
