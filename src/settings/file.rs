use toml_edit::{Document, DocumentMut, Item, Key, TableLike, Value, value};

use super::{Fault, Setting, Values, What};

/// The version of the file's shape.
const VERSION: i64 = 1;

/// How nearly a name has to be one of ours to be taken for that, from 0 to 1.
const NEAR: f64 = 0.6;

/// Reads a file: the settings that it has, and what is wrong with it. Of a file that is no TOML, or of
/// a later version, no setting is taken.
#[must_use]
pub fn read(text: &str) -> (Vec<(Setting, String)>, Vec<Fault>) {
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err(error) => {
            let line = error.span().map(|span| line_of(text, span.start));
            let what = What::Syntax(error.message().lines().next().unwrap_or_default().to_owned());
            return (Vec::new(), vec![Fault { line, what }]);
        }
    };
    let root = document.as_table();
    let is_newer = |item: &Item| item.as_integer().is_none_or(|version| version > VERSION);
    if let Some((key, item)) = root.get_key_value("version")
        && is_newer(item)
    {
        return (Vec::new(), vec![Fault { line: line_of_key(text, key), what: What::Newer }]);
    }
    let mut reader = Reader { text, found: Vec::new(), faults: Vec::new() };
    for (name, item) in root.iter().filter(|(name, _)| *name != "version") {
        let key = root.get_key_value(name).map(|(key, _)| key);
        match item.as_table_like() {
            Some(table) if Setting::ALL.iter().any(|setting| setting.section() == name) => {
                reader.section(name, table);
            }
            _ => reader.unknown(key, name, ""),
        }
    }
    (reader.found, reader.faults)
}

struct Reader<'a> {
    text: &'a str,
    found: Vec<(Setting, String)>,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn section(&mut self, section: &str, table: &dyn TableLike) {
        for (name, item) in table.iter() {
            let key = table.get_key_value(name).map(|(key, _)| key);
            let is_named =
                |setting: &Setting| (setting.section(), setting.name()) == (section, name);
            let Some(setting) = Setting::ALL.into_iter().find(is_named) else {
                self.unknown(key, name, section);
                continue;
            };
            match text_of(setting.values(), item) {
                Some(value) => self.found.push((setting, value)),
                None => {
                    let what = What::Value {
                        name: name.to_owned(),
                        found: item.to_string().trim().to_owned(),
                        allowed: setting.values().listed(),
                    };
                    self.fault(key, what);
                }
            }
        }
    }

    fn unknown(&mut self, key: Option<&Key>, name: &str, section: &str) {
        let known = Setting::ALL.into_iter().flat_map(|setting| {
            let beside = (setting.section() == section).then(|| setting.name().to_owned());
            [beside, Some(format!("{}.{}", setting.section(), setting.name()))]
        });
        let likeness = |known: &String| {
            let last = known.rsplit('.').next().unwrap_or_default();
            strsim::normalized_damerau_levenshtein(last, name)
        };
        let near = known.flatten().map(|known| (likeness(&known), known));
        let near = near.filter(|(likeness, _)| *likeness >= NEAR);
        // Of equals the first, which stands in the same section.
        let near = near.reduce(|best, next| if next.0 > best.0 { next } else { best });
        let near = near.map(|(_, known)| known);
        self.fault(key, What::Unknown { name: name.to_owned(), near });
    }

    fn fault(&mut self, key: Option<&Key>, what: What) {
        let line = key.and_then(|key| line_of_key(self.text, key));
        self.faults.push(Fault { line, what });
    }
}

/// A value as settings have it, if the setting may have it.
fn text_of(values: Values, item: &Item) -> Option<String> {
    let text = match values {
        Values::Flag => item.as_bool()?.to_string(),
        Values::Number(..) => item.as_integer()?.to_string(),
        Values::OneOf(_) | Values::Clock => item.as_str()?.to_owned(),
    };
    values.allow(&text).then_some(text)
}

fn line_of_key(text: &str, key: &Key) -> Option<usize> {
    key.span().map(|span| line_of(text, span.start))
}

fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

/// The file with one setting changed, and everything else as it was.
///
/// # Errors
/// When the file has a fault: it is left to whoever wrote it.
pub(super) fn changed(text: &str, setting: Setting, to: &str) -> Result<String, Fault> {
    let (_, faults) = read(text);
    if let Some(fault) = faults.into_iter().find(Fault::is_error) {
        return Err(fault);
    }
    let mut document: DocumentMut = text.parse().expect("it was read just now");
    let section = document.entry(setting.section()).or_insert_with(toml_edit::table);
    let table = section.as_table_like_mut().expect("a section that was read is a table");
    let mut new = value_of(setting.values(), to);
    match table.get_mut(setting.name()).and_then(Item::as_value_mut) {
        // With the comment behind it.
        Some(old) => {
            *new.decor_mut() = old.decor().clone();
            *old = new;
        }
        None => {
            table.insert(setting.name(), value(new));
        }
    }
    Ok(document.to_string())
}

