//! The keys of a screen: one table for the press, the last row and the help.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::look::Look;
use crate::formats::keyed;
use crate::text::{Key, Texts};

/// Keys with what they ask for, and what the last row of the screen and the help say of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Binding<C: 'static> {
    /// What each of the keys asks for.
    keys: &'static [(KeyCode, C)],
    /// What decides whether they are told.
    pub(super) command: C,
    /// What is told of them.
    pub(super) told: Told,
}

/// What is told of a key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    /// The key that a click on it stands for.
    pub(crate) key: Option<KeyCode>,
    name: Name,
    /// For the last row of the screen.
    brief: Key,
    /// For the help.
    full: Key,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Name {
    /// The same in every language.
    Sign(&'static str),
    /// A word.
    Word(Key),
}

impl Told {
    /// What the key is called.
    pub(crate) fn name(&self, look: &Look) -> String {
        match (self.name, look.vim) {
            // The small letter moves the cursor, and squares begin with a colon.
            (Name::Sign("k"), true) => "K".to_owned(),
            (Name::Sign("a1-h8"), true) => ":a1-h8".to_owned(),
            (Name::Sign(sign), _) => sign.to_owned(),
            (Name::Word(word), _) => look.texts.get(word).into_owned(),
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

impl<C: Copy> Binding<C> {
    /// Keys that are told while the first one's command is offered.
    pub(crate) const fn new(
        keys: &'static [(KeyCode, C)],
        name: Name,
        brief: Key,
        full: Key,
    ) -> Self {
        let (key, command) = keys[0];
        Self { keys, command, told: Told { key: Some(key), name, brief, full } }
    }

    /// What is typed and is no key of the table: see `Screen::text`.
    pub(crate) const fn typed(command: C, name: Name, brief: Key, full: Key) -> Self {
        Self { keys: &[], command, told: Told { key: None, name, brief, full } }
    }
}

/// The binding of the help, which every screen has that is not the help itself.
macro_rules! help {
    ($command:expr) => {
        $crate::tui::keys::Binding::new(
            &[(KeyCode::Char('?'), $command), (KeyCode::F(1), $command)],
            $crate::tui::keys::Name::Sign("?"),
            $crate::text::key!("help-key-help"),
            $crate::text::key!("help-help"),
        )
    };
}
pub(crate) use help;

/// The key of a table that a press means: letters of other keyboards and capitals are the letters
/// that they stand for. None with Ctrl or Alt.
pub(crate) fn code(key: KeyEvent) -> Option<KeyCode> {
    if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
        return None;
    }
    Some(match key.code {
        KeyCode::Char(letter) => KeyCode::Char(keyed::latin(letter).to_ascii_lowercase()),
        code => code,
    })
}

/// The arrow that a letter stands for with vim's keys: h, j, k, l, but not their capitals.
pub(crate) fn arrow(key: KeyEvent) -> Option<KeyCode> {
    Some(match key.code {
        KeyCode::Char('h') => KeyCode::Left,
        KeyCode::Char('j') => KeyCode::Down,
        KeyCode::Char('k') => KeyCode::Up,
        KeyCode::Char('l') => KeyCode::Right,
        _ => return None,
    })
}

/// Whether a press asks for everything to be drawn again, on any screen: Ctrl-L.
pub(crate) fn is_redraw(key: KeyEvent) -> bool {
    key.modifiers == KeyModifiers::CONTROL && matches!(key.code, KeyCode::Char('l' | 'L'))
}

/// What a key of a table asks for: the first that is offered, or else the first of all, which may
/// say why it is not.
pub(crate) fn command<C: Copy>(
    table: &[Binding<C>],
    code: KeyCode,
    offers: impl Fn(C) -> bool,
) -> Option<C> {
    let asks = |binding: &Binding<C>| {
        let key = binding.keys.iter().find(|(key, _)| *key == code);
        key.map(|(_, command)| *command)
    };
    let offered = table.iter().filter(|binding| offers(binding.command)).find_map(asks);
    offered.or_else(|| table.iter().find_map(asks))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::key;

    fn press(letter: char, modifiers: KeyModifiers) -> Option<KeyCode> {
        code(KeyEvent::new(KeyCode::Char(letter), modifiers))
    }

    #[test]
    fn letters_of_other_keyboards_are_the_letters_they_stand_for() {
        for (letter, meant) in [('U', 'u'), ('\u{ff35}', 'u'), ('\u{441}', 'c'), ('\u{665}', '5')] {
            assert_eq!(press(letter, KeyModifiers::NONE), Some(KeyCode::Char(meant)), "{letter:?}");
        }
    }

    #[test]
    fn control_keys_are_no_letters() {
        assert_eq!(press('q', KeyModifiers::CONTROL), None);
        assert_eq!(press('q', KeyModifiers::ALT), None);
        let control = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        assert!(is_redraw(control('l')) && !is_redraw(control('q')));
    }

    #[test]
    fn the_first_that_is_offered_is_meant() {
        const TOLD: (Name, Key, Key) = (Name::Sign("t"), key!("help-key-help"), key!("help-help"));
        const TABLE: [Binding<u8>; 2] = [
            Binding::new(&[(KeyCode::Char('t'), 1)], TOLD.0, TOLD.1, TOLD.2),
            Binding::new(&[(KeyCode::Char('t'), 2), (KeyCode::Up, 3)], TOLD.0, TOLD.1, TOLD.2),
        ];
        assert_eq!(command(&TABLE, KeyCode::Char('t'), |_| true), Some(1));
        assert_eq!(command(&TABLE, KeyCode::Char('t'), |command| command == 2), Some(2));
        assert_eq!(command(&TABLE, KeyCode::Char('t'), |_| false), Some(1));
        assert_eq!(command(&TABLE, KeyCode::Up, |_| true), Some(3));
        assert_eq!(command(&TABLE, KeyCode::Down, |_| true), None);
    }
}
