use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use super::failure::MatchFailure;
use super::options::MatchOptions;
use super::setting::{Setting, setting};
use super::{interrupt, ladder, report};
use crate::cli::failure::Failure;
use crate::cli::plan::Circumstances;
use crate::cli::usage::Usage;
use crate::contest::{self, Entry, Journal, Sprt, Tally, Verdict};
use crate::formats::ggf;
use crate::search::Stop;
use crate::text::{Texts, say};

/// What the shell expects of a program that Ctrl-C ended.
const INTERRUPTED: u8 = 130;

/// Plays a match, or goes on with one, and writes its table. The exit code is 0 even if sides were at
/// fault, which is a result, and 130 if it was interrupted.
///
/// # Errors
/// When the arguments do not fit together, a player cannot play, or the file cannot be used. What
/// was played until then is shown.
pub(in crate::cli) fn run(
    options: &MatchOptions,
    eval_file: Option<&Path>,
    usage: &mut Usage<'_>,
    out: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let Setting { contest, line } = setting(options, eval_file, usage)?;
    let opened = options.output.as_ref().map(|path| Journal::open(path, &line, &contest));
    let (journal, entries) = opened.transpose().map_err(MatchFailure::from)?.unzip();
    let texts = usage.texts;
    let stop = Stop::new();
    let stoppages = interrupt::listen(stop.clone())?;
    let mut course = Course {
        texts,
        journal,
        entries: entries.unwrap_or_default(),
        games: contest.games * contest.pairings.len(),
        pairings: contest.pairings.len(),
        sprt: options.sprt,
        watched: io::stderr().is_terminal(),
        failure: None,
    };
    course.begin()?;
    let mut played = Ok(());
    if !course.is_decided() {
        let (before, date) = (course.entries.clone(), || Circumstances::now().now);
        let stoppages = || stoppages.count();
        let keep = |game: ggf::Game, entry| course.keep(&game, entry);
        played = contest::run(&contest, &before, options.threads, &stop, date, stoppages, keep);
    }
    course.retract();
    if course.entries.is_empty() {
        // There is nothing to show.
    } else if options.ladder {
        ladder::write(out, texts, &contest, &course.entries)?;
    } else {
        report::write(out, texts, &contest.pairings[0], &Tally::of(&course.entries), course.sprt)?;
    }
    let played = played.map_err(MatchFailure::from);
    played.and(course.failure.take().map_or(Ok(()), Err))?;
    let interrupted = stop.is_raised() && !course.is_decided();
    Ok(if interrupted { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// A contest as it goes on.
struct Course<'a> {
    texts: &'a Texts,
    journal: Option<Journal>,
    entries: Vec<Entry>,
    games: usize,
    pairings: usize,
    sprt: Option<Sprt>,
    watched: bool,
    failure: Option<MatchFailure>,
}

impl Course<'_> {
    /// Says what the file held. To tell is not worth a failure.
    fn begin(&self) -> io::Result<()> {
        let Some(journal) = &self.journal else { return Ok(()) };
        if !self.entries.is_empty() {
            let (kept, games) = (self.entries.len(), self.games);
            let said = say!(self.texts, "match-goes-on", kept = kept, games = games);
            writeln!(io::stderr(), "otello: {said}")?;
        }
        if journal.damaged > 0 {
            let said = say!(self.texts, "match-damaged", lines = journal.damaged);
            writeln!(io::stderr(), "otello: {said}")?;
        }
        self.show();
        Ok(())
    }

    /// Keeps a game and shows how it goes; `false` if it need not or cannot go on.
    fn keep(&mut self, game: &ggf::Game, entry: Entry) -> bool {
        let kept = self.journal.as_mut().map_or(Ok(()), |journal| journal.append(game));
        if let Err(error) = kept {
            self.failure.get_or_insert(error.into());
            return false;
        }
        self.entries.push(entry);
        self.show();
        !self.is_decided()
    }

    /// Whether the test has come to an end.
    fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict(&Tally::of(&self.entries).pairs) != Verdict::Open)
    }

    /// Tells a watching person how it goes. Nobody else is told, so a fault is nothing.
    fn show(&self) {
        if self.watched {
            let (played, games) = (self.entries.len(), self.games);
            let _ = write!(io::stderr(), "\r\x1b[K{played}/{games}");
            if self.pairings == 1 {
                let line = report::progress(self.texts, &Tally::of(&self.entries), self.sprt);
                let _ = write!(io::stderr(), "  {line}");
            }
        }
    }

    fn retract(&self) {
        if self.watched {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
