use super::SgfFault;
use super::error::MOST_PARTS;
use crate::formats::excerpt::excerpt;

/// What stands next in a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// A property; its values are escaped still.
    Property(Property<'a>),
}

/// A property as it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Property<'a> {
    /// The name: of `AddBlack`, as old files have it, `AB`.
    pub(super) name: String,
    /// The values, at least one, without their brackets.
    pub(super) values: Vec<&'a str>,
}

/// Cuts a text into tokens.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    /// The text that has not been read.
    pub(super) rest: &'a str,
    /// Whether it begins a line.
    begins_line: bool,
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { rest: text, begins_line: true }
    }

    /// The next token; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Option<Result<Token<'a>, SgfFault>> {
        self.skip_whitespace();
        let first = self.rest.chars().next()?;
        self.begins_line = false;
        let token = match first {
            '(' => Token::Open,
            ')' => Token::Close,
            ';' => Token::Node,
            _ => return Some(self.property().map(Token::Property)),
        };
        self.rest = &self.rest[1..];
        Some(Ok(token))
    }

    /// Whether another game begins here, the last one being unfinished: its `(` begins a line, and
    /// a property follows that only roots have.
    pub(super) fn at_root(&mut self) -> bool {
        self.skip_whitespace();
        self.begins_line && begins_game(self.rest)
    }

    fn skip_whitespace(&mut self) {
        let text = self.rest;
        self.rest = text.trim_start();
        self.begins_line |= text[..text.len() - self.rest.len()].contains('\n');
    }

    fn property(&mut self) -> Result<Property<'a>, SgfFault> {
        let text = self.rest;
        let letters = text.find(|character: char| !character.is_ascii_alphabetic());
        let (word, behind) = text.split_at(letters.unwrap_or(text.len()));
        self.rest = behind;
        self.skip_whitespace();
        if word.is_empty() || !self.rest.starts_with('[') {
            return Err(self.not_a_property(text));
        }
        let name = capitals(word);
        let mut values = Vec::new();
        while let Some(value) = self.rest.strip_prefix('[') {
            let Some(end) = end_of_value(value) else {
                self.rest = next_game(value);
                self.begins_line = true;
                return Err(SgfFault::OpenValue(excerpt(&name)));
            };
            // One more than is kept of a whole game tells that there are too many.
            if values.len() <= MOST_PARTS {
                values.push(&value[..end]);
            }
            self.rest = &value[end + 1..];
            self.begins_line = false;
            self.skip_whitespace();
        }
        Ok(Property { name, values })
    }

    /// Steps over what is no property, by at least one character.
    fn not_a_property(&mut self, text: &'a str) -> SgfFault {
        let word = text.find(|character: char| {
            character.is_whitespace() || matches!(character, '(' | ')' | ';' | '[' | ']')
        });
        let first = text.chars().next().map_or(0, char::len_utf8);
        let (word, behind) = text.split_at(word.unwrap_or(text.len()).max(first));
        self.rest = behind;
        SgfFault::NotAProperty(excerpt(word))
    }
}

/// The capitals of a name, or all its letters as such.
fn capitals(word: &str) -> String {
    let capitals: String = word.chars().filter(char::is_ascii_uppercase).collect();
    if capitals.is_empty() { word.to_ascii_uppercase() } else { capitals }
}

/// Where the `]` of a value stands; `None` if the text ends or another game begins before it.
fn end_of_value(value: &str) -> Option<usize> {
    let bytes = value.as_bytes();
    let mut at = 0;
    loop {
        match bytes.get(at)? {
            b']' => return Some(at),
            b'\\' => at += 2,
            b'\n' if begins_game(&value[at + 1..]) => return None,
            _ => at += 1,
        }
    }
}

/// The text from the next line on that begins a game.
fn next_game(text: &str) -> &str {
    let mut ends = text.match_indices('\n').map(|(at, _)| &text[at + 1..]);
    ends.find(|line| begins_game(line)).unwrap_or_default()
}

/// Whether a line begins with the root of a game, not escaped as in a remark that quotes one.
fn begins_game(line: &str) -> bool {
    let Some(root) = line.trim_start_matches([' ', '\t']).strip_prefix("(;") else { return false };
    let root = root.trim_start();
    let Some(value) = root.strip_prefix("GM[").or_else(|| root.strip_prefix("FF[")) else {
        return false;
    };
    let digits = value.find(|character: char| !character.is_ascii_digit()).unwrap_or(value.len());
    digits <= 2 && value[digits..].starts_with(']')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Result<Token<'_>, SgfFault>> {
        let mut lexer = Lexer::new(text);
        std::iter::from_fn(|| lexer.next()).collect()
    }

    fn property<'a>(name: &str, values: &[&'a str]) -> Result<Token<'a>, SgfFault> {
        Ok(Token::Property(Property { name: name.to_owned(), values: values.to_vec() }))
    }

    #[test]
    fn values_end_at_their_unescaped_bracket() {
        assert_eq!(
            tokens("(;C[a\\]b\\\\];AddBlack [e4]\n[d5])"),
            [
                Ok(Token::Open),
                Ok(Token::Node),
                property("C", &["a\\]b\\\\"]),
                Ok(Token::Node),
                property("AB", &["e4", "d5"]),
                Ok(Token::Close),
            ]
        );
    }

    #[test]
    fn an_open_value_ends_where_the_next_game_begins() {
        let text = "C[open\n quoted: \n(;GM[2\\]\n(;GM[2]PB[x])";
        assert_eq!(tokens(text)[0], Err(SgfFault::OpenValue("C".to_owned())));
        assert_eq!(tokens(text)[3], property("GM", &["2"]));
        assert_eq!(tokens("C[open"), [Err(SgfFault::OpenValue("C".to_owned()))]);
        assert_eq!(tokens("C[open\\"), [Err(SgfFault::OpenValue("C".to_owned()))]);
    }

    #[test]
    fn what_is_no_property_is_stepped_over() {
        let not = |text: &str| Err(SgfFault::NotAProperty(text.to_owned()));
        assert_eq!(
            tokens("hello;]\u{e9}x"),
            [not("hello"), Ok(Token::Node), not("]"), not("\u{e9}x")]
        );
    }
}
