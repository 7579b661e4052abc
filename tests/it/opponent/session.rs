//! In a session by its commands and events, without a thread: the test answers for the program.

use otello::engines::{Choice, EngineError};
use otello::game::{Forfeit, ForfeitWay, Game, Program, Seats, Strength};
use otello::rules::{Disc, Outcome, Position, Rules, Square};
use otello::session::{
    Command, Event, Message, News, Order, Phase, ProgramFault, ProgramRequest, Refusal, Session,
};

fn against_program() -> Session {
    let program = Program {
        command: "gtp:x".to_owned(),
        name: "x".to_owned(),
        time: None,
        patience: Program::PATIENCE,
    };
    let start = Position::start(Rules::Othello);
    let game = Game::new(start, Seats::against_program(Disc::Black), 1, String::new());
    let mut session = Session::new(Game { program: Some(program), ..game });
    assert_eq!(session.begin(), []);
    session
}

/// What the program was asked last.
fn question(session: &mut Session) -> ProgramRequest {
    match session.take_orders().pop() {
        Some(Order::AskProgram(request)) => *request,
        other => panic!("{other:?}"),
    }
}

fn chosen(generation: u64, square: Square) -> Message {
    let choice = Choice::Place { square, value: None };
    Message { generation, news: News::Chosen(choice) }
}

fn left(generation: u64, error: EngineError) -> Message {
    Message { generation, news: News::Left(ProgramFault::new(error)) }
}

#[test]
fn another_program_is_asked_and_its_move_is_made() {
    let mut session = against_program();
    session.handle(Command::Place(Square::F5));
    let request = question(&mut session);
    assert_eq!(request.question.record, session.game().record);
    assert_eq!(request.question.terms.patience, Program::PATIENCE);
    assert_eq!(session.phase(), Phase::Thinking);
    for (command, refusal) in [
        (Command::Place(Square::F4), Refusal::EngineToMove),
        (Command::MoveNow, Refusal::CannotHurry),
        (Command::SetStrength(Strength::Level(2)), Refusal::StrengthOfItsOwn),
    ] {
        assert_eq!(session.handle(command), [Event::Refused(refusal)]);
    }
    let moved = session.receive(chosen(request.generation, Square::D6));
    assert!(matches!(moved[..], [.., Event::Placed { by: Disc::White, square: Square::D6, .. }]));
    assert_eq!(session.phase(), Phase::Human);
}

#[test]
fn an_answer_to_a_move_that_was_taken_back_is_stale() {
    let mut session = against_program();
    session.handle(Command::Place(Square::F5));
    let stale = question(&mut session).generation;
    assert_eq!(session.handle(Command::Cancel), [Event::TakenBack]);
    assert_eq!(session.take_orders(), [Order::Stop]);
    assert_eq!(session.receive(chosen(stale, Square::D6)), []);
    assert_eq!(session.receive(left(stale, EngineError::Interrupted)), []);
    assert_eq!((session.phase(), session.game().record.plies()), (Phase::Human, 0));
}

#[test]
fn a_program_that_does_not_play_on_has_lost_until_a_move_is_taken_back() {
    let mut session = against_program();
    session.handle(Command::Place(Square::F5));
    let asked = question(&mut session);
    let fault = EngineError::NotAMove { reply: "h9".to_owned() };
    let ended = session.receive(left(asked.generation, fault));
    assert!(matches!(ended[..], [Event::Left { by: Disc::White, .. }, Event::Over]));
    assert_eq!(session.take_orders(), [Order::Stop]);
    assert!(session.game().is_over());
    assert_eq!(session.game().outcome(), Outcome::Win(Disc::Black));
    session.handle(Command::Undo);
    assert!(!session.game().is_over() && session.phase() == Phase::Human);
    session.handle(Command::Place(Square::F5));
    let asked = question(&mut session);
    let resigned = News::Chosen(Choice::Resign);
    let ended = session.receive(Message { generation: asked.generation, news: resigned });
    assert!(ended.contains(&Event::Resigned { by: Disc::White }));
    let forfeit = Forfeit { by: Disc::White, way: ForfeitWay::Resigned };
    assert_eq!(session.game().forfeit, Some(forfeit));
}

#[test]
fn a_program_that_cannot_be_started_loses_nothing() {
    let mut session = against_program();
    session.handle(Command::Place(Square::F5));
    let asked = question(&mut session);
    let reason = std::io::ErrorKind::NotFound.into();
    let fault = EngineError::Start { program: "x".to_owned(), reason };
    let told = session.receive(left(asked.generation, fault));
    assert!(matches!(told[..], [Event::Left { by: Disc::White, .. }]));
    assert_eq!((session.phase(), session.game().is_over()), (Phase::Failed, false));
    session.handle(Command::MoveNow);
    assert_eq!(question(&mut session).question.record, session.game().record);
}

#[test]
fn a_program_is_called_as_it_calls_itself() {
    let mut session = against_program();
    let introduced = |command: &str| News::Introduced {
        command: command.to_owned(),
        name: "Ada 1.0".to_owned(),
    };
    let message = |command| Message { generation: 0, news: introduced(command) };
    assert_eq!(session.receive(message("gtp:y")), []);
    assert_eq!(session.receive(message("gtp:x")), [Event::Changed]);
    assert_eq!(session.game().program.as_ref().unwrap().name, "Ada 1.0");
    assert_eq!(session.receive(message("gtp:x")), []);
}
