use std::time::Duration;

use crate::rules::Disc;

/// Another program that plays one side of a game: who it is, and on what terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// How it is started and spoken to, as it was written: `gtp:gtp-rhino -l 1`.
    pub command: String,
    /// What it calls itself, or is called until it has said so.
    pub name: String,
    /// The time that it is told to take for every move, if it is told one.
    pub time: Option<Duration>,
    /// How long its move is waited for, in a game without clocks.
    pub patience: Duration,
}

impl Program {
    /// How long a move is waited for if nobody said otherwise.
    pub const PATIENCE: Duration = Duration::from_mins(5);

    /// Takes the name that the program gives itself, without what does not belong on a line; one
    /// that is empty changes nothing. Gives back whether it is called otherwise now.
    pub fn rename(&mut self, name: &str) -> bool {
        let name = one_line(name);
        let renamed = !name.is_empty() && name != self.name;
        if renamed {
            self.name = name;
        }
        renamed
    }
}

/// The longest name that is shown, in characters.
const LONGEST_NAME: usize = 40;

/// A name from elsewhere without what does not belong on a line.
pub(super) fn one_line(name: &str) -> String {
    let printable = name.split_whitespace().map(|word| {
        let shown = word.chars().filter(|character| !character.is_control());
        shown.collect::<String>()
    });
    let words: Vec<_> = printable.filter(|word| !word.is_empty()).collect();
    words.join(" ").chars().take(LONGEST_NAME).collect()
}

/// That a side gave a game up before its end on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// Which side.
    pub by: Disc,
    /// In what way.
    pub way: ForfeitWay,
}

/// How a side gives a game up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForfeitWay {
    /// It said so.
    Resigned,
    /// Its program ended, did not answer, or did not play by the rules.
    Left,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        let mut program = Program {
            command: "gtp:x".to_owned(),
            name: "x".to_owned(),
            time: None,
            patience: Program::PATIENCE,
        };
        assert!(!program.rename(" \n\u{7}") && program.name == "x");
        assert!(program.rename(" Ada\t\u{1b}[1m 2 \n"));
        assert_eq!(program.name, "Ada [1m 2");
        assert!(!program.rename("Ada [1m 2"));
        assert!(program.rename(&"a".repeat(99)));
        assert_eq!(program.name.len(), LONGEST_NAME);
    }
}
