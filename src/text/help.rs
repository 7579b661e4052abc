use std::borrow::Cow;

use super::{Key, Texts, key};

/// A page of help about the game; what keys or words there are, each front end tells itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HelpPage {
    /// How to play Othello.
    Rules,
    /// Answers to common misunderstandings.
    Questions,
    /// How the Reversi of the 1880s differs.
    Reversi,
    /// How to play well.
    Advice,
}

impl HelpPage {
    /// Every page, in the order to read them.
    pub const ALL: [Self; 4] = [Self::Rules, Self::Questions, Self::Reversi, Self::Advice];

    const fn keys(self) -> (Key, Key) {
        match self {
            Self::Rules => (key!("help-rules-title"), key!("help-rules")),
            Self::Questions => (key!("help-questions-title"), key!("help-questions")),
            Self::Reversi => (key!("help-reversi-title"), key!("help-reversi")),
            Self::Advice => (key!("help-advice-title"), key!("help-advice")),
        }
    }
}

impl Texts {
    /// The title of a page of help.
    #[must_use]
    pub fn help_title(&self, page: HelpPage) -> Cow<'_, str> {
        self.get(page.keys().0)
    }

    /// The text of a page of help: every line is a paragraph, to be broken where it is shown.
    #[must_use]
    pub fn help(&self, page: HelpPage) -> Cow<'_, str> {
        self.get(page.keys().1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn the_questions_are_answered_in_as_many_lines() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let questions = texts.help(HelpPage::Questions);
            let lines: Vec<_> = questions.lines().collect();
            assert_eq!(lines.len(), 6, "{language:?}");
            assert!(lines.iter().all(|line| line.contains("? ")), "{language:?}");
        }
    }
}
