use crate::cli::analyze::TooLong;
use crate::cli::lines::EndlessLine;
use crate::cli::plan::StartError;
use crate::cli::source::{ArgumentFault, SourceError, SourceName};
use crate::cli::told;
use crate::database::NotOthello;
use crate::store::OutputError;
use crate::text::{Texts, key, say};
use crate::wording::{Said, reason};

impl Said for SourceError {
    fn said(&self, texts: &Texts) -> String {
        let (name, fault) = match self {
            Self::Io { name, reason: error } => (name, reason(texts, error)),
            Self::TooLong(name) => (name, texts.get(key!("fault-too-long")).into_owned()),
            Self::Game { name, fault } => (name, fault.said(texts)),
            Self::Saved { name, fault } => (name, fault.said(texts)),
            Self::Names { name, fault } => (name, fault.said(texts)),
            Self::NoGames { name, reason } => (name, reason.said(texts)),
            Self::Argument(fault) => (&SourceName::Argument, fault.said(texts)),
            Self::Neither { argument, fault } => {
                let fault = fault.said(texts);
                return say!(texts, "cli-neither", argument = argument, fault = fault);
            }
            Self::Changed(name) => (name, texts.get(key!("fault-changed")).into_owned()),
        };
        format!("{}: {fault}", name.said(texts))
    }
}

impl Said for SourceName {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Input => texts.get(key!("cli-standard-input")).into_owned(),
            Self::Argument => texts.get(key!("cli-argument")).into_owned(),
            Self::File(path) => path.clone(),
        }
    }
}

impl Said for ArgumentFault {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Input(fault) => fault.said(texts),
            Self::Line(fault) => fault.said(texts),
            Self::Game(fault) => fault.said(texts),
            Self::Problem(fault) => fault.said(texts),
        }
    }
}

impl Said for StartError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Source(fault) => fault.said(texts),
            Self::List(fault) => fault.said(texts),
            Self::Game(fault) => fault.said(texts),
            Self::Over => texts.get(key!("fault-all-over")).into_owned(),
            Self::Argument(fault) => fault.said(texts),
        }
    }
}

impl Said for NotOthello {
    fn said(&self, texts: &Texts) -> String {
        texts.get(key!("fault-not-othello")).into_owned()
    }
}

impl Said for TooLong {
    fn said(&self, texts: &Texts) -> String {
        texts.get(key!("fault-record-too-long")).into_owned()
    }
}

impl Said for EndlessLine {
    fn said(&self, texts: &Texts) -> String {
        say!(texts, "fault-endless-line", line = self.0)
    }
}

impl Said for OutputError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Exists(path) => say!(texts, "output-exists", path = told::path(path)),
            Self::Twice(path) => say!(texts, "output-twice", path = told::path(path)),
            Self::Write { path, reason: error } => {
                say!(
                    texts,
                    "store-cannot-write",
                    path = told::path(path),
                    reason = reason(texts, error)
                )
            }
        }
    }
}
