use super::{Database, Hit, Tally, Target};
use crate::rules::Square;

/// A move from a position, with how often it was played and how it scored for the side that played
/// it. Moves that the position's own symmetry makes the same are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCount {
    /// The move: of several that are the same, the one played most.
    pub square: Square,
    /// The games.
    pub tally: Tally,
}

impl Database {
    /// How often each move was played from a position, the one played most first.
    #[must_use]
    pub fn moves(&self, target: &Target, hits: &[Hit]) -> Vec<MoveCount> {
        let mut tallies = [Tally::default(); 64];
        for hit in hits {
            if let Some(square) = hit.next {
                tallies[square.index()].add(&self.entries[hit.game], target.to_move());
            }
        }
        let mut moves: Vec<_> = Square::all()
            .filter(|&square| is_most_played(target, square, &tallies))
            .map(|square| MoveCount { square, tally: sum(target, square, &tallies) })
            .filter(|count| count.tally.games > 0)
            .collect();
        moves.sort_by_key(|count| std::cmp::Reverse(count.tally.games));
        moves
    }
}

/// Whether of the squares that are the same this one was played most, the first of equals.
fn is_most_played(target: &Target, square: Square, tallies: &[Tally; 64]) -> bool {
    let rank = |square: Square| (tallies[square.index()].games, std::cmp::Reverse(square));
    target.orbit(square).all(|other| rank(other) <= rank(square))
}

fn sum(target: &Target, square: Square, tallies: &[Tally; 64]) -> Tally {
    let mut orbit: Vec<_> = target.orbit(square).collect();
    orbit.sort_unstable();
    orbit.dedup();
    orbit.into_iter().fold(Tally::default(), |sum, square| sum.plus(tallies[square.index()]))
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use super::*;
    use crate::database::Origin;
    use crate::formats::games::{Input, Names};
    use crate::rules::{Position, Rules};

    #[test]
    fn first_moves_are_the_same_and_scores_are_the_movers() {
        // Case P04: Black wins 64-0 after f5; two more games begin in other orientations.
        let text = "f5d6c5f4e7f6g5e6e3\nf5d6\nd3c5\n";
        let mut database = Database::new();
        let names = Names::default();
        let input = Input::of_text(text).unwrap();
        for (number, game) in (1..).zip(input.games(Rules::Othello, &names)) {
            database.add(&game.unwrap(), Origin { file: 0, number }).unwrap();
        }
        let target = Target::new(&Position::start(Rules::Othello));
        let hits = database.find(&target, NonZero::<usize>::MIN);
        let moves = database.moves(&target, &hits);
        assert_eq!(moves.len(), 1);
        let MoveCount { square, tally } = moves[0];
        assert_eq!((square, tally.games, tally.wins, tally.unknown), (Square::F5, 3, 1, 2));
        assert_eq!(tally.average(), Some(64.0));
    }
}
