//! Discs that turn, and answers of the engine that wait until the last move has been seen.

use std::time::{Duration, Instant};

use crate::rules::{Bitboard, Square};
use crate::session::{Message, News};
use crate::tui::widgets::Flipping;

/// The time between two pictures of discs that turn.
const FRAME: Duration = Duration::from_millis(25);
/// How long a person's move stands before the engine's answer is shown.
const BEFORE_ANSWER: Duration = Duration::from_millis(450);
/// How long the last move of a game stands before the result is shown.
const BEFORE_RESULT: Duration = Duration::from_millis(1200);
/// How long a move between engines stands.
const BETWEEN_ENGINES: Duration = Duration::from_millis(700);

/// What the screen is still busy showing.
#[derive(Debug, Default)]
pub(super) struct Pace {
    turning: Option<Turning>,
    /// Until when the worker's messages wait.
    rest: Option<Instant>,
    /// Whether they wait for a key.
    waits: bool,
    held: Vec<Message>,
    /// When the last disc was placed.
    placed_at: Option<Instant>,
}

#[derive(Clone, Copy, Debug)]
struct Turning {
    from: Square,
    discs: Bitboard,
    since: Instant,
    next_frame: Instant,
}

impl Pace {
    /// A disc was placed: shows how the others turn, if that is wanted, and lets the next move
    /// wait.
    pub(super) fn placed(
        &mut self,
        from: Square,
        discs: Bitboard,
        animated: bool,
        engines_only: bool,
        now: Instant,
    ) {
        self.placed_at = Some(now);
        let turns = animated && !discs.is_empty();
        self.turning =
            turns.then_some(Turning { from, discs, since: now, next_frame: now + FRAME });
        self.rest = match (engines_only, animated) {
            (true, _) => Some(now + BETWEEN_ENGINES),
            (false, true) => Some(now + BEFORE_ANSWER),
            (false, false) => None,
        };
    }

    /// The move just placed was the last of the game: lets it stand, unless nothing is animated.
    pub(super) fn ended(&mut self, animated: bool, now: Instant) {
        if animated && self.is_of(now) {
            self.rest = Some(now + BEFORE_RESULT);
        }
    }

    /// Whether the last move is still to be looked at.
    pub(super) const fn is_resting(&self) -> bool {
        self.turning.is_some() || self.rest.is_some() || self.waits
    }

    /// Lets what has happened stand until a key is pressed.
    pub(super) const fn wait_for_key(&mut self) {
        self.waits = true;
    }

    /// Whether it does.
    pub(super) const fn waits_for_key(&self) -> bool {
        self.waits
    }

    /// Shows the rest at once.
    pub(super) const fn skip(&mut self) {
        self.turning = None;
        self.rest = None;
        self.waits = false;
    }

    /// Keeps a message while the last move is still being shown; gives it back otherwise. What the
    /// engine thinks moves nothing on the board and may be seen at once, like a name.
    pub(super) fn hold(&mut self, message: Message) -> Option<Message> {
        if (self.rest.is_none() && !self.waits)
            || matches!(message.news, News::Progress(_) | News::Introduced { .. })
        {
            return Some(message);
        }
        self.held.push(message);
        None
    }

    /// Whether the engine has answered, and its answer waits to be shown.
    pub(super) fn holds_answer(&self) -> bool {
        self.held.iter().any(|message| {
            matches!(
                message.news,
                News::Answer(_) | News::Failed(_) | News::Chosen(_) | News::Left(_)
            )
        })
    }

    /// The messages that have waited long enough.
    pub(super) fn released(&mut self) -> Vec<Message> {
        if self.rest.is_none() && !self.waits { std::mem::take(&mut self.held) } else { Vec::new() }
    }

    /// Takes note of the time and gives back whether the picture has changed.
    pub(super) fn tick(&mut self, now: Instant) -> bool {
        if self.rest.is_some_and(|rest| rest <= now) {
            self.rest = None;
        }
        let Some(turning) = &mut self.turning else { return false };
        let due = turning.next_frame <= now;
        if now.duration_since(turning.since) >= Flipping::LONGEST {
            self.turning = None;
        } else if due {
            turning.next_frame = now + FRAME;
        }
        due || self.turning.is_none()
    }

    /// When [`Pace::tick`] is wanted.
    pub(super) fn deadline(&self) -> Option<Instant> {
        [self.turning.map(|turning| turning.next_frame), self.rest].into_iter().flatten().min()
    }

    /// Whether the move being shown was made just now.
    pub(super) fn is_of(&self, now: Instant) -> bool {
        self.placed_at == Some(now)
    }

    /// Whether discs are turning.
    pub(super) const fn is_busy(&self) -> bool {
        self.turning.is_some()
    }

    /// The discs that turn, as they are seen now.
    pub(super) fn flipping(&self, now: Instant) -> Option<Flipping> {
        self.turning.map(|turning| Flipping {
            from: turning.from,
            discs: turning.discs,
            elapsed: now.saturating_duration_since(turning.since),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Failure;

    fn message() -> Message {
        let failure = Failure { text: String::new(), place: None };
        Message { generation: 1, news: News::Failed(failure) }
    }

    #[test]
    fn an_answer_waits_until_the_move_was_seen() {
        let mut pace = Pace::default();
        let start = Instant::now();
        pace.placed(Square::F5, Square::E5.bit(), true, false, start);
        assert_eq!(pace.hold(message()), None);
        assert!(pace.released().is_empty() && pace.holds_answer());
        pace.tick(start + BEFORE_ANSWER);
        assert_eq!(pace.released().len(), 1);
        assert_eq!(pace.deadline(), None);
    }

    #[test]
    fn the_last_move_of_a_game_stands_before_the_result() {
        let mut pace = Pace::default();
        let start = Instant::now();
        pace.ended(true, start);
        assert!(!pace.is_resting(), "no move was made");
        pace.placed(Square::F5, Square::E5.bit(), true, false, start);
        pace.ended(true, start);
        pace.tick(start + BEFORE_ANSWER);
        assert!(pace.is_resting());
        pace.tick(start + BEFORE_RESULT);
        assert!(!pace.is_resting());
    }

    #[test]
    fn turning_ends_by_itself_and_then_nothing_is_due() {
        let mut pace = Pace::default();
        let mut now = Instant::now();
        let end = now + Duration::from_secs(1);
        pace.placed(Square::F5, Square::E5.bit(), true, false, now);
        let mut pictures = 0;
        while let Some(deadline) = pace.deadline() {
            assert!(deadline > now && deadline < end);
            now = deadline;
            pictures += usize::from(pace.tick(now));
        }
        assert!((5..=12).contains(&pictures), "{pictures}");
        assert!(pace.flipping(now).is_none());
    }

    #[test]
    fn without_animation_a_person_waits_for_nothing() {
        let mut pace = Pace::default();
        pace.placed(Square::F5, Square::E5.bit(), false, false, Instant::now());
        assert_eq!(pace.deadline(), None);
        assert!(pace.hold(message()).is_some());
    }

    #[test]
    fn a_key_ends_the_wait() {
        let mut pace = Pace::default();
        pace.placed(Square::F5, Square::E5.bit(), true, true, Instant::now());
        pace.hold(message());
        pace.skip();
        assert_eq!((pace.deadline(), pace.released().len()), (None, 1));
    }
}
