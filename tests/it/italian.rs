//! The commands under `--lang it`: nothing that they say themselves is English.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Words that an English sentence of ours has and no Italian one.
const ENGLISH: [&str; 23] = [
    "the", "is", "not", "are", "and", "of", "at", "that", "this", "has", "have", "there", "game",
    "games", "move", "moves", "Black", "White", "won", "lost", "score", "needed", "cannot",
];

struct Said {
    code: Option<i32>,
    text: String,
}

/// What a command says, on both streams, to this input, in Italian.
fn said(folder: &Path, arguments: &[&str], input: &str) -> Said {
    let mut command = Command::new(crate::binary::otello());
    command.args(arguments).args(["--lang", "it"]).env("OTELLO_DATA", folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A command that reads nothing may have ended by now.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    Said { code: output.status.code(), text: String::from_utf8(text).unwrap() }
}

/// Checks that a command says this among other things, and nothing in English.
fn says(folder: &Path, arguments: &[&str], input: &str, wanted: &[&str]) {
    let Said { text, .. } = said(folder, arguments, input);
    for wanted in wanted {
        assert!(text.contains(wanted), "{arguments:?}: {wanted:?} in {text}");
    }
    for word in text.split(|sign: char| !sign.is_alphabetic()) {
        assert!(!ENGLISH.contains(&word), "{arguments:?}: {word} in {text}");
    }
}

fn data(name: &str) -> String {
    format!("{}/tests/it/data/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn games_are_listed_counted_shown_found_and_imported_in_italian() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    // Under a name that is English in no part.
    let three = folder.join("tre.wtb").display().to_string();
    fs::copy(data("three_games.wtb"), &three).unwrap();
    says(folder, &["games", "list"], "", &["nessuna partita\n"]);
    says(folder, &["games", "import", &three], "", &["3 partite aggiunte a ", "; 0 c'erano già\n"]);
    says(folder, &["games", "import", &three], "", &["; 3 c'erano già\n"]);
    says(folder, &["games", "list", "--limit", "1"], "", &["3 partite, di cui 1 elencata"]);
    says(
        folder,
        &["games", "stats"],
        "",
        &["vinte dal Nero 1", "anno (risultati del Nero)", "partite   vinte", "Perpendicolare"],
    );
    says(folder, &["games", "search", "f5"], "", &["mossa (risultati del Bianco)", "3 partite\n"]);
    let shown =
        ["Data        2024\n", "Risultato   Nero +64\n", "Apertura    ", "Bianco 0, vuote "];
    says(folder, &["games", "show", "1"], "", &shown);
    says(folder, &["games", "show", "9"], "", &["otello: non c'è una partita 9; ce ne sono 3"]);
}

#[test]
fn matches_are_reported_in_italian() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let results = folder.join("r.ggf").display().to_string();
    let players = ["match", "depth:1", "depth:2", "--games", "2", "-o", &results];
    let report =
        ["partite 2: A ne ha vinte", "punti   ", "errori  A: 0 mosse non valide", "tempo   B: "];
    says(folder, &players, "", &report);
    says(folder, &players, "", &["otello: continua dopo 2 partite su 2\n"]);
    let others = ["match", "depth:1", "depth:3", "--games", "2", "-o", &results];
    says(folder, &others, "", &["contiene un altro incontro", "\n  nel file: ", "\n  adesso:   "]);
    let tested = ["match", "depth:2", "depth:1", "--games", "2", "--sprt", "0,10"];
    says(folder, &tested, "", &["piuttosto che +0: LLR ", "nulla è deciso"]);
    let ladder = ["match", "--ladder", "--levels", "1-2", "--games", "2"];
    says(folder, &ladder, "", &["| livello | profondità |"]);
    says(folder, &["match", "depth:1", "otello"], "", &["\"otello\" non dice come gioca"]);
    says(
        folder,
        &["match", "depth:1", "eval:/none,depth:1"],
        "",
        &["non può giocare: non si può leggere"],
    );
}

#[test]
fn what_is_lost_or_unreadable_is_told_in_italian() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let remark = "(;GM[2]PB[Ada]C[zz];B[f5])";
    let lost = ["una trascrizione non può contenere: ", "i commenti come sono (1 su 1)"];
    says(folder, &["convert", "-", "--to", "transcript"], remark, &lost);
    let list = "f5d6\nf5x9\n";
    says(
        folder,
        &["convert", "-", "--to", "ggf"],
        list,
        &["(riga 2): mossa 2: \"x9\" non è una casella", "1 partita scritta, 1 no"],
    );
    says(folder, &["analyze", "-", "--depth", "1"], "f5f5", &["mossa 2: f5 è occupata"]);
    says(folder, &["solve", "-"], "zz", &["errore: casella a1: ", "0 risolte, 0 in disaccordo"]);
    says(folder, &["perft", "2"], "", &["12\nOthello, profondità 2; un passo non costa nulla"]);
    says(folder, &["hint", "/none"], "", &["otello: /none: il file o la cartella non esiste"]);
}

#[test]
fn wrong_arguments_are_refused_in_italian_where_the_words_are_ours() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, reason) in [
        (&["--level", "21"][..], "ci vuole un numero intero da 1 a 20"),
        (&["--time", "nan"], "ci vuole un numero di secondi sopra lo 0"),
        (&["--clock", "zz"], "tempo base: \"zz\" non è un tempo"),
        (&["--play-as", "red"], "a Othello giocano black e white"),
        (&["--opponent", "uci:x"], "un programma si scrive gtp:COMANDO"),
        (&["--start", "f5e9"], "mossa 2: \"e9\" non è una casella"),
        (&["--start", &"X".repeat(60)], "un'othelliera ha 64 caselle, non 60"),
        (&["--rules", "reversi", "--opponent", "gtp:x"], "gli altri programmi giocano a Othello"),
        (&["games", "list", "--year", "zz"], "ci vuole un anno"),
        (&["match", "level:99", "depth:1"], "level: ci vuole un numero intero da 1 a 20"),
        (&["match", "depth:1", "depth:2", "--sprt", "1"], "ci vogliono due differenze di forza"),
    ] {
        let Said { code, text } = said(folder.path(), arguments, "");
        assert_eq!(code, Some(2), "{arguments:?}: {text}");
        assert!(text.contains(reason), "{arguments:?}: {text}");
    }
}
