use std::path::PathBuf;
use std::time::Duration;

use clap::builder::styling::{AnsiColor, Styles};
use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use super::analyze::AnalyzeOptions;
use super::config::ConfigCommand;
use super::contest::MatchOptions;
use super::convert::ConvertOptions;
use super::games::GamesCommand;
use super::hint::HintOptions;
use super::language::LanguageParser;
use super::room::hash;
#[cfg(feature = "train")]
use super::train::TrainOptions;
use super::values::{RulesName, seconds, whole};
use crate::engines::EngineSpec;
use crate::game::{ClockSetting, Strength};
use crate::text::Language;

const EXAMPLES: &str = "\
Examples:
  otello                            open the menu
  otello --level 5 --play-as white  play White against level 5
  otello --two-players              two people at one keyboard";

const ANALYZE_ABOUT: &str = "\
Judge every move of games: what it was worth and lost, and what was better

Every move is compared with the best one, both searched to the same depth, or both solved to the end \
of the game. Verdicts go by the discs lost: ?! 2 or 3, ? 4 to 7, ?? 8 and more; what is less than \
half a disc is no loss. The turning point is the last move that gave a win or a draw away, if the game \
ended so. A player's average loss and accuracy (the share of moves without loss) count moves with a \
choice.

JSON, schema otello-analysis/1. --format json prints {schema, games: [...]}, --format jsonl an object \
a line, each with its schema. A game has: game (its number, from 1) or, in JSON lines, line; rules; \
event, place, date where known; opening {en, it} or null; start, a position; transcript; limits {depth, \
exact_from} or {seconds}; moves; end; black and white; turning_point and largest_loss, the numbers of \
moves or null; nodes; seconds. What cannot be read has game or line, and error.
A move has: number, null for a pass; by; move, a square or pa; choices, how many there were; value, \
best_value and loss, in discs for the side that moves; exact, whether loss is proved; depth; best and \
pv, the best move and line; verdict, a mark or null; turnover, win-to-draw, win-to-loss, draw-to-loss \
or null. Values are whole numbers where they are proved.
end has the last position: position, over, value (for its side to move), exact, best, pv. black and \
white have: name and rating where known; moves, choices, average_loss, accuracy (0 to 1), \
inaccuracies, mistakes, blunders.

With --threads 1 and without --time only the field seconds differs from run to run, however a file \
is split. A later version of the schema may add fields; one that changes them has another number.";

const HINT_ABOUT: &str = "\
Find the best moves of a position, with their values and lines

Values are discs for the side to move. JSON, schema otello-hint/1: schema, position, to_move, over, \
limits {depth, exact_from} or {seconds}, value, exact, depth, moves [{move, value, pv}] best first, \
nodes, seconds. A side that has to pass has one move, pa; a finished game has none.";

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold());

/// Play Othello against a strong engine, or against each other
#[derive(Debug, Parser)]
#[command(
    name = "otello",
    version,
    disable_help_subcommand = true,
    override_usage = "otello [OPTIONS] [COMMAND]",
    // With few blank lines, so that -h fits a screen of 24 lines with the prompt below it; what goes
    // before the options is the commands, by their names only in -h.
    help_template = "{usage-heading} {usage}\n{before-help}Options:\n{options}{after-help}",
    after_help = EXAMPLES,
    styles = STYLES
)]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) play: PlayOptions,
    #[command(flatten)]
    pub(super) look: LookOptions,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

