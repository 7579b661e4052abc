use super::{Game, GgfFault, Move, Result as GameResult};
use crate::formats::excerpt::excerpt;
use crate::formats::record::Line;
use crate::rules::{self, Disc, Position, Rules};

/// Replays moves, each with the side that is said to play it, and puts in the passes that are left
/// out. A pass after the end says nothing and is left out.
pub(super) fn moves<'a>(
    start: &Position,
    written: impl Iterator<Item = (Disc, &'a str)>,
) -> Result<Vec<Move>, GgfFault> {
    let mut line = Line::new(*start);
    let mut moves: Vec<Move> = Vec::new();
    for (by, text) in written {
        let step = read_move(text).ok_or_else(|| not_a_square(line.number(), text))?;
        line.play(Some(by), step.action)?;
        if let Some((_, left_out)) = line.moves()[moves.len()..].split_last() {
            moves.extend(left_out.iter().map(|&pass| Move::from(pass)));
            moves.push(step);
        }
    }
    Ok(moves)
}

/// Reads `MOVE[/VALUE[/SECONDS]]`; a part that is no number is left out.
fn read_move(text: &str) -> Option<Move> {
    let mut parts = text.split('/').map(str::trim);
    let action = read_action(parts.next()?)?;
    let mut number = || parts.next()?.parse().ok().filter(|number: &f64| number.is_finite());
    Some(Move { action, value: number(), seconds: number() })
}

fn read_action(text: &str) -> Option<rules::Move> {
    const PASSES: [&str; 5] = ["pa", "pass", "ps", "p", "--"];
    if PASSES.into_iter().any(|pass| text.eq_ignore_ascii_case(pass)) {
        return Some(rules::Move::Pass);
    }
    text.parse().ok().map(rules::Move::Place)
}

fn not_a_square(number: usize, text: &str) -> GgfFault {
    GgfFault::NotASquare { number, text: excerpt(text.split('/').next().unwrap_or_default()) }
}

/// Sets the result of a game whose moves are known, when RE says `stated`.
///
/// A finished game has the result of its last board. It agrees with either score of that board,
/// with the empty squares given to the winner or not.
pub(super) fn settle(game: &mut Game, stated: &str) {
    let stated = GameResult::read(stated);
    let last = game.last_position();
    game.result = stated;
    if last.is_over() {
        let replayed = GameResult::of(&last);
        game.result =
            Some(GameResult { ending: stated.and_then(|result| result.ending), ..replayed });
        game.disagreement = stated.filter(|stated| !agrees(stated.score, &last));
    }
}

fn agrees(score: f64, last: &Position) -> bool {
    let count = last.disc_count();
    let scores = match last.rules() {
        Rules::Othello => [count, count.tournament()],
        Rules::Reversi => [count, count],
    };
    let score_of = |count: rules::DiscCount| f64::from(count.difference(Disc::Black).discs());
    scores.into_iter().any(|count| (score - score_of(count)).abs() < 0.5)
}
