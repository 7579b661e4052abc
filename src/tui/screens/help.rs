//! The help: the keys that work now, and the game in a few pages.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::session::Session;
use crate::text::{HelpPage, key};
use crate::tui::canvas::Canvas;
use crate::tui::keys::{Binding, Name};
use crate::tui::look::Look;
use crate::tui::screen::{Context, Effect, Screen, View};
use crate::tui::widgets::{width, wrap};

/// The help over the screen that it was called from.
#[derive(Debug, Default)]
pub(crate) struct HelpScreen {
    page: usize,
    scrolled: usize,
    /// Rows below the last one drawn.
    hidden: usize,
    /// Rows drawn.
    room: usize,
}

/// What a key asks for in the help.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Act {
    /// A page on (1) or back (-1).
    Turn(i8),
    /// Rows up (-1) or down (1).
    Scroll(i8),
    /// As many rows as are seen up (-1) or down (1).
    Page(i8),
    Back,
}

/// The keys come first, and then the pages about the game.
const PAGES: usize = 1 + HelpPage::ALL.len();
/// Lines are no longer, since long ones are hard to read.
const LINE: u16 = 76;

impl Screen for HelpScreen {
    type Command = Act;
    #[rustfmt::skip]
    const KEYS: &'static [Binding<Act>] = &[
        Binding::new(&[(KeyCode::Right, Act::Turn(1)), (KeyCode::Left, Act::Turn(-1)), (KeyCode::Enter, Act::Turn(1)), (KeyCode::Char(' '), Act::Turn(1))], Name::Word(key!("help-left-right")), key!("help-key-page"), key!("help-page")),
        Binding::new(&[(KeyCode::Down, Act::Scroll(1)), (KeyCode::Up, Act::Scroll(-1)), (KeyCode::PageDown, Act::Page(1)), (KeyCode::PageUp, Act::Page(-1))], Name::Word(key!("help-up-down")), key!("game-key-scroll"), key!("help-scroll-page")),
        Binding::new(&[(KeyCode::Esc, Act::Back), (KeyCode::Char('?'), Act::Back), (KeyCode::F(1), Act::Back), (KeyCode::Char('q'), Act::Back)], Name::Sign("Esc"), key!("help-key-back"), key!("help-back")),
    ];
    const FULL: bool = true;

    fn title(&self, _columns: u16, view: &View<'_>) -> (String, String) {
        (self.heading(view.look), format!("{}/{PAGES}", self.page + 1))
    }

    fn offers(&self, _act: Act, _view: &View<'_>) -> bool {
        true
    }

    fn perform(&mut self, act: Act, _context: &mut Context<'_>) -> Effect {
        match act {
            Act::Scroll(rows) => self.scroll(rows.into()),
            Act::Page(pages) => self.scroll(isize::from(pages) * self.room as isize),
            Act::Turn(by) => {
                self.page = (self.page + PAGES).saturating_add_signed(by.into()) % PAGES;
                self.scrolled = 0;
                Effect::DRAW
            }
            Act::Back => Effect::Pop,
        }
    }

    fn wheel(&mut self, rows: isize, _context: &mut Context<'_>) -> Effect {
        self.scroll(rows)
    }

    fn gives_up_game(&self) -> bool {
        false
    }

    fn draw(&mut self, canvas: &mut Canvas<'_>, view: &View<'_>) {
        let (look, area) = (view.look, canvas.area);
        let columns = (area.width - 2).min(LINE);
        let left = area.x + (area.width - columns) / 2;
        let text = Rect::new(left, area.y + 2, columns, area.height - 4);
        let lines = self.lines(columns, view);
        let room = usize::from(text.height);
        self.room = room;
        self.scrolled = self.scrolled.min(lines.len().saturating_sub(room));
        self.hidden = lines.len().saturating_sub(self.scrolled + room);
        let buffer = &mut *canvas.buffer;
        for (line, y) in lines.iter().skip(self.scrolled).zip(text.y..text.bottom()) {
            let (x, _) = buffer.set_stringn(left, y, &line.0, columns.into(), look.palette.accent);
            let room = (left + columns).saturating_sub(x);
            buffer.set_stringn(x, y, &line.1, room.into(), look.palette.text);
        }
        if self.hidden > 0 {
            let more = look.texts.get(key!("help-more"));
            buffer.set_stringn(left, text.bottom(), more, columns.into(), look.palette.faint);
        }
    }
}

