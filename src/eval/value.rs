use std::fmt;
use std::ops::{Add, Neg, Sub};

use crate::rules::Score;

/// An estimate or a solved value in hundredths of a disc, seen by the mover.
///
/// A final [`Score`] becomes a value by [`Value::from`]; there is no way back but
/// [`Value::discs`], which rounds and says so.
///
/// ```
/// use otello::eval::Value;
/// use otello::rules::Score;
///
/// let value = Value::from_hundredths(149);
/// assert_eq!((value.to_string(), value.discs()), ("+1.49".to_owned(), 1));
/// assert!(value < Value::from(Score::new(2)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Value(i32);

impl Value {
    /// Neither side is ahead.
    pub const ZERO: Self = Self(0);
    /// One disc.
    pub const DISC: Self = Self(100);
    /// The value of a wipe-out that is won, the largest there is.
    pub const MAX: Self = Self(6400);
    /// The value of a wipe-out that is lost, the smallest there is.
    pub const MIN: Self = Self(-6400);

    /// A value of this many hundredths of a disc.
    #[must_use]
    #[inline]
    pub const fn from_hundredths(hundredths: i32) -> Self {
        Self(hundredths)
    }

    /// Hundredths of a disc.
    #[must_use]
    #[inline]
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// The nearest whole number of discs, halves away from zero.
    #[must_use]
    #[inline]
    pub const fn discs(self) -> i32 {
        (self.0 + 50 * self.0.signum()) / 100
    }
}

impl From<Score> for Value {
    #[inline]
    fn from(score: Score) -> Self {
        Self(score.discs() * 100)
    }
}

impl Neg for Value {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Add for Value {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Value {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl fmt::Display for Value {
    /// Always signed, with two decimals: `+1.25`, `-12.00`, `+0.00`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '-' } else { '+' };
        let hundredths = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", hundredths / 100, hundredths % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_print_signed_and_round_to_discs() {
        for (hundredths, text, discs) in
            [(125, "+1.25", 1), (-1250, "-12.50", -13), (0, "+0.00", 0), (-49, "-0.49", 0)]
        {
            let value = Value::from_hundredths(hundredths);
            assert_eq!(value.to_string(), text);
            assert_eq!(value.discs(), discs);
        }
    }
}
