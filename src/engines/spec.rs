use std::ffi::OsStr;
use std::path::Path;
use std::str::FromStr;
use std::{env, fmt, io};

use super::{EngineError, Gtp, NBoard, NoSuchProgram, Opponent, SpecError};
use crate::search::Stop;

/// How an engine is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// The Go Text Protocol, version 2, with Othello's commands.
    Gtp,
    /// The NBoard protocol, version 2; with a depth in plies if the engine is to be told one.
    NBoard(Option<u8>),
}

/// An engine as it is written: `gtp:COMMAND`, `nboard:COMMAND`, or `nboard@16:COMMAND` to tell it a
/// depth.
///
/// The command is split into words as a shell does, and run without one: quotes and backslashes
/// work, variables and pipes do not. `nboard:env -C FOLDER ./engine` runs an engine in its folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineSpec {
    protocol: Protocol,
    /// The program and its arguments; not empty.
    words: Vec<String>,
    /// The command as it was written.
    command: String,
}

impl EngineSpec {
    /// Whether a text means an engine, right or wrong: it begins with a protocol.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        let name = text.split([':', '@']).next().unwrap_or_default();
        text.len() > name.len() && ["gtp", "nboard"].contains(&name)
    }

    /// How it is spoken to.
    #[must_use]
    pub const fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// The program and its arguments.
    #[must_use]
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// What the program is called until it has said so: its file's name.
    #[must_use]
    pub fn file_name(&self) -> &str {
        let name = Path::new(&self.words[0]).file_stem().and_then(OsStr::to_str);
        name.unwrap_or(&self.words[0])
    }

    /// Looks for the program where the system would.
    ///
    /// # Errors
    /// When there is no such file, so that it cannot be started.
    pub fn find(&self) -> Result<(), EngineError> {
        let program = &self.words[0];
        let is_path = Path::new(program).components().count() > 1;
        let folders = env::var_os("PATH").unwrap_or_default();
        let found = if is_path {
            Path::new(program).is_file()
        } else {
            env::split_paths(&folders).any(|folder| {
                let path = folder.join(program);
                path.is_file() || path.with_extension(env::consts::EXE_EXTENSION).is_file()
            })
        };
        let missing = || EngineError::Start {
            program: program.clone(),
            reason: io::Error::new(io::ErrorKind::NotFound, NoSuchProgram),
        };
        found.then_some(()).ok_or_else(missing)
    }

    /// Starts the program and waits until it has said who it is. `stop` ends the wait.
    ///
    /// # Errors
    /// When it cannot be started, or does not answer as its protocol wants.
    pub fn start(&self, stop: &Stop) -> Result<Box<dyn Opponent>, EngineError> {
        Ok(match self.protocol {
            Protocol::Gtp => Box::new(Gtp::start(&self.words, stop)?),
            Protocol::NBoard(depth) => Box::new(NBoard::start(&self.words, depth, stop)?),
        })
    }
}

impl FromStr for EngineSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let no_protocol = || SpecError::NoProtocol(text.to_owned());
        let (protocol, command) = text.split_once(':').ok_or_else(no_protocol)?;
        let protocol = match protocol.split_once('@') {
            None if protocol == "gtp" => Protocol::Gtp,
            None if protocol == "nboard" => Protocol::NBoard(None),
            Some(("nboard", depth)) => Protocol::NBoard(Some(read_depth(depth)?)),
            _ => return Err(no_protocol()),
        };
        let words = shell_words::split(command)
            .map_err(|shell_words::ParseError| SpecError::OpenQuote(command.to_owned()))?;
        if words.first().is_none_or(String::is_empty) {
            return Err(SpecError::NoCommand);
        }
        // Blanks at the end may belong to the last word.
        let command = command.trim_start_matches([' ', '\t', '\n']).to_owned();
        Ok(Self { protocol, words, command })
    }
}

fn read_depth(text: &str) -> Result<u8, SpecError> {
    let depth = text.parse().ok().filter(|depth| (1..=60).contains(depth));
    depth.ok_or_else(|| SpecError::NotADepth(text.to_owned()))
}

impl fmt::Display for EngineSpec {
    /// As it is written, which reads as the same engine again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.protocol {
            Protocol::Gtp => write!(f, "gtp:{}", self.command),
            Protocol::NBoard(None) => write!(f, "nboard:{}", self.command),
            Protocol::NBoard(Some(depth)) => write!(f, "nboard@{depth}:{}", self.command),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<EngineSpec, SpecError> {
        text.parse()
    }

    #[test]
    fn commands_are_split_as_a_shell_does() {
        let spec = read("gtp:'my engine' -l 4 \"a b\" c\\ d").unwrap();
        assert_eq!(spec.protocol(), Protocol::Gtp);
        assert_eq!(spec.words(), ["my engine", "-l", "4", "a b", "c d"]);
        let spec = read("nboard@16: env -C /tmp ./ntest x").unwrap();
        assert_eq!(spec.protocol(), Protocol::NBoard(Some(16)));
        assert_eq!(spec.words().len(), 5);
        for text in [
            "gtp:gtp-rhino -l 4",
            "nboard:./ntest x",
            "nboard@16:./ntest x",
            "gtp:./x \x0c",
            "gtp:./x\\ ",
        ] {
            assert_eq!(read(text).unwrap().to_string(), text);
            assert_eq!(read(&read(text).unwrap().to_string()), read(text));
        }
    }

    #[test]
    fn a_program_is_looked_for_where_the_system_does() {
        let find = |text: &str| read(text).unwrap().find();
        let own = env::current_exe().unwrap();
        assert!(find(&format!("gtp:{}", shell_words::quote(own.to_str().unwrap()))).is_ok());
        let missing = find("gtp:no-such-engine -l 1").unwrap_err();
        assert!(missing.to_string().starts_with("cannot start no-such-engine: "), "{missing}");
        assert!(find("nboard:./no/such/engine").is_err());
        assert_eq!(read("gtp:/opt/engines/rhino.exe -l 1").unwrap().file_name(), "rhino");
    }

    #[test]
    fn what_is_no_engine_is_refused_with_the_reason() {
        for text in ["rhino", "uci:x", "gtp", "gtp@3:x", ":x", ""] {
            assert_eq!(read(text), Err(SpecError::NoProtocol(text.to_owned())), "{text}");
        }
        for text in ["gtp:", "nboard: ", "gtp:''"] {
            assert_eq!(read(text), Err(SpecError::NoCommand), "{text}");
        }
        assert_eq!(read("nboard@0:x"), Err(SpecError::NotADepth("0".to_owned())));
        assert_eq!(read("gtp:'x"), Err(SpecError::OpenQuote("'x".to_owned())));
        for (text, meant) in
            [("gtp:x", true), ("nboard@2:x", true), ("gtp", false), ("x:gtp", false)]
        {
            assert_eq!(EngineSpec::is_meant(text), meant, "{text}");
        }
    }
}
