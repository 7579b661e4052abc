//! Puts a game on a front end: the screens or the line dialogue.

use std::env;
use std::io::{self, BufReader, IsTerminal, Write};
use std::panic;
use std::path::Path;
use std::process::ExitCode;
use std::thread;

use super::arguments::{Arguments, ColorName, GlyphsName, LookOptions, PlayOptions, ThemeName};
use super::failure::Failure;
use super::plan::{self, Circumstances};
use super::stops::Stops;
use super::usage::Usage;
use super::{room, signals};
use crate::game::Game;
use crate::plain::{self, Setup};
use crate::rules::{Position, Rules};
use crate::session::{Dismissal, note_panic};
use crate::settings::{Setting, Settings, default_file};
use crate::store::{Found, Keeper, Slot, Store};
use crate::text::{Language, Texts, key};
use crate::tui::{
    self, ColourMode, Exit, Faults, First, Fresh, Glyphs, Keeping, NoTerminal, RunError, Theme,
};
use crate::wording::Wording;

/// The size of the engine's table for other programs, in MiB, if there is room for it.
pub(super) const HASH_MIB: usize = 64;

/// A hidden switch for tests: what is to panic, `worker` or `screen`.
pub(super) const FAULT: &str = "OTELLO_TEST_PANIC";

/// Starts a game that the arguments describe, or the menu.
pub(super) fn play(arguments: &Arguments, clap: &mut clap::Command) -> Result<ExitCode, Failure> {
    let texts = texts(&arguments.look);
    let mut usage = Usage { clap, texts: &texts };
    let game = plan::game(&arguments.play, Circumstances::now(), &mut usage)?;
    let store = store();
    if arguments.look.plain {
        tell_mended(&arguments.look);
        let keeper = keeper(store.clone(), &game, arguments.play.save);
        let seed = arguments.play.seed;
        return plain(game, texts, keeper, store, seed, &arguments.look);
    }
    NoTerminal::check().map_err(RunError::from)?;
    let keeping = Keeping { store: store.clone(), always: arguments.play.save };
    let (first, troubles) = if arguments.play == PlayOptions::default() {
        let found = store.map(|store| store.newest_unfinished()).unwrap_or_default();
        let (unfinished, troubles) = tidy(found, &texts);
        (First::Menu(unfinished), troubles)
    } else {
        (First::Game(game), mended(&texts))
    };
    screens(Games { first, keeping, troubles }, &texts, arguments.play.seed, &arguments.look)
}

/// Goes on with the newest game that nobody plays.
pub(super) fn resume(look: &LookOptions) -> Result<ExitCode, Failure> {
    let texts = texts(look);
    if !look.plain {
        // Before games are put aside, which is told only on a screen or in a dialogue.
        NoTerminal::check().map_err(RunError::from)?;
    }
    let Some(store) = store() else { return Err(Failure::NothingToResume) };
    let (unfinished, troubles) = tidy(store.newest_unfinished(), &texts);
    let Some(found) = unfinished else {
        troubles.iter().for_each(|trouble| tell(trouble));
        return Err(Failure::NothingToResume);
    };
    go_on(found, store, troubles, texts, look)
}

/// Goes on with a game in its file.
fn go_on(
    (slot, game): (Slot, Game),
    store: Store,
    troubles: Vec<String>,
    texts: Texts,
    look: &LookOptions,
) -> Result<ExitCode, Failure> {
    if look.plain {
        troubles.iter().for_each(|trouble| tell(trouble));
        return plain(game, texts, Keeper::resuming(slot), Some(store), None, look);
    }
    NoTerminal::check().map_err(RunError::from)?;
    let keeping = Keeping { store: Some(store), always: false };
    let first = First::Resume(slot, game);
    screens(Games { first, keeping, troubles }, &texts, None, look)
}

