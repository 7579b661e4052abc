use super::Said;
use crate::formats::games::{Format, GameError, InputError, LineFault, Loss, Unwritable};
use crate::text::{Texts, key, say};

impl Said for InputError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Empty => texts.get(key!("fault-no-game")).into_owned(),
            Self::Binary { offset, byte } => {
                let byte = format!("{byte:#04x}");
                say!(texts, "fault-binary", offset = *offset, byte = byte)
            }
            Self::Wthor(fault) => fault.said(texts),
            Self::Names => texts.get(key!("fault-names")).into_owned(),
        }
    }
}

impl Said for GameError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Ggf(fault) => fault.said(texts),
            Self::Sgf(fault) => fault.said(texts),
            Self::Line { game, line, fault } => {
                of_game_line(texts, *game, *line, fault.said(texts))
            }
            Self::Record { game, offset, fault } => {
                let fault = fault.said(texts);
                say!(texts, "fault-game-byte", game = *game, offset = *offset, fault = fault)
            }
            Self::Size(fault) => fault.said(texts),
        }
    }
}

impl Said for LineFault {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Board(fault) => fault.said(texts),
            Self::Transcript(fault) => fault.said(texts),
            Self::Obf(fault) => fault.said(texts),
        }
    }
}

impl Said for Unwritable {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Start => texts.get(key!("fault-wthor-start")).into_owned(),
            Self::NoMoves(format) => {
                say!(texts, "fault-no-moves", format = format.said(texts))
            }
            Self::NoScore => texts.get(key!("fault-no-score")).into_owned(),
        }
    }
}

impl Said for Format {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Transcript => texts.get(key!("format-transcript")).into_owned(),
            Self::Board => texts.get(key!("format-board")).into_owned(),
            // These are names.
            Self::Obf | Self::Ggf | Self::Sgf | Self::Wthor => self.to_string(),
        }
    }
}

impl Said for Loss {
    fn said(&self, texts: &Texts) -> String {
        let key = match self {
            Self::Moves => key!("loss-moves"),
            Self::LastPass => key!("loss-last-pass"),
            Self::Names => key!("loss-names"),
            Self::Ratings => key!("loss-ratings"),
            Self::Event => key!("loss-event"),
            Self::Place => key!("loss-place"),
            Self::Date => key!("loss-date"),
            Self::Clock => key!("loss-clock"),
            Self::Times => key!("loss-times"),
            Self::Values => key!("loss-values"),
            Self::Comment => key!("loss-comment"),
            Self::MoveComments => key!("loss-move-comments"),
            Self::Result => key!("loss-result"),
            Self::Ending => key!("loss-ending"),
            Self::Variations => key!("loss-variations"),
            Self::Scores => key!("loss-scores"),
            Self::TheoreticalScore => key!("loss-theory"),
            Self::Supply => key!("loss-supply"),
            Self::Tags => key!("loss-tags"),
        };
        texts.get(key).into_owned()
    }
}

/// A fault with the game that has it, and the line where it begins or goes wrong.
pub(super) fn of_game_line(texts: &Texts, game: usize, line: usize, fault: String) -> String {
    say!(texts, "fault-game-line", game = game, line = line, fault = fault)
}
