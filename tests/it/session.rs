//! A session by its commands and events, without a thread: the test answers for the worker.

use std::time::Duration;

use otello::eval::Value;
use otello::game::{Game, Seats, Strength};
use otello::rules::{Disc, Move, Position, Rules, Square};
use otello::search::{Bound, Candidate, Limits, Report, Searcher, Stop};
use otello::session::{
    Command, Event, Failure, Message, News, Order, PassReason, Phase, Refusal, Request, Session,
    Task,
};

fn session(seats: Seats) -> Session {
    let start = Position::start(Rules::Othello);
    let mut session = Session::new(Game::new(start, seats, 1, String::new()));
    session.begin();
    session
}

fn against_engine() -> Session {
    session(Seats::against_engine(Disc::Black, Strength::Depth(1)))
}

/// The search that was asked for last, of the orders that nobody has taken out.
fn request(session: &mut Session) -> Request {
    let requests = session.take_orders().into_iter().filter_map(|order| match order {
        Order::Search(request) => Some(request),
        _ => None,
    });
    requests.last().expect("the engine is asked")
}

/// Whether the search was to stop, by the orders that nobody has taken out.
fn stops(session: &mut Session) -> bool {
    session.take_orders().contains(&Order::Stop)
}

fn reply(request: &Request) -> Message {
    let answer = Searcher::new(1)
        .search(&request.position, &Limits::depth(1), &Stop::new(), &mut |_| {})
        .unwrap();
    Message { generation: request.generation, news: News::Answer(answer) }
}

#[test]
fn the_engine_answers_a_move_and_undo_takes_both_back() {
    let mut session = against_engine();
    session.handle(Command::Place(Square::F5));
    assert_eq!(session.phase(), Phase::Thinking);
    let message = reply(&request(&mut session));
    assert!(matches!(session.receive(message)[..], [.., Event::Placed { by: Disc::White, .. }]));
    assert_eq!(session.phase(), Phase::Human);
    assert_eq!(session.handle(Command::Undo), [Event::TakenBack]);
    assert_eq!(session.position(), &Position::start(Rules::Othello));
    assert_eq!(session.phase(), Phase::Human);
    assert!(session.game().assisted);
    assert_eq!(session.handle(Command::Undo), [Event::Refused(Refusal::NothingToUndo)]);
    assert_eq!(session.handle(Command::Redo), [Event::PlayedAgain]);
    assert_eq!(session.game().record.plies(), 2);
}

/// The engine varies its first moves: what it tells is about the move that it chose.
#[test]
fn the_engine_tells_the_line_and_the_value_of_the_move_that_it_plays() {
    let mut not_the_best = 0;
    for seed in 0..20 {
        let start = Position::start(Rules::Othello);
        let seats = Seats::against_engine(Disc::Black, Strength::Depth(2));
        let mut session = Session::new(Game::new(start, seats, seed, String::new()));
        session.begin();
        for _ in 0..4 {
            let square = session.position().legal_moves().first().unwrap();
            session.handle(Command::Place(square));
            let asked = request(&mut session);
            let answer = Searcher::new(1)
                .search(&asked.position, &asked.limits, &Stop::new(), &mut |_| {})
                .unwrap();
            let news = News::Answer(answer.clone());
            session.receive(Message { generation: asked.generation, news });
            let played = session.game().record.last_placement().unwrap().action;
            let told = &session.thought().unwrap().report;
            assert_eq!(told.line.first(), Some(&played));
            let mut candidates = answer.candidates.iter();
            let chosen = candidates.find(|candidate| Some(candidate.square) == played.square());
            assert_eq!(chosen.map(|candidate| candidate.value), Some(told.value));
            not_the_best += usize::from(played.square() != Some(answer.best()));
        }
    }
    assert!(not_the_best > 0, "a move other than the best is chosen at times");
}

