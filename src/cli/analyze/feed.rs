use std::fs::File;
use std::io::{self, BufRead, BufReader, Cursor};
use std::path::Path;

use crate::cli::source::{Meant, Source, SourceError, SourceName, meant_by};
use crate::store::is_saved_game;

/// What JSON lines are made from.
pub(super) enum Feed {
    /// Text, a game after another; it may never end.
    Stream(Box<dyn BufRead>),
    /// What has to be read as a whole: WTHOR, a saved game, UTF-16.
    Whole(Source),
}

/// Opens standard input (`-`), a file, or the argument itself if it is a game.
pub(super) fn open(argument: &str) -> Result<Feed, SourceError> {
    let path = Path::new(argument);
    let (name, stream): (_, Box<dyn BufRead>) = if argument == "-" {
        (SourceName::Input, Box::new(io::stdin().lock()))
    } else if meant_by(argument)? == Meant::Game {
        (SourceName::Argument, Box::new(Cursor::new(argument.to_owned())))
    } else {
        let name = SourceName::of(path);
        match File::open(path) {
            Ok(file) => (name, Box::new(BufReader::new(file))),
            Err(reason) => return Err(SourceError::Io { name, reason }),
        }
    };
    let path = path.is_file().then(|| path.to_owned());
    sort(stream, name, path)
}

fn sort(
    mut stream: Box<dyn BufRead>,
    name: SourceName,
    path: Option<std::path::PathBuf>,
) -> Result<Feed, SourceError> {
    match stream.fill_buf() {
        Err(reason) => Err(SourceError::Io { name, reason }),
        Ok(head) if is_whole(head) => Ok(Feed::Whole(Source::read_from(&mut stream, name, path)?)),
        Ok(_) => Ok(Feed::Stream(stream)),
    }
}

/// Whether what begins so is no stream of lines: the first byte of a file of WTHOR is a century, and
/// UTF-16 begins with its mark.
fn is_whole(head: &[u8]) -> bool {
    matches!(head, [19..=21, ..] | [0xff, 0xfe, ..] | [0xfe, 0xff, ..]) || is_saved_game(head)
}
