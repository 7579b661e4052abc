//! The keys as the last row of the screen and the help tell of them: one table.

use crate::game::Seats;
use crate::session::Phase;
use crate::text::{Key, Texts, key};

/// What decides which keys work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Situation {
    /// The start menu.
    Menu {
        /// Whether left and right change something.
        value: bool,
        /// Whether there is a game to go back to.
        back: bool,
    },
    /// A game.
    Game {
        /// What it waits for.
        phase: Phase,
        /// Who plays.
        seats: Seats,
        /// Whether a move can be taken back.
        undo: bool,
        /// Whether one can be played again.
        redo: bool,
        /// Whether the hints are shown.
        hints: bool,
        /// Whether there are shapes of discs to choose among.
        shapes: bool,
    },
    /// The result of a game.
    Result {
        /// Whether a move can be taken back.
        undo: bool,
    },
    /// The help.
    Help,
}

/// A key with its name and its meanings in few and in more words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Binding {
    name: Name,
    /// For the last row of the screen.
    brief: Key,
    /// For the help.
    full: Key,
    works: fn(&Situation) -> bool,
}

#[derive(Clone, Copy, Debug)]
enum Name {
    Sign(&'static str),
    Word(Key),
}

/// A key whose name is the same in every language.
const fn sign(name: &'static str, brief: Key, full: Key, works: fn(&Situation) -> bool) -> Binding {
    Binding { name: Name::Sign(name), brief, full, works }
}

/// A key whose name is a word.
const fn word(name: Key, brief: Key, full: Key, works: fn(&Situation) -> bool) -> Binding {
    Binding { name: Name::Word(name), brief, full, works }
}

impl Binding {
    /// What the key is called.
    pub(crate) fn name(&self, texts: &Texts) -> String {
        match self.name {
            Name::Sign(sign) => sign.to_owned(),
            Name::Word(word) => texts.get(word).into_owned(),
        }
    }

    /// What it does, in a word or two.
    pub(crate) fn brief(&self, texts: &Texts) -> String {
        texts.get(self.brief).into_owned()
    }

    /// What it does, in a sentence.
    pub(crate) fn full(&self, texts: &Texts) -> String {
        texts.get(self.full).into_owned()
    }
}

/// The keys that work now; those that matter most come first, help and quit last.
pub(crate) fn bindings(situation: &Situation) -> impl Iterator<Item = &'static Binding> {
    let situation = *situation;
    BINDINGS.iter().filter(move |binding| (binding.works)(&situation))
}

#[rustfmt::skip]
const BINDINGS: [Binding; 29] = [
    word(key!("help-arrows"), key!("menu-key-choose"), key!("help-choose"), has_entries),
    word(key!("help-left-right"), key!("menu-key-change"), key!("help-change"), has_value),
    word(key!("help-enter"), key!("menu-key-start"), key!("help-start"), has_entries),
    word(key!("help-enter"), key!("game-key-play"), key!("help-play"), human_to_move),
    word(key!("help-enter"), key!("game-key-go-on"), key!("help-go-on"), paused),
    word(key!("help-enter"), key!("game-key-result"), key!("help-result"), over),
    word(key!("help-arrows"), key!("game-key-cursor"), key!("help-cursor"), human_to_move),
    sign("a1-h8", key!("game-key-square"), key!("help-square"), human_to_move),
    sign("Esc", key!("game-key-take-back"), key!("help-take-back"), can_cancel),
    sign("Esc", key!("game-key-pause"), key!("help-pause"), can_pause),
    sign("!", key!("game-key-move-now"), key!("help-move-now"), can_hurry),
    sign("!", key!("game-key-again"), key!("help-again"), failed),
    sign("u", key!("game-key-undo"), key!("help-undo"), can_undo),
    sign("r", key!("game-key-redo"), key!("help-redo"), can_redo),
    sign("t", key!("game-key-hints"), key!("help-hints"), can_hint),
    sign("t", key!("game-key-hide"), key!("help-hide"), hinted),
    sign("n", key!("game-key-new"), key!("help-new"), in_play),
    sign("n", key!("game-key-new"), key!("help-menu"), over_or_result),
    sign("+ -", key!("game-key-level"), key!("help-level"), has_engine),
    sign("x", key!("game-key-swap"), key!("help-swap"), can_swap),
    sign("w", key!("game-key-turn"), key!("help-turn"), in_game),
    sign("k", key!("game-key-shape"), key!("help-shape"), has_shapes),
    sign("PgUp PgDn", key!("game-key-scroll"), key!("help-scroll"), in_game),
    word(key!("help-left-right"), key!("help-key-page"), key!("help-page"), in_help),
    word(key!("help-up-down"), key!("game-key-scroll"), key!("help-scroll-page"), in_help),
    sign("Esc", key!("help-key-back"), key!("help-back"), can_go_back),
    sign("?", key!("help-key-help"), key!("help-help"), not_in_help),
    sign("q", key!("game-key-quit"), key!("help-quit"), is_kept),
    sign("q", key!("game-key-quit"), key!("menu-about-quit"), watched),
];

