//! Tests: the Fluent files agree with one another and with the sources.

use std::fs;
use std::path::PathBuf;

use super::file::{Message, count, messages, variables};
use super::language::{ENGLISH, ITALIAN};
use super::{Key, Language, Texts, key, say};

static IN_ENGLISH: [Message; count(ENGLISH)] = messages(ENGLISH);
static IN_ITALIAN: [Message; count(ITALIAN)] = messages(ITALIAN);

/// What Italian needs and ASCII lacks: its letters, and arrows for keys whose names are too long.
/// Their width is ambiguous by the letter of the Unicode tables; terminals that draw them two cells
/// wide are those of users who do not read Italian.
const ITALIAN_LETTERS: &str = "àèéìòùÈ←→↑↓";

#[test]
fn both_files_say_the_same_things() {
    let keys = IN_ENGLISH.map(|message| message.key);
    assert_eq!(keys.to_vec(), IN_ITALIAN.map(|message| message.key).to_vec());
    for (english, italian) in IN_ENGLISH.into_iter().zip(IN_ITALIAN) {
        assert_eq!(variables(english), variables(italian), "{}", english.key);
    }
}

#[test]
fn every_message_can_be_said_in_both_languages() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for message in IN_ENGLISH {
            let variables = variables(message);
            let key = Key::new(message.key, &variables);
            for number in 0..3 {
                let values: Vec<_> = variables.iter().map(|name| (*name, number.into())).collect();
                assert!(!texts.with(key, &values).is_empty(), "{language:?}: {}", message.key);
            }
        }
    }
}

#[test]
fn every_character_takes_one_cell() {
    for character in ENGLISH.chars().chain(ITALIAN.chars()) {
        let plain = character == '\n' || character == ' ' || character.is_ascii_graphic();
        assert!(plain || ITALIAN_LETTERS.contains(character), "{character:?}");
    }
    assert!(ENGLISH.is_ascii());
}

#[test]
fn every_message_is_said_somewhere() {
    let mut sources = String::new();
    let mut folders = vec![PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension() == Some("rs".as_ref()) && !path.ends_with(file!()) {
                // Tests use a message without showing it to anybody.
                let source = fs::read_to_string(path).unwrap();
                sources += source.split("\nmod tests {").next().unwrap();
            }
        }
    }
    for message in IN_ENGLISH {
        assert!(sources.contains(&format!("\"{}\"", message.key)), "{}", message.key);
    }
}

/// The messages in which a colour is a label or spoken to, or a name stands where a colour may.
const WITHOUT_ARTICLE: [&str; 10] = [
    "menu-first",
    "menu-second",
    "menu-about-continue",
    "game-short-passed",
    "game-short-time-up",
    "game-short-left",
    "game-short-resigned",
    "plain-your-move",
    "analyze-said",
    "analyze-said-side",
];

#[test]
fn a_colour_in_an_italian_sentence_has_its_article() {
    let colours = ["side", "winner", "you", "engine", "black", "white"];
    for message in IN_ITALIAN.into_iter().filter(|message| !WITHOUT_ARTICLE.contains(&message.key))
    {
        for colour in colours.map(|colour| format!("{{ ${colour} }}")) {
            for (at, _) in message.body.match_indices(&colour) {
                let before = message.body[..at].trim_end().rsplit(' ').next().unwrap_or_default();
                let article = ["il", "Il", "al", "dal", "del"].contains(&before);
                assert!(article, "{}: {before} {colour}", message.key);
            }
        }
    }
}

/// The words of the Italian clubs, each thing by one of them.
#[test]
fn italian_calls_things_by_one_name() {
    let spellings = |key: &str| key.starts_with("word-");
    for message in IN_ITALIAN.into_iter().filter(|message| !spellings(message.key)) {
        for other in ["tavola", "tavoliere", "scacchiera", "chiud", "cattur", "assistit", "Tu sei"]
        {
            assert!(!message.body.contains(other), "{}: {other}", message.key);
        }
    }
}

#[test]
fn no_english_stands_among_the_italian() {
    const ENGLISH: [&str; 15] = [
        "the", "is", "not", "are", "and", "of", "this", "that", "with", "has", "there", "games",
        "move", "board", "needed",
    ];
    for message in IN_ITALIAN {
        // Comments, the titles of sections, stand behind a message.
        for line in message.body.lines().filter(|line| !line.starts_with('#')) {
            for word in line.split(|sign: char| !sign.is_alphanumeric() && !"-$".contains(sign)) {
                assert!(!ENGLISH.contains(&word), "{}: {word}", message.key);
            }
        }
    }
}

#[test]
fn numbers_choose_the_plural() {
    let say = |language, discs: u8| {
        let texts = Texts::new(language);
        say!(texts, "common-plays", side = "X", square = "d6", discs = discs)
    };
    assert_eq!(say(Language::English, 1), "X plays d6 and turns 1 disc.");
    assert_eq!(say(Language::English, 12), "X plays d6 and turns 12 discs.");
    assert_eq!(say(Language::Italian, 1), "Il X gioca d6 e gira 1 pedina.");
    assert_eq!(say(Language::Italian, 0), "Il X gioca d6.");
}

#[test]
fn a_value_stands_in_its_place_with_nothing_around_it() {
    let texts = Texts::new(Language::Italian);
    assert_eq!(say!(texts, "refusal-occupied", square = "d4"), "La casella d4 è occupata.");
    assert_eq!(texts.get(key!("colour-red")), "Rosso");
}
