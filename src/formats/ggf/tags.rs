use super::GgfFault;
use crate::formats::excerpt::excerpt;

/// A tag as it stands in the text.
pub(super) struct Tag<'a> {
    /// The name in capitals.
    pub(super) name: String,
    /// The value, without whitespace around it.
    pub(super) value: &'a str,
}

/// A game that is cut out of the text, and the text behind it.
pub(super) struct Cut<'a> {
    pub(super) tags: Result<Vec<Tag<'a>>, GgfFault>,
    pub(super) behind: &'a str,
}

/// Cuts out the tags of a game; `text` begins behind its `(;`. After a fault the next game is
/// looked for from there on.
pub(super) fn cut(text: &str) -> Cut<'_> {
    let mut tags = Vec::new();
    let mut rest = text;
    loop {
        rest = rest
            .trim_start_matches(|character: char| character == ';' || character.is_whitespace());
        if let Some(behind) = rest.strip_prefix(')') {
            return Cut { tags: Ok(tags), behind };
        }
        match read_tag(rest) {
            Ok((tag, behind)) => {
                tags.push(tag);
                rest = behind;
            }
            Err(Fault { fault, behind }) => return Cut { tags: Err(fault), behind },
        }
    }
}

/// A fault, and the text in which the next game is looked for.
struct Fault<'a> {
    fault: GgfFault,
    behind: &'a str,
}

fn read_tag(text: &str) -> Result<(Tag<'_>, &str), Fault<'_>> {
    let letters = text.find(|character: char| !character.is_ascii_alphabetic());
    let (name, behind) = text.split_at(letters.unwrap_or(text.len()));
    let Some(value) = behind.trim_start().strip_prefix('[') else {
        return Err(Fault { fault: not_a_tag(text), behind: text });
    };
    let name = name.to_ascii_uppercase();
    if name.is_empty() {
        return Err(Fault { fault: not_a_tag(text), behind: text });
    }
    match end_of_value(value) {
        End::Bracket(at) => Ok((Tag { name, value: value[..at].trim() }, &value[at + 1..])),
        End::NextGame(at) => {
            Err(Fault { fault: GgfFault::OpenValue(excerpt(&name)), behind: &value[at..] })
        }
    }
}

/// Where a value ends.
enum End {
    /// At its bracket.
    Bracket(usize),
    /// At a line that begins another game, or at the end of the text: it was not closed.
    NextGame(usize),
}

/// Finds the end of a value, and goes no further: however many values are left open, a text is read
/// in one pass.
fn end_of_value(value: &str) -> End {
    let ends = value.bytes().enumerate().filter(|(_, byte)| matches!(byte, b']' | b'\n'));
    for (at, byte) in ends {
        if byte == b']' {
            return End::Bracket(at);
        }
        if begins_game(&value[at + 1..]) {
            return End::NextGame(at);
        }
    }
    End::NextGame(value.len())
}

fn not_a_tag(text: &str) -> GgfFault {
    let word: String = text.chars().take(12).take_while(|c| !c.is_whitespace()).collect();
    if word.is_empty() { GgfFault::NoEnd } else { GgfFault::NotATag(word) }
}

/// Whether a line begins a game, behind the `1` or `2` of the servers.
fn begins_game(line: &str) -> bool {
    let spaces = [' ', '\t', '\r'];
    let line = line.trim_start_matches(spaces);
    line.trim_start_matches(['1', '2']).trim_start_matches(spaces).starts_with("(;")
}
