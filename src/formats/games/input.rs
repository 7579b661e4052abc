use std::borrow::Cow;

use super::detect::{self, Format, WthorFile};
use super::list::{Piece, Pieces};
use super::wthor::Names;
use super::{GameError, InputError, convert, text, wthor};
use crate::formats::record::GameRecord;
use crate::formats::wthor::GameFile;
use crate::formats::{ggf, sgf};
use crate::rules::Rules;

/// A file or a text whose format has been found.
///
/// ```
/// use otello::formats::games::{Format, Input, Names};
/// use otello::rules::Rules;
///
/// let input = Input::of_text("(;GM[2]FF[4]PB[Ada];B[f5];W[d6])")?;
/// assert_eq!(input.format(), Format::Sgf);
/// let names = Names::default();
/// let game = input.games(Rules::Othello, &names).next().expect("it has a game")?;
/// assert_eq!((game.black.name.as_str(), game.moves.len()), ("Ada", 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
        let text = text::with_line_ends(text);
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
                Source::Pieces { pieces: Box::new(Pieces::of(text, rules)), read: 0 }
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
    Pieces { pieces: Box<Pieces<'a>>, read: usize },
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
            Source::Pieces { pieces, read } => {
                let Piece { line, game } = pieces.next()?;
                *read += 1;
                Some(game.map_err(|fault| GameError::Line { game: *read, line, fault }))
            }
            Source::Wthor { file, names, next } => {
                let index = *next;
                *next += 1;
                wthor::game(file, index, names)
            }
        }
    }
}
