use std::borrow::Cow;

use super::{Key, Texts, key};

const NAMES: [Key; 20] = [
    key!("level-1"),
    key!("level-2"),
    key!("level-3"),
    key!("level-4"),
    key!("level-5"),
    key!("level-6"),
    key!("level-7"),
    key!("level-8"),
    key!("level-9"),
    key!("level-10"),
    key!("level-11"),
    key!("level-12"),
    key!("level-13"),
    key!("level-14"),
    key!("level-15"),
    key!("level-16"),
    key!("level-17"),
    key!("level-18"),
    key!("level-19"),
    key!("level-20"),
];

impl Texts {
    /// The name of a level of play, 1 to 20; at most 16 characters with the number in front.
    ///
    /// # Panics
    /// When there is no such level.
    #[must_use]
    pub fn level(&self, level: u8) -> Cow<'_, str> {
        self.get(NAMES[usize::from(level) - 1])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::text::Language;

    #[test]
    fn every_level_has_a_short_name_of_its_own() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let names: HashSet<_> = (1..=20).map(|level| texts.level(level)).collect();
            assert_eq!(names.len(), 20, "{language:?}");
            for level in 1..=20 {
                let numbered = format!("{level} {}", texts.level(level));
                assert!(numbered.chars().count() <= 16, "{numbered}");
            }
        }
    }
}
