use super::{Said, Wording};
use crate::store::{StoreError, Trouble};
use crate::text::say;

impl Wording<'_> {
    /// That the game could not be written, and goes on all the same.
    #[must_use]
    pub fn not_kept(self, error: &StoreError) -> String {
        say!(self.texts, "store-not-kept", reason = error.said(self.texts))
    }

    /// That the game could not be added to the finished ones.
    #[must_use]
    pub fn not_put_away(self, error: &StoreError) -> String {
        say!(self.texts, "store-not-put-away", reason = error.said(self.texts))
    }

    /// What became of a saved game that cannot be taken up.
    #[must_use]
    pub fn trouble(self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Damaged { kept, .. } => {
                say!(self.texts, "store-damaged", path = kept.display().to_string())
            }
            Trouble::Newer { kept, .. } => {
                say!(self.texts, "store-newer", path = kept.display().to_string())
            }
            Trouble::Torn { kept } => {
                say!(self.texts, "store-torn", path = kept.display().to_string())
            }
            Trouble::Unreadable(error) => {
                say!(self.texts, "store-unreadable", reason = error.said(self.texts))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use super::*;
    use crate::rules::Rules;
    use crate::text::{Language, Texts};

    #[test]
    fn a_full_disk_is_told_in_one_sentence() {
        let reason = ErrorKind::StorageFull.into();
        let error = StoreError::Write { path: "/data/games".into(), reason };
        let said = |language| Wording::new(&Texts::new(language), Rules::Othello).not_kept(&error);
        assert_eq!(
            said(Language::English),
            "The game cannot be kept, but it goes on: /data/games cannot be written (No space left on device)."
        );
        assert_eq!(
            said(Language::Italian),
            "La partita non si può salvare, ma continua: \
             non si può scrivere /data/games (non c'è più spazio sul disco)."
        );
    }
}
