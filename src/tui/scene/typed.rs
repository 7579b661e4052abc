use super::notice::letter;

/// What was typed of a square's name.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) enum Typed {
    /// Nothing, or a whole square, which has become the cursor's.
    #[default]
    Nothing,
    /// The colon that a square begins with, where it does.
    Begun,
    /// A file without its rank.
    File(u8),
    /// A character that names no file or rank, with what was typed around it. A digit behind it is
    /// taken as part of the same name, so that it moves the cursor to no other square.
    NoSquare(String),
}

impl Typed {
    /// How much of a name that is no square is kept to be shown.
    const MOST: usize = 6;

    /// Adds a character that names no file or rank, or that stands behind one.
    pub(super) fn and_stranger(self, character: char) -> Self {
        let mut text = match self {
            Self::Nothing | Self::Begun => String::new(),
            Self::File(file) => letter(file),
            Self::NoSquare(text) => text,
        };
        if text.chars().count() < Self::MOST {
            text.push(character);
        }
        Self::NoSquare(text)
    }

    /// Takes everything away; whether there was anything.
    pub(super) fn clear(&mut self) -> bool {
        std::mem::take(self) != Self::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_square_is_kept_as_it_was_typed() {
        let typed = Typed::Nothing.and_stranger('\u{e9}').and_stranger('5');
        assert_eq!(typed, Typed::NoSquare("\u{e9}5".to_owned()));
        assert_eq!(Typed::File(5).and_stranger('9'), Typed::NoSquare("f9".to_owned()));
        let long = (0..20).fold(Typed::Nothing, |typed, _| typed.and_stranger('z'));
        assert_eq!(long, Typed::NoSquare("zzzzzz".to_owned()));
    }
}
