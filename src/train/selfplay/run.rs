use std::ops::Range;
use std::sync::{Arc, mpsc};
use std::thread;

use super::{SelfPlayer, Settings};
use crate::eval::Evaluator;
use crate::train::corpus::Game;

/// The games that a thread may be ahead of the one that is kept next.
const AHEAD: usize = 64;

/// Plays the games of these numbers on so many threads, at least one, and hands them over in
/// order.
///
/// # Errors
/// The first that `keep` gives back, which ends the run.
pub fn play<E: Evaluator, F>(
    settings: Settings,
    evaluation: &Arc<E>,
    numbers: Range<u64>,
    threads: usize,
    keep: &mut dyn FnMut(&Game) -> Result<(), F>,
) -> Result<(), F> {
    let threads = threads.max(1);
    thread::scope(|scope| {
        let players: Vec<_> = (0..threads)
            .map(|first| {
                let (sender, games) = mpsc::sync_channel(AHEAD);
                let own = numbers.clone().skip(first).step_by(threads);
                let mut player = SelfPlayer::new(settings, Arc::clone(evaluation));
                scope.spawn(move || {
                    for number in own {
                        if sender.send(player.game(number)).is_err() {
                            break;
                        }
                    }
                });
                games
            })
            .collect();
        for (_, games) in numbers.zip(players.iter().cycle()) {
            keep(&games.recv().expect("a player hands over all its games"))?;
        }
        Ok(())
    })
}
