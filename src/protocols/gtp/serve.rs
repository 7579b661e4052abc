use std::io::{self, BufRead, Write};

use super::command::{Command, Fault};
use super::controller::Controller;
use super::framing::{Asked, write};
use crate::protocols::Settings;
use crate::protocols::input::read_line;

/// Answers the commands of `input` one by one, each flushed, until `quit` or the end of the input.
///
/// Commands are carried out in order and no search is cut short: what was received before the end
/// is still answered. Reads a line only when the one before is answered, so that a flood of them
/// waits with its sender.
///
/// # Errors
/// When there is no thread to search on, the input cannot be read or an answer not be written. A closed pipe is told as
/// [`io::ErrorKind::BrokenPipe`].
pub fn serve(
    settings: Settings,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let mut controller = Controller::new(settings)?;
    while let Some(line) = read_line(input)? {
        let Some(asked) = Asked::read(&line) else { continue };
        let command = Command::named(&asked.name);
        let answer = match command {
            None => Err(Fault::UnknownCommand),
            Some(_) if asked.cut => Err(Fault::TooLong),
            Some(command) => controller.answer(command, &asked),
        };
        match answer {
            Ok(text) => write(output, &asked.id, Ok(&text))?,
            Err(fault) => write(output, &asked.id, Err(&fault.to_string()))?,
        }
        if command == Some(Command::Quit) {
            break;
        }
    }
    Ok(())
}
