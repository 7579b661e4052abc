use std::path::Path;
use std::{fs, io};

use clap::{Command as ClapCommand, Error};
use thiserror::Error as ThisError;

use super::options::{MatchOptions, OpeningsName};
use crate::cli::plan::wrong_value;
use crate::contest::{BuiltIn, Contest, Control, Openings, Player, Side};
use crate::game::Record;
use crate::rules::Rules;
use crate::starts::{self, ListError};

/// A contest as the arguments describe it.
pub(super) struct Setting {
    pub(super) contest: Contest,
    /// All that decides how a game goes, on one line.
    pub(super) line: String,
}

/// Why a file is no list of openings.
#[derive(Debug, ThisError)]
pub(super) enum OpeningsError {
    #[error(transparent)]
    Read(#[from] io::Error),
    #[error(transparent)]
    List(#[from] ListError),
}

/// What the options mean together.
///
/// # Errors
/// clap's own, when a value does not fit the others.
pub(super) fn setting(options: &MatchOptions, clap: &mut ClapCommand) -> Result<Setting, Error> {
    let pairings = if options.ladder {
        ladder(options)
    } else {
        let players = [&options.a, &options.b];
        let players = players.map(|player| player.clone().expect("clap asks for both players"));
        let named = players.clone().map(|player| player.to_string()).join(" ");
        let sides = Side::both(players, general(options))
            .map_err(|error| wrong_value(clap, "<A> <B>", &named, &error))?;
        vec![sides]
    };
    let (openings, named) = openings(options, clap)?;
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
    match (options.time, options.depth, options.level) {
        (Some(time), ..) => Some(time),
        (_, Some(depth), _) => Some(Control::Depth(depth)),
        (.., Some(level)) => Some(Control::Level(level)),
        (None, None, None) => None,
    }
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

fn openings(options: &MatchOptions, clap: &mut ClapCommand) -> Result<(Openings, String), Error> {
    Ok(match &options.openings {
        OpeningsName::Balanced => {
            (Openings::shuffled(starts::balanced(), options.seed), "balanced".to_owned())
        }
        OpeningsName::Random(plies) => (Openings::Random(*plies), format!("random:{plies}")),
        OpeningsName::File(path) => {
            let name = path.display().to_string();
            let list = read(path)
                .map_err(|error| wrong_value(clap, "--openings <WHICH>", &name, &error))?;
            (Openings::shuffled(list, options.seed), name)
        }
    })
}

fn read(path: &Path) -> Result<Vec<Record>, OpeningsError> {
    let text = fs::read(path)?;
    Ok(starts::parse(&String::from_utf8_lossy(&text), Rules::Othello)?)
}
