use std::time::Duration;

use thiserror::Error;

use super::framing::word;
use crate::protocols::engine::read_action;
use crate::protocols::line::Refused;
use crate::rules::{Disc, Move};

/// What a client can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    ProtocolVersion,
    Name,
    Version,
    Knows,
    ListCommands,
    ListGames,
    SetGame,
    BoardSize,
    ClearBoard,
    Komi,
    Play,
    GenMove,
    RegGenMove,
    Undo,
    ShowBoard,
    FinalScore,
    LoadSgf,
    TimeSettings,
    TimeLeft,
    GameId,
    RulesBoard,
    RulesBoardSize,
    LegalMoves,
    SideToMove,
    FinalResult,
    Analyze,
    SetBoard,
    Quit,
}

/// Every command with its name, by name.
pub(super) const COMMANDS: [(&str, Command); 28] = [
    ("boardsize", Command::BoardSize),
    ("clear_board", Command::ClearBoard),
    ("final_score", Command::FinalScore),
    ("genmove", Command::GenMove),
    ("gogui-rules_board", Command::RulesBoard),
    ("gogui-rules_board_size", Command::RulesBoardSize),
    ("gogui-rules_final_result", Command::FinalResult),
    ("gogui-rules_game_id", Command::GameId),
    ("gogui-rules_legal_moves", Command::LegalMoves),
    ("gogui-rules_side_to_move", Command::SideToMove),
    ("known_command", Command::Knows),
    ("komi", Command::Komi),
    ("list_commands", Command::ListCommands),
    ("list_games", Command::ListGames),
    ("loadsgf", Command::LoadSgf),
    ("name", Command::Name),
    ("otello-analyze", Command::Analyze),
    ("otello-set_board", Command::SetBoard),
    ("play", Command::Play),
    ("protocol_version", Command::ProtocolVersion),
    ("quit", Command::Quit),
    ("reg_genmove", Command::RegGenMove),
    ("set_game", Command::SetGame),
    ("showboard", Command::ShowBoard),
    ("time_left", Command::TimeLeft),
    ("time_settings", Command::TimeSettings),
    ("undo", Command::Undo),
    ("version", Command::Version),
];

impl Command {
    /// The command with this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        COMMANDS.iter().find(|(known, _)| *known == name).map(|(_, command)| *command)
    }
}

/// Why a command was not carried out, as the client is told.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum Fault {
    #[error("unknown command")]
    UnknownCommand,
    #[error("syntax error")]
    Syntax,
    #[error("line too long")]
    TooLong,
    #[error("illegal move")]
    IllegalMove(#[from] Refused),
    /// `genmove` for the side that is not on move.
    #[error("the other side is on move")]
    OutOfTurn,
    #[error("cannot undo")]
    CannotUndo,
    #[error("cannot load file")]
    CannotLoad,
    #[error("unacceptable size")]
    Size,
    #[error("unknown game")]
    UnknownGame,
    #[error("cannot score: the game is not over")]
    NotOver,
    /// A board that is no position.
    #[error("not a position: {0}")]
    Board(String),
    /// A panic of the search, which was caught.
    #[error("the engine failed: {0}")]
    Engine(String),
}

/// Reads the only argument.
pub(super) fn one(arguments: &str) -> Result<&str, Fault> {
    match word(arguments) {
        (argument, "") if !argument.is_empty() => Ok(argument),
        _ => Err(Fault::Syntax),
    }
}

/// Reads a side: `b`, `black`, `w` or `white` in any case; Reversi's second side may be called red.
pub(super) fn side(text: &str) -> Result<Disc, Fault> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Disc::Black),
        "w" | "white" | "r" | "red" => Ok(Disc::White),
        _ => Err(Fault::Syntax),
    }
}

/// Reads a side and a move.
pub(super) fn step(arguments: &str) -> Result<(Disc, Move), Fault> {
    let (by, action) = word(arguments);
    Ok((side(by)?, read_action(action).ok_or(Fault::Syntax)?))
}

/// Reads `MAIN PERIOD STONES`.
pub(super) fn terms(arguments: &str) -> Result<(Duration, Duration, u32), Fault> {
    let (main, rest) = word(arguments);
    let (period, stones) = word(rest);
    Ok((seconds(main)?, seconds(period)?, count(stones)?))
}

/// Reads `SIDE SECONDS STONES`; the stones may be missing.
pub(super) fn time_left(arguments: &str) -> Result<(Disc, Duration, u32), Fault> {
    let (by, rest) = word(arguments);
    let (time, stones) = word(rest);
    let stones = if stones.is_empty() { 0 } else { count(stones)? };
    Ok((side(by)?, seconds(time)?, stones))
}

/// Reads a time; one below zero, as some controllers send, is none.
fn seconds(text: &str) -> Result<Duration, Fault> {
    const LONGEST: f64 = 1e9;
    let seconds: f64 = text.parse().map_err(|_| Fault::Syntax)?;
    // What is not a number is not between the bounds and stays out.
    Duration::try_from_secs_f64(seconds.clamp(0.0, LONGEST)).map_err(|_| Fault::Syntax)
}

fn count(text: &str) -> Result<u32, Fault> {
    text.parse().map_err(|_| Fault::Syntax)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    #[test]
    fn commands_are_in_order_and_found_by_name() {
        assert!(COMMANDS.is_sorted_by_key(|(name, _)| *name));
        for (name, command) in COMMANDS {
            assert_eq!(Command::named(name), Some(command));
        }
        assert_eq!(Command::named("Name"), None);
    }

    #[test]
    fn steps_are_read_in_any_case() {
        let f5 = Move::Place(Square::F5);
        assert_eq!(step("b f5"), Ok((Disc::Black, f5)));
        assert_eq!(step("WHITE   F5"), Ok((Disc::White, f5)));
        assert_eq!(step("w PASS"), Ok((Disc::White, Move::Pass)));
        for text in ["", "b", "f5", "b f9", "x f5", "b f5 f6"] {
            assert_eq!(step(text), Err(Fault::Syntax), "{text}");
        }
    }

    #[test]
    fn times_are_read_and_none_is_below_zero() {
        let seconds = Duration::from_secs;
        assert_eq!(terms("600 30 5"), Ok((seconds(600), seconds(30), 5)));
        assert_eq!(time_left("black 2 0"), Ok((Disc::Black, seconds(2), 0)));
        assert_eq!(time_left("b -1 0"), Ok((Disc::Black, Duration::ZERO, 0)));
        assert_eq!(time_left("b 1.5"), Ok((Disc::Black, Duration::from_millis(1500), 0)));
        for text in ["", "b", "b x 0", "b NaN 0", "b 1 -1", "b 1 0 0"] {
            assert_eq!(time_left(text), Err(Fault::Syntax), "{text}");
        }
        assert_eq!(terms("1 2"), Err(Fault::Syntax));
    }
}
