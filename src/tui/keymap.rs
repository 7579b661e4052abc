//! The keys: what each does, on which occasion, and what it is called.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::game::Seats;
use crate::session::Phase;
use crate::text::{Key, Texts, key};

/// What a key asks for; each screen takes it its own way. The letters a to h and the digits 1 to 8
/// always mean squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// One step of the cursor, or to another entry: columns to the right, rows down.
    Step(i8, i8),
    /// Enter or space.
    Choose,
    /// The letter of a square, 0 for a.
    File(u8),
    /// The digit of a square, 0 for 1.
    Rank(u8),
    /// Takes a typed letter away.
    Erase,
    /// Out of here; cancel.
    Escape,
    /// Take back.
    Undo,
    /// Play again.
    Redo,
    /// Show or hide the values of moves.
    Hints,
    /// Let the engine move at once.
    MoveNow,
    /// To the menu, for a new game.
    New,
    /// Exchange the seats.
    Swap,
    /// A stronger (1) or weaker (-1) engine.
    Strength(i8),
    /// Turn the board.
    TurnBoard,
    /// Another shape of discs.
    Glyphs,
    /// A page up (-1) or down (1).
    Page(i8),
    /// Explain.
    Help,
    /// Leave the program.
    Quit,
    /// Draw everything again.
    Redraw,
}

/// What a key asks for.
pub(crate) fn action(key: KeyEvent) -> Option<Action> {
    if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
        let redraw =
            key.modifiers == KeyModifiers::CONTROL && matches!(key.code, KeyCode::Char('l' | 'L'));
        return redraw.then_some(Action::Redraw);
    }
    Some(match key.code {
        KeyCode::Up => Action::Step(0, -1),
        KeyCode::Down => Action::Step(0, 1),
        KeyCode::Left => Action::Step(-1, 0),
        KeyCode::Right => Action::Step(1, 0),
        KeyCode::Enter | KeyCode::Char(' ') => Action::Choose,
        KeyCode::Backspace | KeyCode::Delete => Action::Erase,
        KeyCode::Esc => Action::Escape,
        KeyCode::PageUp => Action::Page(-1),
        KeyCode::PageDown => Action::Page(1),
        KeyCode::F(1) => Action::Help,
        KeyCode::Char(letter) => return letter_action(letter),
        _ => return None,
    })
}

fn letter_action(letter: char) -> Option<Action> {
    Some(match letter.to_ascii_lowercase() {
        file @ 'a'..='h' => Action::File(file as u8 - b'a'),
        rank @ '1'..='8' => Action::Rank(rank as u8 - b'1'),
        'u' => Action::Undo,
        'r' => Action::Redo,
        't' => Action::Hints,
        '!' => Action::MoveNow,
        'n' => Action::New,
        'x' => Action::Swap,
        'l' | '+' | '=' => Action::Strength(1),
        '-' => Action::Strength(-1),
        'w' => Action::TurnBoard,
        'k' => Action::Glyphs,
        '?' => Action::Help,
        'q' => Action::Quit,
        _ => return None,
    })
}

/// What decides which keys work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Situation {
    /// The start menu; whether the chosen entry has a value to change.
    Menu {
        /// Whether left and right change something.
        value: bool,
    },
    /// A game.
    Game {
        /// What it waits for.
        phase: Phase,
        /// Who plays.
        seats: Seats,
        /// Whether a move can be taken back.
        undo: bool,
        /// Whether one can be played again.
        redo: bool,
        /// Whether the hints are shown.
        hints: bool,
        /// Whether there are shapes of discs to choose among.
        shapes: bool,
    },
    /// The result of a game; whether a move can be taken back.
    Result {
        /// Whether a move can be taken back.
        undo: bool,
    },
    /// The help.
    Help,
}

/// A key with its name and its meanings in few and in more words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Binding {
    name: Name,
    /// For the last row of the screen.
    brief: Key,
    /// For the help.
    full: Key,
    works: fn(&Situation) -> bool,
}

#[derive(Clone, Copy, Debug)]
enum Name {
    Sign(&'static str),
    Word(Key),
}

impl Binding {
    /// What the key is called.
    pub(crate) fn name(&self, texts: &Texts) -> String {
        match self.name {
            Name::Sign(sign) => sign.to_owned(),
            Name::Word(word) => texts.get(word).into_owned(),
        }
    }

    /// What it does, in a word or two.
    pub(crate) fn brief(&self, texts: &Texts) -> String {
        texts.get(self.brief).into_owned()
    }

    /// What it does, in a sentence.
    pub(crate) fn full(&self, texts: &Texts) -> String {
        texts.get(self.full).into_owned()
    }
}

/// The keys that work now; those that matter most come first, help and quit last.
pub(crate) fn bindings(situation: &Situation) -> impl Iterator<Item = &'static Binding> {
    let situation = *situation;
    BINDINGS.iter().filter(move |binding| (binding.works)(&situation))
}

use Situation::{Game, Help, Menu, Result};

macro_rules! binding {
    ($name:expr, $brief:literal, $full:literal, $works:pat $(if $guard:expr)?) => {
        Binding {
            name: $name,
            brief: key!($brief),
            full: key!($full),
            works: |situation| match *situation {
                $works $(if $guard)? => true,
                _ => false,
            },
        }
    };
}