/// Case P30 (b).
#[test]
fn a_person_cannot_move_for_the_engine() {
    let mut session = against_engine();
    session.handle(Command::Place(Square::F5));
    let asked = request(&mut session);
    let refused = [Event::Refused(Refusal::EngineToMove)];
    assert_eq!(session.handle(Command::Place(Square::F4)), refused);
    assert_eq!(session.handle(Command::Hint), refused);
    assert_eq!(session.handle(Command::Cancel), [Event::TakenBack]);
    assert!(stops(&mut session));
    assert!(session.receive(reply(&asked)).is_empty(), "the answer is stale");
    assert_eq!(session.phase(), Phase::Human);
}

#[test]
fn a_game_between_engines_pauses_and_goes_on() {
    let start = Position::start(Rules::Othello);
    let seats = Seats::watch(Strength::Depth(1));
    let mut session = Session::new(Game::new(start, seats, 1, String::new()));
    session.begin();
    let asked = request(&mut session);
    assert_eq!(session.handle(Command::Cancel), [Event::Paused]);
    assert!(stops(&mut session));
    assert!(session.receive(reply(&asked)).is_empty());
    session.handle(Command::Continue);
    let asked = request(&mut session);
    session.receive(reply(&asked));
    assert_eq!(session.game().record.plies(), 1);
    assert_eq!(session.handle(Command::Undo), [Event::Refused(Refusal::NothingToUndo)]);
}

#[test]
fn a_fault_of_the_engine_leaves_the_game_and_can_be_repeated() {
    let mut session = against_engine();
    session.handle(Command::Place(Square::F5));
    let failure = Failure { text: "out of luck".to_owned(), place: None };
    let generation = request(&mut session).generation;
    let news = News::Failed(failure.clone());
    let told = session.receive(Message { generation, news });
    assert_eq!(told, [Event::EngineFailed(failure)]);
    assert_eq!(session.phase(), Phase::Failed);
    session.handle(Command::MoveNow);
    let asked = request(&mut session);
    session.receive(reply(&asked));
    assert_eq!(session.game().record.plies(), 2);
}

#[test]
fn hints_belong_to_the_position_shown() {
    let mut session = session(Seats::TWO_PLAYERS);
    session.handle(Command::Hint);
    let Request { generation, .. } = request(&mut session);
    let candidates = vec![Candidate { square: Square::F5, value: Value::ZERO, bound: Bound::True }];
    let report = Report {
        depth: 1,
        exact: false,
        value: Value::ZERO,
        line: vec![],
        nodes: 1,
        elapsed: Duration::ZERO,
    };
    let hints = Message { generation, news: News::Hints { candidates, report, done: false } };
    assert_eq!(session.receive(hints.clone()), [Event::Hinted]);
    assert_eq!(session.hints().unwrap().candidates.len(), 1);
    session.handle(Command::Place(Square::F5));
    assert!(session.hints().is_none());
    assert!(session.receive(hints).is_empty());
    assert!(session.game().assisted);
}

/// Case P09: the position begins with a pass, which is told.
#[test]
fn a_position_may_begin_with_a_pass() {
    let black = otello::bitboard! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . X . . . . . .
    };
    let start = Position::othello(black, Square::A8.bit(), Disc::Black).unwrap();
    let game = Game::new(start, Seats::TWO_PLAYERS, 1, String::new());
    let mut session = Session::new(game);
    let told = session.begin();
    assert_eq!(told, [Event::Passed { by: Disc::Black, reason: PassReason::NoMove }]);
    let told = session.handle(Command::Place(Square::C8));
    assert_eq!(told.last(), Some(&Event::Over));
    assert_eq!(session.phase(), Phase::Over);
    assert_eq!(session.game().record.start().to_move(), Disc::Black);
}

fn with_clocks(seats: Seats) -> Session {
    let start = Position::start(Rules::Othello);
    let game = Game::new(start, seats, 1, String::new());
    Session::new(game.with_clocks("10s".parse().ok()))
}