/// Goes on with the last game of a file, which becomes a game of its own unless it is one of those
/// that the program keeps and nobody plays.
pub(super) fn resume_file(path: &Path, look: &LookOptions) -> Result<ExitCode, Failure> {
    let texts = texts(look);
    let store = store();
    let kept = store.as_ref().and_then(|store| store.unfinished_at(path));
    if let (Some(store), Some(found)) = (&store, kept) {
        return go_on(found, store.clone(), mended(&texts), texts, look);
    }
    let game = plan::game_in(path, Circumstances::now())?;
    let (game, mut troubles) = without_program(game, &texts);
    troubles.extend(mended(&texts));
    if look.plain {
        troubles.iter().for_each(|trouble| tell(trouble));
        let keeper = keeper(store.clone(), &game, false);
        return plain(game, texts, keeper, store, None, look);
    }
    NoTerminal::check().map_err(RunError::from)?;
    let keeping = Keeping { store, always: false };
    let first = First::Game(game);
    screens(Games { first, keeping, troubles }, &texts, None, look)
}

/// The game without the program that its file named, and what is to be told of that.
fn without_program(mut game: Game, texts: &Texts) -> (Game, Vec<String>) {
    let wording = Wording::new(texts, game.record.start().rules());
    let told = game.program.is_some().then(|| wording.program_not_run(&game));
    game.program = None;
    (game, told.into_iter().collect())
}

/// The games of the screens: what comes first, where they are kept, and what is to be told of those
/// that cannot be taken up.
struct Games {
    first: First,
    keeping: Keeping,
    troubles: Vec<String>,
}

fn screens(
    Games { first, keeping, mut troubles }: Games,
    texts: &Texts,
    seed: Option<u64>,
    look: &LookOptions,
) -> Result<ExitCode, Failure> {
    let variable = |name: &str| env::var(name).ok();
    let settings = settings(look);
    troubles.extend(setting_faults(&settings, texts));
    let fault = env::var_os(FAULT);
    let options = tui::Options {
        language: own_language(),
        colours: match look.color.unwrap_or(ColorName::Auto) {
            ColorName::Auto => ColourMode::of_terminal(variable),
            ColorName::Always => ColourMode::at_hand(variable),
            ColorName::Never => ColourMode::None,
        },
        mouse: !look.no_mouse,
        first,
        keeping,
        troubles,
        fresh: Box::new(move || {
            let Circumstances { seed: chance, now } = Circumstances::now();
            Fresh { seed: seed.unwrap_or(chance), started: now }
        }),
        ponders: look.ponder,
        hash_mib: room::table(None, settings.number(Setting::Table)),
        threads: settings.number(Setting::Threads),
        settings,
        faults: Faults {
            search: fault.as_ref().is_some_and(|what| what == "worker"),
            screen: fault.is_some_and(|what| what == "screen"),
        },
    };
    let left = tui::run(options)?;
    if left.kept && left.exit != Exit::HungUp {
        // Nothing is left to be done if nobody can read it.
        let _ = writeln!(io::stdout(), "{}", Texts::new(left.language).get(key!("cli-kept")));
    }
    Ok(ExitCode::from(left.exit.code()))
}