use Situation::{Game, Help, Menu, Result};

const fn has_entries(situation: &Situation) -> bool {
    matches!(situation, Menu { .. } | Result { .. })
}

const fn has_value(situation: &Situation) -> bool {
    matches!(situation, Menu { value: true, .. })
}

const fn human_to_move(situation: &Situation) -> bool {
    matches!(situation, Game { phase: Phase::Human, .. })
}

const fn paused(situation: &Situation) -> bool {
    matches!(situation, Game { phase: Phase::Paused, .. })
}

const fn over(situation: &Situation) -> bool {
    matches!(situation, Game { phase: Phase::Over, .. })
}

const fn thinking(situation: &Situation) -> bool {
    matches!(situation, Game { phase: Phase::Thinking, .. })
}

/// Another program cannot be told to move.
const fn can_hurry(situation: &Situation) -> bool {
    thinking(situation) && matches!(situation, Game { seats, .. } if !seats.has_program())
}

const fn failed(situation: &Situation) -> bool {
    matches!(situation, Game { phase: Phase::Failed, .. })
}

const fn can_cancel(situation: &Situation) -> bool {
    can_undo(situation) && (thinking(situation) || failed(situation))
}

const fn can_pause(situation: &Situation) -> bool {
    matches!(situation, Game { seats, .. } if !seats.has_human()) && thinking(situation)
}

const fn can_undo(situation: &Situation) -> bool {
    matches!(situation, Game { undo: true, .. } | Result { undo: true })
}

const fn can_redo(situation: &Situation) -> bool {
    matches!(situation, Game { redo: true, .. })
}

const fn can_hint(situation: &Situation) -> bool {
    matches!(situation, Game { phase: Phase::Human, hints: false, .. })
}

const fn hinted(situation: &Situation) -> bool {
    matches!(situation, Game { hints: true, .. })
}

const fn in_play(situation: &Situation) -> bool {
    in_game(situation) && !over(situation)
}

const fn over_or_result(situation: &Situation) -> bool {
    over(situation) || matches!(situation, Result { .. })
}

const fn has_engine(situation: &Situation) -> bool {
    matches!(situation, Game { seats, .. } if seats.strength().is_some())
}

const fn can_swap(situation: &Situation) -> bool {
    matches!(situation, Game { seats, .. } if seats.only_human().is_some()) && !over(situation)
}

const fn in_game(situation: &Situation) -> bool {
    matches!(situation, Game { .. })
}

const fn has_shapes(situation: &Situation) -> bool {
    matches!(situation, Game { shapes: true, .. })
}

const fn in_help(situation: &Situation) -> bool {
    matches!(situation, Help)
}

const fn can_go_back(situation: &Situation) -> bool {
    matches!(situation, Help | Menu { back: true, .. })
}

const fn not_in_help(situation: &Situation) -> bool {
    !in_help(situation)
}

/// Games that nobody plays are kept only on request.
const fn watched(situation: &Situation) -> bool {
    matches!(situation, Game { seats, .. } if !seats.has_human())
}

const fn is_kept(situation: &Situation) -> bool {
    not_in_help(situation) && !watched(situation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Strength;
    use crate::rules::Disc;
    use crate::text::Language;

    fn game(phase: Phase, seats: Seats, undo: bool) -> Situation {
        Game { phase, seats, undo, redo: false, hints: false, shapes: true }
    }

    fn names(situation: &Situation) -> Vec<String> {
        let texts = Texts::new(Language::English);
        bindings(situation).map(|binding| binding.name(&texts)).collect()
    }

    #[test]
    fn keys_are_offered_only_while_they_work() {
        let names = |phase, seats| names(&game(phase, seats, false));
        let two = names(Phase::Human, Seats::TWO_PLAYERS);
        assert!(!two.contains(&"!".to_owned()) && !two.contains(&"+ -".to_owned()));
        let engines = Seats::watch(Strength::DEFAULT);
        assert!(names(Phase::Thinking, engines).contains(&"!".to_owned()));
        assert!(!names(Phase::Paused, engines).contains(&"Esc".to_owned()));
    }

    #[test]
    fn nothing_is_taken_back_before_the_first_own_move() {
        let seats = Seats::against_engine(Disc::White, Strength::DEFAULT);
        let offered = |undo| names(&game(Phase::Thinking, seats, undo)).contains(&"Esc".to_owned());
        assert_eq!([offered(false), offered(true)], [false, true]);
    }

    #[test]
    fn no_key_is_told_twice_and_help_and_quit_come_last() {
        let engines = Seats::watch(Strength::DEFAULT);
        let mut situations = vec![Menu { value: true, back: true }, Result { undo: true }];
        for phase in [Phase::Human, Phase::Thinking, Phase::Paused, Phase::Failed, Phase::Over] {
            situations.push(game(phase, Seats::TWO_PLAYERS, true));
            situations.push(game(phase, engines, false));
        }
        for situation in situations {
            let mut names = names(&situation);
            assert_eq!(names[names.len() - 2..], ["?", "q"], "{situation:?}");
            names.sort();
            assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{situation:?}");
        }
    }
}