#[test]
fn time_passes_for_the_side_to_move_until_its_flag_falls() {
    let mut session = with_clocks(Seats::TWO_PLAYERS);
    session.begin();
    let seconds = Duration::from_secs;
    assert!(session.pass_time(seconds(4)).is_empty());
    session.handle(Command::Place(Square::F5));
    assert_eq!(session.clock_runs_for(), Some(Disc::White));
    session.handle(Command::Hint);
    let told = session.pass_time(seconds(10));
    let fell = Event::FlagFell { by: Disc::White };
    assert_eq!(told, [fell, Event::Over]);
    assert!(stops(&mut session));
    assert_eq!((session.phase(), session.clock_runs_for()), (Phase::Over, None));
    let over = Refusal::Illegal(otello::rules::IllegalMove::GameOver);
    assert_eq!(session.handle(Command::Place(Square::D6)), [Event::Refused(over)]);
    assert!(session.pass_time(seconds(10)).is_empty());
    session.handle(Command::Undo);
    assert_eq!(session.phase(), Phase::Human);
    assert_eq!(session.game().clocks().unwrap().left(Disc::Black), seconds(10));
}

#[test]
fn an_engine_is_asked_for_a_move_within_what_its_clock_shows() {
    let mut session = with_clocks(Seats::watch(Strength::Clock));
    let hard = |session: &mut Session| request(session).limits.time.unwrap().hard;
    session.begin();
    let first = hard(&mut session);
    assert!(first < Duration::from_secs(5));
    session.pass_time(Duration::from_secs(9));
    session.handle(Command::Cancel);
    assert_eq!(session.phase(), Phase::Paused);
    assert!(session.pass_time(Duration::from_secs(60)).is_empty(), "both clocks stand");
    session.handle(Command::Continue);
    let later = hard(&mut session);
    assert!(later < first / 4, "{later:?} of one second, {first:?} of ten");
}

/// A session that ponders, with the engine's first answer to f5, and what it then asked for.
fn pondering() -> (Session, Request) {
    let start = Position::start(Rules::Othello);
    let seats = Seats::against_engine(Disc::Black, Strength::Depth(6));
    let mut session = Session::new(Game::new(start, seats, 1, String::new()));
    session.let_ponder(true);
    assert!(session.begin().is_empty());
    assert_eq!(session.take_orders(), [], "nothing is expected before the engine has moved");
    session.handle(Command::Place(Square::F5));
    let asked = request(&mut session);
    let answer = found(&asked);
    session.receive(Message { generation: asked.generation, news: answer });
    let asked = request(&mut session);
    assert_eq!((asked.task, session.phase()), (Task::Ponder, Phase::Human));
    (session, asked)
}

/// What the search that was asked for finds; its best move alone, so that it is chosen.
fn found(request: &Request) -> News {
    let Request { position, limits, .. } = request;
    let mut answer = Searcher::new(1).search(position, limits, &Stop::new(), &mut |_| {}).unwrap();
    answer.candidates.truncate(1);
    News::Answer(answer)
}

/// The move that a pondered position lies behind.
fn expected(session: &Session, asked: &Request) -> Square {
    let legal = session.position().legal_moves();
    let mut squares = legal.squares();
    squares
        .find(|&square| session.position().play(Move::Place(square)).unwrap() == asked.position)
        .expect("a legal move leads to it")
}

#[test]
fn an_expected_move_is_answered_by_the_search_that_runs() {
    let (mut session, asked) = pondering();
    let told = session.handle(Command::Place(expected(&session, &asked)));
    assert!(matches!(told[..], [Event::Placed { by: Disc::Black, .. }]));
    assert!(!stops(&mut session), "nothing is stopped");
    assert_eq!(session.phase(), Phase::Thinking);
    let told = session.receive(Message { generation: asked.generation, news: found(&asked) });
    assert!(told.iter().any(|event| matches!(event, Event::Placed { by: Disc::White, .. })));
}

#[test]
fn an_answer_that_is_known_already_comes_as_a_message() {
    let (mut session, asked) = pondering();
    let answer = Message { generation: asked.generation, news: found(&asked) };
    assert!(session.receive(answer.clone()).is_empty(), "a person must not be told");
    assert!(
        session.thought().is_some_and(|thought| thought.report.line[0] != Move::Place(Square::F5))
    );
    session.handle(Command::Place(expected(&session, &asked)));
    assert_eq!(session.take_orders(), [Order::Recall(answer.clone())]);
    session.receive(answer);
    assert_eq!(session.game().record.plies(), 4);
}

