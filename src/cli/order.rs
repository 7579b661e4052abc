//! Options before a command's name, which are the command's.

use std::ffi::OsString;

use clap::{Arg, Command};

/// The arguments with the options that stand before the name of a command put behind it, where the
/// command takes or refuses them as its own. Others would be read as options of play, and do nothing.
pub(super) fn behind_the_command(program: &Command, arguments: Vec<OsString>) -> Vec<OsString> {
    let mut arguments = arguments.into_iter();
    let mut names: Vec<_> = arguments.next().into_iter().collect();
    let mut options = Vec::new();
    let mut command = program;
    while let Some(argument) = arguments.next() {
        let text = argument.to_str().unwrap_or_default();
        if text.starts_with('-') && !matches!(text, "-" | "--") {
            let value = if takes_value(program, text) { arguments.next() } else { None };
            options.push(argument);
            options.extend(value);
        } else if let Some(own) = command.find_subcommand(text) {
            command = own;
            names.push(argument);
            if !own.has_subcommands() {
                break;
            }
        } else {
            options.push(argument);
            break;
        }
    }
    names.into_iter().chain(options).chain(arguments).collect()
}

/// Whether the next argument is the value of this option, in whichever command it is one.
fn takes_value(command: &Command, text: &str) -> bool {
    let is_meant = |option: &&Arg| match text.strip_prefix("--") {
        Some(name) => option.get_long() == Some(name),
        None => {
            let mut letters = text.chars().skip(1);
            option.get_short().is_some()
                && option.get_short() == letters.next()
                && letters.next().is_none()
        }
    };
    let own = command.get_arguments().find(is_meant);
    match own {
        Some(option) => option.get_num_args().is_some_and(|number| number.takes_values()),
        None => command.get_subcommands().any(|command| takes_value(command, text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ordered(line: &str) -> String {
        let leaf = |name| Command::new(name).arg(Arg::new("limit").long("limit").short('n'));
        let mut program = Command::new("otello")
            .arg(Arg::new("lang").long("lang"))
            .arg(Arg::new("plain").long("plain").num_args(0))
            .subcommand(leaf("hint"))
            .subcommand(Command::new("games").subcommand(leaf("list")));
        program.build();
        let words = line.split(' ').map(OsString::from).collect();
        let words = behind_the_command(&program, words);
        words.iter().map(|word| word.to_str().unwrap()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn options_before_a_command_come_behind_it() {
        for (typed, meant) in [
            ("otello --plain hint f5", "otello hint --plain f5"),
            ("otello --lang it hint f5", "otello hint --lang it f5"),
            ("otello --lang=it -n 3 hint f5", "otello hint --lang=it -n 3 f5"),
            ("otello --lang it games --plain list x", "otello games list --lang it --plain x"),
            ("otello -h hint", "otello hint -h"),
        ] {
            assert_eq!(ordered(typed), meant);
        }
    }

    #[test]
    fn everything_else_stays_where_it_is() {
        for line in [
            "otello",
            "otello --plain --lang it",
            "otello --lang hint",
            "otello hint f5 --lang it",
            "otello -- hint",
            "otello --bogus x hint",
            "otello games --limit 3 x",
        ] {
            assert_eq!(ordered(line), line);
        }
    }
}
