//! The keys: what each asks for.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::formats::keyed;

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
    /// Any other letter or digit: it names no square, and so must lead to none.
    NoSquare(char),
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
    Some(match keyed::latin(letter).to_ascii_lowercase() {
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
        // A mark that the keyboard sends behind its letter counts as one.
        other if other.is_alphanumeric() || !(other.is_ascii() || other.is_whitespace()) => {
            Action::NoSquare(letter)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
    }

    #[test]
    fn letters_and_digits_of_other_keyboards_are_the_squares_they_name_or_none() {
        for (letter, action) in [
            ('\u{ff46}', Action::File(5)),
            ('\u{ff26}', Action::File(5)),
            ('\u{ff15}', Action::Rank(4)),
            ('\u{441}', Action::File(2)),
            ('\u{665}', Action::Rank(4)),
        ] {
            assert_eq!(of(letter), Some(action), "{letter:?}");
        }
        for letter in ['9', '0', 'z', '\u{430}', '\u{e9}', '\u{301}', '\u{4e00}'] {
            assert_eq!(of(letter), Some(Action::NoSquare(letter)), "{letter:?}");
        }
        assert_eq!([of('.'), of('\u{3000}')], [None, None]);
    }

    #[test]
    fn control_keys_are_no_letters() {
        let control = |letter| action(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
        assert_eq!(control('l'), Some(Action::Redraw));
        assert_eq!(control('q'), None);
        assert_eq!(control('a'), None);
    }
}
