//! Settings and their values, in words.

use crate::settings::Setting;
use crate::text::{Key, Language, key, say};
use crate::tui::look::Look;

/// The name of a setting of the screen; those of the next game are named in the menu.
pub(super) const fn name(setting: Setting) -> Key {
    use Setting::{
        Animation, Bell, Clock, Colour, Confirm, Glyphs, Keys, Language, Level, Marks, PauseAtPass,
        Players, Rules, Start, Table, Theme, Threads,
    };
    match setting {
        Language => key!("settings-language"),
        Theme => key!("settings-theme"),
        Glyphs => key!("settings-glyphs"),
        Animation => key!("settings-animation"),
        Bell => key!("settings-bell"),
        Marks => key!("settings-marks"),
        Confirm => key!("settings-confirm"),
        PauseAtPass => key!("settings-pause"),
        Keys => key!("settings-keys"),
        Threads => key!("settings-threads"),
        Table => key!("settings-table"),
        Players => key!("menu-two-players"),
        Rules => key!("menu-rules"),
        Start => key!("menu-start"),
        Colour => key!("menu-colour"),
        Level => key!("menu-level"),
        Clock => key!("menu-clock"),
    }
}

/// What a setting does, in a sentence.
pub(super) const fn about(setting: Setting) -> Key {
    use Setting::{
        Animation, Bell, Clock, Colour, Confirm, Glyphs, Keys, Language, Level, Marks, PauseAtPass,
        Players, Rules, Start, Table, Theme, Threads,
    };
    match setting {
        Language => key!("settings-about-language"),
        Theme => key!("settings-about-theme"),
        Glyphs => key!("settings-about-glyphs"),
        Animation => key!("settings-about-animation"),
        Bell => key!("settings-about-bell"),
        Marks => key!("settings-about-marks"),
        Confirm => key!("settings-about-confirm"),
        PauseAtPass => key!("settings-about-pause"),
        Keys => key!("settings-about-keys"),
        Threads => key!("settings-about-threads"),
        Table => key!("settings-about-table"),
        Players | Rules | Start | Colour | Level | Clock => key!("settings-about-next"),
    }
}

/// A value in words; numbers and names as they are.
pub(super) fn value(setting: Setting, value: &str, look: &Look) -> String {
    let said = match (setting, value) {
        (_, "true") => key!("settings-on"),
        (_, "false") => key!("settings-off"),
        (_, "auto") => key!("settings-auto"),
        (Setting::Theme, "classic") => key!("settings-classic"),
        (Setting::Theme, "light") => key!("settings-light"),
        (Setting::Theme, "high-contrast") => key!("settings-high-contrast"),
        (Setting::Theme, "colour-blind") => key!("settings-colour-blind"),
        (Setting::Theme, "mono") => key!("settings-mono"),
        (Setting::Glyphs, "block") => key!("settings-block"),
        (Setting::Glyphs, "round") => key!("settings-round"),
        (Setting::Glyphs, "letters") => key!("settings-letters"),
        (Setting::Keys, "default") => key!("settings-usual-keys"),
        (Setting::Table, size) => return say!(look.texts, "settings-mib", size = size),
        (Setting::Language, code) => {
            let language = code.parse::<Language>();
            return language
                .map_or_else(|_| code.to_owned(), |language| language.name().to_owned());
        }
        _ => return value.to_owned(),
    };
    look.texts.get(said).into_owned()
}
