//! A game as the result file keeps it: GGF, with what a match needs to know in its comment.

use std::time::Duration;

use super::{Control, Fixture, Side, TimeUse};
use crate::engines::FaultKind;
use crate::formats::{ggf, transcript};
use crate::game::Record;
use crate::rules::{Disc, Move};

/// What a move cost and what its player expected; an opening's moves have neither.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Thought {
    pub(super) value: Option<f64>,
    pub(super) took: Option<Duration>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ending {
    /// By the rules.
    Over,
    /// A side gave up.
    Resigned(Disc),
    /// A side did what it must not.
    Fault { by: Disc, kind: FaultKind, reason: String },
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Played {
    pub(super) record: Record,
    /// One for every turn of the record.
    pub(super) thoughts: Vec<Thought>,
    pub(super) ending: Ending,
}

impl Played {
    /// Whether a side used more time than it had.
    pub(super) const fn is_late(&self) -> bool {
        matches!(self.ending, Ending::Fault { kind: FaultKind::Time, .. })
    }
}

/// What a contest counts of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Which pairing, from 0.
    pub pairing: usize,
    /// Which game of the pairing, from 0.
    pub number: usize,
    /// A's points in halves: 0 for a loss, 1 for a draw, 2 for a win.
    pub halves: u8,
    /// A's discs less B's, empty squares to the winner, if the game was played to its end.
    pub discs: Option<i32>,
    /// Whose fault ended it, if one did: 0 for A, 1 for B.
    pub fault: Option<(usize, Fault)>,
    /// The time of A and of B.
    pub time: [TimeUse; 2],
}

/// What a side did that it must not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What it is counted as.
    pub kind: FaultKind,
    /// What happened.
    pub reason: String,
}

/// A game as GGF. Its comment says which game it is, how it was opened, and whose fault it was.
pub(super) fn write(
    fixture: &Fixture,
    sides: &[Side; 2],
    played: Played,
    date: String,
) -> ggf::Game {
    let [black, white] = match fixture.a {
        Disc::Black => [&sides[0], &sides[1]],
        Disc::White => [&sides[1], &sides[0]],
    };
    let opening: Vec<_> = fixture.opening.turns().iter().map(|turn| turn.action).collect();
    let mut comment = format!(
        "pairing {}; game {}; opening {}",
        fixture.pairing + 1,
        fixture.number + 1,
        transcript::write(&opening)
    );
    let record = &played.record;
    // What is left of the game is not won disc by disc.
    let lost = |by, ending| ggf::Result::lost(record.position(), by, ending);
    let result = match played.ending {
        Ending::Over => ggf::Result::of(record.position()),
        Ending::Resigned(by) => lost(by, ggf::Ending::Resigned),
        Ending::Fault { by, kind, reason } => {
            let reason = reason.replace(';', ",");
            comment += &format!("; fault {} {}: {reason}", colour(by), word(kind));
            lost(
                by,
                if kind == FaultKind::Time { ggf::Ending::TimedOut } else { ggf::Ending::Left },
            )
        }
    };
    let moves = record.turns().iter().zip(&played.thoughts).map(|(turn, thought)| ggf::Move {
        action: turn.action,
        value: thought.value,
        seconds: thought.took.map(|took| (took.as_secs_f64() * 1000.0).round() / 1000.0),
    });
    ggf::Game {
        time: time(sides),
        place: "Otello match".to_owned(),
        date,
        black: black.to_string(),
        white: white.to_string(),
        result: Some(result),
        other: vec![("CO".to_owned(), comment)],
        moves: moves.collect(),
        ..ggf::Game::new(*record.start())
    }
}

/// The clock of a game in which both sides have the same.
fn time(sides: &[Side; 2]) -> String {
    match [sides[0].control, sides[1].control] {
        [Control::Clock(clock), Control::Clock(other)] if clock == other => clock.to_ggf(),
        _ => "0".to_owned(),
    }
}

/// Reads what [`write()`] wrote; `None` for a game of another origin.
pub(super) fn read(game: &ggf::Game) -> Option<Entry> {
    let comment = game.tag("CO")?;
    let field = |name: &str| {
        comment.split(';').find_map(|field| field.trim().strip_prefix(name)).map(str::trim)
    };
    let number = |name| field(name)?.parse::<usize>().ok()?.checked_sub(1);
    let (pairing, number) = (number("pairing ")?, number("game ")?);
    let a = if number.is_multiple_of(2) { Disc::Black } else { Disc::White };
    let fault = field("fault ").map(read_fault);
    let fault = match fault {
        Some(None) => return None,
        Some(Some((by, fault))) => Some((usize::from(by != a), fault)),
        None => None,
    };
    let result = game.result?;
    let score = if a == Disc::Black { result.score } else { -result.score };
    Some(Entry {
        pairing,
        number,
        halves: if score > 0.0 { 2 } else { u8::from(score == 0.0) },
        discs: result.ending.is_none().then_some(score as i32),
        fault,
        time: times(game, a),
    })
}

