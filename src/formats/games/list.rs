//! Where one game ends and the next begins, in texts that do not say so.
//!
//! A paragraph is a board that is drawn, or it is read line by line:
//!
//! - A line goes on with the game above it if its moves are legal there, unless that game has ended:
//!   by its last move, or by a result, a date or a remark behind its moves.
//! - A line begins a game if its moves are legal from the start. Where both are so, it begins one
//!   if it has a score or a sign of a list before its moves; it goes on if it has a number that counts
//!   on, or if all lines of the paragraph are one game together; otherwise it begins one.
//! - A line that does neither is told. It belongs to the game above it if it goes wrong later there;
//!   that game is told then, with all its lines.
//!
//! So no move is left out without a word.

use std::collections::VecDeque;

use super::LineFault;
use super::open::{Broken, Open, OpenGame, label, placements};
use super::paragraph::{Numbered, Paragraphs};
use super::table::{self, Heading};
use super::tags::{self, PgnTag};
use super::{drawn, lines};
use crate::formats::board;
use crate::formats::excerpt::excerpt;
use crate::formats::record::GameRecord;
use crate::formats::transcript::{self, Lead, Transcript, TranscriptError};
use crate::rules::{Position, Rules};

/// So many moves from the start are a game of their own below one that cannot be read.
const LONG: usize = 4;

/// A game has no more moves, nor lines.
const MOST_MOVES: usize = 64;

/// A game, and the line on which it begins, from 1.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    pub(super) line: usize,
    pub(super) game: Result<GameRecord, LineFault>,
}

/// The games of a text of lines.
#[derive(Clone, Debug)]
pub(super) struct Pieces<'a> {
    rules: Rules,
    start: Position,
    paragraphs: Paragraphs<'a>,
    /// The lines of the paragraph, and how many of them have been read.
    lines: Vec<Numbered<'a>>,
    read: usize,
    /// Whether the paragraph is one game, once somebody has asked.
    is_one: Option<bool>,
    open: Open,
    /// Whether a line of the paragraph has held a move.
    has_moves: bool,
    heading: Option<Heading>,
    /// The tags above the next game, and the line of the first one.
    tags: Vec<PgnTag>,
    tagged: usize,
    ready: VecDeque<Piece>,
    /// Whether there has been a game: tags alone are none.
    has_games: bool,
}

/// Whether the first paragraph is a board on several lines.
pub(super) fn begins_with_a_board(text: &str) -> bool {
    Paragraphs::of(text).next().is_some_and(|lines| drawn::board(&lines).is_some())
}

impl<'a> Pieces<'a> {
    pub(super) fn of(text: &'a str, rules: Rules) -> Self {
        Self {
            rules,
            start: Position::start(rules),
            paragraphs: Paragraphs::of(text),
            lines: Vec::new(),
            read: 0,
            is_one: None,
            open: Open::Nothing,
            has_moves: false,
            heading: None,
            tags: Vec::new(),
            tagged: 0,
            ready: VecDeque::new(),
            has_games: false,
        }
    }

    fn paragraph(&mut self, lines: Vec<Numbered<'a>>) {
        self.has_moves = false;
        self.is_one = None;
        self.read = 0;
        self.lines.clear();
        match drawn::board(&lines) {
            None => self.lines = lines,
            Some(text) => {
                let (line, _) = lines[0];
                let game = text.map_err(LineFault::Board);
                self.push(line, game.and_then(|text| lines::read(&text, self.rules)));
            }
        }
    }

    /// Puts a game that is whole behind the others, with the tags above it.
    fn push(&mut self, line: usize, game: Result<GameRecord, LineFault>) {
        let tags = std::mem::take(&mut self.tags);
        let game = game.map(|mut game| {
            tags::apply(tags, &mut game);
            game
        });
        self.ready.push_back(Piece { line, game });
    }

    /// Ends what is open.
    fn close(&mut self) {
        match std::mem::replace(&mut self.open, Open::Nothing) {
            Open::Nothing => {}
            Open::Broken { line, fault, .. } => {
                self.ready.push_back(Piece { line, game: Err(fault) });
            }
            Open::Game(game) => {
                let OpenGame { line, read, tags, .. } = *game;
                let mut game = lines::record(self.start, read.moves, read.around);
                tags::apply(tags, &mut game);
                self.ready.push_back(Piece { line, game: Ok(game) });
            }
        }
    }

    /// Tells tags below which no moves stand.
    fn close_tags(&mut self) {
        if let Some(tag) = self.tags.first() {
            let text = excerpt(&format!("[{} \"{}\"]", tag.name, tag.value));
            let game = Err(TranscriptError::NoMove(text).into());
            self.ready.push_back(Piece { line: self.tagged, game });
            self.tags.clear();
        }
    }

    fn line(&mut self, (number, text): Numbered<'_>) {
        if let Some(tag) = PgnTag::read(text) {
            self.close();
            self.tag(number, tag);
        } else if board::looks_like_board(text) {
            self.close();
            self.push(number, lines::read(text, self.rules));
        } else if let Some(row) = self.heading.as_ref().and_then(|h| h.row(text, &self.start)) {
            self.close();
            self.push(number, row.map_err(Into::into));
        } else if matches!(self.open, Open::Nothing)
            && let Some(heading) = Heading::read(text)
        {
            self.heading = Some(heading);
        } else {
            self.moves(number, text);
        }
    }