impl HelpScreen {
    fn scroll(&mut self, rows: isize) -> Effect {
        let most = self.scrolled + self.hidden;
        self.scrolled = self.scrolled.saturating_add_signed(rows).min(most);
        Effect::DRAW
    }

    fn heading(&self, look: &Look) -> String {
        match self.page.checked_sub(1) {
            None => look.texts.get(key!("help-keys-title")).into_owned(),
            Some(page) => look.texts.help_title(HelpPage::ALL[page]).into_owned(),
        }
    }

    /// The lines of the page: what is to be seen first, and the rest.
    fn lines(&self, columns: u16, view: &View<'_>) -> Vec<(String, String)> {
        match self.page.checked_sub(1) {
            None => keys(columns, view),
            Some(page) => paragraphs(&view.look.texts.help(HelpPage::ALL[page]), columns),
        }
    }
}

/// The keys of the screen below, and what is to be known of time in the game.
fn keys(columns: u16, view: &View<'_>) -> Vec<(String, String)> {
    let texts = &view.look.texts;
    let told = view.keys_behind().into_iter();
    let mut names: Vec<_> = told.map(|told| (told.name(view.look), told.full(texts))).collect();
    names.push(("Ctrl-L".to_owned(), texts.get(key!("help-redraw")).into_owned()));
    names.push(("Ctrl-C".to_owned(), texts.get(key!("help-leave")).into_owned()));
    let widest = names.iter().map(|(name, _)| width(name)).max().unwrap_or(0) + 2;
    let mut lines = Vec::new();
    for (name, full) in names {
        let mut name = format!("{name:<columns$}", columns = usize::from(widest));
        for line in wrap(&full, columns.saturating_sub(widest)) {
            lines.push((name, line));
            name = " ".repeat(widest.into());
        }
    }
    let about = if view.table.is_laid() { about_time(view.session(), view.look) } else { vec![] };
    for paragraph in about {
        lines.push((String::new(), String::new()));
        let text = wrap(&paragraph, columns);
        lines.extend(text.into_iter().map(|line| (String::new(), line)));
    }
    lines
}

/// What is to be known of the clocks and of the engine's time, if that matters in this game.
fn about_time(session: &Session, look: &Look) -> Vec<String> {
    let mut about = look.words(session.position().rules()).about_time(session);
    if session.game().times.is_some()
        && let Some(clocks) = about.first_mut()
    {
        *clocks = format!("{clocks} {}", look.texts.get(key!("help-clocks-stand")));
    }
    about
}

/// Paragraphs with a blank line between them; a question stands out from its answer.
fn paragraphs(text: &str, columns: u16) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        if !lines.is_empty() {
            lines.push((String::new(), String::new()));
        }
        match paragraph.split_once("? ") {
            Some((question, answer)) => {
                let question = wrap(&format!("{question}?"), columns);
                lines.extend(question.into_iter().map(|line| (line, String::new())));
                lines.extend(wrap(answer, columns).into_iter().map(|line| (String::new(), line)));
            }
            None => {
                let text = wrap(paragraph, columns);
                lines.extend(text.into_iter().map(|line| (String::new(), line)));
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_stands_above_its_answer() {
        let lines = paragraphs("May I pass? No.\nIt is over.", 80);
        let texts: Vec<_> = lines.iter().map(|(first, rest)| format!("{first}|{rest}")).collect();
        assert_eq!(texts, ["May I pass?|", "|No.", "|", "|It is over."]);
    }
}
