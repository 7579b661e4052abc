use crate::game::ClockSetting;

/// A setting of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language that is spoken.
    Language,
    /// The set of colours.
    Theme,
    /// The shape of discs.
    Glyphs,
    /// Whether discs are seen turning.
    Animation,
    /// Whether the bell rings.
    Bell,
    /// Whether legal squares are marked.
    Marks,
    /// Whether a move is confirmed before it is played.
    Confirm,
    /// Whether a pass waits for a key.
    PauseAtPass,
    /// What the letter keys mean.
    Keys,
    /// The threads that the engine searches with.
    Threads,
    /// The size of the engine's table, in MiB.
    Table,
    /// Who plays in the next game.
    Players,
    /// The rules of the next game.
    Rules,
    /// What the next game begins with.
    Start,
    /// The colour of the person in the next game.
    Colour,
    /// The level of the engine in the next game.
    Level,
    /// The clock of the next game.
    Clock,
}

/// What a setting may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// Yes or no: `true` or `false`.
    Flag,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number of these, least and most.
    Number(i64, i64),
    /// A clock such as `5m+2s`, or `none`.
    Clock,
}

/// All that the file, its check and the documentation say of a setting.
struct Row {
    section: &'static str,
    name: &'static str,
    values: Values,
    default: &'static str,
    comment: &'static str,
}

use Values::{Clock, Flag, Number, OneOf};

const fn row(
    section: &'static str,
    name: &'static str,
    values: Values,
    default: &'static str,
    comment: &'static str,
) -> Row {
    Row { section, name, values, default, comment }
}

#[rustfmt::skip]
static ROWS: [Row; 17] = [
    row("look", "language", OneOf(&["auto", "en", "it"]), "auto", "What is spoken: auto is the language of the system."),
    row("look", "theme", OneOf(&["classic", "light", "high-contrast", "colour-blind", "mono"]), "classic", "The colours."),
    row("look", "glyphs", OneOf(&["auto", "block", "round", "letters"]), "auto", "The shape of discs."),
    row("look", "animation", Flag, "true", "Whether discs are seen turning."),
    row("look", "bell", Flag, "true", "Whether a pass and the end of the time ring the bell."),
    row("look", "marks", Flag, "true", "Whether legal squares are marked."),
    row("play", "confirm", Flag, "false", "Whether a move has to be confirmed by a second Enter or click."),
    row("play", "pause-at-pass", Flag, "false", "Whether a pass waits for a key."),
    row("play", "keys", OneOf(&["default", "vim"]), "default", "vim: h j k l move the cursor, and squares begin with a colon."),
    row("engine", "threads", Number(1, 256), "1", "The threads that the engine searches with, from the next start on; with one the same game goes the same way again."),
    row("engine", "table", Number(1, 65_536), "64", "The size of the engine's table in MiB, from the next start on."),
    row("next", "players", OneOf(&["engine", "two", "watch"]), "engine", "The next game; it is remembered as it was chosen last."),
    row("next", "rules", OneOf(&["othello", "reversi"]), "othello", ""),
    row("next", "start", OneOf(&["usual", "balanced", "corner", "two-corners", "three-corners", "four-corners"]), "usual", "Corners are a start for the person, or for Black."),
    row("next", "colour", OneOf(&["black", "white"]), "black", ""),
    row("next", "level", Number(1, 20), "3", ""),
    row("next", "clock", Clock, "none", "As in 5m+2s, or none."),
];

impl Setting {
    /// Every setting, in the order of the file.
    pub const ALL: [Self; 17] = [
        Self::Language,
        Self::Theme,
        Self::Glyphs,
        Self::Animation,
        Self::Bell,
        Self::Marks,
        Self::Confirm,
        Self::PauseAtPass,
        Self::Keys,
        Self::Threads,
        Self::Table,
        Self::Players,
        Self::Rules,
        Self::Start,
        Self::Colour,
        Self::Level,
        Self::Clock,
    ];

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The section of the file that it stands in.
    #[must_use]
    pub const fn section(self) -> &'static str {
        self.row().section
    }

    /// Its name within the section.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// What it may be.
    #[must_use]
    pub const fn values(self) -> Values {
        self.row().values
    }

    /// What it is if nobody says anything.
    #[must_use]
    pub const fn default(self) -> &'static str {
        self.row().default
    }

    /// What a new file says of it; empty where the one before says enough.
    #[must_use]
    pub const fn comment(self) -> &'static str {
        self.row().comment
    }

    /// The variable of the environment that sets it: `OTELLO_PAUSE_AT_PASS`.
    #[must_use]
    pub fn variable(self) -> String {
        format!("OTELLO_{}", self.name().replace('-', "_").to_uppercase())
    }

    /// Whether it counts from the next start of the program on.
    #[must_use]
    pub const fn waits_for_start(self) -> bool {
        matches!(self, Self::Threads | Self::Table)
    }

    /// The value before (-1) or behind (1) this one: of a few round and round, of numbers up to the
    /// last. Sizes of tables double.
    #[must_use]
    pub fn beside(self, value: &str, by: i8) -> String {
        match self.values() {
            Flag => (value != "true").to_string(),
            OneOf(words) => {
                let here = words.iter().position(|word| *word == value).unwrap_or(0) as isize;
                let next = (here + isize::from(by)).rem_euclid(words.len() as isize);
                words[next as usize].to_owned()
            }
            Number(least, most) => {
                let number = value.parse().unwrap_or(least);
                let next = match (self, by > 0) {
                    (Self::Table, true) => number * 2,
                    (Self::Table, false) => number / 2,
                    _ => number + i64::from(by),
                };
                next.clamp(least, most).to_string()
            }
            Clock => value.to_owned(),
        }
    }
}

impl Values {
    /// Whether a text is one of them.
    #[must_use]
    pub fn allow(self, text: &str) -> bool {
        match self {
            Flag => matches!(text, "true" | "false"),
            OneOf(words) => words.contains(&text),
            Number(least, most) => {
                text.parse().is_ok_and(|number: i64| (least..=most).contains(&number))
            }
            Clock => text == "none" || text.parse::<ClockSetting>().is_ok(),
        }
    }

    /// What they are, in a line: `true, false`, `1 to 20`.
    #[must_use]
    pub fn listed(self) -> String {
        match self {
            Flag => "true, false".to_owned(),
            OneOf(words) => words.join(", "),
            Number(least, most) => format!("{least} - {most}"),
            Clock => "none, 5m+2s".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_has_its_row_and_a_default_that_it_may_have() {
        for (place, setting) in Setting::ALL.into_iter().enumerate() {
            assert_eq!(setting as usize, place);
            assert!(setting.values().allow(setting.default()), "{setting:?}");
            let same = |other: &&Setting| other.name() == setting.name();
            assert_eq!(Setting::ALL.iter().filter(same).count(), 1, "a variable names one setting");
        }
    }

    #[test]
    fn values_go_round_or_stop() {
        assert_eq!(Setting::Theme.beside("mono", 1), "classic");
        assert_eq!(Setting::Theme.beside("classic", -1), "mono");
        assert_eq!(Setting::Bell.beside("true", -1), "false");
        assert_eq!(Setting::Level.beside("20", 1), "20");
        assert_eq!(Setting::Threads.beside("1", -1), "1");
        assert_eq!(Setting::Table.beside("64", 1), "128");
    }
}
