use super::RuleSet;

/// Whether a pass counts as a ply of its own in [`perft`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassPly {
    /// A ply is a disc placed; a pass goes with the move that follows it.
    Free,
    /// A pass is a ply, as most published counts have it.
    Costs,
}

/// Counts the lines of play of `depth` plies. A game that ended earlier counts as one line.
///
/// The last ply is counted by its mobility and never played, and the one before it without a
/// further call, so that the moves of a position are worked on side by side.
///
/// ```
/// use otello::rules::{Board, PassPly, perft};
///
/// assert_eq!(perft(Board::START, 4, PassPly::Costs), 244);
/// assert_eq!(perft(Board::START, 5, PassPly::Free), 1396);
/// ```
#[must_use]
pub fn perft<R: RuleSet>(position: R, depth: u32, pass: PassPly) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if moves.is_empty() {
        return perft_stuck(position, depth, pass);
    }
    let children = moves.squares().map(|square| position.place(square));
    match depth {
        1 => u64::from(moves.len()),
        2 => children.map(|child| last_ply(child, pass)).sum(),
        _ => children.map(|child| perft(child, depth - 1, pass)).sum(),
    }
}

#[inline]
fn last_ply<R: RuleSet>(position: R, pass: PassPly) -> u64 {
    match position.legal_moves().len() {
        0 => perft_stuck(position, 1, pass),
        moves => u64::from(moves),
    }
}

/// Counts the lines of a position whose mover cannot play.
#[cold]
#[inline(never)]
fn perft_stuck<R: RuleSet>(position: R, depth: u32, pass: PassPly) -> u64 {
    let passed = position.pass();
    if passed.legal_moves().is_empty() {
        return 1;
    }
    match pass {
        PassPly::Free => perft(passed, depth, pass),
        PassPly::Costs => perft(passed, depth - 1, pass),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, ReversiBoard, Square};

    /// Example 6 of the rules, to depth 9.
    #[test]
    fn othello_has_the_published_counts() {
        let counts = [1, 4, 12, 56, 244, 1396, 8200, 55092, 390_216];
        for (depth, count) in (0..).zip(counts) {
            assert_eq!(perft(Board::START, depth, PassPly::Free), count, "depth {depth}");
            assert_eq!(perft(Board::START, depth, PassPly::Costs), count, "depth {depth}");
        }
        assert_eq!(perft(Board::START, 9, PassPly::Free), 3_005_320);
        assert_eq!(perft(Board::START, 9, PassPly::Costs), 3_005_288);
    }

    #[test]
    fn reversi_has_the_counts_of_case_p11() {
        let start = [Square::D4, Square::D5, Square::E4, Square::E5]
            .into_iter()
            .fold(ReversiBoard::START, ReversiBoard::place);
        let counts = [4, 14, 68, 292, 1690, 9696, 64_794];
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(start, depth, PassPly::Free), count, "depth {depth}");
        }
    }
}
