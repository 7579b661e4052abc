//! Files of one layer that use each other, which reads worse than files that build on one another.
//!
//! What counts is a path that begins with `crate`, `super` or `self`, followed through what a
//! `mod.rs` shows under another name, in code that is not a test.

use std::collections::{BTreeMap, BTreeSet};

use super::checks::{module, source_files};
use super::paths::{paths, shown};
use super::tokens::{Token, tokens};

/// Every file as its module and name, what it uses, and what it shows of its own modules.
#[derive(Default)]
struct Files {
    names: BTreeMap<Vec<String>, String>,
    uses: BTreeMap<String, Vec<Vec<String>>>,
    shows: BTreeMap<Vec<String>, Vec<Vec<String>>>,
}

impl Files {
    fn of<'a>(sources: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut files = Self::default();
        for (name, source) in sources {
            let tokens = without_tests(&tokens(source));
            let module = module(name);
            let own: Vec<String> = module.iter().map(|&name| name.to_owned()).collect();
            files.uses.insert(name.to_owned(), paths(&tokens, &module));
            files.shows.insert(own.clone(), shown(&tokens, &module));
            files.names.insert(own, name.to_owned());
        }
        files
    }

    /// Adds the files that a path leads to: its module's, or those behind what the module shows.
    fn resolve(&self, path: &[String], found: &mut BTreeSet<String>) {
        let Some(length) =
            (1..=path.len()).rev().find(|&end| self.names.contains_key(&path[..end]))
        else {
            return;
        };
        let (module, rest) = path.split_at(length);
        let behind = |shown: &&Vec<String>| {
            rest.first().is_some_and(|name| shown.last() == Some(name)) && shown.as_slice() != path
        };
        let mut shown = self.shows[module].iter().filter(behind).peekable();
        if shown.peek().is_none() {
            found.insert(self.names[module].clone());
        }
        for path in shown {
            self.resolve(path, found);
        }
    }

    /// The pairs of files of one layer that use each other, each in alphabetical order.
    fn circles(&self) -> Vec<(String, String)> {
        let used: BTreeMap<&str, BTreeSet<String>> = self
            .uses
            .iter()
            .map(|(name, paths)| {
                let mut found = BTreeSet::new();
                paths.iter().for_each(|path| self.resolve(path, &mut found));
                (name.as_str(), found)
            })
            .collect();
        let mut circles = Vec::new();
        for (&name, others) in &used {
            for other in others.iter().filter(|other| name < other.as_str()) {
                let one_layer = name.split('/').next() == other.split('/').next();
                if one_layer && used[other.as_str()].contains(name) {
                    circles.push((name.to_owned(), other.clone()));
                }
            }
        }
        circles
    }
}

/// The tokens without the items under `#[cfg(test)]`.
fn without_tests(tokens: &[Token]) -> Vec<Token> {
    let mut kept = Vec::new();
    let mut rest = tokens;
    while let Some((first, behind)) = rest.split_first() {
        match rest {
            [Token::Mark('#'), _, cfg, Token::Mark('('), test, Token::Mark(')'), _, item @ ..]
                if cfg.is("cfg") && test.is("test") =>
            {
                rest = &item[item_length(item)..];
            }
            _ => {
                kept.push(first.clone());
                rest = behind;
            }
        }
    }
    kept
}

/// How many tokens an item has: to its semicolon, or to the brace that closes its first.
fn item_length(tokens: &[Token]) -> usize {
    let mut depth = 0;
    let end = tokens.iter().position(|token| {
        match token {
            Token::Mark('{') => depth += 1,
            Token::Mark('}') => depth -= 1,
            _ => {}
        }
        depth == 0 && matches!(token, Token::Mark('}' | ';'))
    });
    end.map_or(tokens.len(), |end| end + 1)
}

#[test]
fn no_two_files_of_a_layer_use_each_other() {
    let sources = source_files();
    let files = Files::of(sources.iter().map(|(name, source)| (name.as_str(), source.as_str())));
    assert_eq!(files.circles(), []);
}

#[test]
fn circles_are_found_through_what_a_module_shows() {
    let circle = |first, second, root| {
        let files = [("a/first.rs", first), ("a/second.rs", second), ("a/mod.rs", root)];
        !Files::of(files).circles().is_empty()
    };
    let root = "mod first; mod second; pub use first::One; pub(crate) use second::{Other, More};";
    assert!(circle("use super::second::Other;", "fn f(x: crate::a::first::One) {}", root));
    assert!(circle("use super::{Other, More};", "use crate::a::One;", root));
    assert!(circle("use super::Other::Variant;", "fn f() { super::One::new() }", root));
    assert!(!circle("use super::Other;", "use std::One;", root));
    assert!(!circle("use super::Other;", "use super::Third;", root));
    assert!(!circle("use super::Other;", "#[cfg(test)] mod tests { use crate::a::One; }", root));
    assert!(circle("use super::Other;", "#[cfg(test)] mod tests {} use super::One;", root));
}

#[test]
fn files_of_two_layers_are_left_to_the_table() {
    let files = [("a/one.rs", "use crate::b::two::Two;"), ("b/two.rs", "use crate::a::one::One;")];
    assert_eq!(Files::of(files).circles(), []);
}