const BINDINGS: [Binding; 27] = [
    binding!(
        Name::Word(key!("help-arrows")),
        "menu-key-choose",
        "help-choose",
        Menu { .. } | Result { .. }
    ),
    binding!(
        Name::Word(key!("help-left-right")),
        "menu-key-change",
        "help-change",
        Menu { value: true }
    ),
    binding!(
        Name::Word(key!("help-enter")),
        "menu-key-start",
        "help-start",
        Menu { .. } | Result { .. }
    ),
    binding!(
        Name::Word(key!("help-enter")),
        "game-key-play",
        "help-play",
        Game { phase: Phase::Human, .. }
    ),
    binding!(
        Name::Word(key!("help-enter")),
        "game-key-go-on",
        "help-go-on",
        Game { phase: Phase::Paused, .. }
    ),
    binding!(
        Name::Word(key!("help-enter")),
        "game-key-result",
        "help-result",
        Game { phase: Phase::Over, .. }
    ),
    binding!(
        Name::Word(key!("help-arrows")),
        "game-key-cursor",
        "help-cursor",
        Game { phase: Phase::Human, .. }
    ),
    binding!(
        Name::Sign("a1-h8"),
        "game-key-square",
        "help-square",
        Game { phase: Phase::Human, .. }
    ),
    binding!(Name::Sign("Esc"), "game-key-take-back", "help-take-back", Game { phase: Phase::Thinking | Phase::Failed, seats, .. } if seats.has_human()),
    binding!(Name::Sign("Esc"), "game-key-pause", "help-pause", Game { phase: Phase::Thinking, seats, .. } if !seats.has_human()),
    binding!(
        Name::Sign("!"),
        "game-key-move-now",
        "help-move-now",
        Game { phase: Phase::Thinking, .. }
    ),
    binding!(Name::Sign("!"), "game-key-again", "help-again", Game { phase: Phase::Failed, .. }),
    binding!(
        Name::Sign("u"),
        "game-key-undo",
        "help-undo",
        Game { undo: true, .. } | Result { undo: true }
    ),
    binding!(Name::Sign("r"), "game-key-redo", "help-redo", Game { redo: true, .. }),
    binding!(
        Name::Sign("t"),
        "game-key-hints",
        "help-hints",
        Game { phase: Phase::Human, hints: false, .. }
    ),
    binding!(Name::Sign("t"), "game-key-hide", "help-hide", Game { hints: true, .. }),
    binding!(Name::Sign("n"), "game-key-new", "help-new", Game { .. } | Result { .. }),
    binding!(Name::Sign("+ -"), "game-key-level", "help-level", Game { seats, .. } if seats.strength().is_some()),
    binding!(Name::Sign("x"), "game-key-swap", "help-swap", Game { seats, phase, .. } if seats.only_human().is_some() && !matches!(phase, Phase::Over)),
    binding!(Name::Sign("w"), "game-key-turn", "help-turn", Game { .. }),
    binding!(Name::Sign("k"), "game-key-shape", "help-shape", Game { shapes: true, .. }),
    binding!(Name::Sign("PgUp PgDn"), "game-key-scroll", "help-scroll", Game { .. }),
    binding!(Name::Word(key!("help-left-right")), "help-key-page", "help-page", Help),
    binding!(Name::Word(key!("help-up-down")), "game-key-scroll", "help-scroll-page", Help),
    binding!(Name::Sign("Esc"), "help-key-back", "help-back", Help),
    binding!(
        Name::Sign("?"),
        "help-key-help",
        "help-help",
        Menu { .. } | Game { .. } | Result { .. }
    ),
    binding!(
        Name::Sign("q"),
        "game-key-quit",
        "help-quit",
        Menu { .. } | Game { .. } | Result { .. }
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn of(letter: char) -> Option<Action> {
        action(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE))
    }

    #[test]
    fn letters_and_digits_of_squares_are_never_commands() {
        for (index, letter) in ('a'..='h').enumerate() {
            assert_eq!(of(letter), Some(Action::File(index as u8)));
            assert_eq!(of(letter.to_ascii_uppercase()), Some(Action::File(index as u8)));
        }
        for (index, digit) in ('1'..='8').enumerate() {
            assert_eq!(of(digit), Some(Action::Rank(index as u8)));
        }
        assert_eq!(of('9'), None);
    }

    #[test]
    fn control_keys_are_no_letters() {
        let control = |letter| action(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
        assert_eq!(control('l'), Some(Action::Redraw));
        assert_eq!(control('q'), None);
        assert_eq!(control('a'), None);
    }

    #[test]
    fn keys_are_offered_only_while_they_work() {
        let texts = Texts::new(Language::English);
        let names = |phase, seats| -> Vec<_> {
            let situation =
                Game { phase, seats, undo: false, redo: false, hints: false, shapes: true };
            bindings(&situation).map(|binding| binding.name(&texts)).collect()
        };
        let two = names(Phase::Human, Seats::TWO_PLAYERS);
        assert!(!two.contains(&"!".to_owned()) && !two.contains(&"+ -".to_owned()));
        let engines = Seats::watch(crate::game::Strength::DEFAULT);
        assert!(names(Phase::Thinking, engines).contains(&"!".to_owned()));
        assert!(!names(Phase::Paused, engines).contains(&"Esc".to_owned()));
    }
}
