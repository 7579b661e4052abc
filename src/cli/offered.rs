//! The options of the program that its commands take as well: each only those that mean something to
//! it.

use clap::{Arg, ArgMatches, Command};

use super::arguments::LookOptions;

/// The commands, and the options of [`LookOptions`] that they take. A command of commands hands them
/// on to its own.
const TAKEN: &[(&str, &[&str])] = &[
    ("resume", &RESUMED),
    ("solve", &["lang", "eval_file"]),
    ("analyze", &["lang", "plain", "eval_file"]),
    ("hint", &["lang", "eval_file"]),
    ("match", &["lang", "eval_file"]),
    ("convert", &["lang"]),
    ("games", &["lang"]),
    ("config", &["lang"]),
    ("doctor", &["lang", "eval_file"]),
    ("perft", &["lang"]),
    ("gtp", &["eval_file"]),
    ("nboard", &["eval_file"]),
    ("bench", &["eval_file"]),
    #[cfg(feature = "train")]
    ("train", &["eval_file"]),
];

/// A game that goes on is played as any other.
const RESUMED: [&str; 10] = [
    "lang",
    "plain",
    "show_board",
    "theme",
    "glyphs",
    "color",
    "ponder",
    "eval_file",
    "no_animation",
    "no_mouse",
];

/// The program with these options in its commands, behind their own.
pub(super) fn to_commands(program: Command) -> Command {
    let known: Vec<_> = program.get_arguments().cloned().collect();
    program.mut_subcommands(|command| {
        let taken = TAKEN.iter().find(|(name, _)| *name == command.get_name());
        let ids = taken.iter().flat_map(|(_, ids)| ids.iter().enumerate());
        with(command, &ids.map(|place| option(&known, place)).collect::<Vec<_>>())
    })
}

fn option(known: &[Arg], (place, id): (usize, &&str)) -> Arg {
    /// More than a command has of its own.
    const BEHIND: usize = 100;
    let option = known.iter().find(|option| option.get_id() == id);
    option.expect("the table has options of the program").clone().display_order(BEHIND + place)
}

fn with(command: Command, options: &[Arg]) -> Command {
    if command.has_subcommands() {
        command.mut_subcommands(|own| with(own, options))
    } else {
        command.args(options)
    }
}

/// What was said of these options, wherever that was.
pub(super) fn look(matches: &ArgMatches) -> LookOptions {
    let mut innermost = matches;
    while let Some((_, own)) = innermost.subcommand() {
        innermost = own;
    }
    let flag = |id| innermost.try_get_one(id).ok().flatten().copied().unwrap_or_default();
    LookOptions {
        lang: value(innermost, "lang"),
        plain: flag("plain"),
        show_board: flag("show_board"),
        theme: value(innermost, "theme"),
        glyphs: value(innermost, "glyphs"),
        color: value(innermost, "color"),
        ponder: flag("ponder"),
        eval_file: value(innermost, "eval_file"),
        no_animation: flag("no_animation"),
        no_mouse: flag("no_mouse"),
    }
}

/// The value of an option that a command may not have.
fn value<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, id: &str) -> Option<T> {
    matches.try_get_one(id).ok().flatten().cloned()
}
