//! `otello config` and the file of the settings, as the program sees it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn otello(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(crate::binary::otello());
    command.args(arguments).env("OTELLO_DATA", folder).env("LC_ALL", "C.UTF-8");
    command.envs(variables.iter().copied()).stdin(Stdio::null());
    command.output().unwrap()
}

#[track_caller]
fn told(output: &Output, code: i32) -> String {
    let text = [output.stdout.clone(), output.stderr.clone()].concat();
    let text = String::from_utf8(text).unwrap();
    assert_eq!(output.status.code(), Some(code), "{text}");
    text
}

#[test]
fn a_file_is_made_once_and_is_sound() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("config.toml");
    let run = |arguments: &[&str]| otello(folder.path(), arguments, &[]);
    assert_eq!(told(&run(&["config", "path"]), 0).trim_end(), file.display().to_string());
    told(&run(&["config", "check"]), 0);
    told(&run(&["config", "init"]), 0);
    assert!(told(&run(&["config", "check"]), 0).contains("17 settings, and nothing is wrong"));
    fs::write(&file, "# mine\n").unwrap();
    assert!(told(&run(&["config", "init"]), 1).contains("exists already"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "# mine\n");
    told(&run(&["config", "init", "--force"]), 0);
    assert!(fs::read_to_string(&file).unwrap().contains("theme = \"classic\""));
}

#[test]
fn faults_are_told_with_their_lines_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("config.toml");
    let check = |text: &str, language, code| {
        fs::write(&file, text).unwrap();
        told(&otello(folder.path(), &["config", "check", "--lang", language], &[]), code)
    };
    let text = check("[look]\nthem = \"light\"\n", "en", 0);
    assert!(text.contains("line 2: there is no setting \"them\"; is \"theme\" meant?"), "{text}");
    let text = check("[look]\n\ntheme = \"dark\"\n", "it", 1);
    assert!(text.contains("riga 3: theme non può essere"), "{text}");
    let text = check("[look\n", "en", 1);
    assert!(text.contains("line 1: this is not TOML"), "{text}");
    let text = check("version = 7\n", "en", 1);
    assert!(text.contains("later version"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_pipe_in_the_place_of_the_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    crate::strange_files::make_pipe(&folder.path().join("config.toml"));
    let text = told(&otello(folder.path(), &["config", "check"], &[]), 1);
    assert!(text.contains("not a regular file"), "{text}");
}

#[test]
fn the_language_of_the_file_is_spoken_unless_a_variable_or_a_flag_says_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("config.toml"), "[look]\nlanguage = \"it\"\n").unwrap();
    let says = |arguments: &[&str], variables: &[_]| {
        let arguments = [&["games", "list"], arguments].concat();
        told(&otello(folder.path(), &arguments, variables), 0)
    };
    assert_eq!(says(&[], &[]), "nessuna partita\n");
    assert_eq!(says(&[], &[("LC_ALL", "en_US.UTF-8")]), "nessuna partita\n");
    assert_eq!(says(&[], &[("OTELLO_LANGUAGE", "en")]), "no games\n");
    assert_eq!(says(&["--lang", "en"], &[]), "no games\n");
    let other = folder.path().join("other.toml").display().to_string();
    assert_eq!(says(&[], &[("OTELLO_CONFIG", &other)]), "no games\n");
}

#[test]
fn a_dialogue_tells_what_is_wrong_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("config.toml"), "[engine]\ntable = 0\n").unwrap();
    let text = told(&otello(folder.path(), &["--plain"], &[]), 0);
    assert!(text.contains("line 2: table cannot be 0; it may be 1 - 65536"), "{text}");
    assert!(text.contains("Black, your move"), "{text}");
}
