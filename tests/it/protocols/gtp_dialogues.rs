//! Recorded dialogues of real clients, replayed. Where a client asked for a move, ours is checked and
//! then taken back for the one that was recorded, so that the dialogue goes on as it went.

use std::fs;
use std::path::Path;

use super::gtp::{Answer, answers, settings};
use otello::rules::{Disc, Move, Position, Rules};

/// A command and what was answered when it was recorded.
struct Exchange {
    sent: String,
    answered: String,
}

fn recorded(name: &str) -> Vec<Exchange> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/dialogues");
    let mut exchanges: Vec<Exchange> = Vec::new();
    for line in fs::read_to_string(folder.join(name)).unwrap().lines() {
        if let Some(sent) = line.strip_prefix("> ") {
            exchanges.push(Exchange { sent: sent.to_owned(), answered: String::new() });
        } else if !line.starts_with('#') {
            let answered = &mut exchanges.last_mut().unwrap().answered;
            *answered += line.strip_prefix("< ").unwrap_or_else(|| line.trim_start());
            answered.push('\n');
        }
    }
    exchanges
}

/// The game as the client sees it.
struct Board(Position);

impl Board {
    fn take(&mut self, side: &str, name: &str) {
        let side = if side.to_lowercase().starts_with('b') { Disc::Black } else { Disc::White };
        if !name.eq_ignore_ascii_case("pass") {
            self.pass_to(side);
            self.0 = self.0.play(Move::Place(name.parse().unwrap())).unwrap();
        }
    }

    fn pass_to(&mut self, side: Disc) {
        if self.0.to_move() != side {
            self.0 = self.0.play(Move::Pass).unwrap();
        }
    }

    /// Whether this side may answer so when it is asked for a move.
    fn allows(&mut self, side: &str, name: &str) -> bool {
        let side = if side.to_lowercase().starts_with('b') { Disc::Black } else { Disc::White };
        if name == "pass" {
            return self.0.is_over() || self.0.to_move() == side && self.0.must_pass();
        }
        self.pass_to(side);
        name.parse().is_ok_and(|square| self.0.legal_moves().has(square))
    }
}

/// What is sent for an exchange: a move that was asked for is replaced by the one recorded.
fn lines(exchange: &Exchange) -> Vec<String> {
    match exchange.sent.split_once(' ') {
        Some(("genmove", side)) => {
            let played = exchange.answered.trim_start_matches('=').trim();
            vec![exchange.sent.clone(), "undo".to_owned(), format!("play {side} {played}")]
        }
        _ => vec![exchange.sent.clone()],
    }
}

fn replay(name: &str) {
    let exchanges = recorded(name);
    assert!(!exchanges.is_empty());
    let sent: Vec<_> = exchanges.iter().map(lines).collect();
    let input: String = sent.iter().flatten().map(|line| format!("{line}\n")).collect();
    let mut told = answers(settings(), input.as_bytes()).into_iter();
    let mut board = Board(Position::start(Rules::Othello));
    for (exchange, lines) in exchanges.iter().zip(&sent) {
        let told: Vec<_> = told.by_ref().take(lines.len()).collect();
        assert_eq!(told.len(), lines.len(), "{name}: {} is answered", exchange.sent);
        check(&mut board, exchange, &told);
    }
    assert_eq!(told.next(), None);
}

fn check(board: &mut Board, Exchange { sent, answered }: &Exchange, told: &[Answer]) {
    let (sign, answered) = answered.split_at(1);
    let words: Vec<_> = sent.split(' ').collect();
    // The engine of the record knew no pass at the end of the game.
    let refused = sign == "?" && words.get(2) != Some(&"PASS");
    assert!(told.iter().all(|answer| answer.done != refused), "{sent}: {told:?}");
    let sorted = |text: &str| {
        let mut words: Vec<_> = text.split_whitespace().map(str::to_owned).collect();
        words.sort();
        words
    };
    match *words.as_slice() {
        ["clear_board"] => board.0 = Position::start(Rules::Othello),
        ["play", side, square] if !refused => board.take(side, square),
        ["genmove", side] => {
            let text = told[0].text.clone();
            assert!(board.allows(side, &text), "{sent}: {text}");
            board.take(side, answered.trim());
        }
        ["gogui-rules_legal_moves"] => assert_eq!(sorted(&told[0].text), sorted(answered)),
        ["name" | "version" | "list_commands" | "list_games"] => {
            assert!(!told[0].text.is_empty());
        }
        _ => assert_eq!(told[0].text, if refused { &told[0].text } else { answered.trim() }),
    }
}

#[test]
fn quarry_registers_the_engine() {
    replay("quarry-register-engine.log");
}

#[test]
fn quarry_plays_with_each_kind_of_clock() {
    for clock in 1..=3 {
        replay(&format!("quarry-tc{clock}-black.log"));
        replay(&format!("quarry-tc{clock}-white.log"));
    }
}

#[test]
fn gogui_plays_and_lets_the_engine_rule() {
    for part in 1..=3 {
        replay(&format!("gogui-{part}.log"));
    }
}

#[test]
fn gogui_twogtp_says_every_pass_and_scores() {
    replay("twogtp-black.log");
    replay("twogtp-white.log");
}
