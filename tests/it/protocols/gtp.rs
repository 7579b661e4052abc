//! What a client sends and what comes back.

use otello::game::Strength;
use otello::protocols::{Settings, gtp};
use otello::session::Resources;

/// An answer: whether the command was carried out, the number that it repeats, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) done: bool,
    pub(super) id: String,
    pub(super) text: String,
}

/// A quick engine that always plays the same.
pub(super) fn settings() -> Settings {
    Settings {
        strength: Strength::Depth(1),
        resources: Resources::one_thread(1),
        seed: 1,
        faulty: false,
    }
}

/// The answers to these bytes, each proved to be well-formed.
pub(super) fn answers(settings: Settings, input: &[u8]) -> Vec<Answer> {
    let mut output = Vec::new();
    gtp::serve(settings, &mut &input[..], &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let mut answers: Vec<_> = output.split("\n\n").collect();
    assert_eq!(answers.pop(), Some(""), "an empty line ends every answer");
    answers.into_iter().map(answer).collect()
}

fn answer(block: &str) -> Answer {
    let (sign, rest) = block.split_at(1);
    assert!(sign == "=" || sign == "?", "{block:?}");
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (id, text) = rest.split_at(digits);
    assert!(text.is_empty() || text.starts_with(' '), "{block:?}");
    assert!(!text.chars().any(|character| character.is_control() && character != '\n'));
    Answer { done: sign == "=", id: id.to_owned(), text: text.trim().to_owned() }
}

/// The texts of the answers to these lines, all of which are carried out.
pub(super) fn talk(lines: &str) -> Vec<String> {
    let answers = answers(settings(), lines.as_bytes());
    let texts = answers.into_iter().map(|answer| {
        assert!(answer.done, "{}", answer.text);
        answer.text
    });
    texts.collect()
}

/// The answers to these lines as they are written, without numbers: `= F5`, `? syntax error`.
pub(super) fn replies(lines: &str) -> Vec<String> {
    let answers = answers(settings(), lines.as_bytes()).into_iter();
    let signed = answers.map(|answer| {
        let sign = if answer.done { '=' } else { '?' };
        format!("{sign} {}", answer.text).trim().to_owned()
    });
    signed.collect()
}

/// `play` commands for a transcript, the sides said as they come.
pub(super) fn plays(transcript: &str) -> String {
    use otello::formats::transcript;
    use otello::rules::{Disc, Move, Position, Rules};
    let mut position = Position::start(Rules::Othello);
    let mut lines = String::new();
    for action in transcript::parse(transcript, &position).unwrap() {
        if let Move::Place(square) = action {
            let side = if position.to_move() == Disc::Black { "b" } else { "w" };
            lines += &format!("play {side} {square}\n");
        }
        position = position.play(action).unwrap();
    }
    lines
}
