//! `otello convert`: what is written, what is told beside it, exit codes.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn data(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data").join(name).display().to_string()
}

fn convert(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(crate::binary::otello())
        .arg("convert")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn a_file_is_converted_and_what_is_lost_is_told() {
    let source = data("ggs_word_pass_and_result_suffix.ggf");
    let output = convert(&[&source, "--to", "transcript"], b"");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).starts_with("e6f4c3c4d3d6"));
    let told = text(&output.stderr);
    assert!(told.starts_with("otello: a transcript cannot carry: names (1 of 1), "), "{told}");
    let sgf = convert(&[&source, "--to", "sgf"], b"");
    let back = convert(&["-", "--to", "transcript"], &sgf.stdout);
    assert_eq!(back.stdout, output.stdout);
}

#[test]
fn bad_games_are_told_and_the_others_converted() {
    let output = convert(&["-", "--to", "ggf"], b"f5d6c3\nf5f5\nf5f6\nd3c5\n");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout).lines().count(), 3);
    let told = text(&output.stderr);
    assert!(told.contains("standard input: game 2 (line 2): move 2: f5 is occupied"), "{told}");
    assert!(told.ends_with("otello: 3 games were written, 1 was not\n"), "{told}");
}

#[test]
fn an_argument_may_be_a_game_or_a_board() {
    let board = "---------------------------OX------XO--------------------------- X";
    for (argument, format, first) in [
        ("f5d6", "sgf", "(;GM[2]FF[4]"),
        (board, "board", board),
        (board, "obf", "---------------------------OX------XO--------------------------- X;"),
    ] {
        let output = convert(&[argument, "--to", format], b"");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(text(&output.stdout).starts_with(first));
    }
    let missing = convert(&["nothing.ggf", "--to", "sgf"], b"");
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stderr).starts_with("otello: nothing.ggf: "));
}

#[test]
fn games_of_wthor_keep_their_bytes_and_get_files_of_names() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let written = path("three.wtb");
    let arguments = [&data("three_games.wtb"), "--to", "wthor", "-o", written.to_str().unwrap()];
    assert_eq!(convert(&arguments, b"").status.code(), Some(0));
    assert_eq!(fs::read(&written).unwrap(), include_bytes!("data/three_games.wtb"));
    assert!(!path("three.JOU").exists(), "its numbers are those of files that exist");

    let written = path("own.wtb");
    let arguments = [
        &data("ggs_word_pass_and_result_suffix.ggf"),
        "--to",
        "wthor",
        "-o",
        written.to_str().unwrap(),
    ];
    assert_eq!(convert(&arguments, b"").status.code(), Some(0));
    let back = convert(&[written.to_str().unwrap(), "--to", "ggf"], b"");
    assert!(text(&back.stdout).contains("PB[black1]PW[white1]"), "{}", text(&back.stdout));
    let again = convert(&arguments, b"");
    assert_eq!(again.status.code(), Some(1), "nothing is replaced unasked");
}

#[test]
fn nothing_is_written_where_there_is_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.sgf");
    for input in [&b""[..], b"hello", b"\x00\x01\x02", b"(;GM[1])", b"[White \"x\"]"] {
        let output = convert(&["-", "--to", "sgf", "-o", path.to_str().unwrap()], input);
        assert_eq!(output.status.code(), Some(1));
        assert!(!output.stderr.is_empty() && !path.exists());
    }
}

