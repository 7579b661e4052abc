use crate::eval::Value;
use crate::game::Turn;
use crate::rules::Disc;
use crate::search::Report;

/// A turn that was taken, with what could have been had instead.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The turn.
    pub turn: Turn,
    /// How many moves there were to choose from; none for a pass.
    pub choices: u32,
    /// The best move, for the side that moved.
    pub best: Report,
    /// The move that was played, for the same side; never worth more than the best.
    pub played: Report,
}

/// What a move that loses discs is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// `?!`: 2 or 3 discs lost.
    Inaccuracy,
    /// `?`: 4 to 7.
    Mistake,
    /// `??`: 8 or more.
    Blunder,
}

impl Verdict {
    /// The verdicts, mildest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The verdict on a loss, which is rounded to whole discs.
    #[must_use]
    pub const fn of(loss: Value) -> Option<Self> {
        match loss.discs() {
            ..=1 => None,
            2..=3 => Some(Self::Inaccuracy),
            4..=7 => Some(Self::Mistake),
            8.. => Some(Self::Blunder),
        }
    }

    /// The mark that players know.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// The result that a move gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turnover {
    /// A win became a draw.
    WinToDraw,
    /// A win became a loss.
    WinToLoss,
    /// A draw became a loss.
    DrawToLoss,
}

impl Judged {
    /// What the move lost against the best, in hundredths of a disc; never negative.
    #[must_use]
    pub fn loss(&self) -> Value {
        self.best.value - self.played.value
    }

    /// Whether both values are proved, and so the loss.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.best.exact && self.played.exact
    }

    /// Whether the move is as good as the best one, to the nearest disc.
    #[must_use]
    pub fn is_best(&self) -> bool {
        self.loss().discs() == 0
    }

    /// What the move is called, if it loses enough.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        Verdict::of(self.loss())
    }

    /// The result that the move gave away. Estimates near a draw say little: by them only a move that
    /// has a verdict gives one away.
    #[must_use]
    pub fn turnover(&self) -> Option<Turnover> {
        if !self.is_exact() && self.verdict().is_none() {
            return None;
        }
        let sign = |report: &Report| report.value.discs().signum();
        match (sign(&self.best), sign(&self.played)) {
            (1, 0) => Some(Turnover::WinToDraw),
            (1, -1) => Some(Turnover::WinToLoss),
            (0, -1) => Some(Turnover::DrawToLoss),
            _ => None,
        }
    }

    /// The value after the move, for Black.
    #[must_use]
    pub fn for_black(&self) -> Value {
        for_black(self.played.value, self.turn.by)
    }
}

/// A side's value as Black's.
pub(super) fn for_black(value: Value, by: Disc) -> Value {
    if by == Disc::Black { value } else { -value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_rounded_to_discs() {
        for (hundredths, mark) in [
            (0, None),
            (149, None),
            (150, Some("?!")),
            (349, Some("?!")),
            (350, Some("?")),
            (749, Some("?")),
            (750, Some("??")),
            (12_800, Some("??")),
        ] {
            let verdict = Verdict::of(Value::from_hundredths(hundredths));
            assert_eq!(verdict.map(Verdict::mark), mark, "{hundredths}");
        }
    }
}
