//! The paragraphs of a text: empty lines part them, and lines that begin with `%` or `#` are remarks.

/// A line and its number, from 1.
pub(super) type Numbered<'a> = (usize, &'a str);

/// The paragraphs, each with its lines.
#[derive(Clone, Debug)]
pub(super) struct Paragraphs<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
}

impl<'a> Paragraphs<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        Self { lines: text.lines().enumerate() }
    }
}

impl<'a> Iterator for Paragraphs<'a> {
    type Item = Vec<Numbered<'a>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut lines = self.lines.by_ref().map(|(index, line)| (index + 1, line.trim()));
        let first = lines.find(|(_, line)| !line.is_empty() && !is_remark(line))?;
        let more = lines.take_while(|(_, line)| !line.is_empty());
        Some([first].into_iter().chain(more.filter(|(_, line)| !is_remark(line))).collect())
    }
}

fn is_remark(line: &str) -> bool {
    line.starts_with(['%', '#'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_lines_part_paragraphs_and_remarks_do_not() {
        let text = "# one\n\n a\r\n% two\nb\n \n\nc";
        let paragraphs: Vec<_> = Paragraphs::of(text).collect();
        assert_eq!(paragraphs, [vec![(3, "a"), (5, "b")], vec![(8, "c")]]);
    }
}
