use std::io::{self, Write};

use serde_json::{Value as Json, json};

use crate::analysis::Valued;
use crate::cli::analyze::limits_of;
use crate::cli::spelling::{line_text, move_text, number_of, side_name, spaced_line, value_text};
use crate::formats::board;
use crate::rules::{Move, Position};
use crate::search::{Limits, Report};
use crate::text::{Texts, say};
use crate::wording::Wording;

/// The name and the version of the JSON object.
const SCHEMA: &str = "otello-hint/1";

/// The most moves of a line that fit into 80 columns.
const LINE: usize = 20;

/// Writes a line for every move: its value for the side to move, and the line that begins with it.
pub(super) fn write(
    out: &mut dyn Write,
    texts: &Texts,
    position: &Position,
    moves: &[Valued],
    report: &Report,
) -> io::Result<()> {
    let wording = Wording::new(texts, position.rules());
    if moves.is_empty() {
        let score = wording.tournament_score(position);
        let score = score.unwrap_or_else(|| wording.disc_count(position));
        return writeln!(out, "{} {score}", wording.outcome(position.outcome()));
    }
    let side = wording.side(position.to_move());
    let said = match report.exact {
        true => say!(texts, "hint-exact", side = side),
        false => say!(texts, "hint-values", side = side, depth = report.depth),
    };
    writeln!(out, "{said}")?;
    for Valued { action, value, line } in moves {
        let value = value_text(*value, report.exact);
        match action {
            Move::Pass => writeln!(out, "{value:>7}  {}", spaced_line(line, LINE))?,
            Move::Place(square) => {
                let line = spaced_line(&line[1..], LINE);
                writeln!(out, "{}", format!("{square} {value:>7}  {line}").trim_end())?;
            }
        }
    }
    Ok(())
}

/// Writes the same as an object.
pub(super) fn write_json(
    out: &mut dyn Write,
    position: &Position,
    moves: &[Valued],
    report: &Report,
    limits: &Limits,
) -> io::Result<()> {
    let exact = report.exact;
    let moves = moves.iter().map(|Valued { action, value, line }| {
        json!({
            "move": move_text(*action),
            "value": number_of(*value, exact),
            "pv": line_text(line),
        })
    });
    let object = json!({
        "schema": SCHEMA,
        "position": board::write(position),
        "to_move": side_name(position.to_move()),
        "over": position.is_over(),
        "limits": limits_of(limits),
        "value": number_of(report.value, exact),
        "exact": exact,
        "depth": report.depth,
        "moves": moves.collect::<Json>(),
        "nodes": report.nodes,
        "seconds": report.elapsed.as_secs_f64(),
    });
    writeln!(out, "{object}")
}