fn plain(
    game: Game,
    texts: Texts,
    keeper: Keeper,
    store: Option<Store>,
    seed: Option<u64>,
    look: &LookOptions,
) -> Result<ExitCode, Failure> {
    let settings = settings(look);
    setting_faults(&settings, &texts).iter().for_each(|fault| tell(fault));
    quiet_worker_panics();
    let next = Box::new(|game: &Game| {
        let Circumstances { seed: chance, now } = Circumstances::now();
        let start = Position::start(game.record.position().rules());
        let next = Game::new(start, game.seats, seed.unwrap_or(chance), now);
        let next = Game { program: game.program.clone(), ..next };
        next.with_clocks(game.clock_setting())
    });
    let faulty = env::var_os(FAULT).is_some_and(|what| what == "worker");
    let options = plain::Options {
        show_board: look.show_board,
        ponders: look.ponder,
        hash_mib: room::table(None, settings.number(Setting::Table)),
        faulty,
    };
    let stops = Stops::listen();
    let (clock, asked, program) = (stops.clone(), stops.clone(), stops);
    let now = Box::new(move || clock.now());
    let was_stopped = Box::new(move || asked.take());
    let plays = game.program.is_some();
    let watch = Box::new(move |dismissal| {
        if plays {
            program.hold(Dismissal::clone(&dismissal));
            signals::dismiss_before_the_end(dismissal);
        }
    });
    let setup = Setup { game, next, texts, keeper, store, options, watch, now, was_stopped };
    let input = Box::new(BufReader::new(io::stdin()));
    plain::run(setup, input, &mut io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// Puts games away that were over when their program was killed. Gives back the game to go on with,
/// and what is to be told.
fn tidy(found: Found, texts: &Texts) -> (Option<(Slot, Game)>, Vec<String>) {
    let mut told = Vec::new();
    for (slot, game) in found.finished {
        let wording = Wording::new(texts, game.record.start().rules());
        let players = wording.players(&game);
        if let Err(error) = slot.finish(&game, players.as_names()) {
            told.push(wording.not_put_away(&error));
        }
    }
    let wording = Wording::new(texts, Rules::Othello);
    told.extend(found.troubles.iter().map(|trouble| wording.trouble(trouble)));
    (found.unfinished, told)
}

/// Mends the archives and says of each what was put aside, beside what a command writes.
pub(super) fn tell_mended(look: &LookOptions) {
    mended(&texts(look)).iter().for_each(|told| tell(told));
}

/// Mends the archives; gives back what is to be told of that.
fn mended(texts: &Texts) -> Vec<String> {
    let troubles = store().map(|store| store.mend_archives()).unwrap_or_default();
    let wording = Wording::new(texts, Rules::Othello);
    troubles.iter().map(|trouble| wording.trouble(trouble)).collect()
}

/// Says a line beside the dialogue. Nothing is left to be done if nobody can hear it.
fn tell(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Keeps a game with a person at a terminal, and any game on request.
fn keeper(store: Option<Store>, game: &Game, on_request: bool) -> Keeper {
    let played = game.seats.has_human() && io::stdin().is_terminal();
    match store {
        Some(store) if played || on_request => Keeper::new(store),
        _ => Keeper::off(),
    }
}

/// The data folder; `None` where the system has no place for it.
fn store() -> Option<Store> {
    Store::default_folder().ok().map(Store::open)
}

/// The sentences in the language of the player.
pub(super) fn texts(look: &LookOptions) -> Texts {
    let language = settings(look).value(Setting::Language).parse();
    Texts::new(language.unwrap_or_else(|_| own_language()))
}

/// The language of the system.
fn own_language() -> Language {
    Language::of_user(|name| env::var(name).ok())
}

/// The settings, with what the flags say.
pub(super) fn settings(look: &LookOptions) -> Settings {
    let glyphs = look.glyphs.map(|name| match name {
        GlyphsName::Auto => "auto",
        GlyphsName::Round => Glyphs::Round.name(),
        GlyphsName::Block => Glyphs::Block.name(),
        GlyphsName::Letters => Glyphs::Letters.name(),
    });
    Settings::resolve(default_file(), |name| env::var(name).ok())
        .with_flag(Setting::Language, look.lang.map(Language::code))
        .with_flag(Setting::Theme, look.theme.map(|name| Theme::from(name).name()))
        .with_flag(Setting::Glyphs, glyphs)
        .with_flag(Setting::Animation, look.no_animation.then_some("false"))
}

/// What is wrong with the settings, a sentence each.
fn setting_faults(settings: &Settings, texts: &Texts) -> Vec<String> {
    let file = settings.file().unwrap_or(Path::new(""));
    settings.faults().iter().map(|fault| fault.said(file, texts)).collect()
}

/// Keeps a panic of the worker from being printed: it is caught there, and told by the front end.
pub(super) fn quiet_worker_panics() {
    let front_end = thread::current().id();
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        note_panic(info);
        if thread::current().id() == front_end {
            before(info);
        }
    }));
}

impl From<ThemeName> for Theme {
    fn from(name: ThemeName) -> Self {
        match name {
            ThemeName::Classic => Self::Classic,
            ThemeName::Light => Self::Light,
            ThemeName::HighContrast => Self::HighContrast,
            ThemeName::ColourBlind => Self::ColourBlind,
            ThemeName::Mono => Self::Mono,
        }
    }
}

impl From<GlyphsName> for Glyphs {
    fn from(name: GlyphsName) -> Self {
        match name {
            GlyphsName::Auto | GlyphsName::Block => Self::Block,
            GlyphsName::Round => Self::Round,
            GlyphsName::Letters => Self::Letters,
        }
    }
}
