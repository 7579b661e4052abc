//! How the screens look and speak: texts, colours, shapes.

use std::borrow::Cow;

use super::colour::ColourMode;
use super::glyphs::Glyphs;
use super::theme::Palette;
use crate::game::{Game, Seat, Strength};
use crate::rules::{Disc, Rules};
use crate::settings::{Setting, Settings};
use crate::text::{Colour, Language, Texts, key, say, shown};
use crate::wording::{Wording, program_name};

/// What every screen needs in order to draw and to speak.
#[derive(Debug)]
pub(crate) struct Look {
    /// The sentences.
    pub(crate) texts: Texts,
    /// The paint.
    pub(crate) palette: Palette,
    /// The shape of the discs.
    pub(crate) glyphs: Glyphs,
    /// Whether discs are seen turning.
    pub(crate) animated: bool,
    /// Whether the bell rings.
    pub(crate) rings: bool,
    /// Whether legal squares are marked.
    pub(crate) marks: bool,
    /// Whether a move is confirmed before it is played.
    pub(crate) confirms: bool,
    /// Whether a pass waits for a key.
    pub(crate) pauses: bool,
    /// Whether h, j, k and l move the cursor, and squares begin with a colon.
    pub(crate) vim: bool,
    colours: ColourMode,
    /// The language of the system.
    language: Language,
}

impl Look {
    /// What these settings make of it, in a terminal with these colours.
    pub(crate) fn of(settings: &Settings, colours: ColourMode, language: Language) -> Self {
        let theme = settings.value(Setting::Theme).parse().unwrap_or_default();
        Self {
            texts: Texts::new(settings.value(Setting::Language).parse().unwrap_or(language)),
            palette: Palette::new(theme, colours),
            glyphs: settings.value(Setting::Glyphs).parse().unwrap_or_default(),
            animated: settings.is_on(Setting::Animation),
            rings: settings.is_on(Setting::Bell),
            marks: settings.is_on(Setting::Marks),
            confirms: settings.is_on(Setting::Confirm),
            pauses: settings.is_on(Setting::PauseAtPass),
            vim: settings.value(Setting::Keys) == "vim",
            colours,
            language,
        }
    }

    /// The same after a setting has changed.
    pub(crate) fn after_change(&self, settings: &Settings) -> Self {
        Self::of(settings, self.colours, self.language)
    }

    /// The sentences that every front end says, in the words of these rules.
    pub(crate) const fn words(&self, rules: Rules) -> Wording<'_> {
        Wording::new(&self.texts, rules)
    }

    /// The name of a side.
    pub(crate) fn side(&self, disc: Disc, rules: Rules) -> Cow<'_, str> {
        self.words(rules).side(disc)
    }

    /// Who plays a colour, in a word or two: the colour itself where two people play.
    pub(crate) fn player(&self, disc: Disc, game: &Game) -> Cow<'_, str> {
        let (seats, rules) = (&game.seats, game.record.start().rules());
        if let Some(other) = game.other_player(disc) {
            return shown(other).into_owned().into();
        }
        match seats.of(disc) {
            Seat::Human if seats.is_two_players() => self.side(disc, rules),
            Seat::Human => self.texts.get(key!("common-you")),
            Seat::Program => program_name(game).into(),
            Seat::Engine(Strength::Level(number)) => self.texts.level(number),
            Seat::Engine(strength) => {
                let strength = self.words(rules).strength(strength);
                say!(self.texts, "game-engine-at", strength = strength).into()
            }
        }
    }

    /// The same where room is short: the engine without its depth or time.
    pub(crate) fn short_player(&self, disc: Disc, game: &Game) -> Cow<'_, str> {
        match game.seats.of(disc) {
            Seat::Engine(Strength::Depth(_) | Strength::Time(_) | Strength::Clock) => {
                self.texts.get(key!("game-engine"))
            }
            _ => self.player(disc, game),
        }
    }

    /// A strength as a choice: `3 Learner`, `depth 8`.
    pub(crate) fn strength(&self, strength: Strength) -> String {
        match strength {
            Strength::Level(number) => format!("{number} {}", self.texts.level(number)),
            strength => self.words(Rules::Othello).strength(strength),
        }
    }
}

/// The colours of the two sides, Black's first.
pub(crate) const fn colours(rules: Rules) -> [Colour; 2] {
    match rules {
        Rules::Othello => [Colour::Black, Colour::White],
        Rules::Reversi => [Colour::Black, Colour::Red],
    }
}
