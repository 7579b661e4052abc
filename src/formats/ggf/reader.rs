use super::tags::{Tag, cut};
use super::{Game, GgfError, GgfFault, replay};
use crate::formats::board;
use crate::formats::excerpt::excerpt;
use crate::rules::{Disc, Position, Rules};

/// Reads the games of a text, one by one.
///
/// Text between the games is skipped, the `1 ` and `2 ` of the servers too. Tags stand in any
/// order; one that is said twice counts as said last. Passes may be left out or written in many
/// ways. A start that is missing is the start of the game; a match type is kept, not obeyed.
///
/// ```
/// let text = "1 (;GM[Othello]PB[Ada]PW[Bob]RE[?]B[F5/0.5/1.2]W[d6];)";
/// let game = otello::formats::ggf::games(text).next().expect("there is a game")?;
/// assert_eq!((game.black.as_str(), game.moves.len()), ("Ada", 2));
/// # Ok::<(), otello::formats::ggf::GgfError>(())
/// ```
#[must_use]
pub fn games(text: &str) -> Games<'_> {
    Games { rest: text, games: 0, line: 1 }
}

/// The games of a text; see [`games`].
#[derive(Clone, Debug)]
pub struct Games<'a> {
    rest: &'a str,
    games: usize,
    line: usize,
}

impl Iterator for Games<'_> {
    type Item = Result<Game, GgfError>;

    fn next(&mut self) -> Option<Self::Item> {
        let (before, game) = self.rest.split_once("(;")?;
        self.line += line_ends(before);
        self.games += 1;
        let (number, line) = (self.games, self.line);
        let cut = cut(game);
        self.line += line_ends(&game[..game.len() - cut.behind.len()]);
        self.rest = cut.behind;
        let game = cut.tags.and_then(|tags| read_game(&tags));
        Some(game.map_err(|fault| GgfError { game: number, line, fault }))
    }
}

fn line_ends(text: &str) -> usize {
    text.bytes().filter(|&byte| byte == b'\n').count()
}

fn read_game(tags: &[Tag<'_>]) -> Result<Game, GgfFault> {
    let rules = last(tags, "GM").map_or(Ok(Rules::Othello), read_rules)?;
    let start = last(tags, "BO")
        .map_or_else(|| Ok(Position::start(rules)), |value| read_start(value, rules))?;
    let kind = last(tags, "TY").filter(|kind| !kind.is_empty()).unwrap_or("8");
    check_size(kind)?;
    let text = |name| last(tags, name).unwrap_or_default().to_owned();
    let mut game = Game {
        rules,
        place: text("PC"),
        date: text("DT"),
        black: text("PB"),
        white: text("PW"),
        time: last(tags, "TI").filter(|time| !time.is_empty()).unwrap_or("0").to_owned(),
        kind: kind.to_owned(),
        other: tags.iter().filter(|tag| is_other(tag)).map(owned).collect(),
        ..Game::new(start)
    };
    game.moves =
        replay::moves(&game.start, tags.iter().filter_map(|tag| Some((mover(tag)?, tag.value))))?;
    replay::settle(&mut game, last(tags, "RE").unwrap_or_default());
    Ok(game)
}

fn last<'a>(tags: &[Tag<'a>], name: &str) -> Option<&'a str> {
    tags.iter().rev().find(|tag| tag.name == name).map(|tag| tag.value)
}

fn owned(tag: &Tag<'_>) -> (String, String) {
    (tag.name.clone(), tag.value.to_owned())
}

/// Whose move a tag is.
fn mover(tag: &Tag<'_>) -> Option<Disc> {
    match tag.name.as_str() {
        "B" => Some(Disc::Black),
        "W" => Some(Disc::White),
        _ => None,
    }
}

/// Whether a tag has no place of its own in a [`Game`].
fn is_other(tag: &Tag<'_>) -> bool {
    !matches!(
        tag.name.as_str(),
        "GM" | "PC" | "DT" | "PB" | "PW" | "RE" | "TI" | "TY" | "BO" | "B" | "W"
    )
}

fn read_rules(name: &str) -> Result<Rules, GgfFault> {
    if name.eq_ignore_ascii_case("othello") {
        Ok(Rules::Othello)
    } else if name.eq_ignore_ascii_case("reversi") {
        Ok(Rules::Reversi)
    } else {
        Err(GgfFault::OtherGame(excerpt(name)))
    }
}

/// Reads `8 ` and a board; the size may be missing.
fn read_start(value: &str, rules: Rules) -> Result<Position, GgfFault> {
    let size = value.split_whitespace().next().filter(|word| is_size(word));
    match size {
        Some("8") | None => Ok(board::parse(value, rules)?),
        Some(size) => Err(GgfFault::OtherSize(size.to_owned())),
    }
}

fn is_size(word: &str) -> bool {
    word.len() <= 3 && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Refuses a match type, as in `s8r14`, of another size.
fn check_size(kind: &str) -> Result<(), GgfFault> {
    let size = kind.trim_start_matches(['s', 'S']);
    let end = size.find(|character: char| !character.is_ascii_digit()).unwrap_or(size.len());
    match &size[..end] {
        "8" => Ok(()),
        _ => Err(GgfFault::OtherSize(excerpt(kind))),
    }
}
