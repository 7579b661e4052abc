use super::Wording;
use crate::formats::ggf::Ending;
use crate::formats::record::GameResult;
use crate::rules::{DiscCount, Outcome, Position, Rules};
use crate::text::{key, say};

impl Wording<'_> {
    /// Who won: `The game is over. White wins.`
    #[must_use]
    pub fn outcome(self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Win(disc) => say!(self.texts, "common-won", side = self.side(disc)),
            Outcome::Draw => self.texts.get(key!("common-drawn")).into_owned(),
        }
    }

    /// The discs on the board: `Discs: Black 34, White 29.`
    #[must_use]
    pub fn disc_count(self, position: &Position) -> String {
        let DiscCount { black, white } = position.disc_count();
        say!(self.texts, "common-discs", count = self.each(black, white))
    }

    /// The tournament score of a finished game, named as such; `None` in Reversi, which has only
    /// the count of discs.
    #[must_use]
    pub fn tournament_score(self, position: &Position) -> Option<String> {
        let DiscCount { black, white } = position.result_count();
        let score = self.each(black, white);
        let said = match (self.rules, position.outcome()) {
            (Rules::Reversi, _) => return None,
            (Rules::Othello, Outcome::Win(_)) => {
                say!(self.texts, "common-tournament-won", score = score)
            }
            (Rules::Othello, Outcome::Draw) => {
                say!(self.texts, "common-tournament-drawn", score = score)
            }
        };
        Some(said)
    }

    /// A result as a record has it: `Black +36`, `White +12 (resigned)`, `draw`.
    #[must_use]
    pub fn game_result(self, result: GameResult) -> String {
        let texts = self.texts;
        let said = match (result.outcome(), result.score()) {
            (Outcome::Win(by), Some(score)) => format!("{} {:+}", self.side(by), score.abs()),
            (Outcome::Win(by), None) => say!(texts, "games-side-wins", side = self.side(by)),
            (Outcome::Draw, _) => texts.get(key!("games-draw")).into_owned(),
        };
        let Some(ending) = result.ending() else { return said };
        let ending = texts.get(match ending {
            Ending::Resigned => key!("games-resigned"),
            Ending::TimedOut => key!("games-timed-out"),
            Ending::Agreed => key!("games-agreed"),
            Ending::Left => key!("games-left"),
        });
        format!("{said} ({ending})")
    }
}
