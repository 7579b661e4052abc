use std::io::{self, Write};

use serde_json::{Map, Value as Json, json};

use super::solution::{Question, Solution};
use crate::cli::spelling::{line_text, move_text, number_of};
use crate::cli::told;
use crate::formats::board;
use crate::formats::obf::{ObfError, Problem};

/// Writes a line's result: one object.
pub(super) fn write_solution(
    out: &mut dyn Write,
    number: usize,
    problem: &Problem,
    solution: &Solution,
    question: Question,
) -> io::Result<()> {
    let mut object = Map::new();
    let mut set = |key: &str, value: Json| object.insert(key.to_owned(), value);
    set("line", json!(number));
    set("position", json!(board::write(&problem.position)));
    set("empties", json!(problem.position.empties().len()));
    set("value", number_of(solution.value, solution.exact));
    set("exact", json!(solution.exact));
    if let Some(depth) = question.depth {
        set("depth", json!(depth));
    }
    set("best", solution.line.first().map_or(Json::Null, |&best| json!(move_text(best))));
    set("pv", json!(line_text(&solution.line)));
    if question.all_moves {
        let moves = solution.moves.iter().map(|&(action, value)| {
            json!({ "move": move_text(action), "value": number_of(value, solution.exact) })
        });
        set("moves", moves.collect());
    }
    set("nodes", json!(solution.nodes));
    set("seconds", json!(solution.time.as_secs_f64()));
    if let Some(agrees) = solution.agrees(problem) {
        set("agrees", json!(agrees));
    }
    write_object(out, &Json::Object(object))
}

/// Writes what is wrong with a line: one object.
pub(super) fn write_error(out: &mut dyn Write, number: usize, error: &ObfError) -> io::Result<()> {
    write_object(out, &json!({ "line": number, "error": error.to_string() }))
}

fn write_object(out: &mut dyn Write, object: &Json) -> io::Result<()> {
    writeln!(out, "{}", told::json(object))?;
    out.flush()
}
