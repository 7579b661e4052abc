use std::collections::HashSet;

use crate::game::Record;
use crate::rules::{Board, Move, Position, Rules, Square};

/// All lines of so many plies that lead to different positions, of those that are alike when turned
/// or mirrored only the first in the order of their squares; lines whose mover would have to pass,
/// or whose game is over, are left out. Every line begins with f5, as the first moves are alike.
#[must_use]
pub fn lines(plies: usize) -> Vec<Record> {
    let mut layer = vec![Record::new(Position::start(Rules::Othello))];
    for ply in 0..plies {
        let mut seen = HashSet::new();
        layer = layer
            .iter()
            .flat_map(|record| continuations(record, ply == 0))
            .filter(|record| seen.insert(image(record)))
            .collect();
    }
    layer
}

fn continuations(record: &Record, is_first: bool) -> Vec<Record> {
    let moves = record.position().legal_moves().squares();
    let moves = moves.filter(|&square| !is_first || square == Square::F5);
    let next = moves.map(|square| {
        let mut next = record.clone();
        next.play(Move::Place(square)).expect("the square is a legal move");
        next
    });
    // One whose mover has to pass has one more turn than plies; with none left the game is over.
    next.filter(|next| next.turns().len() == next.plies() && !next.is_over()).collect()
}

/// What stands for all images of the position after a line. The mover is the same after every line
/// of a length.
fn image(record: &Record) -> Board {
    let position = record.position();
    let mover = position.to_move();
    let board = Board { mover: position.discs(mover), opponent: position.discs(!mover) };
    board.canonical()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The counts of positions after so many plies that are different modulo symmetry. That there
    /// are 1, 3, 14 and 60 was counted by hand on the first plies; the rest goes on from there.
    #[test]
    fn positions_are_counted_modulo_symmetry() {
        let counts: Vec<_> = (0..=5).map(|plies| lines(plies).len()).collect();
        assert_eq!(counts, [1, 1, 3, 14, 60, 322]);
    }
}
