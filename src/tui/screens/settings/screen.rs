use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position as Place, Rect};

use super::names;
use crate::rules::{Position, Rules};
use crate::settings::{Setting, Source};
use crate::text::{key, say};
use crate::tui::canvas::Canvas;
use crate::tui::keys::{self, Binding, Name};
use crate::tui::screen::{Context, Effect, Screen, View};
use crate::tui::screens::{HelpScreen, preview};
use crate::tui::widgets::{Entry, List, Prose, wrap};

/// The settings that the screen has; those of the next game stand in the menu.
const SHOWN: [Setting; 11] = [
    Setting::Language,
    Setting::Theme,
    Setting::Glyphs,
    Setting::Animation,
    Setting::Bell,
    Setting::Marks,
    Setting::Confirm,
    Setting::PauseAtPass,
    Setting::Keys,
    Setting::Threads,
    Setting::Table,
];

/// With fewer columns a list shows values without their names.
const NARROW: u16 = 30;

/// What a key asks for among the settings.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Act {
    /// Another setting: up (-1) or down (1).
    Step(i8),
    /// Another value: the one before (-1) or behind (1).
    Change(i8),
    /// Back to where it was called from.
    Back,
    Help,
}

/// The settings over the screen that they were called from.
#[derive(Debug, Default)]
pub(crate) struct SettingsScreen {
    chosen: usize,
}

impl Screen for SettingsScreen {
    type Command = Act;
    #[rustfmt::skip]
    const KEYS: &'static [Binding<Act>] = &[
        Binding::new(&[(KeyCode::Down, Act::Step(1)), (KeyCode::Up, Act::Step(-1))], Name::Word(key!("help-up-down")), key!("menu-key-choose"), key!("help-choose")),
        Binding::new(&[(KeyCode::Right, Act::Change(1)), (KeyCode::Left, Act::Change(-1)), (KeyCode::Enter, Act::Change(1)), (KeyCode::Char(' '), Act::Change(1))], Name::Word(key!("help-left-right")), key!("menu-key-change"), key!("help-change")),
        keys::help!(Act::Help),
        Binding::new(&[(KeyCode::Esc, Act::Back), (KeyCode::Char('q'), Act::Back), (KeyCode::Char('o'), Act::Back)], Name::Sign("Esc"), key!("help-key-back"), key!("help-back")),
    ];

    fn title(&self, _columns: u16, view: &View<'_>) -> (String, String) {
        (view.look.texts.get(key!("settings-title")).into_owned(), String::new())
    }

    fn offers(&self, _act: Act, _view: &View<'_>) -> bool {
        true
    }

    fn perform(&mut self, act: Act, context: &mut Context<'_>) -> Effect {
        context.scene.hush();
        match act {
            Act::Step(by) => {
                let last = SHOWN.len() as isize;
                self.chosen = (self.chosen as isize + isize::from(by)).rem_euclid(last) as usize;
                Effect::DRAW
            }
            Act::Change(by) => self.change(by, context),
            Act::Back => Effect::Pop,
            Act::Help => Effect::push(HelpScreen::default()),
        }
    }

    fn click(&mut self, place: Place, context: &mut Context<'_>) -> Effect {
        let Some(index) = context.places.entry(place).filter(|index| *index < SHOWN.len()) else {
            return Effect::STAY;
        };
        context.scene.hush();
        self.chosen = index;
        self.change(1, context)
    }

    fn wheel(&mut self, rows: isize, context: &mut Context<'_>) -> Effect {
        self.perform(Act::Step(if rows > 0 { 1 } else { -1 }), context)
    }

    fn gives_up_game(&self) -> bool {
        false
    }

    /// Draws the list, and beside it, where there is room, a board that shows what it makes of it.
    fn draw(&mut self, canvas: &mut Canvas<'_>, view: &View<'_>) {
        let look = view.look;
        let Canvas { layout, area, places, buffer, .. } = canvas;
        if layout.shows_board_beside() {
            let start = Position::start(Rules::Othello);
            let position = if view.table.is_laid() { view.session().position() } else { &start };
            preview::draw(position, layout, look, buffer);
        }
        let entries = SHOWN.map(|setting| Entry {
            name: look.texts.get(names::name(setting)).into_owned(),
            value: Some(names::value(setting, view.settings.value(setting), look)),
            apart: matches!(setting, Setting::Animation | Setting::Confirm | Setting::Threads),
        });
        let room = layout.sheet(*area);
        let list = List { entries: &entries, chosen: self.chosen, palette: &look.palette };
        let told = view.scene.told().join("\n");
        let about = self.about(room.width, view);
        let below = wrap(&about, room.width).len() + wrap(&told, room.width).len();
        let kept = (below as u16 + 1).min(room.height.saturating_sub(1));
        let above = Rect { height: room.height - kept, ..room };
        places.entries = list.draw(above, buffer);
        let used = list.height().min(above.height) + 1;
        let rest = Rect { y: room.y + used, height: room.height.saturating_sub(used), ..room };
        let used = Prose { text: &about, style: look.palette.faint }.draw(rest, buffer);
        let rest = Rect { y: rest.y + used, height: rest.height - used, ..rest };
        Prose { text: &told, style: look.palette.accent }.draw(rest, buffer);
    }
}

impl SettingsScreen {
    fn change(&self, by: i8, context: &mut Context<'_>) -> Effect {
        let setting = SHOWN[self.chosen];
        let value = setting.beside(context.settings.value(setting), by);
        context.set(setting, &value);
        Effect::DRAW
    }

    /// What the setting does, and where its value comes from if not from here; its name before that
    /// where the list has no room for it.
    fn about(&self, columns: u16, view: &View<'_>) -> String {
        let (setting, texts) = (SHOWN[self.chosen], &view.look.texts);
        let mut about = texts.get(names::about(setting)).into_owned();
        if columns < NARROW {
            about = format!("{}. {about}", texts.get(names::name(setting)));
        }
        let source = match view.settings.source(setting) {
            Source::Default | Source::File => None,
            Source::Environment => {
                Some(say!(texts, "settings-by-variable", variable = setting.variable()))
            }
            Source::Flag => Some(texts.get(key!("settings-by-flag")).into_owned()),
        };
        if let Some(source) = source {
            about = format!("{about} {source}");
        }
        about
    }
}
