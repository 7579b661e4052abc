//! The program ends, stops and goes on as the screens' loop does, from every screen.

use std::process::{Command, Stdio};

use portable_pty::CommandBuilder;

use super::bench::{Bench, cells, signal};
use super::scenes::{Scene, Stage, otello};
use super::shell::Shell;

#[test]
fn every_screen_is_left_in_order_by_ctrl_c_and_by_signals() {
    for scene in Scene::ALL {
        let mut stage = Stage::set(scene);
        stage.bench.feed("\x03");
        stage.bench.ends_with(130);
        for (name, code) in [("TERM", 143), ("HUP", 129), ("INT", 130)] {
            let mut stage = Stage::set(scene);
            stage.bench.signal(name);
            stage.bench.ends_with(code);
        }
    }
}

#[test]
fn every_screen_that_can_be_quit_ends_with_code_0() {
    for scene in [Scene::Menu, Scene::Game, Scene::Thinking, Scene::Result] {
        let mut stage = Stage::set(scene);
        stage.bench.feed("q");
        stage.bench.ends_with(0);
    }
}

#[test]
fn every_screen_ends_with_its_terminal() {
    for scene in Scene::ALL {
        let mut stage = Stage::set(scene);
        stage.bench.close();
        assert_eq!(stage.bench.ended().status.exit_code(), 129, "{scene:?}");
    }
}

#[test]
fn every_screen_can_be_stopped_and_continued() {
    for scene in Scene::ALL {
        let mut shell = Shell::start();
        let before = shell.settings("before");
        let data = shell.folder.path().join("data");
        let process = shell.start_program(&scene.command(&data), scene.first_sight());
        shell.bench.feed(scene.keys());
        shell.bench.wait_for(scene.mark());
        for times in 1..=2 {
            match times {
                1 => shell.bench.feed("\x1a"),
                _ => signal("TSTP", process),
            }
            shell.is_back_and_says("Stopped");
            assert_eq!(shell.settings(&format!("stopped{times}")), before);
            shell.echo(times);
            shell.line("fg");
            shell.bench.wait(&format!("whole {scene:?} after fg"), |screen, _| {
                let shown = screen.contents();
                screen.alternate_screen()
                    && shown.contains(scene.mark())
                    && !shown.contains("shell")
            });
        }
        shell.bench.feed("\x03");
        shell.is_back_and_says("typed-in-the-0-shell-2");
        assert_eq!(shell.settings("after"), before);
    }
}

#[test]
fn a_stopped_screen_comes_back_cell_by_cell() {
    for scene in [Scene::Menu, Scene::Game, Scene::Help, Scene::Result] {
        let mut shell = Shell::start();
        let data = shell.folder.path().join("data");
        shell.start_program(&scene.command(&data), scene.first_sight());
        shell.bench.feed(scene.keys());
        shell.bench.wait_for(scene.mark());
        let before = shell.bench.cells();
        shell.bench.feed("\x1a");
        shell.is_back_and_says("Stopped");
        shell.line("clear; fg");
        shell
            .bench
            .wait("same screen", |screen, _| screen.alternate_screen() && cells(screen) == before);
    }
}

#[test]
fn a_panic_of_the_screen_leaves_a_usable_terminal() {
    for scene in [Scene::Menu, Scene::Game, Scene::Thinking] {
        let data = tempfile::tempdir().unwrap();
        let mut command = scene.command(data.path());
        command.env("OTELLO_TEST_PANIC", "screen");
        let mut bench = Bench::start(command, 80, 24);
        bench.wait_for(scene.first_sight());
        bench.feed("x");
        bench.ends_with(101);
        let shown = bench.contents();
        assert!(shown.contains("panicked at src/tui/"), "{shown}");
        assert!(shown.lines().any(|line| line.starts_with("the screen panics")), "{shown}");
    }
}

#[test]
fn a_panic_of_the_engine_is_told_and_the_game_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let mut command = otello(&["--depth", "1", "--no-animation"], data.path());
    command.env("OTELLO_TEST_PANIC", "worker");
    let mut bench = Bench::start(command, 80, 24);
    bench.wait_for("move 0/60");
    bench.feed("f5\r");
    bench.wait_for("fault");
    assert!(!bench.contents().contains("panicked"));
    let log = std::fs::read_to_string(data.path().join("otello.log")).unwrap();
    assert!(log.contains("src/session/worker.rs:"), "{log}");
    bench.feed("!");
    bench.wait_for("move 2/60");
    bench.feed("q");
    bench.ends_with(0);
    assert!(!bench.contents().contains("panicked"));
}

/// Checks that the program refuses to show screens, in one line that names `--plain`.
fn refuses(stdin: Stdio, arguments: &[&str]) {
    let data = tempfile::tempdir().unwrap();
    let output = Command::new(crate::binary::otello())
        .args(arguments)
        .env("OTELLO_DATA", data.path())
        .stdin(stdin)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stdout, b"");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("--plain") && told.ends_with('\n'), "{told:?}");
    assert_eq!(told.lines().count(), 1, "{told:?}");
    assert!(!told.contains('\x1b'), "{told:?}");
}

#[test]
fn without_a_terminal_one_line_names_plain() {
    for arguments in [&[][..], &["--two-players"], &["--depth", "4"]] {
        refuses(Stdio::null(), arguments);
        refuses(Stdio::piped(), arguments);
    }
}

#[test]
fn with_keys_but_no_screen_one_line_names_plain() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("output");
    let program = crate::binary::otello().into_string().unwrap();
    let mut shell = CommandBuilder::new("sh");
    shell.args(["-c", &format!("exec {program} > {}", file.display())]);
    shell.env("OTELLO_DATA", data.path());
    let mut bench = Bench::start(shell, 80, 24);
    bench.ends_with(2);
    assert!(bench.contents().contains("--plain"));
    assert_eq!(std::fs::read(file).unwrap(), b"");
}
