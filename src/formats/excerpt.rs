//! The beginning of a text, for an error that shows it.

/// How many characters of a text an error shows.
const LONGEST: usize = 24;

/// The text, or its beginning and `…`: what a file says in one word may be as long as the file.
pub(super) fn excerpt(text: &str) -> String {
    let end = text.char_indices().nth(LONGEST).map(|(end, _)| end);
    end.map_or_else(|| text.to_owned(), |end| format!("{}…", &text[..end]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(excerpt("short"), "short");
        assert_eq!(excerpt(&"\u{e9}".repeat(24)), "\u{e9}".repeat(24));
        assert_eq!(excerpt(&"\u{e9}".repeat(1000)), format!("{}…", "\u{e9}".repeat(24)));
    }
}
