use std::borrow::Cow;
use std::vec;

use super::detect::{self, Format, WthorFile};
use super::paragraph::{self, Piece};
use super::wthor::Names;
use super::{GameError, InputError, convert, lines, text, wthor};
use crate::formats::record::GameRecord;
use crate::formats::wthor::GameFile;
use crate::formats::{ggf, sgf};
use crate::rules::Rules;

/// A file or a text whose format has been found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input<'a> {
    format: Format,
    content: Content<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Content<'a> {
    Text(Cow<'a, str>),
    Wthor(GameFile),
}

impl<'a> Input<'a> {
    /// Finds the format of a file's bytes. Never more is allocated than in proportion to them.
    ///
    /// # Errors
    /// When there is nothing in them, or nothing that any format has.
    pub fn of_bytes(bytes: &'a [u8]) -> Result<Self, InputError> {
        match detect::wthor(bytes) {
            Some(WthorFile::Names) => Err(InputError::Names),
            Some(WthorFile::Games) => {
                let content = Content::Wthor(GameFile::read(bytes)?);
                Ok(Self { format: Format::Wthor, content })
            }
            None => Self::of(text::decode(bytes)?),
        }
    }

    /// Finds the format of a text, as it is pasted.
    ///
    /// # Errors
    /// When there is nothing in it.
    pub fn of_text(text: &'a str) -> Result<Self, InputError> {
        Self::of(Cow::Borrowed(text.strip_prefix('\u{feff}').unwrap_or(text)))
    }

    fn of(text: Cow<'a, str>) -> Result<Self, InputError> {
        if text.trim().is_empty() {
            return Err(InputError::Empty);
        }
        Ok(Self { format: detect::text(&text), content: Content::Text(text) })
    }

    /// The format.
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// The file, if it is one of WTHOR.
    #[must_use]
    pub const fn wthor(&self) -> Option<&GameFile> {
        match &self.content {
            Content::Wthor(file) => Some(file),
            Content::Text(_) => None,
        }
    }

    /// Reads the games one by one. `rules` are those of texts that do not say which game they hold.
    #[must_use]
    pub fn games<'b>(&'b self, rules: Rules, names: &'b Names) -> Games<'b> {
        Games(match (&self.content, self.format) {
            (Content::Wthor(file), _) => Source::Wthor { file, names, next: 0 },
            (Content::Text(text), Format::Ggf) => Source::Ggf(ggf::games(text)),
            (Content::Text(text), Format::Sgf) => Source::Sgf(sgf::games(text)),
            (Content::Text(text), _) => {
                let pieces = paragraph::pieces(text, rules);
                Source::Pieces { pieces: pieces.into_iter(), rules, read: 0 }
            }
        })
    }
}

/// The games of an [`Input`], with what is wrong with those that cannot be read.
#[derive(Clone, Debug)]
pub struct Games<'a>(Source<'a>);

#[derive(Clone, Debug)]
enum Source<'a> {
    Ggf(ggf::Games<'a>),
    Sgf(sgf::Games<'a>),
    Pieces { pieces: vec::IntoIter<Piece>, rules: Rules, read: usize },
    Wthor { file: &'a GameFile, names: &'a Names, next: usize },
}

impl Iterator for Games<'_> {
    type Item = Result<GameRecord, GameError>;

    fn next(&mut self) -> Option<Self::Item> {
        match &mut self.0 {
            Source::Ggf(games) => {
                Some(games.next()?.map(|game| convert::from_ggf(&game)).map_err(GameError::Ggf))
            }
            Source::Sgf(games) => Some(games.next()?.map_err(GameError::Sgf)),
            Source::Pieces { pieces, rules, read } => {
                let piece = pieces.next()?;
                *read += 1;
                let (game, line) = (*read, piece.line);
                Some(read_piece(&piece, *rules).map_err(|fault| GameError::Line {
                    game,
                    line,
                    fault,
                }))
            }
            Source::Wthor { file, names, next } => {
                let index = *next;
                *next += 1;
                wthor::game(file, index, names)
            }
        }
    }
}

fn read_piece(piece: &Piece, rules: Rules) -> Result<GameRecord, super::LineFault> {
    let mut game = lines::read(&piece.text, rules)?;
    for (name, value) in &piece.tags {
        let field = match name.as_str() {
            "Black" => &mut game.black.name,
            "White" => &mut game.white.name,
            "Event" => &mut game.event,
            "Site" => &mut game.place,
            "Date" => &mut game.date,
            _ => continue,
        };
        value.clone_into(field);
    }
    Ok(game)
}
