//! A Fluent file read at compile time, just far enough to know its keys and their variables.

/// A message of a Fluent file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Message {
    /// What stands left of the equals sign.
    pub(super) key: &'static str,
    /// All that follows, up to the next message.
    pub(super) body: &'static str,
}

impl Message {
    /// Whether the message leaves open exactly these variables.
    pub(super) const fn leaves_open(self, variables: &[&str]) -> bool {
        let mut index = 0;
        while index < variables.len() {
            if !mentions(self.body, variables[index]) {
                return false;
            }
            index += 1;
        }
        only_mentions(self.body, variables)
    }
}

/// How many messages the file has.
pub(super) const fn count(source: &str) -> usize {
    let mut messages = 0;
    let mut line = 0;
    while line < source.len() {
        if source.as_bytes()[line].is_ascii_alphabetic() {
            messages += 1;
        }
        line = next_line(source, line);
    }
    messages
}

/// The messages of the file, of which there are `N`. A message begins with a letter at the
/// beginning of a line; comments and continued lines do not.
pub(super) const fn messages<const N: usize>(source: &'static str) -> [Message; N] {
    let mut found = [Message { key: "", body: "" }; N];
    let mut index = 0;
    let mut line = 0;
    while index < N {
        while !source.as_bytes()[line].is_ascii_alphabetic() {
            line = next_line(source, line);
        }
        let start = line;
        line = next_line(source, line);
        while line < source.len() && !source.as_bytes()[line].is_ascii_alphabetic() {
            line = next_line(source, line);
        }
        let message = source.split_at(line).0.split_at(start).1;
        let (key, body) = message.split_at(name_length(message.as_bytes(), 0));
        found[index] = Message { key, body };
        index += 1;
    }
    found
}

/// The message with this key.
pub(super) const fn find(messages: &[Message], key: &str) -> Option<Message> {
    let mut index = 0;
    while index < messages.len() {
        if same(messages[index].key, key) {
            return Some(messages[index]);
        }
        index += 1;
    }
    None
}

/// Where the line after the one at `from` begins, or the source ends.
const fn next_line(source: &str, from: usize) -> usize {
    let bytes = source.as_bytes();
    let mut at = from;
    while at < bytes.len() && bytes[at] != b'\n' {
        at += 1;
    }
    if at < bytes.len() { at + 1 } else { at }
}

/// The length of the Fluent identifier that begins at `from`.
const fn name_length(bytes: &[u8], from: usize) -> usize {
    let mut at = from;
    while at < bytes.len()
        && (bytes[at].is_ascii_alphanumeric() || bytes[at] == b'-' || bytes[at] == b'_')
    {
        at += 1;
    }
    at - from
}

/// Where the next variable's name begins, at or after `from`.
const fn next_variable(body: &str, from: usize) -> Option<usize> {
    let mut at = from;
    while at < body.len() {
        if body.as_bytes()[at] == b'$' {
            return Some(at + 1);
        }
        at += 1;
    }
    None
}

const fn variable_at(body: &str, start: usize) -> &str {
    let length = name_length(body.as_bytes(), start);
    body.split_at(start).1.split_at(length).0
}

const fn mentions(body: &str, variable: &str) -> bool {
    let mut at = 0;
    while let Some(start) = next_variable(body, at) {
        if same(variable_at(body, start), variable) {
            return true;
        }
        at = start;
    }
    false
}

const fn only_mentions(body: &str, variables: &[&str]) -> bool {
    let mut at = 0;
    while let Some(start) = next_variable(body, at) {
        let mut index = 0;
        while index < variables.len() && !same(variable_at(body, start), variables[index]) {
            index += 1;
        }
        if index == variables.len() {
            return false;
        }
        at = start;
    }
    true
}

/// Whether two texts are equal; `==` is not yet for constants.
const fn same(one: &str, other: &str) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one.as_bytes()[at] != other.as_bytes()[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
pub(super) fn variables(message: Message) -> Vec<&'static str> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = next_variable(message.body, at) {
        found.push(variable_at(message.body, start));
        at = start;
    }
    found.sort_unstable();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "# a = comment\nfirst = One\n\nsecond-one = { $discs ->\n    [one] { $side }\n   *[other] { $discs }\n}\nthird =\n    text";

    #[test]
    fn a_file_is_read_as_its_messages() {
        const MESSAGES: [Message; count(SOURCE)] = messages(SOURCE);
        assert_eq!(MESSAGES.map(|message| message.key), ["first", "second-one", "third"]);
        assert_eq!(variables(MESSAGES[1]), ["discs", "side"]);
        assert!(MESSAGES[1].leaves_open(&["side", "discs"]));
        assert!(!MESSAGES[1].leaves_open(&["discs"]));
        assert!(!MESSAGES[1].leaves_open(&["side", "discs", "square"]));
        assert!(MESSAGES[2].leaves_open(&[]));
        assert!(find(&MESSAGES, "third").is_some());
        assert!(find(&MESSAGES, "a").is_none());
    }
}