#[test]
fn whatever_else_is_done_drops_what_was_pondered() {
    let (session, asked) = pondering();
    let other = {
        let expected = expected(&session, &asked);
        session.choices().squares().find(|square| *square != expected).unwrap()
    };
    for command in [Command::Place(other), Command::Hint, Command::Undo, Command::SwapSides] {
        let mut session = session.clone();
        session.handle(command);
        assert_eq!(session.take_orders().first(), Some(&Order::Stop), "{command:?}");
        let late = Message { generation: asked.generation, news: found(&asked) };
        assert!(session.receive(late).is_empty());
    }
    let mut session = session;
    let illegal = session.handle(Command::Place(Square::A1));
    assert!(matches!(illegal[..], [Event::Refused(_)]));
    assert_eq!(session.take_orders(), [], "an illegal move stops nothing");
}

/// White, the engine, to move at c8 or c1; then Black ends the game.
fn two_moves_before_the_end() -> Session {
    let start = Position::othello(
        Square::B8.bit() | Square::A1.bit(),
        Square::A8.bit() | Square::B1.bit(),
        Disc::White,
    );
    let seats = Seats::against_engine(Disc::Black, Strength::Depth(1));
    Session::new(Game::new(start.unwrap(), seats, 1, String::new()))
}

#[test]
fn a_value_keeps_the_side_that_it_was_searched_for() {
    let mut session = two_moves_before_the_end();
    session.begin();
    let asked = request(&mut session);
    let answer = Searcher::new(1)
        .search(&asked.position, &asked.limits, &Stop::new(), &mut |report| {
            let news = News::Progress(report.clone());
            session.receive(Message { generation: asked.generation, news });
            assert_eq!(session.thought().map(|thought| thought.by), Some(Disc::White));
        })
        .unwrap();
    // The answer of a search that was told to move now is one like others.
    assert_eq!(session.handle(Command::MoveNow), []);
    assert!(stops(&mut session));
    let answer = otello::search::Answer { stopped: true, ..answer };
    session.receive(Message { generation: asked.generation, news: News::Answer(answer) });
    assert_eq!(session.thought().map(|thought| thought.by), Some(Disc::White));
    assert_eq!(session.phase(), Phase::Human);
    let square = session.position().legal_moves().first().unwrap();
    session.handle(Command::Place(square));
    assert_eq!(session.phase(), Phase::Over);
    assert_eq!(
        session.thought().map(|thought| thought.by),
        Some(Disc::White),
        "a person moved last, and the value is the engine's"
    );
    session.handle(Command::Undo);
    assert_eq!(session.thought(), None, "it was of another position");
}

#[test]
fn a_search_within_a_time_is_begun_anew_after_a_stop() {
    let seats = Seats::against_engine(Disc::White, Strength::Time(Duration::from_secs(1)));
    let start = Position::start(Rules::Othello);
    let mut timed = Session::new(Game::new(start, seats, 1, String::new()));
    timed.begin();
    let asked = request(&mut timed);
    timed.resumed();
    let orders = timed.take_orders();
    let [Order::Stop, Order::Search(again)] = &orders[..] else { panic!("{orders:?}") };
    assert!((again.position, &again.limits) == (asked.position, &asked.limits));
    assert!(timed.receive(reply(&asked)).is_empty(), "its time went on while nobody searched");
    assert!(!timed.receive(reply(again)).is_empty());
    let _ = timed.take_orders();
    timed.resumed();
    assert_eq!(timed.take_orders(), [], "a person is on turn");
}

#[test]
fn a_search_of_a_definite_depth_goes_on_after_a_stop() {
    let mut session = against_engine();
    session.handle(Command::Place(Square::F5));
    let asked = request(&mut session);
    session.resumed();
    assert_eq!(session.take_orders(), []);
    assert!(!session.receive(reply(&asked)).is_empty());
}
