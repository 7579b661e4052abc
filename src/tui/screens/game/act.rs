use ratatui::crossterm::event::KeyCode;

use crate::game::Game;
use crate::rules::Move;
use crate::session::Phase;
use crate::text::key;
use crate::tui::keys::{self, Binding, Name};
use crate::tui::screen::View;

/// What a key asks for in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Plays the square of the cursor.
    Play,
    /// Goes on after a pause.
    GoOn,
    /// Shows the result.
    Result,
    /// Moves the cursor: columns to the right, rows down.
    Cursor(i8, i8),
    /// The name of a square is typed.
    Square,
    /// Takes a typed letter away.
    Erase,
    /// Takes back the move that the engine thinks about.
    TakeBack,
    /// Pauses a game of engines.
    Pause,
    /// Lets the engine move at once.
    MoveNow,
    /// Lets the engine try again.
    Again,
    Undo,
    Redo,
    /// Shows the values of moves.
    Hint,
    HideHints,
    /// To the menu, for another game than this one.
    New,
    /// To the menu, after the game.
    Menu,
    /// A stronger (1) or weaker (-1) engine.
    Strength(i8),
    /// Exchanges the seats.
    Swap,
    /// Turns the board.
    Turn,
    /// Another shape of discs.
    Shape,
    /// A page of moves up (-1) or down (1).
    Page(i8),
    /// To the settings.
    Settings,
    Help,
    /// Leaves the program, which keeps the game.
    Quit,
    /// Leaves the program, which does not.
    Leave,
}

impl Act {
    /// The keys of a game.
    #[rustfmt::skip]
    pub(super) const KEYS: &[Binding<Self>] = &[
        Binding::new(&[(KeyCode::Enter, Self::Play), (KeyCode::Char(' '), Self::Play)], Name::Word(key!("help-enter")), key!("game-key-play"), key!("help-play")),
        Binding::new(&[(KeyCode::Enter, Self::GoOn), (KeyCode::Char(' '), Self::GoOn)], Name::Word(key!("help-enter")), key!("game-key-go-on"), key!("help-go-on")),
        Binding::new(&[(KeyCode::Enter, Self::Result), (KeyCode::Char(' '), Self::Result)], Name::Word(key!("help-enter")), key!("game-key-result"), key!("help-result")),
        Binding::new(&[(KeyCode::Right, Self::Cursor(1, 0)), (KeyCode::Left, Self::Cursor(-1, 0)), (KeyCode::Up, Self::Cursor(0, -1)), (KeyCode::Down, Self::Cursor(0, 1))], Name::Word(key!("help-arrows")), key!("game-key-cursor"), key!("help-cursor")),
        Binding::typed(Self::Square, Name::Sign("a1-h8"), key!("game-key-square"), key!("help-square")),
        Binding::new(&[(KeyCode::Esc, Self::TakeBack)], Name::Sign("Esc"), key!("game-key-take-back"), key!("help-take-back")),
        Binding::new(&[(KeyCode::Esc, Self::Pause)], Name::Sign("Esc"), key!("game-key-pause"), key!("help-pause")),
        Binding::new(&[(KeyCode::Char('!'), Self::MoveNow)], Name::Sign("!"), key!("game-key-move-now"), key!("help-move-now")),
        Binding::new(&[(KeyCode::Char('!'), Self::Again)], Name::Sign("!"), key!("game-key-again"), key!("help-again")),
        Binding::new(&[(KeyCode::Char('u'), Self::Undo)], Name::Sign("u"), key!("game-key-undo"), key!("help-undo")),
        Binding::new(&[(KeyCode::Char('r'), Self::Redo)], Name::Sign("r"), key!("game-key-redo"), key!("help-redo")),
        Binding::new(&[(KeyCode::Char('t'), Self::Hint)], Name::Sign("t"), key!("game-key-hints"), key!("help-hints")),
        Binding::new(&[(KeyCode::Char('t'), Self::HideHints)], Name::Sign("t"), key!("game-key-hide"), key!("help-hide")),
        Binding::new(&[(KeyCode::Char('n'), Self::New)], Name::Sign("n"), key!("game-key-new"), key!("help-new")),
        Binding::new(&[(KeyCode::Char('n'), Self::Menu)], Name::Sign("n"), key!("game-key-new"), key!("help-menu")),
        Binding::new(&[(KeyCode::Char('+'), Self::Strength(1)), (KeyCode::Char('='), Self::Strength(1)), (KeyCode::Char('l'), Self::Strength(1)), (KeyCode::Char('-'), Self::Strength(-1))], Name::Sign("+ -"), key!("game-key-level"), key!("help-level")),
        Binding::new(&[(KeyCode::Char('x'), Self::Swap)], Name::Sign("x"), key!("game-key-swap"), key!("help-swap")),
        Binding::new(&[(KeyCode::Char('w'), Self::Turn)], Name::Sign("w"), key!("game-key-turn"), key!("help-turn")),
        Binding::new(&[(KeyCode::Char('k'), Self::Shape)], Name::Sign("k"), key!("game-key-shape"), key!("help-shape")),
        Binding::new(&[(KeyCode::PageUp, Self::Page(-1)), (KeyCode::PageDown, Self::Page(1))], Name::Sign("PgUp PgDn"), key!("game-key-scroll"), key!("help-scroll")),
        Binding::new(&[(KeyCode::Backspace, Self::Erase), (KeyCode::Delete, Self::Erase)], Name::Word(key!("help-erase-key")), key!("game-key-erase"), key!("help-erase")),
        Binding::new(&[(KeyCode::Char('o'), Self::Settings)], Name::Sign("o"), key!("game-key-settings"), key!("help-settings")),
        keys::help!(Self::Help),
        Binding::new(&[(KeyCode::Char('q'), Self::Quit)], Name::Sign("q"), key!("game-key-quit"), key!("help-quit")),
        Binding::new(&[(KeyCode::Char('q'), Self::Leave)], Name::Sign("q"), key!("game-key-quit"), key!("menu-about-quit")),
    ];

