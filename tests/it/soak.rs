//! How long a soak lasts and what it consists of, for all of them.

use std::env;

use rand::SeedableRng;
use rand::rngs::SmallRng;

/// The number of events, which `OTELLO_SOAK` may set, and the chance that they come from, which
/// `OTELLO_SEED` may. Both are told, so that a failure can be had again.
#[expect(clippy::print_stdout, reason = "the harness shows it where a test fails")]
pub(crate) fn events(usual: u64) -> (u64, SmallRng) {
    let number = |name, usual| env::var(name).map_or(usual, |text| text.parse().unwrap());
    let (events, seed) = (number("OTELLO_SOAK", usual), number("OTELLO_SEED", 1));
    println!("OTELLO_SOAK={events} OTELLO_SEED={seed}");
    (events, SmallRng::seed_from_u64(seed))
}
