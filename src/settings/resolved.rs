use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, io};

use etcetera::BaseStrategy as _;
#[cfg(windows)]
use etcetera::base_strategy::Windows as Strategy;
#[cfg(not(windows))]
use etcetera::base_strategy::Xdg as Strategy;

use super::{Fault, Setting, What, file};
use crate::files;
use crate::store::edit;

/// The longest file that is read.
const MOST_BYTES: u64 = 1 << 20;

/// Where a value comes from; a later one counts for more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// Nobody has said anything.
    Default,
    /// The file, or the player on a screen.
    File,
    /// A variable of the environment.
    Environment,
    /// A flag of the command line.
    Flag,
}

/// Every setting with its value.
#[derive(Clone, Debug)]
pub struct Settings {
    values: [(String, Source); Setting::ALL.len()],
    file: Option<PathBuf>,
    faults: Vec<Fault>,
    /// Whether it was told that changes cannot be kept.
    is_told: bool,
}

impl Default for Settings {
    /// The defaults, which nothing changes and no file keeps.
    fn default() -> Self {
        let values = Setting::ALL.map(|setting| (setting.default().to_owned(), Source::Default));
        Self { values, file: None, faults: Vec::new(), is_told: false }
    }
}

/// The player's file: `$OTELLO_CONFIG`; or `config.toml` in `$OTELLO_DATA`, or else in `otello` in XDG's
/// configuration folder, also on macOS; on Windows in that of the system.
#[must_use]
pub fn default_file() -> Option<PathBuf> {
    let set = |name| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    set("OTELLO_CONFIG").or_else(|| {
        let folder = set("OTELLO_DATA");
        let folder = folder.or_else(|| Some(Strategy::new().ok()?.config_dir().join("otello")));
        folder.map(|folder| folder.join("config.toml"))
    })
}

impl Settings {
    /// The settings of this file, which need not exist, and of the environment.
    #[must_use]
    pub fn resolve(file: Option<PathBuf>, variable: impl Fn(&str) -> Option<String>) -> Self {
        let mut settings = Self { file, ..Self::default() };
        settings.take_file();
        for setting in Setting::ALL {
            let name = setting.variable();
            match variable(&name).filter(|value| !value.is_empty()) {
                Some(value) if setting.values().allow(&value) => {
                    settings.put(setting, value, Source::Environment);
                }
                Some(found) => {
                    let allowed = setting.values().listed();
                    let what = What::Value { name, found, allowed };
                    settings.faults.push(Fault { line: None, what });
                }
                None => {}
            }
        }
        settings
    }

