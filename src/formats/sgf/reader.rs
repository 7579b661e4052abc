use super::lexer::{Lexer, Property, Token};
use super::properties::{Rows, Setup, has_row_letter, read_move};
use super::text::{unescape, unescape_line};
use super::tree::{self, Tree};
use super::{SgfError, SgfFault, result};
use crate::formats::excerpt::excerpt;
use crate::formats::record::{GameRecord, Line, RecordedMove, Source, Tag};
use crate::rules::{Disc, Position, Rules};

/// Reads the games of a text, one by one.
///
/// Text between the games is skipped. Of every fork the first branch is read. A game that does not
/// say which it is counts as Othello, and discs that are set up replace those of the usual start.
///
/// ```
/// let text = "(;GM[2]PB[Ada]PW[Bob];B[f5];W[fd])";
/// let game = otello::formats::sgf::games(text).next().expect("there is a game")?;
/// assert_eq!((game.black.name.as_str(), game.moves.len()), ("Ada", 2));
/// # Ok::<(), otello::formats::sgf::SgfError>(())
/// ```
#[must_use]
pub fn games(text: &str) -> Games<'_> {
    Games { lexer: Lexer::new(text), games: 0, line: 1 }
}

/// The games of a text; see [`games`].
#[derive(Clone, Debug)]
pub struct Games<'a> {
    lexer: Lexer<'a>,
    games: usize,
    line: usize,
}

impl Iterator for Games<'_> {
    type Item = Result<GameRecord, SgfError>;

    fn next(&mut self) -> Option<Self::Item> {
        let text = self.lexer.rest;
        let at = text.find('(')?;
        self.line += line_ends(&text[..at]);
        self.lexer.rest = &text[at..];
        let opened = self.lexer.next();
        debug_assert_eq!(opened, Some(Ok(Token::Open)));
        let game = tree::read(&mut self.lexer).and_then(|tree| read_game(&tree));
        self.games += 1;
        let (number, line) = (self.games, self.line);
        self.line += line_ends(&text[at..text.len() - self.lexer.rest.len()]);
        Some(game.map_err(|fault| SgfError { game: number, line, fault }))
    }
}

fn line_ends(text: &str) -> usize {
    text.bytes().filter(|&byte| byte == b'\n').count()
}

/// Reads the game; if that fails, once more with the rows counted from the bottom.
fn read_game(tree: &Tree<'_>) -> Result<GameRecord, SgfFault> {
    let read = replay(tree, Rows::FromTop);
    let Err(fault) = read else { return read };
    let two_letters = tree
        .nodes
        .iter()
        .flatten()
        .filter(|property| matches!(property.name.as_str(), "B" | "W" | "AB" | "AW" | "AE"))
        .any(|property| property.values.iter().any(|value| has_row_letter(value.trim())));
    if !two_letters {
        return Err(fault);
    }
    replay(tree, Rows::FromBottom)
        .map_err(|other| if other.move_number() > fault.move_number() { other } else { fault })
}

/// A game as far as it has been read.
struct Reader {
    game: GameRecord,
    line: Line,
    stated: Option<String>,
}

fn replay(tree: &Tree<'_>, rows: Rows) -> Result<GameRecord, SgfFault> {
    let root = tree.nodes.first().map_or(&[][..], Vec::as_slice);
    let rules = read_rules(root)?;
    let (start, lead) = read_start(tree, rules, rows)?;
    let mut game = GameRecord { source: Source::Sgf, ..GameRecord::new(start) };
    game.variations = tree.variations;
    let mut reader = Reader { game, line: Line::new(start), stated: None };
    for (index, node) in tree.nodes.iter().enumerate() {
        reader.node(node, rows, index < lead)?;
    }
    Ok(reader.finish())
}

/// The start, and how many nodes set it up: those before the first move.
fn read_start(tree: &Tree<'_>, rules: Rules, rows: Rows) -> Result<(Position, usize), SgfFault> {
    let has_move = |node: &Vec<Property<'_>>| node.iter().any(|p| mover(p).is_some());
    let first = tree.nodes.iter().position(has_move);
    let lead = first.map_or(tree.nodes.len(), |first| first + 1);
    let mut setup = Setup::new(rules);
    for property in tree.nodes[..lead].iter().flatten() {
        setup.apply(property, rows)?;
    }
    let by = first.and_then(|first| tree.nodes[first].iter().find_map(mover));
    Ok((setup.position(rules, by)?, lead))
}