/// What game to start: any of these skips the menu.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub(super) struct PlayOptions {
    /// Search N plies, and the last min(2N, 24) exactly
    ///
    /// A ply is a disc placed; a pass costs none. The finish is exact once at most min(2N, 24)
    /// squares are empty, or N if that is more.
    #[arg(long, value_name = "N", value_parser = whole(Strength::DEPTHS))]
    #[arg(conflicts_with_all = ["level", "time"])]
    pub(super) depth: Option<u8>,
    /// Play at level N: 1 for a beginner, 20 the strongest
    #[arg(long, value_name = "N", value_parser = whole(Strength::LEVELS))]
    #[arg(conflicts_with = "time")]
    pub(super) level: Option<u8>,
    /// Let the engine think S seconds a move, or tell --opponent to
    #[arg(long, value_name = "S", value_parser = seconds, hide_short_help = true)]
    pub(super) time: Option<Duration>,
    /// Give both sides a clock, as in 5m+2s
    ///
    /// 5m+2s or 300+2 is five minutes, and two seconds more for every move made; 10m, 90s or
    /// 1h30m have no such increment. Whoever runs out of time loses. Without --depth, --level or
    /// --time the engine plays as well as its clock allows.
    #[arg(long, value_name = "CLOCK")]
    pub(super) clock: Option<ClockSetting>,
    /// Be first or second, black, white or red
    #[arg(long, value_enum, value_name = "SIDE", hide_possible_values = true, conflicts_with_all = ["two_players", "watch"])]
    pub(super) play_as: Option<Side>,
    /// Play a program: gtp:COMMAND or nboard:COMMAND
    ///
    /// GTP and the NBoard protocol are spoken by most programs that play Othello:
    /// "gtp:gtp-rhino -l 1", or "nboard@12:env -C ntest ./ntest x" to tell an NBoard engine its depth. The
    /// command is split into words as a shell does, and run without one; env -C FOLDER runs it in its
    /// folder. It is told --time or --clock, one of the two. Hints are our own engine's.
    #[arg(long, value_name = "ENGINE")]
    #[arg(conflicts_with_all = ["two_players", "watch", "depth", "level", "ponder"])]
    pub(super) opponent: Option<EngineSpec>,
    /// Wait S seconds for a move of the other program that no clock limits [default: 300]
    #[arg(long, value_name = "S", value_parser = seconds, hide_short_help = true)]
    #[arg(requires = "opponent")]
    pub(super) patience: Option<Duration>,
    /// Play two people at one keyboard
    #[arg(long, conflicts_with_all = ["watch", "depth", "level", "time"])]
    pub(super) two_players: bool,
    /// Watch the engine play itself
    #[arg(long)]
    pub(super) watch: bool,
    /// Play othello, or reversi as in the 1880s
    #[arg(long, value_enum, value_name = "RULES", hide_possible_values = true)]
    pub(super) rules: Option<RulesName>,
    /// Start from a position or a transcript, or from one of many
    ///
    /// `balanced` takes one of thousands of openings of eight plies after which neither side is
    /// better off; the name of a file takes one of its lines, each of which is a position or a
    /// transcript. A position is 64 squares, a1 to h8 in reading order (X black, O white or red, - empty), and
    /// the side to move: "---------------------------OX------XO--------------------------- X". In
    /// Reversi the discs left to place may follow: "/13,14". A transcript is the squares played:
    /// f5d6c3.
    #[arg(long, value_name = "GAME", hide_short_help = true)]
    pub(super) start: Option<String>,
    /// Make the game repeat: same seed, same choices
    #[arg(long, value_name = "N", hide_short_help = true, value_parser = whole(0..=u64::MAX))]
    pub(super) seed: Option<u64>,
    /// Keep the game even if nobody plays it or the input is not a terminal
    #[arg(long, hide_short_help = true)]
    pub(super) save: bool,
}

