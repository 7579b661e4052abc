use std::f64::consts::LN_10;

use super::Scoring;
use super::rating::elo;

/// A player's place on the scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rung {
    /// Its rating; the first player's is 0.
    pub rating: f64,
    /// Its distance to the player before it, by their games alone, and half the 95% interval of that.
    pub step: Option<(f64, f64)>,
}

/// What is added to either side's points of a pairing, in games, so that a clean score has a finite
/// distance.
const PRIOR: f64 = 0.5;

/// Puts players on one scale.
///
/// `results` has the score of every pairing, seen by its first player, both as indices below
/// `players`. The ratings are those that make the scores most likely when a difference of ratings
/// decides the expected share (Bradley and Terry, 1952, with a draw as half a win), found by
/// Zermelo's iteration (1929).
#[must_use]
pub fn rungs(players: usize, results: &[((usize, usize), Scoring)]) -> Vec<Rung> {
    let ratings = ratings(players, results);
    let rung = |player: usize| Rung {
        rating: ratings[player] - ratings[0],
        step: player.checked_sub(1).and_then(|before| step(before, player, results)),
    };
    (0..players).map(rung).collect()
}

/// The points of the first and the second player of a pairing.
fn points(score: &Scoring) -> [f64; 2] {
    let halves = |wins: u32| f64::from(wins) + f64::from(score.draws) / 2.0 + PRIOR;
    [halves(score.wins), halves(score.losses)]
}

fn ratings(players: usize, results: &[((usize, usize), Scoring)]) -> Vec<f64> {
    let mut strengths = vec![1.0_f64; players];
    for _ in 0..10_000 {
        let mut won = vec![0.0; players];
        let mut weight = vec![0.0; players];
        for &((first, second), ref score) in results {
            let [own, other] = points(score);
            let expected = (own + other) / (strengths[first] + strengths[second]);
            won[first] += own;
            won[second] += other;
            weight[first] += expected;
            weight[second] += expected;
        }
        let mut change = 0.0_f64;
        for player in (0..players).filter(|&player| weight[player] > 0.0) {
            let next = won[player] / weight[player];
            change = change.max((next / strengths[player]).ln().abs());
            strengths[player] = next;
        }
        let mean = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / players as f64;
        strengths.iter_mut().for_each(|strength| *strength /= mean.exp());
        if change < 1e-9 {
            break;
        }
    }
    strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
}

fn step(before: usize, player: usize, results: &[((usize, usize), Scoring)]) -> Option<(f64, f64)> {
    let (_, score) = results.iter().find(|(pairing, _)| *pairing == (player, before))?;
    let [own, other] = points(score);
    let games = own + other;
    let mean = own / games;
    // A draw varies less than a win and a loss; counting it as both errs on the wide side.
    let deviation = (mean * (1.0 - mean) / games).sqrt();
    let slope = 400.0 / (LN_10 * mean * (1.0 - mean));
    Some((elo(mean), 1.96 * deviation * slope))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(wins: u32, losses: u32) -> Scoring {
        Scoring { wins, draws: 0, losses }
    }

    #[test]
    fn two_players_are_as_far_apart_as_their_score_says() {
        let rungs = rungs(2, &[((1, 0), score(75, 25))]);
        let expected = elo(75.5 / 101.0);
        assert!((rungs[1].rating - expected).abs() < 0.01, "{rungs:?}");
        assert_eq!((rungs[0].rating, rungs[0].step), (0.0, None));
        let (step, reach) = rungs[1].step.unwrap();
        assert!((step - expected).abs() < 0.01 && (70.0..90.0).contains(&reach), "{rungs:?}");
    }

    #[test]
    fn a_chain_adds_up_and_more_pairings_agree() {
        let results = [((1, 0), score(64, 36)), ((2, 1), score(64, 36)), ((2, 0), score(76, 24))];
        let found = rungs(3, &results);
        assert!((found[1].rating - 100.0).abs() < 5.0, "{found:?}");
        assert!((found[2].rating - 200.0).abs() < 5.0, "{found:?}");
    }

    #[test]
    fn a_clean_score_has_a_finite_distance() {
        let found = rungs(2, &[((1, 0), score(100, 0))]);
        assert!((900.0..1000.0).contains(&found[1].rating), "{found:?}");
    }
}
