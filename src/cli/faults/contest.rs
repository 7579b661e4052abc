use crate::cli::contest::MatchFailure;
use crate::contest::{Absence, HallError, JournalError, PlayerError, SideError, SprtError, Takes};
use crate::text::{Texts, key, say};
use crate::wording::{Said, reason};

impl Said for PlayerError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Engine(fault) => fault.said(texts),
            Self::Clock(fault) => fault.said(texts),
            Self::Unknown(text) => say!(texts, "fault-player-setting", text = text),
            Self::Value { name, takes, .. } => {
                say!(texts, "fault-player-value", name = *name, takes = takes.said(texts))
            }
            Self::Twice => texts.get(key!("fault-player-twice")).into_owned(),
        }
    }
}

impl Said for Takes {
    fn said(&self, texts: &Texts) -> String {
        match *self {
            Self::Whole(from, to) => {
                say!(texts, "cli-whole", from = from.to_string(), to = to.to_string())
            }
            Self::Mebibytes(from, to) => say!(texts, "fault-player-mib", from = from, to = to),
            Self::Seconds => texts.get(key!("fault-match-time")).into_owned(),
        }
    }
}

impl Said for SideError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::NoControl(player) => say!(texts, "fault-side-control", player = player),
            Self::BothOther => texts.get(key!("fault-side-both")).into_owned(),
            Self::NoDepth(player) => say!(texts, "fault-side-depth", player = player),
        }
    }
}

impl Said for SprtError {
    fn said(&self, texts: &Texts) -> String {
        texts.get(key!("fault-sprt")).into_owned()
    }
}

impl Said for JournalError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Read { path, reason: error } => {
                let (path, reason) = (path.display().to_string(), reason(texts, error));
                say!(texts, "fault-cannot-read", path = path, reason = reason)
            }
            Self::Write(fault) => fault.said(texts),
            Self::InUse(path) => {
                say!(texts, "fault-in-use", path = path.display().to_string())
            }
            Self::NotOurs(path) => {
                say!(texts, "fault-no-results", path = path.display().to_string())
            }
            Self::OtherSettings { path, there, now } => {
                let path = path.display().to_string();
                let other = say!(texts, "fault-other-match", path = path);
                let labels = [texts.get(key!("fault-there")), texts.get(key!("fault-now"))];
                let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
                let [in_file, today] = labels;
                format!("{other}\n  {in_file:<width$} {there}\n  {today:<width$} {now}")
            }
            Self::OtherOpening { path, game, there, now } => {
                let path = path.display().to_string();
                say!(
                    texts,
                    "fault-other-opening",
                    game = *game,
                    path = path,
                    there = there,
                    now = now
                )
            }
        }
    }
}

impl Said for HallError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Absent { player, reason } => {
                let reason = reason.said(texts);
                say!(texts, "fault-cannot-play", player = player, reason = reason)
            }
            Self::NoThread(error) => {
                say!(texts, "common-no-thread", reason = reason(texts, error))
            }
        }
    }
}

impl Said for Absence {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Engine(fault) => fault.said(texts),
            Self::Weights(fault) => fault.said(texts),
        }
    }
}

impl Said for MatchFailure {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Journal(fault) => fault.said(texts),
            Self::Hall(fault) => fault.said(texts),
        }
    }
}
