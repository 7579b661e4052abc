use std::io::{self, Write};

use serde_json::{Map, Value as Json, json};
use thiserror::Error;

use super::json::{self, SCHEMA};
use super::report::Report;
use crate::cli::source::SourceName;
use crate::cli::told::{self, tell};
use crate::text::Texts;
use crate::wording::Said;

/// A record that goes on and on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("it is too long for a game")]
pub(in crate::cli) struct TooLong;

/// Where a game stands in its source, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The game of this number.
    Game(usize),
    /// The line of a stream.
    Line(usize),
}

impl Place {
    pub(super) const fn number(self) -> usize {
        let (Self::Game(number) | Self::Line(number)) = self;
        number
    }

    /// The object, its place first.
    fn before(self, fields: Map<String, Json>) -> Map<String, Json> {
        let key = match self {
            Self::Game(_) => "game",
            Self::Line(_) => "line",
        };
        [(key.to_owned(), json!(self.number()))].into_iter().chain(fields).collect()
    }
}

/// What becomes of the games of a source, which come one by one.
pub(super) trait Output {
    /// Comes before the first game.
    fn begin(&mut self) -> io::Result<()>;
    /// A game that was analysed.
    fn game(&mut self, place: Place, report: Report<'_>) -> io::Result<()>;
    /// A game that cannot be read.
    fn fault(&mut self, place: Place, fault: &dyn Said) -> io::Result<()>;
    /// Comes behind the last game.
    fn end(&mut self) -> io::Result<()>;
}

/// Reports for people; faults are told on standard error.
pub(super) struct Reports<'a> {
    out: &'a mut dyn Write,
    texts: &'a Texts,
    source: &'a SourceName,
    spoken: bool,
    written: bool,
}

impl<'a> Reports<'a> {
    /// Reports on the games of this source, spoken in sentences or drawn as tables.
    pub(super) fn new(
        out: &'a mut dyn Write,
        texts: &'a Texts,
        source: &'a SourceName,
        spoken: bool,
    ) -> Self {
        Self { out, texts, source, spoken, written: false }
    }
}

impl Output for Reports<'_> {
    fn begin(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn game(&mut self, place: Place, report: Report<'_>) -> io::Result<()> {
        if self.written {
            writeln!(self.out)?;
        }
        self.written = true;
        report.write(self.out, place.number(), self.spoken)?;
        self.out.flush()
    }

    fn fault(&mut self, _: Place, fault: &dyn Said) -> io::Result<()> {
        let (source, fault) = (self.source.said(self.texts), fault.said(self.texts));
        tell(&mut io::stderr(), format_args!("{source}: {fault}"));
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An object a line, each with the schema.
pub(super) struct Objects<'a>(pub(super) &'a mut dyn Write);

impl Objects<'_> {
    fn write(&mut self, place: Place, fields: Map<String, Json>) -> io::Result<()> {
        let schema = [("schema".to_owned(), json!(SCHEMA))];
        let object: Map<_, _> = schema.into_iter().chain(place.before(fields)).collect();
        writeln!(self.0, "{}", told::json(&Json::Object(object)))?;
        self.0.flush()
    }
}

impl Output for Objects<'_> {
    fn begin(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn game(&mut self, place: Place, report: Report<'_>) -> io::Result<()> {
        self.write(place, json::game(report.subject, report.review, report.limits))
    }

    fn fault(&mut self, place: Place, fault: &dyn Said) -> io::Result<()> {
        self.write(place, error(fault))
    }

    fn end(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// One document, its games a line each.
pub(super) struct Document<'a> {
    out: &'a mut dyn Write,
    begun: bool,
}

impl<'a> Document<'a> {
    pub(super) fn new(out: &'a mut dyn Write) -> Self {
        Self { out, begun: false }
    }

    fn write(&mut self, place: Place, fields: Map<String, Json>) -> io::Result<()> {
        let comma = if self.begun { "," } else { "" };
        self.begun = true;
        write!(self.out, "{comma}\n{}", told::json(&Json::Object(place.before(fields))))?;
        self.out.flush()
    }
}

impl Output for Document<'_> {
    fn begin(&mut self) -> io::Result<()> {
        write!(self.out, "{{\"schema\":{},\"games\":[", json!(SCHEMA))
    }

    fn game(&mut self, place: Place, report: Report<'_>) -> io::Result<()> {
        self.write(place, json::game(report.subject, report.review, report.limits))
    }

    fn fault(&mut self, place: Place, fault: &dyn Said) -> io::Result<()> {
        self.write(place, error(fault))
    }

    fn end(&mut self) -> io::Result<()> {
        writeln!(self.out, "\n]}}")
    }
}

fn error(fault: &dyn Said) -> Map<String, Json> {
    [("error".to_owned(), json!(fault.to_string()))].into_iter().collect()
}
