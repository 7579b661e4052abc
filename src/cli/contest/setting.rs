use std::path::Path;

use clap::Error;

use super::options::{MatchOptions, OpeningsName};
use crate::cli::plan::read_starts;
use crate::cli::room;
use crate::cli::usage::Usage;
use crate::contest::{BuiltIn, Contest, Control, Openings, Player, Side};
use crate::rules::Rules;
use crate::starts;
use crate::wording::Said;

/// A contest as the arguments describe it.
pub(super) struct Setting {
    pub(super) contest: Contest,
    /// All that decides how a game goes, on one line.
    pub(super) line: String,
}

/// What the options mean together. Our own players that name no weights judge by `eval_file`, if there
/// is one, and say so: games by other weights are another match.
///
/// # Errors
/// clap's own, when a value does not fit the others.
pub(super) fn setting(
    options: &MatchOptions,
    eval_file: Option<&Path>,
    usage: &mut Usage<'_>,
) -> Result<Setting, Error> {
    let mut pairings = if options.ladder {
        ladder(options)
    } else {
        let players = [&options.a, &options.b];
        let players = players.map(|player| player.clone().expect("clap asks for both players"));
        let named = players.clone().map(|player| player.to_string()).join(" ");
        let sides = Side::both(players, general(options))
            .map_err(|error| usage.wrong_value("<A> <B>", &named, &error.said(usage.texts)))?;
        vec![sides]
    };
    for side in pairings.iter_mut().flatten() {
        if let Player::BuiltIn(own) = &mut side.player
            && own.weights.is_none()
        {
            own.weights = eval_file.map(Path::to_owned);
        }
    }
    for side in pairings.iter_mut().flatten() {
        if let Player::BuiltIn(own) = &mut side.player {
            own.hash_mib = room::tables(2 * options.threads, own.hash_mib);
        }
    }
    let (openings, named) = openings(options, usage)?;
    let sides: Vec<_> = pairings.iter().map(|[a, b]| format!("{a} against {b}")).collect();
    let line = format!("{}; openings {named}; seed {}", sides.join(", "), options.seed);
    let contest = Contest {
        pairings,
        games: options.games,
        openings,
        seed: options.seed,
        patience: options.patience,
    };
    Ok(Setting { contest, line })
}

fn general(options: &MatchOptions) -> Option<Control> {
    let clock = options.clock.map(Control::Clock);
    let depth = options.depth.map(Control::Depth);
    options.time.or(clock).or(depth).or(options.level.map(Control::Level))
}

/// Every level against the next lower and the one below that, from the lowest on.
fn ladder(options: &MatchOptions) -> Vec<[Side; 2]> {
    let levels = options.levels.0.clone();
    let side = |level| {
        let control = Control::Level(level);
        let Player::BuiltIn(own) = "otello".parse().expect("it is a player") else {
            unreachable!("it is our own engine")
        };
        let own = BuiltIn { control: Some(control), ..own };
        Side { player: Player::BuiltIn(own), control }
    };
    let pairs = levels.clone().flat_map(|level| [(level, 1), (level, 2)]);
    pairs
        .filter(|(level, below)| level - levels.start() >= *below)
        .map(|(level, below)| [side(level), side(level - below)])
        .collect()
}

fn openings(options: &MatchOptions, usage: &mut Usage<'_>) -> Result<(Openings, String), Error> {
    Ok(match &options.openings {
        OpeningsName::Balanced => {
            (Openings::shuffled(starts::balanced(), options.seed), "balanced".to_owned())
        }
        OpeningsName::Random(plies) => (Openings::Random(*plies), format!("random:{plies}")),
        OpeningsName::File(path) => {
            let name = path.display().to_string();
            let list = read_starts(path, Rules::Othello).map_err(|error| {
                usage.wrong_value("--openings <WHICH>", &name, &error.said(usage.texts))
            })?;
            (Openings::shuffled(list, options.seed), name)
        }
    })
}
