//! Rust text as words and marks, without comments, strings and characters.

use std::iter::Peekable;
use std::str::Chars;

/// A word (identifier, keyword or number), the path mark `::`, or any other mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Word(String),
    PathMark,
    Mark(char),
}

impl Token {
    /// Whether this is the word `word`.
    pub(super) fn is(&self, word: &str) -> bool {
        matches!(self, Self::Word(own) if own == word)
    }
}

/// Reads the tokens of a file that compiles.
pub(super) fn tokens(source: &str) -> Vec<Token> {
    let mut rest = source.chars().peekable();
    let mut tokens = Vec::new();
    while let Some(first) = rest.next() {
        match first {
            '/' if rest.peek() == Some(&'/') => skip_line(&mut rest),
            '/' if rest.peek() == Some(&'*') => skip_block(&mut rest),
            '"' => skip_string(&mut rest),
            '\'' => skip_character(&mut rest),
            ':' if rest.next_if_eq(&':').is_some() => tokens.push(Token::PathMark),
            first if is_word(first) => tokens.extend(word(first, &mut rest)),
            first if first.is_whitespace() => {}
            first => tokens.push(Token::Mark(first)),
        }
    }
    tokens
}

fn is_word(character: char) -> bool {
    character == '_' || character.is_alphanumeric()
}

fn skip_line(rest: &mut Peekable<Chars>) {
    while rest.next_if(|&next| next != '\n').is_some() {}
}

/// Skips a block comment, which may hold others, from its `*` on.
fn skip_block(rest: &mut Peekable<Chars>) {
    let mut depth = 0;
    let mut last = '/';
    for next in rest.by_ref() {
        match (last, next) {
            ('/', '*') => depth += 1,
            ('*', '/') => depth -= 1,
            _ => {
                last = next;
                continue;
            }
        }
        if depth == 0 {
            return;
        }
        last = ' ';
    }
}

/// Skips a string from behind its opening quote.
fn skip_string(rest: &mut Peekable<Chars>) {
    while let Some(next) = rest.next() {
        match next {
            '\\' => drop(rest.next()),
            '"' => return,
            _ => {}
        }
    }
}

/// Skips a character from behind its quote, or only the quote of a lifetime.
fn skip_character(rest: &mut Peekable<Chars>) {
    let mut ahead = rest.clone();
    match (ahead.next(), ahead.next()) {
        (Some('\\'), _) => {
            rest.next();
            rest.next();
            while rest.next().is_some_and(|next| next != '\'') {}
        }
        (Some(_), Some('\'')) => drop((rest.next(), rest.next())),
        _ => {}
    }
}

/// The word that begins with `first`; none if it was the prefix of a string or of a raw name.
fn word(first: char, rest: &mut Peekable<Chars>) -> Option<Token> {
    let mut word = String::from(first);
    while let Some(next) = rest.next_if(|&next| is_word(next)) {
        word.push(next);
    }
    match (word.as_str(), rest.peek()) {
        ("r" | "br" | "cr", Some('#' | '"')) => {
            skip_raw(rest);
            None
        }
        ("b" | "c", Some('"')) => None,
        _ => Some(Token::Word(word)),
    }
}

/// Skips a raw string from its hashes on; of a raw name only the hash.
fn skip_raw(rest: &mut Peekable<Chars>) {
    let mut hashes = 0;
    while rest.next_if_eq(&'#').is_some() {
        hashes += 1;
    }
    if rest.next_if_eq(&'"').is_none() {
        return;
    }
    while let Some(next) = rest.next() {
        if next == '"' && (0..hashes).all(|_| rest.next_if_eq(&'#').is_some()) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(source: &str) -> Vec<String> {
        let word = |token| match token {
            Token::Word(word) => Some(word),
            _ => None,
        };
        tokens(source).into_iter().filter_map(word).collect()
    }

    #[test]
    fn comments_strings_and_characters_are_skipped() {
        let source = r##"
            /// crate::one
            a /* crate::two /* nested */ still */ b // three
            c("crate::four \" five", r#"six " seven"#, b"eight", '"', '\'', '\u{41}') d
        "##;
        assert_eq!(words(source), ["a", "b", "c", "d"]);
    }

    #[test]
    fn lifetimes_and_raw_names_are_not_quotes() {
        assert_eq!(words("fn f<'a>(x: &'a r#mod) { 'x' }"), ["fn", "f", "a", "x", "a", "mod"]);
    }

    #[test]
    fn a_path_mark_is_one_token() {
        let word = |word: &str| Token::Word(word.to_owned());
        assert_eq!(
            tokens("a::b: c"),
            [word("a"), Token::PathMark, word("b"), Token::Mark(':'), word("c")]
        );
    }
}
