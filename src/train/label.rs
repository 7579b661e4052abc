use super::corpus::Game;
use super::samples::Samples;
use super::tournament::Judged;
use crate::rules::{Disc, Square};

/// How positions of games become samples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Labelling {
    /// How much of a searched position's label is the label of the next one, 0 to 1, and not what
    /// the search said of the position itself: Sutton's λ-return (*Learning to predict by the
    /// methods of temporal differences*, Machine Learning 3, 1988). The last searched position's
    /// next is what the game was worth when it began to be solved. A solved position's label is its
    /// score.
    pub lambda: f32,
    /// The share of games that are held out, 0 to 1.
    pub held_out: f32,
}

impl Labelling {
    /// Adds the positions of a tournament game that its file judges.
    pub fn add_judged(self, judged: &Judged, samples: &mut Samples) {
        let held_out = falls_to(judged.squares.iter().copied(), self.held_out);
        for &(board, score) in &judged.positions {
            samples.add(board, score.discs() as f32, held_out);
        }
    }

    /// Adds the positions of a game, those before random plies left out.
    pub fn add(self, game: &Game, samples: &mut Samples) {
        let held_out = is_held_out(game, self.held_out);
        let positions: Vec<_> = game.positions().collect();
        // Seen by Black, like all that goes from one position to the one before it.
        let mut next = f32::from(game.outcome());
        for position in positions.iter().rev() {
            let seen = |value: f32| if position.mover == Disc::Black { value } else { -value };
            let label = match position.value.map(f32::from) {
                Some(value) if position.solved => value,
                Some(value) => self.lambda * seen(next) + (1.0 - self.lambda) * value,
                None => seen(next),
            };
            if !position.solved {
                next = seen(label);
            }
            samples.add(position.board, label, held_out);
        }
    }
}

/// Whether the game is among those that are held out. It depends on the squares played only, so
/// that it is so in every corpus that has the game, and a larger share holds out the same games and
/// more.
#[must_use]
pub fn is_held_out(game: &Game, share: f32) -> bool {
    falls_to(game.plies().iter().map(|ply| ply.square), share)
}

/// Whether the game of these squares is among a share of all.
fn falls_to(squares: impl Iterator<Item = Square>, share: f32) -> bool {
    // FNV-1a, then a finish that lets every bit of the last squares reach the highest ones.
    let hash = squares.fold(0xcbf2_9ce4_8422_2325_u64, |hash, square| {
        (hash ^ square.index() as u64).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let mixed = (hash ^ hash >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 11) as f64) < f64::from(share) * (1_u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::pattern::PatternEvaluation;
    use crate::train::selfplay::{SelfPlayer, Settings};

    fn games(count: u64) -> Vec<Game> {
        let settings = Settings { seed: 5, depth: 1, exact_from: 6 };
        let mut player = SelfPlayer::new(settings, PatternEvaluation::built_in());
        (0..count).map(|number| player.game(number)).collect()
    }

    #[test]
    fn a_label_is_part_search_and_part_what_follows_until_positions_are_solved() {
        for game in games(4) {
            let mut samples = Samples::default();
            Labelling { lambda: 0.75, held_out: 0.0 }.add(&game, &mut samples);
            assert_eq!(samples.len(), game.plies().len() - usize::from(game.random_plies()));
            let positions: Vec<_> = game.positions().collect();
            let label =
                |index: usize| samples.with_empties(positions[index].empties().into())[0].label;
            for (index, position) in positions.iter().enumerate() {
                let value = f32::from(position.value.unwrap());
                if position.solved {
                    assert_eq!(label(index), value);
                    continue;
                }
                let next = &positions[index + 1];
                let following = if !next.solved {
                    if next.mover == position.mover { label(index + 1) } else { -label(index + 1) }
                } else {
                    f32::from(position.outcome)
                };
                assert_eq!(label(index), 0.75 * following + 0.25 * value);
            }
        }
    }

    #[test]
    fn about_the_share_of_games_asked_for_is_held_out() {
        let games = games(200);
        let held_out = |share| games.iter().filter(|game| is_held_out(game, share)).count();
        assert_eq!((held_out(0.0), held_out(1.0)), (0, 200));
        assert!((20..=60).contains(&held_out(0.2)), "{}", held_out(0.2));
        assert!(games.iter().all(|game| !is_held_out(game, 0.2) || is_held_out(game, 0.3)));
    }
}