    fn tag(&mut self, line: usize, tag: PgnTag) {
        if self.tags.iter().any(|other| other.name == tag.name) {
            self.close_tags();
        }
        if self.tags.is_empty() {
            self.tagged = line;
        }
        self.tags.push(tag);
    }

    /// Reads a line of moves.
    fn moves(&mut self, line: usize, text: &str) {
        let alone = transcript::read(text, &self.start);
        let on = match &self.open {
            Open::Game(game) => game.read_on(text),
            _ => None,
        };
        match (on, alone) {
            (Some(Ok(on)), Ok(alone)) if self.begins(&on) => self.begin(line, alone),
            (Some(Ok(on)), _) => self.go_on(on),
            (_, Ok(alone)) if self.swallows(&alone) => {}
            (_, Ok(alone)) => self.begin(line, alone),
            (on, Err(fault)) => match table::read_cells(text, &self.start) {
                Some(Ok(game)) => self.begin(line, game),
                Some(Err(other)) if other.number() > fault.number() => {
                    self.fault(line, text, on.and_then(Result::err), other);
                }
                _ => self.fault(line, text, on.and_then(Result::err), fault),
            },
        }
    }

    /// Whether a line begins a game that could also go on with the one above.
    fn begins(&mut self, on: &Transcript) -> bool {
        let Open::Game(game) = &self.open else { return true };
        let counts_on = on.numbered.is_some_and(|number| game.counts_on(number));
        on.lead > Lead::Nothing || !(counts_on || self.is_one_game())
    }

    /// Whether the lines of the paragraph are one game together.
    fn is_one_game(&mut self) -> bool {
        let Self { lines, start, .. } = self;
        *self.is_one.get_or_insert_with(|| {
            let moves = lines.iter().map(|&(_, line)| line).skip_while(|line| tags::is_tag(line));
            let joined: Vec<_> = moves.take(MOST_MOVES + 1).collect();
            joined.len() <= MOST_MOVES && transcript::parse(&joined.join(" "), start).is_ok()
        })
    }

    /// Whether a line of moves belongs to a game of many lines that cannot be read.
    fn swallows(&self, alone: &Transcript) -> bool {
        let Open::Broken { kind: Broken::Wrapped, .. } = self.open else { return false };
        placements(&alone.moves) < LONG && alone.lead < Lead::Item
    }

    fn begin(&mut self, line: usize, read: Transcript) {
        if matches!(self.open, Open::Broken { kind: Broken::Number, .. }) {
            self.open = Open::Nothing;
        }
        self.close();
        self.has_moves = true;
        let placed = placements(&read.moves);
        let tags = std::mem::take(&mut self.tags);
        self.open = Open::Game(Box::new(OpenGame { line, lines: 1, placed, read, tags }));
    }

    fn go_on(&mut self, on: Transcript) {
        let Open::Game(game) = &mut self.open else { unreachable!("a game was gone on with") };
        game.lines += 1;
        game.placed += placements(&on.moves);
        let before = std::mem::take(&mut game.read.moves);
        let around = std::mem::take(&mut game.read.around);
        let moves = before.into_iter().chain(on.moves).collect();
        game.read = Transcript { moves, around: around.before(on.around), ..on };
    }

    /// Takes in a line that neither goes on nor begins.
    fn fault(
        &mut self,
        line: usize,
        text: &str,
        on: Option<TranscriptError>,
        alone: TranscriptError,
    ) {
        if let Open::Game(game) = &mut self.open
            && game.ends_with(text, &alone)
        {
            return;
        }
        let good = alone.number() - 1;
        let is_number = label(text).is_some_and(|(_, behind)| behind.is_empty());
        match &self.open {
            Open::Game(game) if is_number && !game.read.ended => return,
            Open::Game(game) if game.is_broken_by(text, on.as_ref(), good) => {
                let fault = on.unwrap_or(alone).into();
                self.open = Open::Broken { line: game.line, fault, kind: Broken::Wrapped };
                return;
            }
            Open::Broken { kind: Broken::Wrapped, .. } => return,
            Open::Broken { .. } if good == 0 && !self.has_moves => return,
            _ => self.close(),
        }
        self.has_moves |= good > 0;
        let kind = match (self.tags.is_empty(), is_number) {
            (false, _) => Broken::Wrapped,
            (true, true) => Broken::Number,
            (true, false) => Broken::Line,
        };
        self.tags.clear();
        self.open = Open::Broken { line, fault: alone.into(), kind };
    }
}

impl Iterator for Pieces<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        loop {
            if let Some(piece) = self.ready.pop_front() {
                self.has_games = true;
                return Some(piece);
            }
            if let Some(&line) = self.lines.get(self.read) {
                self.read += 1;
                self.line(line);
                continue;
            }
            self.close();
            match self.paragraphs.next() {
                Some(lines) => self.paragraph(lines),
                None if !self.ready.is_empty() => {}
                None if self.tags.is_empty() || !self.has_games => return None,
                None => self.close_tags(),
            }
        }
    }
}
