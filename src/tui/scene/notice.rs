use crate::game::{ForfeitWay, Strength};
use crate::rules::{Disc, IllegalMove, Position, Rules, Square};
use crate::session::{Failure, PassReason, Refusal};
use crate::text::{Key, key, say};
use crate::tui::look::Look;

/// What the message line says.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) enum Notice {
    /// Nothing.
    #[default]
    Nothing,
    /// What to do at the start.
    Welcome,
    /// A disc was placed.
    Placed {
        /// Whose.
        by: Disc,
        /// Where.
        square: Square,
        /// How many discs it turned.
        turned: u32,
        /// The pass that followed.
        passed: Option<(Disc, PassReason)>,
    },
    /// A side passed before any disc was placed.
    Passed(Disc, PassReason),
    /// A side has run out of time.
    TimeUp(Disc),
    /// A side gave the game up.
    GaveUp {
        /// Which.
        by: Disc,
        /// How.
        way: ForfeitWay,
        /// What is said of it.
        told: String,
    },
    /// A command was not carried out.
    Refused(Refusal),
    /// A letter was typed without its digit.
    WantsRank(u8),
    /// What was typed is no square.
    NoSquare(String),
    /// The engine met a fault of its own.
    Failed(Failure),
    /// The only person at the table has another colour now.
    Swapped(Disc),
    /// The engine has another strength.
    Strength(Strength),
    /// A move is to be confirmed.
    Confirm(Square),
    /// Any other thing that can be said without details.
    Said(Key),
}

impl Notice {
    /// Adds a pass to what has happened.
    pub(super) fn and_passed(self, by: Disc, reason: PassReason) -> Self {
        match self {
            Self::Placed { by: placed, square, turned, .. } => {
                Self::Placed { by: placed, square, turned, passed: Some((by, reason)) }
            }
            _ => Self::Passed(by, reason),
        }
    }

    /// Whether it tells of something that did not go as the player wished, or of a pass.
    pub(super) const fn is_urgent(&self) -> bool {
        match self {
            Self::Placed { passed, .. } => passed.is_some(),
            Self::Passed(..)
            | Self::TimeUp(_)
            | Self::GaveUp { .. }
            | Self::Refused(_)
            | Self::WantsRank(_)
            | Self::NoSquare(_)
            | Self::Failed(_) => true,
            Self::Nothing
            | Self::Welcome
            | Self::Swapped(_)
            | Self::Strength(_)
            | Self::Confirm(_)
            | Self::Said(_) => false,
        }
    }

    /// The whole sentence.
    pub(super) fn long(&self, look: &Look, position: &Position) -> String {
        let (texts, rules) = (&look.texts, position.rules());
        let words = look.words(rules);
        match self {
            Self::Nothing => String::new(),
            Self::Welcome => texts.get(welcome(rules)).into_owned(),
            Self::Placed { by, square, turned, passed } => {
                let placed = words.placed(*by, *square, *turned);
                match passed {
                    None => placed,
                    Some((by, reason)) => format!("{placed} {}", words.passed(*by, *reason)),
                }
            }
            Self::Passed(by, reason) => words.passed(*by, *reason),
            Self::TimeUp(loser) => words.time_up(*loser),
            Self::GaveUp { told, .. } => told.clone(),
            Self::Refused(refusal) => words.refusal(*refusal, position),
            Self::Said(key) => texts.get(*key).into_owned(),
            Self::WantsRank(file) => say!(texts, "game-wants-digit", letter = letter(*file)),
            Self::NoSquare(text) => say!(texts, "game-no-square", text = text),
            Self::Failed(failure) => words.engine_failed(failure),
            Self::Swapped(disc) => say!(texts, "game-swapped", side = words.side(*disc)),
            Self::Strength(strength) => {
                say!(texts, "game-strength", strength = words.strength(*strength))
            }
            Self::Confirm(square) => {
                say!(texts, "game-confirm", square = square.to_string())
            }
        }
    }