#[test]
fn moves_with_a_fault_are_told_as_moves() {
    let output = convert(&["f5d6c3e1", "--to", "board"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("move 4"), "{}", text(&output.stderr));
}

/// The files in a folder, whatever their names.
fn files(folder: &Path) -> usize {
    fs::read_dir(folder).unwrap().count()
}

#[test]
fn a_file_that_exists_is_replaced_only_by_force() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.txt");
    let file = path.to_str().unwrap();
    fs::write(&path, "precious").unwrap();
    let to_file = ["f5d6", "--to", "transcript", "-o", file];
    let refused = convert(&to_file, b"");
    assert_eq!(refused.status.code(), Some(1));
    let told = text(&refused.stderr);
    assert_eq!(told, format!("otello: {file} exists already; --force replaces it\n"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    let forced = convert(&[&to_file[..], &["--force"]].concat(), b"");
    assert_eq!(forced.status.code(), Some(0), "{}", text(&forced.stderr));
    assert_eq!(fs::read_to_string(&path).unwrap(), "f5d6\n");
    // The file that is read may be the one that is written.
    let onto_itself = convert(&[file, "--to", "sgf", "-o", file, "--force"], b"");
    assert_eq!(onto_itself.status.code(), Some(0));
    assert!(fs::read_to_string(&path).unwrap().starts_with("(;GM[2]"));
    // What cannot be read replaces nothing.
    let before = fs::read(&path).unwrap();
    for bad in [&b"f5f5"[..], b"", b"\x00\x01"] {
        let output = convert(&["-", "--to", "sgf", "-o", file, "--force"], bad);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(fs::read(&path).unwrap(), before);
    }
    assert_eq!(files(folder.path()), 1, "nothing is left beside it");
}

#[cfg(unix)]
#[test]
fn a_file_that_is_replaced_keeps_its_permissions_and_its_link() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = tempfile::tempdir().unwrap();
    let [file, link] = ["file", "link"].map(|name| folder.path().join(name));
    fs::write(&file, "old").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&file, &link).unwrap();
    let arguments = ["f5d6", "--to", "transcript", "--force", "-o", link.to_str().unwrap()];
    assert_eq!(convert(&arguments, b"").status.code(), Some(0));
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(&file).unwrap(), "f5d6\n");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    let output = convert(&["f5d6", "--to", "transcript", "-o", "/dev/stdout"], b"");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(0), "f5d6\n"));
    let output = convert(&["f5d6", "--to", "sgf", "-o", folder.path().to_str().unwrap()], b"");
    assert!(
        text(&output.stderr).ends_with(" cannot be written (it is a folder)\n"),
        "{}",
        text(&output.stderr)
    );
}

/// A limit on the length of files stands for a disk that is full.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_old_file_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.sgf");
    fs::write(&path, "precious").unwrap();
    let command = format!(
        "trap '' XFSZ; ulimit -f 0; exec {} convert f5d6 --to sgf --force -o {}",
        crate::binary::otello().display(),
        path.display()
    );
    let output = Command::new("sh").args(["-c", &command]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains(" cannot be written ("), "{}", text(&output.stderr));
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    assert_eq!(files(folder.path()), 1);
}

#[test]
fn wthor_writes_all_its_files_or_none() {
    let source = data("ggs_word_pass_and_result_suffix.ggf");
    for (in_the_way, forced, expected) in [
        ("own.JOU", false, 1),
        ("own.TRN", false, 1),
        ("own.wtb", false, 1),
        ("own.TRN", true, 0),
        ("own.TRN/folder", true, 1),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let obstacle = folder.path().join(in_the_way);
        fs::create_dir_all(obstacle.parent().unwrap()).unwrap();
        fs::write(&obstacle, "in the way").unwrap();
        let written = folder.path().join("own.wtb");
        let mut arguments = vec![source.as_str(), "--to", "wthor", "-o", written.to_str().unwrap()];
        arguments.extend(forced.then_some("--force"));
        let output = convert(&arguments, b"");
        assert_eq!(output.status.code(), Some(expected), "{in_the_way}: {}", text(&output.stderr));
        if expected == 0 {
            assert_eq!(files(folder.path()), 3);
        } else {
            assert_eq!(files(folder.path()), 1, "{in_the_way}");
            assert_eq!(fs::read_to_string(&obstacle).unwrap(), "in the way");
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let written = folder.path().join("own.JOU");
    let output = convert(&[&source, "--to", "wthor", "-o", written.to_str().unwrap()], b"");
    assert!(text(&output.stderr).contains("would be written twice"), "{}", text(&output.stderr));
    assert_eq!(files(folder.path()), 0);
}
