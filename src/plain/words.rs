use crate::text::{Key, key};

/// A word that the dialogue knows, in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Pass,
    Board,
    Rank,
    File,
    Contents,
    Moves,
    Turned,
    List,
    Hint,
    Undo,
    Redo,
    Level,
    New,
    Score,
    Clock,
    Save,
    Rules,
    Help,
    Quit,
    /// Starts the engine again after a fault; told when it is of use.
    Go,
}

impl Word {
    /// The words that `help` lists, in its order.
    pub(super) const LISTED: [Self; 19] = [
        Self::Pass,
        Self::Board,
        Self::Rank,
        Self::File,
        Self::Contents,
        Self::Moves,
        Self::Turned,
        Self::List,
        Self::Hint,
        Self::Undo,
        Self::Redo,
        Self::Level,
        Self::New,
        Self::Score,
        Self::Clock,
        Self::Save,
        Self::Rules,
        Self::Help,
        Self::Quit,
    ];

    /// The message with the word and its other spellings, separated by commas.
    pub(super) const fn spellings(self) -> Key {
        match self {
            Self::Pass => key!("word-pass"),
            Self::Board => key!("word-board"),
            Self::Rank => key!("word-row"),
            Self::File => key!("word-column"),
            Self::Contents => key!("word-on"),
            Self::Moves => key!("word-moves"),
            Self::Turned => key!("word-turned"),
            Self::List => key!("word-list"),
            Self::Hint => key!("word-hint"),
            Self::Undo => key!("word-undo"),
            Self::Redo => key!("word-redo"),
            Self::Level => key!("word-level"),
            Self::New => key!("word-new"),
            Self::Score => key!("word-score"),
            Self::Clock => key!("word-clock"),
            Self::Save => key!("word-save"),
            Self::Rules => key!("word-rules"),
            Self::Help => key!("word-help"),
            Self::Quit => key!("word-quit"),
            Self::Go => key!("word-go"),
        }
    }

    /// What may stand behind the word, as an example; nothing behind most.
    pub(super) const fn example(self) -> &'static str {
        match self {
            Self::Rank => "4",
            Self::File => "e",
            Self::Contents => "e4",
            Self::Level => "5",
            _ => "",
        }
    }

    /// The message that says what the word does.
    pub(super) const fn meaning(self) -> Key {
        match self {
            Self::Pass => key!("plain-help-pass"),
            Self::Board => key!("plain-help-board"),
            Self::Rank => key!("plain-help-row"),
            Self::File => key!("plain-help-column"),
            Self::Contents => key!("plain-help-on"),
            Self::Moves => key!("plain-help-moves"),
            Self::Turned => key!("plain-help-turned"),
            Self::List => key!("plain-help-list"),
            Self::Hint => key!("plain-help-hint"),
            Self::Undo => key!("plain-help-undo"),
            Self::Redo => key!("plain-help-redo"),
            Self::Level => key!("plain-help-level"),
            Self::New => key!("plain-help-new"),
            Self::Score => key!("plain-help-score"),
            Self::Clock => key!("plain-help-clock"),
            Self::Save => key!("plain-help-save"),
            Self::Rules => key!("plain-help-rules"),
            Self::Help => key!("plain-help-help"),
            Self::Quit => key!("plain-help-quit"),
            Self::Go => key!("plain-help-go"),
        }
    }
}
