//! A shell with job control, which stops programs and continues them.

use std::fs;

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use super::bench::{Bench, modes_are_off, wait_until};

/// What the shell says when it waits.
const PROMPT: &str = "shell$ ";

/// A shell with job control, in a terminal.
pub(crate) struct Shell {
    pub(crate) bench: Bench,
    pub(crate) folder: TempDir,
}

impl Shell {
    /// Starts a shell that reads nobody's settings.
    pub(crate) fn start() -> Self {
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
    pub(crate) fn line(&mut self, line: &str) {
        self.bench.feed(&format!("{line}\r"));
    }

    /// Returns what `stty -a` says.
    pub(crate) fn settings(&mut self, name: &str) -> String {
        self.line(&format!("stty -a > {name}; echo {name} > {name}.done"));
        let file = self.folder.path().join(name);
        wait_until("stty has answered", || file.with_extension("done").exists());
        fs::read_to_string(file).unwrap()
    }

    /// Writes a script, `start`, that notes its process and becomes the program.
    pub(crate) fn describe(&self, program: &CommandBuilder) {
        let words = program.get_argv().iter().map(|word| word.to_str().unwrap());
        let settings =
            program.iter_extra_env_as_str().map(|(name, value)| format!("{name}={value}"));
        let words = settings.chain(words.map(str::to_owned));
        let words = shell_words::join(words.collect::<Vec<_>>());
        let script = format!("echo $$ > process\nexec env {words}\n");
        fs::write(self.folder.path().join("start"), script).unwrap();
    }

    /// Starts a program in the foreground and returns its process, once it shows a text.
    pub(crate) fn start_program(&mut self, program: &CommandBuilder, text: &str) -> u32 {
        self.describe(program);
        self.line("bash start");
        self.bench.wait_for(text);
        let process = fs::read_to_string(self.folder.path().join("process")).unwrap();
        process.trim().parse().unwrap()
    }

    /// Has the shell print a text that was not typed like that.
    pub(crate) fn echo(&mut self, number: usize) {
        self.line(&format!("echo typed-in-the-$((0))-shell-{number}"));
        self.bench.wait_for(&format!("typed-in-the-0-shell-{number}"));
    }

    /// Waits until the shell has the terminal again, in its usual modes, and says this.
    #[track_caller]
    pub(crate) fn is_back_and_says(&self, text: &str) {
        self.bench.wait("shell with the terminal as it was", |screen, _| {
            let shown = screen.contents();
            modes_are_off(screen)
                && shown.contains(text)
                && shown.trim_end().ends_with(PROMPT.trim_end())
        });
    }
}
