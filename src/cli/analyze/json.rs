use serde_json::{Map, Value as Json, json};

use super::subject::Subject;
use crate::analysis::{Judged, Play, Review, Turnover, Verdict};
use crate::cli::spelling::{line_text, move_text, number_of, side_name};
use crate::formats::record::Player;
use crate::formats::{board, transcript};
use crate::rules::{Disc, Move, Rules};
use crate::search::Limits;

/// The name and the version of what is described in the module's documentation.
pub(super) const SCHEMA: &str = "otello-analysis/1";

/// The analysis of a game, its fields in the order of the schema.
pub(super) fn game(subject: &Subject, review: &Review, limits: &Limits) -> Map<String, Json> {
    let Subject { game, record } = subject;
    let mut object = Map::new();
    let mut set = |key: &str, value: Json| object.insert(key.to_owned(), value);
    set("rules", json!(rules_name(review.start.rules())));
    for (key, value) in [("event", &game.event), ("place", &game.place), ("date", &game.date)] {
        if !value.is_empty() {
            set(key, json!(value));
        }
    }
    let opening = subject.opening();
    set(
        "opening",
        opening.map_or(Json::Null, |name| json!({ "en": name.english, "it": name.italian })),
    );
    set("start", json!(board::write(&review.start)));
    set(
        "transcript",
        json!(transcript::write(
            &record.turns().iter().map(|turn| turn.action).collect::<Vec<_>>()
        )),
    );
    set("limits", limits_of(limits));
    set("moves", moves(review));
    set("end", end(review));
    set("black", player(&game.black, review.play(Disc::Black)));
    set("white", player(&game.white, review.play(Disc::White)));
    let number = |turn: Option<usize>| turn.map(|turn| number_of_turn(review, turn));
    set("turning_point", json!(number(review.turning_point())));
    set("largest_loss", json!(number(review.largest_loss())));
    set("nodes", json!(review.nodes()));
    set("seconds", json!(review.elapsed().as_secs_f64()));
    object
}

const fn rules_name(rules: Rules) -> &'static str {
    match rules {
        Rules::Othello => "othello",
        Rules::Reversi => "reversi",
    }
}

/// How far was searched.
pub(in crate::cli) fn limits_of(limits: &Limits) -> Json {
    match limits.time {
        Some(time) => json!({ "seconds": time.hard.as_secs_f64() }),
        None => json!({ "depth": limits.depth, "exact_from": limits.exact_from }),
    }
}

/// The number of the disc that a turn placed, from 1.
fn number_of_turn(review: &Review, turn: usize) -> usize {
    review.turns[..=turn].iter().filter(|judged| judged.turn.action != Move::Pass).count()
}

fn moves(review: &Review) -> Json {
    let mut number = 0;
    let moves = review.turns.iter().map(|judged| {
        let placed = judged.turn.action != Move::Pass;
        number += usize::from(placed);
        one_move(judged, placed.then_some(number))
    });
    moves.collect()
}

fn one_move(judged: &Judged, number: Option<usize>) -> Json {
    let Judged { turn, choices, best, played } = judged;
    let exact = judged.is_exact();
    json!({
        "number": number,
        "by": side_name(turn.by),
        "move": move_text(turn.action),
        "choices": choices,
        "value": number_of(played.value, played.exact),
        "exact": exact,
        "depth": best.depth,
        "best": best.line.first().map(|&best| move_text(best)),
        "best_value": number_of(best.value, best.exact),
        "pv": line_text(&best.line),
        "loss": number_of(judged.loss(), exact),
        "verdict": judged.verdict().map(Verdict::mark),
        "turnover": judged.turnover().map(turnover_name),
    })
}

const fn turnover_name(turnover: Turnover) -> &'static str {
    match turnover {
        Turnover::WinToDraw => "win-to-draw",
        Turnover::WinToLoss => "win-to-loss",
        Turnover::DrawToLoss => "draw-to-loss",
    }
}

fn end(review: &Review) -> Json {
    let (end, last) = (&review.end, review.last_position());
    json!({
        "position": board::write(last),
        "over": last.is_over(),
        "value": number_of(end.value, end.exact),
        "exact": end.exact,
        "best": end.line.first().map(|&best| move_text(best)),
        "pv": line_text(&end.line),
    })
}

fn player(player: &Player, play: Play) -> Json {
    let mut object = Map::new();
    for (key, value) in [("name", &player.name), ("rating", &player.rating)] {
        if !value.is_empty() {
            object.insert(key.to_owned(), json!(value));
        }
    }
    let rounded = |number: Option<f64>| number.map(|number| (number * 10_000.0).round() / 10_000.0);
    let [inaccuracies, mistakes, blunders] = play.verdicts;
    let own = json!({
        "moves": play.moves,
        "choices": play.choices,
        "average_loss": rounded(play.average_loss()),
        "accuracy": rounded(play.accuracy()),
        "inaccuracies": inaccuracies,
        "mistakes": mistakes,
        "blunders": blunders,
    });
    if let Json::Object(own) = own {
        object.extend(own);
    }
    Json::Object(object)
}