fn value_of(values: Values, text: &str) -> Value {
    match values {
        Values::Flag => (text == "true").into(),
        Values::Number(..) => text.parse::<i64>().unwrap_or_default().into(),
        Values::OneOf(_) | Values::Clock => text.into(),
    }
}

/// A new file with every setting as it is by default, and what each may be.
#[must_use]
pub fn written_anew() -> String {
    let mut text = format!(
        "# The settings of Otello. The program writes what is changed on its screens, and keeps\n\
         # comments. Flags of the command line count for more, and so do variables such as\n\
         # {}.\nversion = {VERSION}\n",
        Setting::Theme.variable()
    );
    let mut section = "";
    for setting in Setting::ALL {
        if setting.section() != section {
            section = setting.section();
            text += &format!("\n[{section}]\n");
        }
        if !setting.comment().is_empty() {
            text += &format!("# {}\n", setting.comment());
        }
        let value = value_of(setting.values(), setting.default());
        text += &format!("{} = {value} # {}\n", setting.name(), setting.values().listed());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<Fault> {
        read(text).1
    }

    #[test]
    fn a_new_file_reads_as_the_defaults() {
        let (found, faults) = read(&written_anew());
        assert!(faults.is_empty(), "{faults:?}");
        let defaults = Setting::ALL.map(|setting| (setting, setting.default().to_owned()));
        assert_eq!(found, defaults);
    }

    #[test]
    fn a_name_that_is_none_is_told_with_its_line_and_the_nearest() {
        let near = |text| match &faults(text)[..] {
            [Fault { line: Some(line), what: What::Unknown { near, .. } }] => (*line, near.clone()),
            other => panic!("{text:?}: {other:?}"),
        };
        assert_eq!(near("[look]\n# ...\nthem = \"light\"\n"), (3, Some("theme".to_owned())));
        assert_eq!(near("\n[play]\ntheme = \"light\"\n"), (3, Some("look.theme".to_owned())));
        assert_eq!(near("theme = \"light\"\n"), (1, Some("look.theme".to_owned())));
        assert_eq!(near("[look]\nxyzzy = 1\n"), (2, None));
        assert!(!faults("[look]\nxyzzy = 1\n")[0].is_error());
    }

    #[test]
    fn a_wrong_value_is_an_error_with_its_line_and_what_is_allowed() {
        for (text, line, allowed) in [
            ("[look]\ntheme = \"dark\"", 2, "classic, light, high-contrast, colour-blind, mono"),
            ("[look]\n\nbell = 1", 3, "true, false"),
            ("[next]\nlevel = 21", 2, "1 - 20"),
            ("next = { clock = \"soon\" }", 1, "none, 5m+2s"),
        ] {
            let [Fault { line: Some(found), what: What::Value { allowed: told, .. } }] =
                &faults(text)[..]
            else {
                panic!("{text:?}: {:?}", faults(text));
            };
            assert_eq!((*found, told.as_str()), (line, allowed), "{text:?}");
            assert!(changed(text, Setting::Bell, "false").is_err());
        }
    }

    #[test]
    fn what_is_no_toml_or_newer_gives_no_setting() {
        for text in ["[look]\ntheme = light\nbell = false", "version = 2\n[look]\nbell = false"] {
            let (found, faults) = read(text);
            assert!(found.is_empty() && faults.len() == 1 && faults[0].is_error(), "{text:?}");
            assert!(changed(text, Setting::Bell, "false").is_err());
        }
    }

    #[test]
    fn a_change_keeps_everything_else() {
        let text = "# mine\nversion = 1\n[look]  # colours\ntheme = 'light' # bright\nodd = 3\n";
        let after = changed(text, Setting::Theme, "mono").unwrap();
        assert_eq!(after, text.replace("'light'", "\"mono\""));
        let after = changed(&after, Setting::Level, "7").unwrap();
        assert!(after.ends_with("odd = 3\n\n[next]\nlevel = 7\n"), "{after}");
        assert_eq!(changed("", Setting::Bell, "false").unwrap(), "[look]\nbell = false\n");
    }
}