fn read_rules(root: &[Property<'_>]) -> Result<Rules, SgfFault> {
    let value = |name: &str| root.iter().rev().find(|p| p.name == name).map(|p| p.values[0].trim());
    let game = value("GM").unwrap_or("2");
    if !matches!(game, "2" | "") && !game.eq_ignore_ascii_case("othello") {
        return Err(SgfFault::OtherGame(excerpt(game)));
    }
    let size = value("SZ").unwrap_or("8");
    if !matches!(size, "8" | "8:8" | "") {
        return Err(SgfFault::OtherSize(excerpt(size)));
    }
    let reversi = value("RU").is_some_and(|rules| rules.eq_ignore_ascii_case("reversi"));
    Ok(if reversi { Rules::Reversi } else { Rules::Othello })
}

/// Whose move a property is.
fn mover(property: &Property<'_>) -> Option<Disc> {
    match property.name.as_str() {
        "B" => Some(Disc::Black),
        "W" => Some(Disc::White),
        _ => None,
    }
}

impl Reader {
    /// Reads a node. Properties of the first nodes, up to the first move, may set up the board.
    fn node(&mut self, node: &[Property<'_>], rows: Rows, leads: bool) -> Result<(), SgfFault> {
        let before = self.line.moves().len();
        for property in node {
            if let Some(by) = mover(property) {
                self.play(by, property.values[0], rows)?;
            } else if !leads && matches!(property.name.as_str(), "AB" | "AW" | "AE") {
                return Err(SgfFault::LateSetup(self.line.number() - 1));
            }
        }
        let played = self.line.moves().len() > before;
        for property in node.iter().filter(|property| !is_played(property)) {
            self.remark(property, played);
        }
        Ok(())
    }

    fn play(&mut self, by: Disc, value: &str, rows: Rows) -> Result<(), SgfFault> {
        let number = self.line.number();
        let action = read_move(value, rows)
            .ok_or_else(|| SgfFault::NotASquare { number, text: excerpt(value) })?;
        self.line.play(Some(by), action)?;
        let known = self.game.moves.len();
        let more = self.line.moves()[known..].iter();
        self.game.moves.extend(more.map(|&action| RecordedMove::from(action)));
        Ok(())
    }

    /// Keeps a property that is no move: of the game as long as none has been played, of the last
    /// move afterwards; the root's own properties belong to the game in any case.
    fn remark(&mut self, property: &Property<'_>, played: bool) {
        let first_value = property.values[0];
        if self.header(property) {
            return;
        }
        let by = self.line.moves().len().checked_sub(1).map(|_| !self.line.position().to_move());
        let Some(last) = self.game.moves.last_mut() else {
            return match property.name.as_str() {
                "C" => join(&mut self.game.comment, first_value),
                _ => self.game.tags.push(owned(property)),
            };
        };
        match (property.name.as_str(), first_value.trim().parse::<f64>()) {
            ("C", _) => join(&mut last.comment, first_value),
            // SGF counts for Black, a move's value is the mover's.
            ("V", Ok(value)) if played && value.is_finite() => {
                last.value = Some(if by == Some(Disc::Black) { value } else { -value });
            }
            _ => last.tags.push(owned(property)),
        }
    }

    /// Keeps a property of the game; whether it is one.
    fn header(&mut self, property: &Property<'_>) -> bool {
        let game = &mut self.game;
        let value = property.values[0];
        let field = match property.name.as_str() {
            "PB" => &mut game.black.name,
            "PW" => &mut game.white.name,
            "BR" => &mut game.black.rating,
            "WR" => &mut game.white.rating,
            "EV" => &mut game.event,
            "PC" => &mut game.place,
            "DT" => &mut game.date,
            "TM" => &mut game.clock,
            "RE" => {
                self.stated = Some(unescape_line(value));
                return true;
            }
            "GM" | "FF" | "CA" | "SZ" | "AP" => return true,
            "RU" if game.start.rules() == Rules::Reversi => return true,
            _ => return false,
        };
        *field = unescape_line(value);
        true
    }

    fn finish(mut self) -> GameRecord {
        let stated = self.stated.as_deref().and_then(result::read);
        self.game.settle(stated);
        self.game
    }
}

/// Whether a property is in the moves and the start already.
fn is_played(property: &Property<'_>) -> bool {
    matches!(property.name.as_str(), "B" | "W" | "AB" | "AW" | "AE" | "PL")
}

fn join(comment: &mut String, value: &str) {
    if !comment.is_empty() {
        comment.push('\n');
    }
    comment.push_str(&unescape(value));
}

fn owned(property: &Property<'_>) -> Tag {
    let values = property.values.iter().map(|value| unescape(value)).collect();
    Tag { name: property.name.clone(), values }
}
