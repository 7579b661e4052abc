//! The analysis of games as a library: what it asks, and what it makes of the answers.

use otello::analysis::{
    Analysis, Cancelled, Examiner, Judged, Question, Review, Searching, best_moves, review,
};
use otello::formats::{board, transcript};
use otello::game::Record;
use otello::rules::{Disc, Move, Position, Rules};
use otello::search::{Candidate, Limits, Report, Searcher, Stop};

/// Case P15: a whole game with a pass of White's behind its 55th ply.
const GAME: &str = "e6f6f5f4e3c5c6d3c3f2f3e2e1d7g4d6c4h3h5c2d2g3f1g5e7d8f8d1c7f7g6h7e8g8h4g1h2b6b8\
                    g7b5c8h8h6a6h1g2b7b4a4a5a7b3a3a8a2b2a1b1c1";

fn played(moves: &str, rules: Rules) -> Record {
    let mut record = Record::new(Position::start(rules));
    for action in transcript::parse(moves, record.start()).unwrap() {
        if action != Move::Pass {
            record.play(action).unwrap();
        }
    }
    record
}

fn reviewed(record: &Record, limits: &Limits) -> Review {
    let mut searcher = Searcher::new(8);
    let stop = Stop::new();
    review(record, limits, &mut Searching::new(&mut searcher, &stop), &mut |_| {}).unwrap()
}

/// An examiner that keeps what it was asked.
struct Asked<'a> {
    searching: Searching<'a>,
    questions: Vec<Question>,
}

impl Examiner for Asked<'_> {
    type Fault = Cancelled;

    fn best(&mut self, question: &Question) -> Result<Report, Cancelled> {
        self.questions.push(question.clone());
        self.searching.best(question)
    }

    fn all(&mut self, question: &Question) -> Result<(Vec<Candidate>, Report), Cancelled> {
        self.questions.push(question.clone());
        self.searching.all(question)
    }
}

/// Asserts that a line replays from a position.
fn assert_replays(start: &Position, line: &[Move]) {
    let end = line.iter().try_fold(*start, |position, &action| position.play(action));
    assert!(end.is_ok(), "{line:?} from {}", board::write(start));
}

#[test]
fn every_turn_is_judged_by_lines_that_replay() {
    for (moves, rules) in [
        (GAME, Rules::Othello),
        ("f5d6c5f4e7f6g5e6e3", Rules::Othello),
        ("d4d5e4e5d6", Rules::Reversi),
    ] {
        let record = played(moves, rules);
        let review = reviewed(&record, &Limits::depth(4));
        assert_eq!(review.turns.len(), record.turns().len());
        for (index, judged) in review.turns.iter().enumerate() {
            let Judged { turn, best, played, .. } = judged;
            let before = record.position_before(index);
            assert_eq!(turn, &record.turns()[index]);
            assert_replays(before, &best.line);
            assert_replays(before, &played.line);
            assert_eq!(played.line[0], turn.action);
            assert!(best.value >= played.value, "{judged:?}");
            assert_eq!(best.depth, played.depth, "on equal terms: {judged:?}");
            assert_eq!(best.exact, played.exact, "on equal terms: {judged:?}");
        }
    }
}

/// What is reused from the positions behind is what a search of its own finds.
#[test]
fn solved_values_are_those_of_single_searches() {
    let review = reviewed(&played(GAME, Rules::Othello), &Limits::depth(6));
    let mut searcher = Searcher::new(8);
    let mut solve = |position: &Position| {
        let answer = searcher.search(position, &Limits::depth(24), &Stop::new(), &mut |_| {});
        answer.unwrap().report.value
    };
    let from = review.exact_from().unwrap();
    assert!((48..=50).contains(&from), "{from}");
    for (index, judged) in review.turns.iter().enumerate().skip(from) {
        let before = review.turns[index - 1].turn.after;
        if judged.turn.action == Move::Pass {
            continue;
        }
        assert_eq!(judged.best.value, solve(&before), "turn {index}");
        let after = judged.turn.after;
        if !after.is_over() && !after.must_pass() {
            assert_eq!(judged.played.value, -solve(&after), "turn {index}");
        }
    }
}