/// The number of discs that an opening placed, as a game's comment says.
pub(super) fn opening(game: &ggf::Game) -> Option<&str> {
    let fields = game.tag("CO")?.split(';');
    fields.filter_map(|field| field.trim_start().strip_prefix("opening")).next().map(str::trim)
}

fn read_fault(text: &str) -> Option<(Disc, Fault)> {
    let (head, reason) = text.split_once(':')?;
    let (by, kind) = head.split_once(' ')?;
    let by = Disc::BOTH.into_iter().find(|&disc| colour(disc) == by)?;
    let kinds = [FaultKind::Illegal, FaultKind::Crash, FaultKind::Time];
    let kind = kinds.into_iter().find(|&own| word(own) == kind)?;
    Some((by, Fault { kind, reason: reason.trim().to_owned() }))
}

const fn colour(disc: Disc) -> &'static str {
    match disc {
        Disc::Black => "Black",
        Disc::White => "White",
    }
}

const fn word(kind: FaultKind) -> &'static str {
    match kind {
        FaultKind::Illegal => "illegal",
        FaultKind::Crash => "crash",
        FaultKind::Time => "time",
    }
}

/// The time of A and B.
fn times(game: &ggf::Game, a: Disc) -> [TimeUse; 2] {
    let mut times = [TimeUse::default(); 2];
    let mut to_move = game.start.to_move();
    for step in &game.moves {
        let seconds = step.seconds.filter(|_| step.action != Move::Pass);
        if let Some(took) = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()) {
            times[usize::from(to_move != a)].add(took);
        }
        to_move = !to_move;
    }
    times
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rules};

    fn played(ending: Ending) -> Played {
        let opening = crate::starts::random(8, 3);
        let mut record = opening.clone();
        let mut thoughts = vec![Thought::default(); record.turns().len()];
        let square = record.position().legal_moves().first().unwrap();
        record.play(Move::Place(square)).unwrap();
        let took = Some(Duration::from_micros(1_234_567));
        thoughts.resize(record.turns().len(), Thought { value: Some(-1.5), took });
        Played { record, thoughts, ending }
    }

    fn entry(number: usize, ending: Ending) -> Entry {
        let players = ["depth:1".parse().unwrap(), "gtp:x; [y]".parse().unwrap()];
        let sides = Side::both(players, None::<Control>).unwrap();
        let a = if number.is_multiple_of(2) { Disc::Black } else { Disc::White };
        let opening = Record::new(Position::start(Rules::Othello));
        let fixture = Fixture { pairing: 2, number, opening, a };
        let text = ggf::write(&write(&fixture, &sides, played(ending), String::new()));
        read(&ggf::games(&text).next().unwrap().unwrap()).unwrap()
    }

    #[test]
    fn what_is_counted_survives_the_file() {
        let fault = Ending::Fault {
            by: Disc::White,
            kind: FaultKind::Illegal,
            reason: "played \"a1\"; it [turns] nothing".to_owned(),
        };
        let kept = entry(4, fault);
        assert_eq!((kept.pairing, kept.number, kept.halves, kept.discs), (2, 4, 2, None));
        let (side, fault) = kept.fault.unwrap();
        assert_eq!((side, fault.kind), (1, FaultKind::Illegal));
        assert_eq!(fault.reason, "played \"a1\", it (turns) nothing");
        assert_eq!(kept.time[0].total, Duration::from_millis(1235));
        assert_eq!((kept.time[0].moves, kept.time[1].moves), (1, 0));
    }

    #[test]
    fn whoever_gives_up_has_lost() {
        let kept = entry(1, Ending::Resigned(Disc::Black));
        assert_eq!((kept.halves, kept.discs, kept.fault), (2, None, None));
        assert_eq!(kept.time[1].moves, 1);
    }

    #[test]
    fn a_resignation_is_kept_with_the_discs_on_the_board_and_not_with_64() {
        let record = played(Ending::Over).record;
        let position = record.position();
        let fixture = Fixture {
            pairing: 0,
            number: 0,
            opening: Record::new(Position::start(Rules::Othello)),
            a: Disc::Black,
        };
        let players = ["depth:1".parse().unwrap(), "depth:2".parse().unwrap()];
        let sides = Side::both(players, None::<Control>).unwrap();
        for by in Disc::BOTH {
            let game = write(&fixture, &sides, played(Ending::Resigned(by)), String::new());
            let result = game.result.unwrap();
            assert_eq!(result, ggf::Result::lost(position, by, ggf::Ending::Resigned));
            assert!((2.0..20.0).contains(&result.score.abs()), "{result}");
        }
    }
}
