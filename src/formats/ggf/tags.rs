use super::GgfFault;

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
            Err(fault) => return Cut { tags: Err(fault), behind: rest },
        }
    }
}

fn read_tag(text: &str) -> Result<(Tag<'_>, &str), GgfFault> {
    let letters = text.find(|character: char| !character.is_ascii_alphabetic());
    let (name, behind) = text.split_at(letters.unwrap_or(text.len()));
    let Some(value) = behind.trim_start().strip_prefix('[') else {
        return Err(not_a_tag(text));
    };
    let name = name.to_ascii_uppercase();
    if name.is_empty() {
        return Err(not_a_tag(text));
    }
    match value.split_once(']') {
        Some((value, behind)) if !holds_another_game(value) => {
            Ok((Tag { name, value: value.trim() }, behind))
        }
        _ => Err(GgfFault::OpenValue(name)),
    }
}

fn not_a_tag(text: &str) -> GgfFault {
    let word: String = text.chars().take(12).take_while(|c| !c.is_whitespace()).collect();
    if word.is_empty() { GgfFault::NoEnd } else { GgfFault::NotATag(word) }
}

/// Whether a line of this value begins another game: then the value was not closed.
fn holds_another_game(value: &str) -> bool {
    value.lines().skip(1).any(|line| {
        let line = line.trim_start();
        line.trim_start_matches(['1', '2']).trim_start().starts_with("(;")
    })
}