#[test]
fn passes_results_and_solved_moves_are_not_searched() {
    let record = played(GAME, Rules::Othello);
    let (mut searcher, stop) = (Searcher::new(8), Stop::new());
    let searching = Searching::new(&mut searcher, &stop);
    let mut asked = Asked { searching, questions: Vec::new() };
    let mut left = Vec::new();
    let limits = Limits::depth(6);
    review(&record, &limits, &mut asked, &mut |turns| left.push(turns)).unwrap();
    let solved: Vec<_> = asked
        .questions
        .iter()
        .filter(|question| question.position.empties().len() <= 12)
        .filter(|question| question.limits.exact_from > 0)
        .collect();
    assert_eq!(solved.len(), 12, "one for each placement, none for its rivals or the pass");
    assert!(solved[1..].iter().all(|question| !question.afresh), "the table is kept");
    let estimated: Vec<_> = asked
        .questions
        .iter()
        .filter(|question| question.position.empties().len() > 12)
        .filter(|question| question.limits == limits)
        .collect();
    assert_eq!(estimated.len(), 48);
    assert!(estimated.iter().all(|question| question.afresh));
    assert!(left.is_sorted_by(|one, next| one >= next), "{left:?}");
}

#[test]
fn an_analysis_can_be_given_up_and_taken_step_by_step() {
    let record = played(GAME, Rules::Othello);
    let (mut searcher, stop) = (Searcher::new(1), Stop::new());
    let mut searching = Searching::new(&mut searcher, &stop);
    let mut analysis = Analysis::new(&record, &Limits::depth(3));
    let question = analysis.question().unwrap();
    assert_eq!(analysis.question(), Some(question.clone()), "asking changes nothing");
    analysis.answer(searching.best(&question).unwrap());
    assert_eq!(analysis.turns_left(), record.turns().len() - 1);
    assert_eq!(analysis.clone().finish(), None, "it is not complete");
    stop.raise();
    let asked = analysis.question().unwrap();
    assert_eq!(searching.best(&asked), Err(Cancelled));
    let whole = review(&record, &Limits::depth(3), &mut searching, &mut |_| {});
    assert_eq!(whole, Err(Cancelled));
}

#[test]
fn a_line_without_turns_has_only_an_end() {
    let over = played("f5d6c5f4e7f6g5e6e3", Rules::Othello);
    let analysis = Analysis::new(&Record::new(*over.position()), &Limits::depth(20));
    assert_eq!(analysis.question(), None);
    let review = analysis.finish().unwrap();
    assert_eq!((review.turns.len(), review.final_value().discs()), (0, 64));
    assert_eq!((review.turning_point(), review.largest_loss()), (None, None));
    assert_eq!(review.play(Disc::Black).average_loss(), None);
    let start = reviewed(&Record::new(Position::start(Rules::Othello)), &Limits::depth(2));
    assert_eq!((start.end.line.len(), start.exact_from()), (2, None));
}

#[test]
fn the_moves_of_a_position_are_valued_alike_by_hints_and_reviews() {
    let record = played("f5d6c3d3c4", Rules::Othello);
    let review = reviewed(&record, &Limits::depth(5));
    let (mut searcher, stop) = (Searcher::new(8), Stop::new());
    let mut searching = Searching::new(&mut searcher, &stop);
    let limits = Limits::depth(5);
    let (moves, report) = best_moves(record.position(), &limits, 60, &mut searching).unwrap();
    assert_eq!(moves.len(), record.position().legal_moves().len() as usize);
    assert!(moves.is_sorted_by(|one, next| one.value >= next.value));
    assert_eq!(moves[0].value, report.value);
    let apart = (report.value - review.end.value).discs().abs();
    assert!(apart <= 1, "{report:?} {:?}", review.end);
    for hint in &moves {
        assert_eq!((hint.line[0], hint.line.len()), (hint.action, 5));
        assert_replays(record.position(), &hint.line);
    }
}