/// How everything looks and speaks, and how the engine thinks. The commands take some of these too:
/// see `offered`.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct LookOptions {
    /// Speak English (en) or Italian (it)
    #[arg(long, value_parser = LanguageParser, value_name = "LANG", hide_possible_values = true)]
    pub(super) lang: Option<Language>,
    /// Speak in lines: for screen readers, pipes and tests
    #[arg(long)]
    pub(super) plain: bool,
    /// With --plain, print the board after every move
    #[arg(long, hide_short_help = true, requires = "plain")]
    pub(super) show_board: bool,
    /// Use these colours
    #[arg(long, value_enum, value_name = "THEME", hide_short_help = true)]
    pub(super) theme: Option<ThemeName>,
    /// Draw discs like this
    #[arg(long, value_enum, value_name = "GLYPHS", hide_short_help = true)]
    pub(super) glyphs: Option<GlyphsName>,
    /// Use colour: always and never overrule NO_COLOR
    #[arg(long, value_enum, value_name = "WHEN", hide_short_help = true)]
    pub(super) color: Option<ColorName>,
    /// Let the engine think on your time, too
    #[arg(long, hide_short_help = true)]
    pub(super) ponder: bool,
    /// Judge positions by the weights of this file instead of the program's own
    ///
    /// The file is one that `otello train pack` or `zero` wrote; docs/training.md tells how it is
    /// made.
    #[arg(long, value_name = "FILE", hide_short_help = true)]
    pub(super) eval_file: Option<PathBuf>,
    /// Turn discs at once
    #[arg(long, hide_short_help = true)]
    pub(super) no_animation: bool,
    /// Leave the mouse to the terminal
    #[arg(long, hide_short_help = true)]
    pub(super) no_mouse: bool,
}

