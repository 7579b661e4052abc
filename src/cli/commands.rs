//! The commands that print and end: perft, completions, the manual page.

use std::io::{self, Write};
use std::time::Instant;

use clap::Command as ClapCommand;
use clap_complete::Shell;
use clap_mangen::Man;

use super::arguments::PerftOptions;
use crate::rules::{Mover, PassPly, Position, Rules, flip, mobility, perft};
use crate::search::bench;
use crate::text::{Texts, say};

/// Counts lines of play, and says which convention the count keeps and how fast it went.
pub(super) fn count(
    options: &PerftOptions,
    start: &Position,
    texts: &Texts,
    out: &mut dyn Write,
) -> io::Result<()> {
    let pass = if options.pass_costs_a_ply { PassPly::Costs } else { PassPly::Free };
    let begun = Instant::now();
    let count = match start.mover() {
        Mover::Othello(board) => perft(board, options.depth, pass),
        Mover::Reversi(board) => perft(board, options.depth, pass),
    };
    let seconds = begun.elapsed().as_secs_f64();
    let rules = match start.rules() {
        Rules::Othello => "Othello",
        Rules::Reversi => "Reversi",
    };
    let depth = options.depth;
    let counted = match pass {
        PassPly::Free => say!(texts, "perft-pass-free", rules = rules, depth = depth),
        PassPly::Costs => say!(texts, "perft-pass-costs", rules = rules, depth = depth),
    };
    let millions = format!("{:.0}", count as f64 / seconds / 1e6);
    let speed = say!(texts, "perft-speed", seconds = format!("{seconds:.3}"), millions = millions);
    writeln!(out, "{count}\n{counted}\n{speed}")
}

/// Runs the fixed searches and says what they took.
pub(super) fn measure(out: &mut dyn Write) -> io::Result<()> {
    let result = bench::run();
    writeln!(out, "{} nodes", result.nodes)?;
    let speed = result.nodes_per_second().unwrap_or_default();
    writeln!(out, "{:.3} s, {speed:.0} nodes a second", result.elapsed.as_secs_f64())?;
    writeln!(out, "kernels: {}", kernels())
}

/// The kernels that this build uses.
pub(super) fn kernels() -> String {
    format!("flip {}, mobility {}", flip::NAME, mobility::NAME)
}

/// The names of the commands, in lines for the short help.
pub(super) fn names(clap: &ClapCommand) -> String {
    const WIDTH: usize = 78;
    let names: Vec<_> = visible(clap).map(ClapCommand::get_name).collect();
    let mut lines = vec![" ".to_owned()];
    for (index, name) in names.iter().enumerate() {
        let comma = if index + 1 < names.len() { "," } else { "" };
        let word = format!(" {name}{comma}");
        match lines.last_mut() {
            Some(line) if line.len() + word.len() <= WIDTH => line.push_str(&word),
            _ => lines.push(format!(" {word}")),
        }
    }
    format!("Commands (-h behind one says what it does):\n{}", lines.join("\n"))
}

/// The commands and what they do, a line each, for the long help.
pub(super) fn descriptions(clap: &ClapCommand) -> String {
    let width = visible(clap).map(|command| command.get_name().len()).max().unwrap_or_default();
    let lines = visible(clap).map(|command| {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        format!("\n  {:width$}  {about}", command.get_name())
    });
    format!("Commands:{}", lines.collect::<String>())
}

fn visible(clap: &ClapCommand) -> impl Iterator<Item = &ClapCommand> {
    clap.get_subcommands().filter(|command| !command.is_hide_set())
}

/// Writes a shell's completions.
pub(super) fn completions(
    mut clap: ClapCommand,
    shell: Shell,
    out: &mut dyn Write,
) -> io::Result<()> {
    // The generator panics on a broken pipe, so it does not see one.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut clap, "otello", &mut script);
    out.write_all(&script)
}

/// Writes the manual page: the program's, with the options of every command behind it.
pub(super) fn manual(clap: ClapCommand, out: &mut dyn Write) -> io::Result<()> {
    // What -h leaves out for room belongs here.
    let clap = clap.mut_args(|argument| argument.hide_short_help(false));
    let commands: Vec<_> = clap.get_subcommands().flat_map(with_its_own).collect();
    let page = Man::new(clap);
    page.render_title(out)?;
    page.render_name_section(out)?;
    page.render_synopsis_section(out)?;
    page.render_description_section(out)?;
    page.render_options_section(out)?;
    page.render_subcommands_section(out)?;
    for (name, command) in commands {
        writeln!(out, ".SH \"{}\"", name.to_uppercase())?;
        let own = command.mut_args(|argument| argument.hide_short_help(false));
        let section = Man::new(own);
        section.render_description_section(out)?;
        section.render_options_section(out)?;
    }
    page.render_extra_section(out)
}

/// A command and its own commands, with their names in full.
fn with_its_own(command: &ClapCommand) -> Vec<(String, ClapCommand)> {
    let name = command.get_name();
    let own = command.get_subcommands().filter(|own| own.get_name() != "help");
    let own = own.map(|own| (format!("{name} {}", own.get_name()), own.clone()));
    [(name.to_owned(), command.clone())].into_iter().chain(own).collect()
}
