//! Ctrl-Z and `fg` under a shell's job control (P36).

use std::fs;
use std::path::Path;

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use super::bench::{Bench, modes_are_off, signal, wait_until};
use super::specimen::specimen;

const PROMPT: &str = "shell$ ";

/// A shell in a terminal.
struct Shell {
    bench: Bench,
    folder: TempDir,
}

impl Shell {
    /// Starts a shell that reads nobody's settings.
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut command = CommandBuilder::new("bash");
        command.args(["--norc", "--noprofile", "-i"]);
        command.env("PS1", PROMPT);
        command.env("HISTFILE", "/dev/null");
        // The shell's line editor would ask for bracketed paste itself.
        let editor = folder.path().join("inputrc");
        fs::write(&editor, "set enable-bracketed-paste off\n").unwrap();
        command.env("INPUTRC", editor);
        command.cwd(folder.path());
        let bench = Bench::start(command, 80, 24);
        bench.wait_for(PROMPT);
        Self { bench, folder }
    }

    /// Types a line, of which the shell shows what it prints.
    fn line(&mut self, line: &str) {
        self.bench.feed(&format!("{line}\r"));
    }

    /// Returns what `stty -a` says.
    fn settings(&mut self, name: &str) -> String {
        self.line(&format!("stty -a > {name}; echo {name} > {name}.done"));
        let file = self.folder.path().join(name);
        wait_until("stty has answered", || file.with_extension("done").exists());
        fs::read_to_string(file).unwrap()
    }

    /// Writes a script that notes its process and becomes the specimen.
    fn describe_specimen(&self) {
        let command = specimen(Path::new("/dev/null"));
        let words: Vec<_> = command.get_argv().iter().map(|word| word.to_str().unwrap()).collect();
        let line = format!("OTELLO_SPECIMEN_NOTE=note {}", words.join(" "));
        fs::write(
            self.folder.path().join("start"),
            format!("echo $$ > process\nexec env {line}\n"),
        )
        .unwrap();
    }

    /// Starts the specimen in the foreground and returns its process.
    fn start_specimen(&mut self) -> u32 {
        self.describe_specimen();
        self.line("bash start");
        self.bench.wait_for("specimen 80x24");
        let process = fs::read_to_string(self.folder.path().join("process")).unwrap();
        process.trim().parse().unwrap()
    }

    /// Waits until the shell has the terminal again, in its usual modes, and says this.
    #[track_caller]
    fn is_back_and_says(&self, text: &str) {
        self.bench.wait("shell with the terminal as it was", |screen, _| {
            let shown = screen.contents();
            modes_are_off(screen)
                && shown.contains(text)
                && shown.trim_end().ends_with(PROMPT.trim_end())
        });
    }
}

/// Stops the specimen in some way, uses the shell, and comes back to the specimen.
fn stop_and_return(mut stop: impl FnMut(&mut Shell, u32)) {
    let mut shell = Shell::start();
    let before = shell.settings("before");
    let process = shell.start_specimen();
    shell.bench.feed("a");
    shell.bench.wait_for("keys \"a\"");
    for times in 1..=2 {
        stop(&mut shell, process);
        shell.is_back_and_says("Stopped");
        assert_eq!(shell.settings(&format!("stopped{times}")), before);
        shell.line(&format!("echo typed-in-the-$((0))-shell-{times}"));
        shell.bench.wait_for(&format!("typed-in-the-0-shell-{times}"));
        shell.line("fg");
        shell.bench.wait_for(&format!("resumed {times}"));
        // The whole frame is back, and nothing of what was typed in the shell arrived here.
        shell.bench.wait_for("specimen 80x24\nkeys \"a\"\n");
        assert!(!shell.bench.contents().contains("shell"));
    }
    shell.bench.feed("q");
    shell.is_back_and_says("typed-in-the-0-shell-2");
    assert_eq!(shell.settings("after"), before);
}

#[test]
fn ctrl_z_gives_the_terminal_to_the_shell_and_fg_takes_it_back() {
    stop_and_return(|shell, _| shell.bench.feed("\x1a"));
}

#[test]
fn sigtstp_from_outside_does_as_ctrl_z_does() {
    stop_and_return(|_, process| signal("TSTP", process));
}

#[test]
fn in_the_background_nothing_is_drawn_over_the_shell() {
    let mut shell = Shell::start();
    shell.start_specimen();
    shell.bench.feed("\x1a");
    shell.is_back_and_says("Stopped");
    // The program is continued, wants the terminal, and is stopped for it.
    shell.line("bg; wait; clear; jobs -l");
    shell.is_back_and_says("Stopped (tty output)");
    shell.line("fg");
    shell.bench.wait_for("specimen 80x24");
    shell.bench.feed("ac");
    shell.bench.wait_for("keys \"ac\"");
}

#[test]
fn a_resize_while_stopped_is_seen_after_fg() {
    let mut shell = Shell::start();
    shell.start_specimen();
    shell.bench.feed("\x1a");
    shell.is_back_and_says("Stopped");
    shell.bench.resize(100, 30);
    shell.line("fg");
    shell.bench.wait_for("specimen 100x30");
    shell.bench.feed("\x03");
    shell.is_back_and_says("fg");
    shell.line("echo code=$?");
    shell.bench.wait_for("code=130");
}

#[test]
fn a_program_stopped_unasked_takes_the_terminal_back_as_well() {
    let mut shell = Shell::start();
    let process = shell.start_specimen();
    // SIGSTOP cannot be caught: the shell finds the terminal in the screens' modes.
    signal("STOP", process);
    shell.bench.wait_for("Stopped");
    shell.line("stty sane; fg");
    shell.bench.wait_for("resumed 1");
    shell.bench.wait_for("specimen 80x24");
    shell.bench.feed("ac");
    shell.bench.wait_for("keys \"ac\"");
}
