//! `otello doctor`: the page for reports.

use std::fs;
use std::process::{Command, Stdio};

/// The page in this folder, with these variables set.
fn page(home: &std::path::Path, variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(crate::binary::otello());
    command.arg("doctor").stdin(Stdio::null()).env("HOME", home);
    for name in ["OTELLO_DATA", "OTELLO_CONFIG", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "NO_COLOR"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C.UTF-8").envs(variables.iter().copied());
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_page_tells_of_terminal_folders_and_machine_and_names_nobody() {
    let home = tempfile::tempdir().unwrap();
    let text = page(home.path(), &[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")]);
    for told in [
        "kernels: flip ",
        "TERM=xterm-256color COLORTERM=truecolor",
        "input is no terminal, output is no terminal",
        "colours    all",
        "glyphs     not measured",
        "locale     LC_ALL=C.UTF-8",
        "language   English, by the locale",
        "settings   ~/.config/otello/config.toml: missing",
        "data       ~/.local/share/otello: missing",
        "the largest table: ",
        "processors ",
    ] {
        assert!(text.contains(told), "{told}: {text}");
    }
    assert!(!text.contains(&home.path().display().to_string()), "{text}");
    assert!(text.lines().count() <= 30);
}

#[test]
fn what_is_wrong_or_unusual_is_told() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join(".config/otello");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("config.toml"), "[look]\nlanguage = \"it\"\nbell = 3\n").unwrap();
    let text = page(home.path(), &[("TERM", "\u{1b}]2;x\u{7}"), ("NO_COLOR", "1")]);
    assert!(!text.contains('\u{1b}') && !text.contains('\u{7}'), "{text:?}");
    for told in
        ["colours    none", "language   Italiano, by the settings", "language = it", "riga 3"]
    {
        assert!(text.contains(told), "{told}: {text}");
    }
}
