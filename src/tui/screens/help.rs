//! The help: the keys that work now, and the game in a few pages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Screen, Step, sheet};
use crate::session::Session;
use crate::text::{HelpPage, key};
use crate::tui::bindings::{Situation, bindings};
use crate::tui::keymap::Action;
use crate::tui::look::Look;
use crate::tui::widgets::{width, wrap};

/// The help over the screen that it was called from.
#[derive(Debug)]
pub(crate) struct HelpScreen {
    /// The screen to go back to.
    pub(crate) behind: Box<Screen>,
    page: usize,
    scrolled: usize,
    /// Rows below the last one drawn.
    hidden: usize,
    /// Rows drawn.
    room: usize,
}

/// The keys come first, and then the pages about the game.
const PAGES: usize = 1 + HelpPage::ALL.len();
/// Lines are no longer, since long ones are hard to read.
const LINE: u16 = 76;

impl HelpScreen {
    /// The help over a screen.
    pub(crate) fn new(behind: Screen) -> Self {
        Self { behind: Box::new(behind), page: 0, scrolled: 0, hidden: 0, room: 0 }
    }

    /// Takes a key.
    pub(crate) fn act(&mut self, action: Action) -> Step {
        match action {
            Action::Step(0, rows) => self.scroll(rows.into()),
            Action::Page(pages) => self.scroll(isize::from(pages) * self.room as isize),
            Action::Step(1, _) | Action::Choose => self.turn_to(self.page + 1),
            Action::Step(..) => self.turn_to(self.page + PAGES - 1),
            Action::Redraw => Step::Repaint,
            Action::Escape | Action::Help | Action::Quit => Step::Back,
            _ => Step::Stay,
        }
    }

    /// Scrolls by rows.
    pub(crate) fn scroll(&mut self, rows: isize) -> Step {
        let most = self.scrolled + self.hidden;
        self.scrolled = self.scrolled.saturating_add_signed(rows).min(most);
        Step::Draw
    }

    fn turn_to(&mut self, page: usize) -> Step {
        self.page = page % PAGES;
        self.scrolled = 0;
        Step::Draw
    }

    /// Draws the page.
    pub(crate) fn draw(&mut self, session: &Session, area: Rect, look: &Look, buffer: &mut Buffer) {
        let row = |y| Rect { y, height: 1, ..area };
        let title = self.title(look);
        let number = format!("{}/{PAGES}", self.page + 1);
        sheet::title(&title, &number, row(area.y), look, buffer);
        let columns = (area.width - 2).min(LINE);
        let left = area.x + (area.width - columns) / 2;
        let text = Rect::new(left, area.y + 2, columns, area.height - 4);
        let lines = self.lines(session, columns, look);
        let room = usize::from(text.height);
        self.room = room;
        self.scrolled = self.scrolled.min(lines.len().saturating_sub(room));
        self.hidden = lines.len().saturating_sub(self.scrolled + room);
        for (line, y) in lines.iter().skip(self.scrolled).zip(text.y..text.bottom()) {
            let (x, _) = buffer.set_stringn(left, y, &line.0, columns.into(), look.palette.accent);
            let room = (left + columns).saturating_sub(x);
            buffer.set_stringn(x, y, &line.1, room.into(), look.palette.text);
        }
        if self.hidden > 0 {
            let more = look.texts.get(key!("help-more"));
            buffer.set_stringn(left, text.bottom(), more, columns.into(), look.palette.faint);
        }
        sheet::keys(&Situation::Help, row(area.bottom() - 1), look, buffer);
    }

    fn title(&self, look: &Look) -> String {
        match self.page.checked_sub(1) {
            None => look.texts.get(key!("help-keys-title")).into_owned(),
            Some(page) => look.texts.help_title(HelpPage::ALL[page]).into_owned(),
        }
    }

    /// The lines of the page: what is to be seen first, and the rest.
    fn lines(&self, session: &Session, columns: u16, look: &Look) -> Vec<(String, String)> {
        match self.page.checked_sub(1) {
            None => self.keys(session, columns, look),
            Some(page) => paragraphs(&look.texts.help(HelpPage::ALL[page]), columns),
        }
    }

    fn keys(&self, session: &Session, columns: u16, look: &Look) -> Vec<(String, String)> {
        let mut names: Vec<_> = bindings(&self.behind.situation(session, look))
            .map(|binding| (binding.name(&look.texts), binding.full(&look.texts)))
            .collect();
        names.push(("Ctrl-L".to_owned(), look.texts.get(key!("help-redraw")).into_owned()));
        names.push(("Ctrl-C".to_owned(), look.texts.get(key!("help-leave")).into_owned()));
        let about = self.behind.game().map(|_| about_time(session, look)).unwrap_or_default();
        let widest = names.iter().map(|(name, _)| width(name)).max().unwrap_or(0) + 2;
        let mut lines = Vec::new();
        for (name, full) in names {
            let mut name = format!("{name:<columns$}", columns = usize::from(widest));
            for line in wrap(&full, columns.saturating_sub(widest)) {
                lines.push((name, line));
                name = " ".repeat(widest.into());
            }
        }
        for paragraph in about {
            lines.push((String::new(), String::new()));
            let text = wrap(&paragraph, columns);
            lines.extend(text.into_iter().map(|line| (String::new(), line)));
        }
        lines
    }
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
