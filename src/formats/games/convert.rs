//! Records of GGF, both ways.

use crate::formats::ggf;
use crate::formats::record::{GameRecord, GameResult, Player, RecordedMove, Source, Tag};

/// Tags of GGF that have fields of their own in a [`GameRecord`].
const KNOWN: [&str; 4] = ["RB", "RW", "EV", "CO"];

pub(super) fn from_ggf(game: &ggf::Game) -> GameRecord {
    let text = |name: &str| game.tag(name).unwrap_or_default().to_owned();
    let score =
        |result: ggf::Result| GameResult::Score { black: result.score, ending: result.ending };
    let kind = Some(("TY".to_owned(), game.kind.clone())).filter(|(_, kind)| kind != "8");
    let mut seen = Vec::new();
    let others = game.other.iter().filter(|(name, _)| {
        let first = !seen.contains(&name.as_str());
        seen.push(name.as_str());
        !(first && KNOWN.contains(&name.as_str()))
    });
    let tags = kind.iter().chain(others);
    GameRecord {
        source: Source::Ggf,
        black: Player { name: game.black.clone(), rating: text("RB") },
        white: Player { name: game.white.clone(), rating: text("RW") },
        event: text("EV"),
        comment: text("CO"),
        clock: if game.time == "0" { String::new() } else { game.time.clone() },
        result: game.result.map(score),
        disagreement: game.disagreement.map(score),
        tags: tags
            .map(|(name, value)| Tag { name: name.clone(), values: vec![value.clone()] })
            .collect(),
        moves: game.moves.iter().map(from_move).collect(),
        place: game.place.clone(),
        date: game.date.clone(),
        ..GameRecord::new(game.start)
    }
}

fn from_move(step: &ggf::Move) -> RecordedMove {
    RecordedMove { value: step.value, seconds: step.seconds, ..step.action.into() }
}

/// The game as GGF keeps it. What it cannot carry is left out.
#[must_use]
pub fn to_ggf(game: &GameRecord) -> ggf::Game {
    let own = if game.source == Source::Ggf { game.tags.as_slice() } else { &[] };
    let (kinds, tags): (Vec<&Tag>, Vec<_>) = own.iter().partition(|tag| tag.name == "TY");
    let fields = [
        ("RB", &game.black.rating),
        ("RW", &game.white.rating),
        ("EV", &game.event),
        ("CO", &game.comment),
    ];
    let fields = fields.into_iter().filter(|(_, value)| !value.is_empty());
    let other = fields.map(|(name, value)| (name.to_owned(), value.clone()));
    let tags = tags.into_iter().map(|tag| (tag.name.clone(), tag.values.join(" ")));
    ggf::Game {
        place: game.place.clone(),
        date: game.date.clone(),
        black: game.black.name.clone(),
        white: game.white.name.clone(),
        result: game.result.and_then(|result| {
            Some(ggf::Result { score: result.score()?, ending: result.ending() })
        }),
        time: game.ggf_clock().unwrap_or_else(|| "0".to_owned()),
        kind: kinds.first().map_or_else(|| "8".to_owned(), |tag| tag.values.join(" ")),
        other: other.chain(tags).collect(),
        moves: game.moves.iter().map(to_move).collect(),
        ..ggf::Game::new(game.start)
    }
}

const fn to_move(step: &RecordedMove) -> ggf::Move {
    ggf::Move { action: step.action, value: step.value, seconds: step.seconds }
}
