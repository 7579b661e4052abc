use super::{Said, Wording, program_name, reason as reason_of};
use crate::engines::EngineError;
use crate::game::Game;
use crate::rules::Disc;
use crate::session::ProgramFault;
use crate::text::{cut, key, say};

impl Wording<'_> {
    /// That a program has given up: `GTP GRhino 0.16.1 resigns. Black wins.`
    #[must_use]
    pub fn resigned(self, by: Disc, game: &Game) -> String {
        let (player, winner) = (program_name(game), self.side(!by));
        say!(self.texts, "common-resigned", player = player, winner = winner)
    }

    /// That a program does not play on, and why.
    #[must_use]
    pub fn left(self, fault: &ProgramFault, game: &Game) -> String {
        let reason = self.program_fault(fault.error());
        say!(self.texts, "common-left", player = program_name(game), reason = reason)
    }

    /// What becomes of a game that a program has left.
    #[must_use]
    pub fn broken_off(self, by: Disc) -> String {
        say!(self.texts, "common-broken-off", winner = self.side(!by))
    }

    /// That a game is gone on with against our engine, since its program is only named by a file.
    #[must_use]
    pub fn program_not_run(self, game: &Game) -> String {
        say!(self.texts, "store-program-not-run", name = program_name(game))
    }

    /// Why a program does not play, to stand within a sentence.
    #[must_use]
    pub fn program_fault(self, error: &EngineError) -> String {
        let texts = self.texts;
        match error {
            EngineError::Start { program, reason } => {
                say!(
                    texts,
                    "program-not-found",
                    program = program,
                    reason = reason_of(texts, reason)
                )
            }
            EngineError::Ended { status, last_words, .. } => {
                let ended = match status {
                    Some(status) => say!(texts, "program-ended-how", status = status),
                    None => texts.get(key!("program-ended")).into_owned(),
                };
                match last_words {
                    Some(words) => {
                        say!(texts, "program-last-words", ended = ended, words = shown(words))
                    }
                    None => ended,
                }
            }
            EngineError::Stalled { after, .. } => {
                say!(texts, "program-stalled", seconds = after.as_secs_f64())
            }
            EngineError::Endless { asked, .. } => {
                say!(texts, "program-endless", asked = shown(asked))
            }
            EngineError::NotSpoken { protocol, asked, heard } => say!(
                texts,
                "program-not-spoken",
                protocol = *protocol,
                asked = shown(asked),
                reply = shown(heard)
            ),
            EngineError::Refused { asked, reply } => {
                say!(texts, "program-refused", reply = shown(reply), asked = asked)
            }
            EngineError::NotAMove { reply } => {
                say!(texts, "program-no-move", reply = shown(reply))
            }
            EngineError::Illegal { reply, .. } => {
                say!(texts, "program-illegal", reply = shown(reply))
            }
            EngineError::Spec(error) => {
                say!(texts, "program-no-command", reason = error.said(texts))
            }
            EngineError::Unsayable(what) => what.said(texts),
            // Whoever interrupts a program does not tell anybody.
            EngineError::Interrupted => texts.get(key!("program-ended")).into_owned(),
        }
    }
}

/// The beginning of what a program said, on one line.
fn shown(said: &str) -> String {
    const MOST: usize = 60;
    cut(&said.split_whitespace().collect::<Vec<_>>().join(" "), MOST)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::rules::{IllegalMove, Rules, Square};
    use crate::text::{Language, Texts};

    fn said(language: Language, error: &EngineError) -> String {
        Wording::new(&Texts::new(language), Rules::Othello).program_fault(error)
    }

    #[test]
    fn faults_are_told_in_both_languages_on_one_line() {
        let ended = EngineError::Ended {
            asked: "genmove white".to_owned(),
            status: Some("signal: 9 (SIGKILL)".to_owned()),
            last_words: Some("out of\n\u{1b}[31m luck".to_owned()),
        };
        assert_eq!(
            said(Language::English, &ended),
            "it has ended (signal: 9 (SIGKILL)) and said last: out of \u{fffd}[31m luck"
        );
        let after = Duration::from_millis(1500);
        let stalled = EngineError::Stalled { asked: String::new(), after, heard: None };
        assert_eq!(said(Language::English, &stalled), "no answer came for 1.5 seconds");
        assert_eq!(said(Language::Italian, &stalled), "nessuna risposta per 1.5 secondi");
        let fault = IllegalMove::TurnsNothing(Square::A1);
        let illegal = EngineError::Illegal { reply: "A1".to_owned(), fault };
        assert_eq!(said(Language::Italian, &illegal), "ha giocato A1, che non è una mossa valida");
    }
}
