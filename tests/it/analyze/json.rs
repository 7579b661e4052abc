use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{ENDING, analyze, game, objects, text};

/// What a field may hold.
#[derive(Clone, Copy)]
enum Kind {
    Number,
    Whole,
    Text,
    Flag,
    Object,
    List,
    MaybeWhole,
    MaybeNumber,
    MaybeText,
}

impl Kind {
    fn holds(self, value: &Value) -> bool {
        match self {
            Self::Number => value.is_number(),
            Self::Whole => value.is_u64(),
            Self::Text => value.is_string(),
            Self::Flag => value.is_boolean(),
            Self::Object => value.is_object(),
            Self::List => value.is_array(),
            Self::MaybeWhole => value.is_null() || value.is_u64(),
            Self::MaybeNumber => value.is_null() || value.is_number(),
            Self::MaybeText => value.is_null() || value.is_string(),
        }
    }
}

const GAME: [(&str, Kind); 13] = [
    ("rules", Kind::Text),
    ("start", Kind::Text),
    ("transcript", Kind::Text),
    ("limits", Kind::Object),
    ("moves", Kind::List),
    ("end", Kind::Object),
    ("black", Kind::Object),
    ("white", Kind::Object),
    ("turning_point", Kind::MaybeWhole),
    ("largest_loss", Kind::MaybeWhole),
    ("nodes", Kind::Whole),
    ("seconds", Kind::Number),
    ("game", Kind::Whole),
];

const MOVE: [(&str, Kind); 13] = [
    ("number", Kind::MaybeWhole),
    ("by", Kind::Text),
    ("move", Kind::Text),
    ("choices", Kind::Whole),
    ("value", Kind::Number),
    ("exact", Kind::Flag),
    ("depth", Kind::Whole),
    ("best", Kind::Text),
    ("best_value", Kind::Number),
    ("pv", Kind::Text),
    ("loss", Kind::Number),
    ("verdict", Kind::MaybeText),
    ("turnover", Kind::MaybeText),
];

const END: [(&str, Kind); 6] = [
    ("position", Kind::Text),
    ("over", Kind::Flag),
    ("value", Kind::Number),
    ("exact", Kind::Flag),
    ("best", Kind::MaybeText),
    ("pv", Kind::Text),
];

const PLAYER: [(&str, Kind); 7] = [
    ("moves", Kind::Whole),
    ("choices", Kind::Whole),
    ("average_loss", Kind::MaybeNumber),
    ("accuracy", Kind::MaybeNumber),
    ("inaccuracies", Kind::Whole),
    ("mistakes", Kind::Whole),
    ("blunders", Kind::Whole),
];

/// Asserts that an object has these fields and no others but the optional ones.
fn check(object: &Value, fields: &[(&str, Kind)], optional: &[&str]) {
    let object: &Map<String, Value> = object.as_object().unwrap();
    for (key, kind) in fields {
        let value = object.get(*key).unwrap_or_else(|| panic!("{key} is missing: {object:?}"));
        assert!(kind.holds(value), "{key}: {value}");
    }
    let known: BTreeSet<_> =
        fields.iter().map(|(key, _)| *key).chain(optional.iter().copied()).collect();
    let unknown: Vec<_> = object.keys().filter(|key| !known.contains(key.as_str())).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

#[test]
fn a_document_keeps_to_its_schema() {
    for source in [ENDING, "f5d6c3d3c4", "f5d6c5f4e7f6g5e6e3"] {
        let game = game(&[source, "--depth", "3"]);
        check(&game, &GAME, &["opening", "event", "place", "date"]);
        game["moves"].as_array().unwrap().iter().for_each(|played| check(played, &MOVE, &[]));
        check(&game["end"], &END, &[]);
        check(&game["black"], &PLAYER, &["name", "rating"]);
        check(&game["white"], &PLAYER, &["name", "rating"]);
        assert_eq!(game["limits"], json!({ "depth": 3, "exact_from": 6 }));
    }
}

/// The command's help, of which the manual page is made, describes every field.
#[test]
fn every_field_is_documented() {
    let manual = std::process::Command::new(crate::binary::otello())
        .args(["analyze", "--help"])
        .output()
        .unwrap();
    let words: BTreeSet<_> = text(&manual.stdout)
        .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .collect();
    let tables = [&GAME[..], &MOVE, &END, &PLAYER].concat();
    for (field, _) in tables {
        assert!(words.contains(field), "the help does not name {field}");
    }
    assert!(text(&manual.stdout).contains("otello-analysis/1"));
}

#[test]
fn what_is_known_of_a_game_is_kept() {
    let game = game(&[ENDING, "--depth", "8"]);
    assert_eq!((&game["black"]["name"], &game["black"]["rating"]), (&json!("Ada"), &json!("2400")));
    assert_eq!((&game["white"]["name"], &game["date"]), (&json!("Bob"), &json!("2026.10.12")));
    assert_eq!(game["transcript"], "a5a7b3a3a8b2c1b1a1a2");
    let sixth = &game["moves"][6];
    assert_eq!((&sixth["number"], &sixth["move"]), (&json!(6), &json!("b2")));
    assert_eq!((&sixth["verdict"], &sixth["turnover"]), (&json!("?"), &json!("win-to-loss")));
    assert_eq!(game["turning_point"], 6);
    assert_eq!(game["white"]["inaccuracies"], 1);
    let pass = &game["moves"][5];
    assert_eq!(
        (&pass["number"], &pass["move"], &pass["choices"]),
        (&json!(null), &json!("pa"), &json!(0))
    );
    let opening = super::game(&["f5d6c3d3c4", "--depth", "1"])["opening"].clone();
    assert_eq!(opening, json!({ "en": "Tiger", "it": "Tigre" }));
}

#[test]
fn a_document_tells_bad_games_among_the_others() {
    let output = analyze(&["-", "--format", "json", "--depth", "1"], b"f5d6c3\nf5f5\nf5f6\nd3c5\n");
    assert_eq!(output.status.code(), Some(1));
    let document: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(document["schema"], "otello-analysis/1");
    let games = document["games"].as_array().unwrap();
    let numbers: Vec<_> = games.iter().map(|game| game["game"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
    assert_eq!(games[1]["error"], "game 2 (line 2): move 2: f5 is occupied");
    assert!(games[1].get("moves").is_none());
}

/// Every kind of file is read; WTHOR as a whole.
#[test]
fn games_of_every_format_become_lines() {
    let data = |name: &str| format!("{}/tests/it/data/{name}", env!("CARGO_MANIFEST_DIR"));
    for (file, games) in [
        ("three_games.wtb", 3),
        ("edax.ggf", 1),
        ("edax.sgf", 1),
        ("bom_crlf.sgf", 1),
        ("escapes.sgf", 1),
        ("quarry_no_pass_nodes.sgf", 1),
    ] {
        let output = analyze(&[&data(file), "--format", "jsonl", "--depth", "1"], b"");
        let objects = objects(&output);
        assert_eq!((output.status.code(), objects.len()), (Some(0), games), "{file}");
        for object in objects {
            assert_eq!(object["schema"], "otello-analysis/1");
            assert!(object["moves"].as_array().unwrap().len() > 1, "{file}");
        }
    }
}
