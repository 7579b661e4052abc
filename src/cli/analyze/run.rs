use std::io::{self, BufRead, IsTerminal, Write};

use super::arguments::{AnalyzeOptions, ReportFormat};
use super::feed::{self, Feed};
use super::output::{Document, Objects, Output, Place, Reports, TooLong};
use super::records;
use super::report::Report;
use super::subject::Subject;
use crate::analysis::{Review, Searching, review};
use crate::cli::failure::Failure;
use crate::cli::lines::Line;
use crate::cli::source::{ArgumentFault, Source, SourceName};
use crate::formats::games::{GameError, Input, InputError, Names};
use crate::rules::Rules;
use crate::search::{Limits, Searcher, Stop};
use crate::text::{Texts, say};
use crate::wording::Said;

/// Analyses every game of a source and says whether all could be read. `spoken` reports are in
/// sentences.
pub(in crate::cli) fn run(
    options: &AnalyzeOptions,
    texts: &Texts,
    spoken: bool,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let mut analyst = Analyst {
        searcher: options.search.searcher(),
        limits: options.search.limits(),
        rules: options.search.rules.into(),
        texts,
        progress: io::stderr().is_terminal(),
        sound: true,
    };
    match options.format {
        ReportFormat::Jsonl => match feed::open(&options.source)? {
            Feed::Stream(stream) => analyst.every_record(stream, &mut Objects(out))?,
            Feed::Whole(source) => analyst.every_game(&source, &mut Objects(out))?,
        },
        ReportFormat::Json => {
            let source = Source::read(&options.source)?;
            analyst.every_game(&source, &mut Document::new(out))?;
        }
        ReportFormat::Text => {
            let source = Source::read(&options.source)?;
            analyst.every_game(&source, &mut Reports::new(out, texts, &source.name, spoken))?;
        }
    }
    Ok(analyst.sound)
}

/// Who analyses the games of one source.
struct Analyst<'a> {
    searcher: Searcher,
    limits: Limits,
    rules: Rules,
    texts: &'a Texts,
    progress: bool,
    /// Whether every game so far could be read.
    sound: bool,
}

impl Analyst<'_> {
    /// Analyses the games of a source that has been read as a whole.
    fn every_game(&mut self, source: &Source, output: &mut dyn Output) -> Result<(), Failure> {
        if let Some(saved) = source.saved_game() {
            let subject = Subject::saved(&saved?, self.texts);
            output.begin()?;
            self.one_game(Place::Game(1), &subject, output)?;
            return Ok(output.end()?);
        }
        let input = source.input()?;
        let names = source.names(self.texts, &input, &mut io::stderr());
        output.begin()?;
        let mut games = 0;
        for (number, game) in (1..).zip(input.games(self.rules, &names)) {
            games = number;
            match game {
                Ok(game) => self.one_game(Place::Game(number), &Subject::new(game), output)?,
                Err(fault) if source.name == SourceName::Argument => {
                    self.fail(Place::Game(number), &ArgumentFault::from(fault), output)?;
                }
                Err(fault) => self.fail(Place::Game(number), &fault, output)?,
            }
        }
        if games == 0 {
            self.fail(Place::Game(1), &InputError::Empty, output)?;
        }
        Ok(output.end()?)
    }

    /// Analyses a stream that may never end, record by record.
    fn every_record(&mut self, stream: impl BufRead, output: &mut dyn Output) -> io::Result<()> {
        for record in records::read(stream) {
            let Line { number, bytes, cut } = record?;
            let place = Place::Line(number);
            if cut {
                self.fail(place, &TooLong, output)?;
                continue;
            }
            match Input::of_bytes(&bytes) {
                Ok(input) => self.games_of_record(place, &input, output)?,
                Err(fault) => self.fail(place, &fault, output)?,
            }
        }
        Ok(())
    }

    fn games_of_record(
        &mut self,
        place: Place,
        input: &Input<'_>,
        output: &mut dyn Output,
    ) -> io::Result<()> {
        let names = Names::default();
        let mut games = input.games(self.rules, &names).peekable();
        if games.peek().is_none() {
            return self.fail(place, &InputError::Empty, output);
        }
        games.try_for_each(|game| match game {
            Ok(game) => self.one_game(place, &Subject::new(game), output),
            // The record's number among the games of its own line says nothing.
            Err(GameError::Line { fault, .. }) => self.fail(place, &fault, output),
            Err(fault) => self.fail(place, &fault, output),
        })
    }

    fn fail(&mut self, place: Place, fault: &dyn Said, output: &mut dyn Output) -> io::Result<()> {
        self.sound = false;
        output.fault(place, fault)
    }

    fn one_game(
        &mut self,
        place: Place,
        subject: &Subject,
        output: &mut dyn Output,
    ) -> io::Result<()> {
        let review = self.review(place, subject);
        output.game(place, Report::new(self.texts, subject, &review, &self.limits))
    }

    fn review(&mut self, place: Place, subject: &Subject) -> Review {
        let turns = subject.record.turns().len();
        let (texts, watched) = (self.texts, self.progress);
        let stop = Stop::new();
        let mut searching = Searching::new(&mut self.searcher, &stop);
        // Nobody else is told, so a fault is nothing.
        let tell = |text: &str| {
            if watched {
                let _ = write!(io::stderr(), "\r{text}\x1b[K");
            }
        };
        let mut progress = |left: usize| {
            let (number, done) = (place.number(), turns - left);
            tell(&say!(texts, "analyze-progress", game = number, done = done, turns = turns));
        };
        let review = review(&subject.record, &self.limits, &mut searching, &mut progress);
        tell("");
        review.expect("nobody raises the flag that would give the analysis up")
    }
}
