//! Which layer imports which.

/// The layers, lowest first, each with what it imports.
pub(super) const TABLE: [(&str, &[&str]); 25] = [
    ("memory", &[]),
    ("files", &[]),
    ("threads", &[]),
    ("rules", &[]),
    ("formats", &["rules"]),
    ("eval", &["memory", "files", "threads", "rules"]),
    ("search", &["memory", "rules", "eval"]),
    ("game", &["rules", "formats"]),
    ("engines", &["rules", "formats", "search", "game"]),
    ("starts", &["rules", "formats", "game"]),
    ("text", &[]),
    ("store", &["files", "rules", "formats", "game", "text"]),
    ("analysis", &["rules", "eval", "search", "game"]),
    ("session", &["rules", "eval", "search", "game", "engines", "analysis"]),
    (
        "contest",
        &["rules", "formats", "eval", "search", "game", "engines", "starts", "store", "session"],
    ),
    ("book", &["rules"]),
    (
        "wording",
        &[
            "files", "rules", "formats", "engines", "book", "game", "starts", "session", "store",
            "text",
        ],
    ),
    ("settings", &["files", "game", "text", "store", "wording"]),
    (
        "table",
        &["rules", "formats", "game", "starts", "session", "store", "text", "wording", "settings"],
    ),
    ("plain", &["rules", "formats", "game", "session", "store", "text", "wording"]),
    ("database", &["threads", "rules", "formats"]),
    ("protocols", &["files", "rules", "formats", "eval", "search", "game", "session", "analysis"]),
    ("train", &["rules", "formats", "eval", "search", "game"]),
    (
        "tui",
        &["rules", "formats", "game", "session", "store", "text", "wording", "settings", "table"],
    ),
    ("cli", &EVERYTHING),
];

const EVERYTHING: [&str; 24] = [
    "memory",
    "files",
    "threads",
    "rules",
    "formats",
    "eval",
    "search",
    "game",
    "engines",
    "starts",
    "text",
    "store",
    "analysis",
    "session",
    "contest",
    "book",
    "wording",
    "settings",
    "table",
    "plain",
    "database",
    "protocols",
    "train",
    "tui",
];

/// The macros that Rust puts at the crate's root, and the layers that own them.
pub(super) const MACROS: [(&str, &str); 1] = [("bitboard", "rules")];

/// What a layer imports; `None` if there is no such layer.
pub(super) fn imports(layer: &str) -> Option<&'static [&'static str]> {
    TABLE.iter().find(|(own, _)| *own == layer).map(|(_, imports)| *imports)
}

/// Whether a layer may import all others: no list of grants, so that none of it can be unused.
pub(super) fn imports_everything(layer: &str) -> bool {
    imports(layer) == Some(&EVERYTHING)
}

/// The layer of a name at the crate's root: the layer itself, or the owner of a macro.
pub(super) fn owner(name: &str) -> &str {
    MACROS.iter().find(|(own, _)| *own == name).map_or(name, |(_, layer)| layer)
}

/// The rows of the table in the crate's tour, its phrases resolved.
fn documented() -> Vec<(String, Vec<String>)> {
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    for line in include_str!("../../../src/lib.rs").lines() {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        let &["//!", layer, _, phrase, ""] = cells.as_slice() else { continue };
        if layer == "layer" || layer.starts_with('-') {
            continue;
        }
        let above = rows.iter().map(|(layer, _)| layer.clone());
        let imports = if phrase == "nothing" {
            Vec::new()
        } else if phrase == "everything" {
            above.collect()
        } else {
            phrase.split(", ").map(str::to_owned).collect()
        };
        rows.push((layer.trim_matches(['[', ']', '`']).to_owned(), imports));
    }
    rows
}

#[test]
fn the_tour_of_the_crate_shows_the_table() {
    let table: Vec<_> = TABLE
        .iter()
        .map(|(layer, imports)| {
            ((*layer).to_owned(), imports.iter().map(|&name| name.to_owned()).collect::<Vec<_>>())
        })
        .collect();
    assert_eq!(documented(), table);
}

#[test]
fn a_layer_imports_only_layers_above_it_in_the_table() {
    for (row, (layer, imports)) in TABLE.iter().enumerate() {
        for import in *imports {
            assert!(TABLE[..row].iter().any(|(above, _)| above == import), "{layer}: {import}");
        }
    }
}
