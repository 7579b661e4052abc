use std::io::{self, BufRead, Write};

use super::dialogue::Dialogue;
use super::{DialogueError, Setup};

/// Plays by the commands of `input`, until it ends or says to quit; then keeps what is to be kept.
/// A search that takes longer than a moment does not hold that up. A game without people ends when
/// it is over, and reads no command.
///
/// # Errors
/// When there is no thread for the engine, a command cannot be read or an answer not written; an
/// `output` that is a closed pipe is a good end.
pub fn run(
    setup: Setup<'_>,
    input: Box<dyn BufRead + Send>,
    output: &mut dyn Write,
) -> Result<(), DialogueError> {
    let mut dialogue = Dialogue::new(setup, input, output)?;
    let ended = dialogue.lead();
    // Whatever ended it, the game is put where it belongs.
    let closed = dialogue.close();
    match ended.and(closed) {
        Err(DialogueError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        ended => ended,
    }
}