    /// The same in at most 19 characters, for the smallest screens.
    pub(super) fn short(&self, look: &Look, position: &Position) -> String {
        let (texts, rules) = (&look.texts, position.rules());
        match self {
            Self::Nothing | Self::Welcome => String::new(),
            Self::Placed { passed: Some((by, _)), .. } | Self::Passed(by, _) => {
                say!(texts, "game-short-passed", side = look.side(*by, rules))
            }
            Self::Placed { by, square, .. } => format!("{} {square}", look.side(*by, rules)),
            Self::TimeUp(loser) => {
                say!(texts, "game-short-time-up", side = look.side(*loser, rules))
            }
            Self::GaveUp { by, way, .. } => {
                let side = look.side(*by, rules);
                match way {
                    ForfeitWay::Left => say!(texts, "game-short-left", side = side),
                    ForfeitWay::Resigned => say!(texts, "game-short-resigned", side = side),
                }
            }
            Self::Refused(Refusal::Illegal(IllegalMove::GameOver)) => {
                texts.get(key!("game-short-over")).into_owned()
            }
            Self::Refused(_) => texts.get(key!("game-short-no")).into_owned(),
            Self::NoSquare(text) => say!(texts, "game-short-no-square", text = text),
            Self::WantsRank(file) => format!("{0}1-{0}8", letter(*file)),
            Self::Failed(_) => texts.get(key!("game-short-failed")).into_owned(),
            Self::Swapped(disc) => look.side(*disc, rules).into_owned(),
            Self::Strength(strength) => look.strength(*strength),
            Self::Confirm(square) => format!("{square}?"),
            Self::Said(_) => texts.get(key!("game-short-done")).into_owned(),
        }
    }
}

const fn welcome(rules: Rules) -> Key {
    match rules {
        Rules::Othello => key!("game-welcome"),
        Rules::Reversi => key!("game-welcome-reversi"),
    }
}

/// The letter of a file.
pub(super) fn letter(file: u8) -> String {
    char::from(b'a' + file).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;
    use crate::text::Language;
    use crate::tui::colour::ColourMode;
    use crate::tui::widgets::wrap;

    fn every_notice() -> Vec<Notice> {
        let placed =
            |passed| Notice::Placed { by: Disc::White, square: Square::H8, turned: 18, passed };
        let gave_up = |way| Notice::GaveUp { by: Disc::White, way, told: String::new() };
        let illegal = [
            IllegalMove::Occupied(Square::D4),
            IllegalMove::TurnsNothing(Square::A1),
            IllegalMove::NotCentre(Square::A1),
            IllegalMove::GameOver,
        ];
        let refusals = [
            Refusal::EngineToMove,
            Refusal::NothingToUndo,
            Refusal::NothingToRedo,
            Refusal::NoEngine,
            Refusal::NoEnginePlays,
            Refusal::CannotHurry,
            Refusal::StrengthOfItsOwn,
        ];
        let refusals = illegal.map(Refusal::Illegal).into_iter().chain(refusals);
        let mut all: Vec<_> = refusals.map(Notice::Refused).collect();
        all.extend([
            Notice::Welcome,
            placed(None),
            placed(Some((Disc::Black, PassReason::NoMove))),
            placed(Some((Disc::Black, PassReason::NoDiscsLeft))),
            Notice::Passed(Disc::White, PassReason::NoMove),
            Notice::WantsRank(2),
            Notice::NoSquare("zzzzzz".to_owned()),
            gave_up(ForfeitWay::Left),
            gave_up(ForfeitWay::Resigned),
            Notice::Swapped(Disc::White),
            Notice::Strength(Strength::Level(19)),
            Notice::Confirm(Square::H8),
            Notice::Said(key!("game-hints-shown")),
            Notice::Said(key!("game-taken-back")),
            Notice::Said(key!("game-shape-round")),
        ]);
        all
    }

    #[test]
    fn every_notice_fits_its_place_in_both_languages() {
        for language in Language::ALL {
            let settings = Settings::default();
            let look = Look::of(&settings, ColourMode::True, language);
            for rules in [Rules::Othello, Rules::Reversi] {
                for notice in every_notice() {
                    let position = Position::start(rules);
                    let long = notice.long(&look, &position);
                    assert!(wrap(&long, 38).len() <= 2, "{long}");
                    let short = notice.short(&look, &position);
                    assert!(short.chars().count() <= 19, "{short}");
                }
            }
        }
    }
}
