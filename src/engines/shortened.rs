//! Long texts in errors.

/// As much of a text as an error shows.
pub(super) fn shortened(text: &str) -> String {
    const SHOWN: usize = 120;
    let text = text.trim();
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{} ...", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_shown_shortened() {
        assert_eq!(shortened(" short "), "short");
        let long = shortened(&"\u{e9}".repeat(500));
        assert_eq!(long.chars().count(), 124);
    }
}