    fn take_file(&mut self) {
        let Some(path) = &self.file else { return };
        let text = match files::read(path, MOST_BYTES) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return,
            Err(error) => {
                let what = What::Unreadable(Arc::new(error));
                self.faults.push(Fault { line: None, what });
                return;
            }
        };
        let (found, faults) = file::read(&text);
        self.faults.extend(faults);
        for (setting, value) in found {
            self.put(setting, value, Source::File);
        }
    }

    /// The same with what a flag of the command line says, which is never kept.
    #[must_use]
    pub fn with_flag(mut self, setting: Setting, value: Option<&str>) -> Self {
        if let Some(value) = value {
            self.put(setting, value.to_owned(), Source::Flag);
        }
        self
    }

    /// The value of a setting.
    #[must_use]
    pub fn value(&self, setting: Setting) -> &str {
        &self.values[setting as usize].0
    }

    /// Where that comes from.
    #[must_use]
    pub const fn source(&self, setting: Setting) -> Source {
        self.values[setting as usize].1
    }

    /// Whether a setting is `true`.
    #[must_use]
    pub fn is_on(&self, setting: Setting) -> bool {
        self.value(setting) == "true"
    }

    /// The value of a setting that is a number.
    #[must_use]
    pub fn number(&self, setting: Setting) -> usize {
        self.value(setting).parse().unwrap_or_default()
    }

    /// The file that keeps them, where there is a place for one.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// What is wrong with the file and the environment.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// Changes a setting, and writes it to the file. Another program that writes at the same time
    /// loses nothing, and neither do comments.
    ///
    /// # Errors
    /// When the change cannot be written, the first time; it holds for this run all the same.
    pub fn set(&mut self, setting: Setting, value: &str) -> Result<(), Fault> {
        debug_assert!(setting.values().allow(value), "{setting:?} cannot be {value:?}");
        if (self.value(setting), self.source(setting)) == (value, Source::File) {
            return Ok(());
        }
        self.put(setting, value.to_owned(), Source::File);
        let Some(path) = &self.file else { return Ok(()) };
        let kept = edit(path, MOST_BYTES, |text| file::changed(text, setting, value));
        let fault = match kept {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(fault)) => fault,
            Err(error) => Fault { line: None, what: What::Unwritable(Arc::new(error)) },
        };
        if std::mem::replace(&mut self.is_told, true) { Ok(()) } else { Err(fault) }
    }

    fn put(&mut self, setting: Setting, value: String, source: Source) {
        self.values[setting as usize] = (value, source);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn resolved(path: &Path, variables: &[(&str, &str)]) -> Settings {
        let variables: Vec<_> =
            variables.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        Settings::resolve(Some(path.to_owned()), |name| {
            variables.iter().find(|(known, _)| known == name).map(|(_, value)| value.clone())
        })
    }

    #[test]
    fn flags_count_for_more_than_the_environment_than_the_file_than_the_defaults() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("config.toml");
        let theme = |variables: &[_], flag| {
            let settings = resolved(&path, variables).with_flag(Setting::Theme, flag);
            (settings.value(Setting::Theme).to_owned(), settings.source(Setting::Theme))
        };
        assert_eq!(theme(&[], None), ("classic".to_owned(), Source::Default));
        fs::write(&path, "[look]\ntheme = \"light\"\n").unwrap();
        assert_eq!(theme(&[], None), ("light".to_owned(), Source::File));
        let variable = [("OTELLO_THEME", "mono")];
        assert_eq!(theme(&variable, None), ("mono".to_owned(), Source::Environment));
        let flag = Some("high-contrast");
        assert_eq!(theme(&variable, flag), ("high-contrast".to_owned(), Source::Flag));
    }

    #[test]
    fn a_change_is_kept_and_a_flag_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/config.toml");
        let mut settings = resolved(&path, &[]).with_flag(Setting::Theme, Some("mono"));
        settings.set(Setting::Level, "9").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "[next]\nlevel = 9\n");
        assert_eq!(resolved(&path, &[]).value(Setting::Level), "9");
        settings.set(Setting::Theme, "mono").unwrap();
        assert_eq!(resolved(&path, &[]).value(Setting::Theme), "mono", "it was chosen");
    }

    #[test]
    fn two_programs_keep_each_others_changes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("config.toml");
        let settings = [Setting::Level, Setting::Threads, Setting::Table];
        std::thread::scope(|scope| {
            for setting in settings {
                let mut own = resolved(&path, &[]);
                scope.spawn(move || {
                    for value in 2..=20 {
                        own.set(setting, &value.to_string()).unwrap();
                    }
                });
            }
        });
        let after = resolved(&path, &[]);
        assert_eq!(settings.map(|setting| after.number(setting)), [20; 3]);
    }

    #[test]
    fn a_file_with_a_fault_is_left_alone_and_that_is_told_once() {
        for text in ["version = 9\n", "[look]\ntheme = \"dark\"\n", "nonsense", "\u{0}"] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("config.toml");
            fs::write(&path, text).unwrap();
            let mut settings = resolved(&path, &[]);
            assert_eq!(settings.faults().len(), 1, "{text:?}");
            assert!(settings.set(Setting::Level, "9").is_err(), "{text:?}");
            assert!(settings.set(Setting::Level, "8").is_ok());
            assert_eq!(settings.value(Setting::Level), "8", "it holds for now");
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
    }

    #[test]
    fn a_folder_in_the_way_is_told_and_changes_hold_for_now() {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = resolved(folder.path(), &[]);
        assert_eq!(settings.faults().len(), 1);
        assert!(settings.set(Setting::Bell, "false").is_err());
        assert!(!settings.is_on(Setting::Bell));
    }

    #[test]
    fn a_variable_that_means_nothing_is_told_by_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let settings = resolved(&folder.path().join("none"), &[("OTELLO_LEVEL", "99")]);
        let What::Value { name, found, allowed } = &settings.faults()[0].what else { panic!() };
        assert_eq!([name, found, allowed], ["OTELLO_LEVEL", "99", "1 - 20"]);
    }
}
