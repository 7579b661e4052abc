//! The rules: every numbered example of theirs, the cases of other programs' faults, symmetries and
//! counts of lines of play.

use otello::bitboard;
use otello::formats::board;
use otello::rules::{
    Bitboard, Board, Disc, DiscCount, IllegalMove, Move, Outcome, PassPly, Position, ReversiBoard,
    RuleSet, Rules, Score, Square, Supply, Symmetry, perft,
};
use proptest::prelude::*;

use crate::random_game::random_game;

fn play(start: Position, moves: &str) -> Position {
    let squares = moves.split(' ').map(|square| square.parse().unwrap());
    squares.fold(start, |position, square| position.play(Move::Place(square)).unwrap())
}

fn names(squares: Bitboard) -> String {
    squares.squares().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

mod cases {
    use super::*;

    /// Cases P01 to P05, P07, P08, P09 and P11: what is legal, what turns, and how it ends.
    #[test]
    fn boards_of_the_cases_have_their_moves_flips_and_ends() {
        let mut checks = 0;
        for line in include_str!("data/positions.tsv").lines().filter(|line| !line.starts_with('#'))
        {
            let &[case, discs, side, check, expected] =
                line.split('\t').collect::<Vec<_>>().as_slice()
            else {
                panic!("five fields, not: {line}");
            };
            let rules = if case == "P11" { Rules::Reversi } else { Rules::Othello };
            let position = board::parse(&format!("{discs} {side}"), rules).unwrap();
            let found = match check.split_once(' ') {
                None if check == "legal" => legal(&position),
                None if check == "over" => end(&position),
                Some(("play", square)) => played(&position, square.parse().unwrap()),
                _ => panic!("no such check: {check}"),
            };
            assert_eq!(found, expected, "{line}");
            checks += 1;
        }
        assert_eq!(checks, 25);
    }

    fn legal(position: &Position) -> String {
        let moves = names(position.legal_moves());
        if moves.is_empty() { "-".to_owned() } else { moves }
    }

    fn played(position: &Position, square: Square) -> String {
        let flips = position.flips(square);
        let after = position.play(Move::Place(square)).unwrap();
        let squares = &board::write(&after)[..64];
        format!("flips={} ({}) after={squares}", flips.len(), names(flips))
    }

    fn end(position: &Position) -> String {
        assert!(position.is_over());
        let DiscCount { black, white } = position.disc_count();
        let official = position.result_count().difference(position.to_move());
        let plain = position.disc_count().difference(position.to_move());
        format!("X={black} O={white} board={plain} official={official}")
    }

    /// Cases P04, P05, P06, P10 and P38: the official scores, seen by Black.
    #[test]
    fn recorded_games_end_in_their_official_scores() {
        let scores = [("P04", 64), ("P05", -18), ("P06", -64), ("P10", 0), ("P38", -64)];
        for (case, score) in scores {
            let lines = include_str!("data/transcripts.tsv").lines();
            let game = lines.map(|line| line.split('\t').collect::<Vec<_>>());
            let game = game.into_iter().find(|fields| fields[0] == case).unwrap();
            let end = board::parse(game.last().unwrap(), Rules::Othello).unwrap();
            assert_eq!(end.result_count().difference(Disc::Black), Score::new(score), "{case}");
            assert_eq!(end.outcome() == Outcome::Draw, score == 0, "{case}");
        }
    }

    /// Case P05: the square that is left is refused to both.
    #[test]
    fn the_last_square_of_a_blocked_board_is_refused() {
        let discs = "XXXXXXXOXXOOOXOOXOXOXOOOXXOXOOOOXOXOXXOOXXOOOOOOXOOOOOOO-OOOOOOO";
        for side in ["X", "O"] {
            let position = board::parse(&format!("{discs} {side}"), Rules::Othello).unwrap();
            let refused = position.play(Move::Place(Square::A8));
            assert!(refused.is_err());
            assert_eq!(position.play(Move::Pass), Err(IllegalMove::GameOver));
        }
    }

    /// Case P11: other squares and occupied ones are refused while the centre fills.
    #[test]
    fn only_the_free_centre_may_be_filled_first() {
        let start = Position::start(Rules::Reversi);
        assert_eq!(names(start.legal_moves()), "d4 e4 d5 e5");
        for centre in ["d4 d5 e4", "d4 e4 d5", "d4 e4 e5"] {
            let mut position = start;
            for square in centre.split(' ') {
                position = play(position, square);
                let square = square.parse().unwrap();
                assert_eq!(position.play(Move::Place(square)), Err(IllegalMove::Occupied(square)));
                assert_eq!(
                    position.play(Move::Place(Square::C3)),
                    Err(IllegalMove::NotCentre(Square::C3))
                );
                assert_eq!(position.play(Move::Pass), Err(IllegalMove::PassNotForced));
            }
        }
    }

    /// Cases P04 and P12: the shortest games.
    #[test]
    fn the_first_games_end_at_the_ninth_ply() {
        let over_at = |plies| endings(Board::START, plies);
        assert_eq!(over_at(8), 0);
        assert_eq!(over_at(9), 228);
    }

    /// How many lines of play end with the ply that is `plies` away, passes costing none.
    fn endings(board: Board, plies: u32) -> u32 {
        let moves = board.legal_moves();
        if moves.is_empty() {
            let passed = board.pass();
            return if passed.legal_moves().is_empty() { 0 } else { endings(passed, plies) };
        }
        let children = moves.squares().map(|square| board.place(square));
        if plies == 1 {
            children.filter(|child| child.is_over()).count() as u32
        } else {
            children.map(|child| endings(child, plies - 1)).sum()
        }
    }

    /// Case P12: the published counts, where a pass costs a ply, and where it does not.
    #[test]
    fn lines_of_play_are_counted_to_the_ninth_ply() {
        let costs = [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288];
        let free = [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_320];
        for (depth, (costs, free)) in (1..).zip(costs.into_iter().zip(free)) {
            assert_eq!(perft(Board::START, depth, PassPly::Costs), costs, "depth {depth}");
            assert_eq!(perft(Board::START, depth, PassPly::Free), free, "depth {depth}");
        }
    }

    /// Case P11: from the parallel start (a).
    #[test]
    fn lines_of_reversi_are_counted_to_the_seventh_ply() {
        let centre = [Square::D4, Square::D5, Square::E4, Square::E5];
        let start = centre.into_iter().fold(ReversiBoard::START, ReversiBoard::place);
        for (depth, count) in (1..).zip([4, 14, 68, 292, 1690, 9696, 64_794]) {
            assert_eq!(perft(start, depth, PassPly::Free), count, "depth {depth}");
        }
    }
}

mod examples {
    use super::*;

    /// Example 1.
    #[test]
    fn the_first_moves_are_alike_by_symmetry() {
        let start = Position::start(Rules::Othello);
        assert_eq!(start.to_move(), Disc::Black);
        assert_eq!(names(start.discs(Disc::White)), "d4 e5");
        assert_eq!(names(start.discs(Disc::Black)), "e4 d5");
        assert_eq!(names(start.legal_moves()), "d3 c4 f5 e6");
        assert_eq!(names(play(start, "f5").legal_moves()), "f4 d6 f6");
    }

    /// Example 2.
    #[test]
    fn a_line_that_meets_an_empty_square_turns_nothing() {
        let black = squares("a4 a6 c3 e8");
        let white = squares("b5 b6 c4 c5 d6 d7 e6");
        let position = Position::othello(black, white, Disc::Black).unwrap();
        assert_eq!(names(position.flips(Square::C6)), "c4 b5 c5 b6 d7");
    }

    /// Example 3.
    #[test]
    fn turned_discs_bracket_nothing_themselves() {
        let position =
            Position::othello(squares("c3 d5"), squares("b5 c4 c5"), Disc::Black).unwrap();
        let after = position.play(Move::Place(Square::A5)).unwrap();
        assert_eq!(names(position.flips(Square::A5)), "b5 c5");
        assert_eq!(after.contents(Square::C4), Some(Disc::White));
    }

    /// Example 4.
    #[test]
    fn a_blocked_game_gives_its_empty_square_to_the_winner() {
        let black = bitboard! {
            X . X X X X X X
            X X X X X X . .
            . X . X . . . .
            . X . . X . . .
            . X . . . X . .
            . X X X . . X .
            . X X X . . . X
            . X X X X X X X
        };
        let white = !(black | Square::B1.bit());
        for to_move in [Disc::Black, Disc::White] {
            let position = Position::othello(black, white, to_move).unwrap();
            assert_eq!(position.disc_count(), DiscCount { black: 34, white: 29 });
            assert!(position.is_over());
            assert_eq!(position.result_count(), DiscCount { black: 35, white: 29 });
            assert_eq!(position.result_count().difference(Disc::Black), Score::new(6));
            assert_eq!(position.outcome(), Outcome::Win(Disc::Black));
        }
    }

    /// Example 7.
    #[test]
    fn reversi_begins_with_a_free_centre() {
        let position = play(Position::start(Rules::Reversi), "d4 d5 e4 e5");
        assert_eq!(names(position.discs(Disc::Black)), "d4 e4");
        assert_eq!(names(position.discs(Disc::White)), "d5 e5");
        let after = play(position, "d6");
        assert_eq!(after.contents(Square::D5), Some(Disc::Black));
    }

    /// Example 8.
    #[test]
    fn who_has_placed_all_discs_is_told_so() {
        let board = "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOXXXXXXXXXXXXXXXXXXXXXXXXX-OX-OXO X";
        let othello = board::parse(board, Rules::Othello).unwrap();
        assert_eq!(names(othello.legal_moves()), "b8 e8", "the squares look legal");
        let spent = board::parse(&format!("{board} /0,2"), Rules::Reversi).unwrap();
        assert!(spent.must_pass());
        assert_eq!(spent.play(Move::Place(Square::B8)), Err(IllegalMove::NoDiscsLeft));
        let passed = spent.play(Move::Pass).unwrap();
        assert_eq!(names(passed.legal_moves()), "b8 e8", "the other side plays on");
    }

    /// Example 9.
    #[test]
    fn supplies_tell_positions_apart() {
        let position = |black, white| {
            let supply = Some(Supply { black, white });
            let (x, o) = (squares("d4 e5"), squares("d5 e4"));
            Position::reversi(x, o, Disc::Black, supply).unwrap()
        };
        assert_ne!(position(30, 30), position(29, 31));
        assert_ne!(position(30, 30).mover(), position(29, 31).mover());
    }

    fn squares(names: &str) -> Bitboard {
        names.split(' ').map(|name| name.parse::<Square>().unwrap()).collect()
    }
}

proptest! {
    /// Example 9: without a pass both sides hold equally many, or differ by the disc just placed.
    #[test]
    fn supplies_part_only_after_a_pass(game in random_game(Just(Rules::Reversi))) {
        let mut position = game.start;
        let mut passed = false;
        for action in game.moves {
            position = position.play(action).unwrap();
            passed |= action == Move::Pass;
            let Supply { black, white } = position.supply().unwrap();
            prop_assert!(passed || white - black <= 1);
            let placed = position.disc_count();
            prop_assert_eq!(black + white, 64 - placed.black - placed.white);
        }
    }

    #[test]
    fn symmetries_commute_with_moves_and_flips(game in random_game(Just(Rules::Othello))) {
        let mut position = game.start;
        for action in game.moves {
            for symmetry in Symmetry::ALL {
                let turned = turned(&position, symmetry);
                prop_assert_eq!(turned.legal_moves(), symmetry.set(position.legal_moves()));
                if let Move::Place(square) = action {
                    let image = symmetry.square(square);
                    prop_assert_eq!(turned.flips(image), symmetry.set(position.flips(square)));
                    let after = position.play(action).unwrap();
                    let after_turning = turned.play(Move::Place(image)).unwrap();
                    prop_assert_eq!(after_turning, self::turned(&after, symmetry));
                }
            }
            position = position.play(action).unwrap();
        }
    }
}

fn turned(position: &Position, symmetry: Symmetry) -> Position {
    let [black, white] = [Disc::Black, Disc::White].map(|disc| symmetry.set(position.discs(disc)));
    Position::othello(black, white, position.to_move()).unwrap()
}