    /// Whether it has a meaning now.
    pub(super) fn is_offered(self, view: &View<'_>) -> bool {
        let session = view.session();
        let (phase, game) = (session.phase(), session.game());
        let seats = game.seats;
        match self {
            Self::Play | Self::Cursor(..) | Self::Square => phase == Phase::Human,
            Self::GoOn => phase == Phase::Paused,
            Self::Result | Self::Menu => phase == Phase::Over,
            Self::Erase => view.scene.is_typing(),
            Self::TakeBack => can_undo(game) && matches!(phase, Phase::Thinking | Phase::Failed),
            Self::Pause => !seats.has_human() && phase == Phase::Thinking,
            // Another program cannot be told to move.
            Self::MoveNow => phase == Phase::Thinking && !seats.has_program(),
            Self::Again => phase == Phase::Failed,
            Self::Undo => can_undo(game),
            Self::Redo => seats.has_human() && !game.record.undone().is_empty(),
            Self::Hint => phase == Phase::Human && session.hints().is_none(),
            Self::HideHints => session.hints().is_some(),
            Self::New => phase != Phase::Over,
            Self::Strength(_) => seats.strength().is_some(),
            Self::Swap => seats.only_human().is_some() && phase != Phase::Over,
            Self::Shape => !view.look.palette.mono,
            Self::Turn | Self::Page(_) | Self::Settings | Self::Help => true,
            // Games that nobody plays are kept only on request.
            Self::Quit => seats.has_human(),
            Self::Leave => !seats.has_human(),
        }
    }
}

/// Whether a move of a person's own can be taken back.
pub(crate) fn can_undo(game: &Game) -> bool {
    let own = |by| game.seats.is_human(by);
    game.record.turns().iter().any(|turn| turn.action != Move::Pass && own(turn.by))
}
