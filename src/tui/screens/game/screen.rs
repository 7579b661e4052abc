use ratatui::layout::Position;

use super::act::Act;
use crate::settings::Setting;
use crate::tui::canvas::Canvas;
use crate::tui::keys::Binding;
use crate::tui::scene;
use crate::tui::screen::{Context, Effect, Screen, View};
use crate::tui::screens::{HelpScreen, ResultScreen, SettingsScreen};

/// The screen of the game on the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameScreen;

impl Screen for GameScreen {
    type Command = Act;
    const KEYS: &'static [Binding<Act>] = Act::KEYS;

    fn title(&self, columns: u16, view: &View<'_>) -> (String, String) {
        scene::title(view.table.game(), columns, view.look)
    }

    fn offers(&self, act: Act, view: &View<'_>) -> bool {
        act.is_offered(view)
    }

    fn perform(&mut self, act: Act, context: &mut Context<'_>) -> Effect {
        let (scene, mut desk) = context.split();
        let step = scene.act(act, &mut desk);
        match act {
            Act::New | Act::Menu => Effect::Home,
            Act::Settings => Effect::push(SettingsScreen::default()),
            Act::Help => Effect::push(HelpScreen::default()),
            Act::Shape => {
                let shape = context.look.glyphs.name();
                context.set(Setting::Glyphs, shape);
                step.into()
            }
            Act::Quit | Act::Leave => Effect::Quit,
            _ => step.into(),
        }
    }

    fn draw(&mut self, canvas: &mut Canvas<'_>, view: &View<'_>) {
        view.scene.draw(view.session(), view.look, canvas);
    }

    fn text(&mut self, character: char, context: &mut Context<'_>) -> Effect {
        let (scene, mut desk) = context.split();
        scene.type_character(character, &mut desk).into()
    }

    fn click(&mut self, place: Position, context: &mut Context<'_>) -> Effect {
        let (scene, mut desk) = context.split();
        scene.click(place, &mut desk).into()
    }

    fn wheel(&mut self, rows: isize, context: &mut Context<'_>) -> Effect {
        let (scene, desk) = context.split();
        scene.scroll(-rows, &desk).into()
    }

    fn runs_clocks(&self) -> bool {
        true
    }

    fn gives_up_game(&self) -> bool {
        false
    }

    fn settle(&mut self, by_itself: bool, view: &View<'_>) -> Effect {
        if view.scene.wants_result(view.session()) {
            Effect::push(ResultScreen::new(by_itself, view.table.game()))
        } else {
            Effect::STAY
        }
    }
}
