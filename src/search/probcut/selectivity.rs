/// How sure a search is that what it cuts off without a full search would not have mattered.
///
/// The less sure, the sooner. A bound found at one selectivity serves searches that ask for the
/// same or less, never those that ask for more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(in crate::search) enum Selectivity {
    /// Beyond 0.9 standard deviations: 63 of 100 errors of the shallow search are smaller.
    P63,
    /// Beyond 1.1: 73 of 100.
    P73,
    /// Beyond 1.5: 87 of 100.
    P87,
    /// Beyond 2: 95 of 100.
    P95,
    /// Beyond 2.6: 99 of 100.
    P99,
    /// Everything is searched.
    Full,
}

impl Selectivity {
    /// What estimates are searched with for a move to play.
    pub(in crate::search) const ROUGH: Self = Self::P63;
    /// What estimates are searched with if their values are what was asked for.
    pub(in crate::search) const SURE: Self = Self::P95;

    const ALL: [Self; 6] = [Self::P63, Self::P73, Self::P87, Self::P95, Self::P99, Self::Full];

    /// The standard deviations, in hundredths, that a shallow search must be beyond a bound to
    /// decide; nothing if it never does.
    #[inline]
    pub(in crate::search) const fn hundredths_of_deviation(self) -> Option<i32> {
        match self {
            Self::P63 => Some(90),
            Self::P73 => Some(110),
            Self::P87 => Some(150),
            Self::P95 => Some(200),
            Self::P99 => Some(260),
            Self::Full => None,
        }
    }

    /// The place among all, least sure first.
    #[inline]
    pub(in crate::search) const fn index(self) -> u8 {
        self as u8
    }

    /// The one at this place; the surest beyond the end.
    #[inline]
    pub(in crate::search) const fn from_index(index: u8) -> Self {
        let last = Self::ALL.len() - 1;
        Self::ALL[if (index as usize) < last { index as usize } else { last }]
    }
}

/// What a search may leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::search) struct Selection {
    /// How sure an exact search is to be.
    pub(in crate::search) solve: Selectivity,
    /// How sure estimates are to be.
    pub(in crate::search) estimate: Selectivity,
    /// The probes that this search is part of, one within another.
    pub(in crate::search) probes: u8,
}

impl Selection {
    /// Nothing.
    pub(in crate::search) const NONE: Self =
        Self { solve: Selectivity::Full, estimate: Selectivity::Full, probes: 0 };
}
