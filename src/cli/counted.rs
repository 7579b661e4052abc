//! Counts of things, in the English of the command line.

use std::fmt::Display;

/// So many of a thing: `1 game`, `0 games`, `12 games`.
pub(super) fn counted(count: impl Display, noun: &str) -> String {
    let count = count.to_string();
    let ending = if count == "1" { "" } else { "s" };
    format!("{count} {noun}{ending}")
}

/// The word for one thing, or the word for any other number of them.
pub(super) const fn for_one_or_more<'a>(count: usize, one: &'a str, more: &'a str) -> &'a str {
    if count == 1 { one } else { more }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_no_plural() {
        let games = [0, 1, 2, 11].map(|count| counted(count, "game"));
        assert_eq!(games, ["0 games", "1 game", "2 games", "11 games"]);
        let verbs = [0, 1, 2, 11].map(|count| for_one_or_more(count, "was", "were"));
        assert_eq!(verbs, ["were", "was", "were", "were"]);
    }
}
