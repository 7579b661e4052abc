use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::game::Record;
use crate::rules::{Move, Position, Rules};

/// An Othello opening of so many random plies; the same seed gives the same one. A line that ends
/// the game is drawn anew.
///
/// # Panics
/// With more than 50 plies: there may be no game that goes on after them.
#[must_use]
pub fn random(plies: usize, seed: u64) -> Record {
    assert!(plies <= 50, "an opening has 50 plies at most");
    let mut random = StdRng::seed_from_u64(seed);
    loop {
        let mut record = Record::new(Position::start(Rules::Othello));
        while record.plies() < plies && !record.is_over() {
            let moves = record.position().legal_moves();
            let chosen = random.random_range(0..moves.len() as usize);
            let square = moves.squares().nth(chosen).expect("it is one of the moves");
            record.play(Move::Place(square)).expect("it is legal");
        }
        if !record.is_over() {
            return record;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_one_opening_of_the_length_asked_for() {
        for plies in [0, 1, 8, 50] {
            let record = random(plies, 7);
            assert_eq!(record.plies(), plies);
            assert!(!record.is_over());
            assert_eq!(record, random(plies, 7));
        }
        assert_ne!(random(8, 7), random(8, 8));
    }
}
