use rand::RngExt;

use crate::rules::{Move, Position, Rules, Square};

/// The fewest plies of an opening.
const SHORTEST: u8 = 8;
/// The most plies of an opening.
const LONGEST: u8 = 40;

/// How many plies an opening has: 8 and a geometric number of others, each of which has one more
/// behind it with a chance of nine in ten, cut off at 40 by drawing again. The mean is 16.
fn length(random: &mut impl RngExt) -> u8 {
    loop {
        let mut plies = SHORTEST;
        while plies <= LONGEST && random.random_ratio(9, 10) {
            plies += 1;
        }
        if plies <= LONGEST {
            return plies;
        }
    }
}

/// Random plies from the start, all legal ones being as likely, and the position they lead to, in
/// which the side to move can place a disc. A game that ends in its opening is drawn again.
pub(super) fn opening(random: &mut impl RngExt) -> (Vec<Square>, Position) {
    loop {
        let plies = length(random);
        let mut squares = Vec::with_capacity(60);
        let mut position = Position::start(Rules::Othello);
        while !position.is_over() {
            if squares.len() == usize::from(plies) {
                return (squares, position);
            }
            let square = any_move(&position, random);
            position = place(&position, square);
            squares.push(square);
        }
    }
}

/// Any legal move of a position that has one.
pub(super) fn any_move(position: &Position, random: &mut impl RngExt) -> Square {
    let moves = position.legal_moves();
    let chosen = random.random_range(0..moves.len());
    moves.squares().nth(chosen as usize).expect("chosen among the moves")
}

/// The position after a legal move, and after the pass that it may force.
pub(super) fn place(position: &Position, square: Square) -> Position {
    let placed = position.play(Move::Place(square)).expect("only legal moves are played");
    if placed.must_pass() { placed.play(Move::Pass).expect("the pass is forced") } else { placed }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn openings_are_8_to_40_plies_long_and_mostly_short() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let lengths: Vec<_> = (0..10_000).map(|_| u32::from(length(&mut random))).collect();
        assert_eq!((lengths.iter().min(), lengths.iter().max()), (Some(&8), Some(&40)));
        let mean = f64::from(lengths.iter().sum::<u32>()) / lengths.len() as f64;
        assert!((15.7..16.2).contains(&mean), "{mean}");
    }
}
