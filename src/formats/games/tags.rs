//! The tags that stand above a game in PGN: `[Name "value"]`.

use crate::formats::record::{GameRecord, GameResult, Source, Tag};

/// A tag of PGN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PgnTag {
    pub(super) name: String,
    pub(super) value: String,
}

impl PgnTag {
    /// Reads a line that is a tag.
    pub(super) fn read(line: &str) -> Option<Self> {
        let (name, value) = line.strip_prefix('[')?.strip_suffix(']')?.split_once('"')?;
        let name = name.trim();
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        let value = value.trim_end().trim_end_matches('"').replace("\\\"", "\"");
        is_name.then(|| Self { name: name.to_owned(), value: value.replace("\\\\", "\\") })
    }

    /// Whether it says something: `?` and `-` stand for what is unknown or is not there.
    fn is_known(&self) -> bool {
        self.value.contains(|character| !matches!(character, '?' | '-' | '.' | '*' | ' '))
    }
}

/// Whether a line is a tag of PGN: `[Name "value"]`.
#[must_use]
pub fn is_tag(line: &str) -> bool {
    PgnTag::read(line.trim()).is_some()
}

/// Puts what the tags say into a game. A result that they state comes before that of the moves, which
/// becomes a remark if it is another.
pub(super) fn apply(tags: Vec<PgnTag>, game: &mut GameRecord) {
    if tags.is_empty() {
        return;
    }
    game.source = Source::Pgn;
    for tag in tags.into_iter().filter(PgnTag::is_known) {
        let field = match tag.name.as_str() {
            "Black" => &mut game.black.name,
            "White" => &mut game.white.name,
            "BlackElo" => &mut game.black.rating,
            "WhiteElo" => &mut game.white.rating,
            "Event" => &mut game.event,
            "Site" => &mut game.place,
            "Date" => &mut game.date,
            "Result" if GameResult::stated(&tag.value).is_some() => {
                state(game, GameResult::stated(&tag.value));
                continue;
            }
            _ => {
                game.tags.push(Tag { name: tag.name, values: vec![tag.value] });
                continue;
            }
        };
        *field = tag.value;
    }
}

fn state(game: &mut GameRecord, stated: Option<GameResult>) {
    let told = game.disagreement.or(game.result);
    let contradicts =
        |told: &GameResult| stated.is_some_and(|stated| stated.outcome() != told.outcome());
    if let Some(told) = told.filter(contradicts) {
        let parts = [game.comment.clone(), told.to_string()];
        game.comment =
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    }
    game.settle(stated);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rules};

    #[test]
    fn a_tag_is_told_from_other_lines() {
        let tag = PgnTag::read("[Event \"A \\\"B\\\" C\"]").unwrap();
        assert_eq!((tag.name.as_str(), tag.value.as_str()), ("Event", "A \"B\" C"));
        for line in ["[8 -------- *]", "[Event]", "f5d6 [a \"b\"]", "[\"x\"]"] {
            assert_eq!(PgnTag::read(line), None, "{line}");
        }
    }

    #[test]
    fn a_result_is_none_where_it_is_unknown() {
        let stated = |value: &str| {
            let mut game = GameRecord::new(Position::start(Rules::Othello));
            let tag = PgnTag { name: "Result".to_owned(), value: value.to_owned() };
            apply(vec![tag], &mut game);
            (game.result.and_then(GameResult::score), game.tags.len())
        };
        assert_eq!(stated("40-24"), (Some(16.0), 0));
        assert_eq!(stated("*"), (None, 0));
        assert_eq!(stated("adjourned"), (None, 1));
    }
}
