//! The real program, on each of its screens.

use std::path::Path;

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use super::bench::Bench;

/// A screen of the program, or a state of one that matters to the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scene {
    Menu,
    Game,
    Thinking,
    Help,
    Result,
}

impl Scene {
    pub(super) const ALL: [Self; 5] =
        [Self::Menu, Self::Game, Self::Thinking, Self::Help, Self::Result];

    /// Returns the arguments that lead to the scene, or near it.
    fn arguments(self) -> &'static [&'static str] {
        match self {
            Self::Menu => &[],
            Self::Game | Self::Help => &["--two-players", "--no-animation"],
            Self::Thinking => &["--play-as", "white", "--time", "600"],
            // The shortest game of all: the ninth disc leaves White none.
            Self::Result => &["--two-players", "--no-animation", "--start", "e6f4e3f6g5d6e7f5"],
        }
    }

    /// Returns the keys that lead there from where the arguments lead.
    pub(super) fn keys(self) -> &'static str {
        match self {
            Self::Menu | Self::Game | Self::Thinking => "",
            Self::Help => "?",
            Self::Result => "c5\r",
        }
    }

    /// Returns what the program shows first.
    pub(super) fn first_sight(self) -> &'static str {
        match self {
            Self::Menu => "New game",
            Self::Game | Self::Help => "move 0/60",
            Self::Thinking => "is thinking",
            Self::Result => "move 8/60",
        }
    }

    /// Returns what the scene shows and the others do not.
    pub(super) fn mark(self) -> &'static str {
        match self {
            Self::Help => "Scroll through the moves",
            Self::Result => "Tournament score",
            Self::Menu | Self::Game | Self::Thinking => self.first_sight(),
        }
    }

    /// Describes a start of the program that leads there.
    pub(super) fn command(self, data: &Path) -> CommandBuilder {
        otello(self.arguments(), data)
    }
}

/// Describes a start of the program, with a data folder of its own.
pub(crate) fn otello(arguments: &[&str], data: &Path) -> CommandBuilder {
    let mut command = CommandBuilder::new(crate::binary::otello());
    command.args(["--lang", "en"]);
    command.args(arguments);
    command.env("OTELLO_DATA", data);
    command
}

/// The program on one of its screens.
pub(super) struct Stage {
    pub(super) bench: Bench,
    _data: TempDir,
}

impl Stage {
    /// Leads the program to a scene, in a terminal of 80x24.
    #[track_caller]
    pub(super) fn set(scene: Scene) -> Self {
        let data = tempfile::tempdir().unwrap();
        let mut bench = Bench::start(scene.command(data.path()), 80, 24);
        bench.wait_for(scene.first_sight());
        bench.feed(scene.keys());
        bench.wait_for(scene.mark());
        Self { bench, _data: data }
    }

    /// Starts the program with these arguments and waits for what it shows.
    #[track_caller]
    pub(super) fn start(arguments: &[&str], text: &str) -> Self {
        let data = tempfile::tempdir().unwrap();
        let bench = Bench::start(otello(arguments, data.path()), 80, 24);
        bench.wait_for(text);
        Self { bench, _data: data }
    }
}