#[derive(Clone, Debug, Subcommand)]
pub(super) enum Command {
    /// Go on with the game that was going on, or with the last one of a file
    Resume {
        /// A file of games in any format; its last game is gone on with
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Solve positions exactly, or search them to a depth
    Solve(SolveOptions),
    /// Judge every move of games: what it was worth and lost, and what was better
    #[command(long_about = ANALYZE_ABOUT, after_help = "Examples:\n  \
        otello analyze games.ggf\n  \
        otello analyze f5d6c3d3c4f4f6f3e6e7 --depth 12\n  \
        parallel --pipe --keep-order otello analyze - --threads 1 --format jsonl < games.txt")]
    Analyze(AnalyzeOptions),
    /// Find the best moves of a position, with their values and lines
    #[command(long_about = HINT_ABOUT, after_help = "Examples:\n  otello hint f5d6c3 -n 3\n  \
        otello hint game.sgf --level 20 --format json")]
    Hint(HintOptions),
    /// Play players against each other: our engine, or others over GTP and NBoard
    Match(Box<MatchOptions>),
    /// Write games of any format in another
    #[command(after_help = "Examples:\n  otello convert games.ggf --to sgf -o games.sgf\n  \
        otello convert WTH_2024.wtb --to transcript")]
    Convert(ConvertOptions),
    /// List, show, count and search games: your own, and files of others
    #[command(subcommand, disable_help_subcommand = true)]
    Games(GamesCommand),
    /// Count the lines of play of DEPTH plies
    Perft(PerftOptions),
    /// Play behind a board that speaks GTP
    #[command(after_help = "Example, as the command that Quarry or GoGui asks for:\n  \
        otello gtp --level 10")]
    Gtp(EngineOptions),
    /// Play and analyse behind a board that speaks NBoard
    #[command(after_help = "Example, as the command that NBoard asks for:\n  otello nboard")]
    Nboard(EngineOptions),
    /// Measure the engine: node signature, nodes a second, kernels
    Bench,
    /// Make, check or find the file of the settings
    #[command(subcommand, disable_help_subcommand = true)]
    Config(ConfigCommand),
    /// Tell of this machine, its terminal and the settings, to be pasted into a report
    Doctor,
    /// Make the evaluation: play games, and fit weights to them
    #[cfg(feature = "train")]
    #[command(hide = true)] // -h has no line to spare.
    Train(TrainOptions),
    /// Print a shell's completions, to be sourced
    #[command(after_help = "Example:\n  otello completions bash > \
        ~/.local/share/bash-completion/completions/otello")]
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page, in roff
    #[command(after_help = "Example:\n  otello man | man -l -")]
    Man,
}

impl Command {
    /// Whether it needs the engine.
    pub(super) const fn searches(&self) -> bool {
        !matches!(
            self,
            Self::Convert(_)
                | Self::Games(_)
                | Self::Perft(_)
                | Self::Config(_)
                | Self::Doctor
                | Self::Completions { .. }
                | Self::Man
        )
    }
}

#[derive(Args, Clone, Debug)]
pub(super) struct SolveOptions {
    /// A file with a position a line (OBF or bare boards), a position, or - for standard input
    ///
    /// Where a line has scores of its own, as OBF does, they are compared; a row that disagrees is
    /// marked, and the exit code is then 1.
    #[arg(value_name = "FILE|POSITION|-")]
    pub(super) source: String,
    /// Which game
    #[arg(long, value_enum, default_value = "othello")]
    pub(super) rules: RulesName,
    /// Search with N threads [default: one for every core]
    #[arg(long, value_name = "N")]
    #[arg(value_parser = whole::<usize>(1..=256))]
    pub(super) threads: Option<usize>,
    /// Size of the table of positions, in MiB [default: 256, or what there is room for]
    #[arg(long, value_name = "MIB", value_parser = hash)]
    pub(super) hash: Option<usize>,
    /// Score the best move only, or all
    #[arg(long, value_enum, value_name = "WHICH", default_value = "best")]
    pub(super) moves: MovesAsked,
    /// Search N plies and nothing else, and say how near that comes to the file's scores
    #[arg(long, value_name = "N", value_parser = whole(Strength::DEPTHS))]
    pub(super) depth: Option<u8>,
    /// Print a table, or one JSON object a line as each is done
    ///
    /// An object depends on its line alone; with one thread only its field "seconds" differs from
    /// run to run.
    #[arg(long, value_enum, default_value = "table")]
    pub(super) format: Format,
}

/// How the engine plays for another program.
#[derive(Args, Clone, Debug)]
pub(super) struct EngineOptions {
    /// Play at level N, 1 to 20 [default: what the clock allows, or 20]
    #[arg(long, value_name = "N", value_parser = whole(Strength::LEVELS))]
    #[arg(conflicts_with_all = ["depth", "time"])]
    pub(super) level: Option<u8>,
    /// Search N plies, and the last min(2N, 24) exactly
    #[arg(long, value_name = "N", value_parser = whole(Strength::DEPTHS))]
    #[arg(conflicts_with = "time")]
    pub(super) depth: Option<u8>,
    /// Think at most S seconds a move
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub(super) time: Option<Duration>,
    /// Search with N threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<usize>(1..=256))]
    pub(super) threads: usize,
    /// Size of the table of positions, in MiB [default: 64, or what there is room for]
    #[arg(long, value_name = "MIB", value_parser = hash)]
    pub(super) hash: Option<usize>,
    /// Make the games repeat: same seed, same choices
    #[arg(long, value_name = "N", value_parser = whole(0..=u64::MAX))]
    pub(super) seed: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum MovesAsked {
    All,
    Best,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Table,
    Jsonl,
}

#[derive(Args, Clone, Debug)]
pub(super) struct PerftOptions {
    /// How many plies
    #[arg(value_parser = whole::<u32>(0..=60))]
    pub(super) depth: u32,
    /// Which game
    #[arg(long, value_enum, default_value = "othello")]
    pub(super) rules: RulesName,
    /// From a position or a transcript instead of the start
    #[arg(long, value_name = "GAME")]
    pub(super) start: Option<String>,
    /// Count a pass as a ply, as most published counts do
    #[arg(long, action = ArgAction::SetTrue)]
    pub(super) pass_costs_a_ply: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Side {
    /// Black
    First,
    /// White, or Red in Reversi
    Second,
    Black,
    /// In Othello
    White,
    /// In Reversi
    Red,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ThemeName {
    Classic,
    Light,
    HighContrast,
    ColourBlind,
    Mono,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum GlyphsName {
    /// What is safe in this terminal
    Auto,
    /// Round discs, where the terminal draws them one cell wide
    Round,
    /// Coloured cells
    Block,
    /// X and O
    Letters,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ColorName {
    Auto,
    Always,
    Never,
}
