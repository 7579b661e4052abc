use std::fmt;

use super::Format;
use crate::formats::record::{GameRecord, GameResult, RecordedMove, Source};
use crate::rules::{Move, Position, Rules};

/// Something that a format cannot carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Loss {
    /// The moves: only the last position is kept.
    Moves,
    /// A pass behind the last disc.
    LastPass,
    /// The players' names.
    Names,
    /// The players' ratings.
    Ratings,
    /// The tournament.
    Event,
    /// The place.
    Place,
    /// The date, or all of it but the year.
    Date,
    /// The time control, or all of it but the main time.
    Clock,
    /// The times of the moves.
    Times,
    /// The values of the moves.
    Values,
    /// The remarks on the game, or on a position.
    Comment,
    /// The remarks on moves.
    MoveComments,
    /// The result of a game that its moves do not finish, or that only a winner is known of.
    Result,
    /// How a game ended if not by its last move.
    Ending,
    /// The variations, which no record keeps.
    Variations,
    /// The scores of a position's moves.
    Scores,
    /// The theoretical score.
    TheoreticalScore,
    /// The discs left to place in Reversi.
    Supply,
    /// Tags that only the format has that the game came from.
    Tags,
}

impl Loss {
    /// What is lost of a game that is written in this format.
    #[must_use]
    pub fn of(game: &GameRecord, format: Format) -> Vec<Self> {
        ALL.into_iter().filter(|loss| loss.occurs(game) && !loss.is_carried(game, format)).collect()
    }

    /// Whether a game has what may be lost.
    fn occurs(self, game: &GameRecord) -> bool {
        let any = |test: fn(&RecordedMove) -> bool| game.moves.iter().any(test);
        match self {
            Self::Moves => !game.moves.is_empty(),
            Self::LastPass => game.actions().next_back() == Some(Move::Pass),
            Self::Names => !(game.black.name.is_empty() && game.white.name.is_empty()),
            Self::Ratings => !(game.black.rating.is_empty() && game.white.rating.is_empty()),
            Self::Event => !game.event.is_empty(),
            Self::Place => !game.place.is_empty(),
            Self::Date => !game.date.is_empty(),
            Self::Clock => !game.clock.is_empty(),
            Self::Times => any(|step| step.seconds.is_some()),
            Self::Values => any(|step| step.value.is_some()),
            Self::Comment => !game.comment.is_empty(),
            Self::MoveComments => any(|step| !step.comment.is_empty()),
            Self::Result => game.result.is_some() && !game.last_position().is_over(),
            Self::Ending => game.result.is_some_and(|result| result.ending().is_some()),
            Self::Variations => game.variations > 0,
            Self::Scores => game.source == Source::Plain && !game.tags.is_empty(),
            Self::TheoreticalScore => game.numbers.is_some(),
            Self::Supply => {
                game.start.rules() == Rules::Reversi && !is_evenly_supplied(&game.start)
            }
            Self::Tags => {
                game.source != Source::Plain
                    && (!game.tags.is_empty() || any(|step| !step.tags.is_empty()))
            }
        }
    }

    /// Whether the format has a place for it, given that it occurs.
    fn is_carried(self, game: &GameRecord, format: Format) -> bool {
        use Format::{Board, Ggf, Obf, Sgf, Transcript, Wthor};
        match self {
            Self::Moves => matches!(format, Transcript | Ggf | Sgf | Wthor),
            Self::LastPass => matches!(format, Ggf | Sgf | Board | Obf),
            Self::Names | Self::Event => matches!(format, Ggf | Sgf | Wthor),
            Self::Ratings | Self::Place => matches!(format, Ggf | Sgf),
            Self::Date => match format {
                Ggf | Sgf => true,
                Wthor => game.year().is_some_and(|year| game.date == year.to_string()),
                Transcript | Board | Obf => false,
            },
            Self::Clock => match format {
                Ggf => game.ggf_clock().is_some(),
                Sgf => game.main_seconds().is_some() && !game.has_increment(),
                Transcript | Board | Obf | Wthor => false,
            },
            Self::Times => format == Ggf,
            Self::Values => matches!(format, Ggf | Sgf),
            Self::Comment => match format {
                Ggf => !game.comment.contains(['\n', '[', ']']),
                Obf => !game.comment.contains('\n'),
                Sgf => true,
                Transcript | Board | Wthor => false,
            },
            Self::MoveComments => format == Sgf,
            Self::Result => match (format, game.result) {
                (Sgf, _) => true,
                (Ggf | Wthor, result) => result.and_then(GameResult::score).is_some(),
                (Transcript | Board | Obf, _) => false,
            },
            Self::Ending => match format {
                Ggf => game.result.is_some_and(|result| result.score().is_some()),
                Sgf => game.result.is_some_and(|result| result.score().is_none()),
                Transcript | Board | Obf | Wthor => false,
            },
            Self::Variations => false,
            Self::Scores => format == Obf,
            Self::TheoreticalScore => format == Wthor,
            Self::Supply => format != Sgf,
            Self::Tags => match game.source {
                Source::Ggf => format == Ggf,
                Source::Sgf => format == Sgf,
                Source::Wthor | Source::Pgn | Source::Plain => false,
            },
        }
    }
}

/// Whether what is left to place is what [`Position::reversi`] assumes.
fn is_evenly_supplied(start: &Position) -> bool {
    use crate::rules::Disc::{Black, White};
    let even = Position::reversi(start.discs(Black), start.discs(White), start.to_move(), None);
    even.is_ok_and(|even| even == *start)
}

const ALL: [Loss; 19] = [
    Loss::Moves,
    Loss::LastPass,
    Loss::Names,
    Loss::Ratings,
    Loss::Event,
    Loss::Place,
    Loss::Date,
    Loss::Clock,
    Loss::Times,
    Loss::Values,
    Loss::Comment,
    Loss::MoveComments,
    Loss::Result,
    Loss::Ending,
    Loss::Variations,
    Loss::Scores,
    Loss::TheoreticalScore,
    Loss::Supply,
    Loss::Tags,
];

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Moves => "the moves before the last position",
            Self::LastPass => "a pass behind the last disc",
            Self::Names => "names",
            Self::Ratings => "ratings",
            Self::Event => "tournaments",
            Self::Place => "places",
            Self::Date => "dates in full",
            Self::Clock => "time controls in full",
            Self::Times => "times of moves",
            Self::Values => "values of moves",
            Self::Comment => "comments as they are",
            Self::MoveComments => "comments on moves",
            Self::Result => "results of unfinished games",
            Self::Ending => "how a game was given up or lost on time",
            Self::Variations => "variations",
            Self::Scores => "scores of a position's moves",
            Self::TheoreticalScore => "theoretical scores",
            Self::Supply => "discs left to place",
            Self::Tags => "tags of its own format",
        })
    }
}
