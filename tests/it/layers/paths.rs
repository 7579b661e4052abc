//! The paths of a file, resolved from the crate's root.

use super::tokens::Token;

/// Every path that begins with `crate`, `super` or `self`, nested groups taken apart, as its names
/// from the crate's root. A `*` stands for a glob; an empty path is the root itself.
///
/// `module` is the file's own module, as in `["rules", "board"]`.
pub(super) fn paths(tokens: &[Token], module: &[&str]) -> Vec<Vec<String>> {
    let mut walk = Walk { tokens, paths: Vec::new() };
    let mut module: Vec<String> = module.iter().map(|&name| name.to_owned()).collect();
    let mut inline = Vec::new();
    let mut braces = 0;
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match token {
            Token::Mark('{') => {
                braces += 1;
                if let Some(name) = opened_module(&tokens[..at]) {
                    module.push(name.to_owned());
                    inline.push(braces);
                }
            }
            Token::Mark('}') => {
                if inline.pop_if(|opened| *opened == braces).is_some() {
                    module.pop();
                }
                braces -= 1;
            }
            _ if walk.begins(at) => {
                at = walk.tree(at, module.clone());
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    walk.paths
}

/// What a file shows of its own modules by `pub use`, as paths from the crate's root.
pub(super) fn shown(tokens: &[Token], module: &[&str]) -> Vec<Vec<String>> {
    let mut walk = Walk { tokens, paths: Vec::new() };
    let module: Vec<String> = module.iter().map(|&name| name.to_owned()).collect();
    for (at, token) in tokens.iter().enumerate() {
        let public = match &tokens[..at] {
            [.., public] if public.is("pub") => true,
            [.., public, Token::Mark('('), _, Token::Mark(')')] => public.is("pub"),
            [.., Token::Mark('('), inside, _, Token::PathMark, _, Token::Mark(')')] => {
                inside.is("in")
            }
            _ => false,
        };
        if token.is("use") && public {
            walk.tree(at + 1, module.clone());
        }
    }
    walk.paths
}

/// The module that a brace behind these tokens opens.
fn opened_module(before: &[Token]) -> Option<&str> {
    match before {
        [.., keyword, Token::Word(name)] if keyword.is("mod") => Some(name),
        _ => None,
    }
}

struct Walk<'a> {
    tokens: &'a [Token],
    paths: Vec<Vec<String>>,
}

impl Walk<'_> {
    /// Whether a path begins here: not the rest of one, and not a visibility.
    fn begins(&self, at: usize) -> bool {
        let Token::Word(word) = &self.tokens[at] else { return false };
        let open = |token: &Token| *token == Token::Mark('(');
        let visibility = match &self.tokens[..at] {
            [.., public, opened] if public.is("pub") && open(opened) => true,
            [.., opened, inside] if open(opened) && inside.is("in") => true,
            _ => false,
        };
        matches!(word.as_str(), "crate" | "super" | "self")
            && !visibility
            && !self.tokens[..at].ends_with(&[Token::PathMark])
    }

    /// Resolves the path or the tree of paths that begins at `at`, seen from `base`; tells where
    /// it ends.
    fn tree(&mut self, mut at: usize, mut base: Vec<String>) -> usize {
        loop {
            match self.tokens.get(at) {
                Some(Token::Mark('{')) => return self.group(at + 1, &base),
                Some(Token::Mark('*')) => base.push("*".to_owned()),
                Some(Token::Word(word)) => match word.as_str() {
                    "crate" => base.clear(),
                    "super" => drop(base.pop()),
                    "self" => {}
                    name => base.push(name.to_owned()),
                },
                _ => {
                    self.paths.push(base);
                    return at;
                }
            }
            at += 1;
            if self.tokens.get(at) != Some(&Token::PathMark) {
                self.paths.push(base);
                return at;
            }
            at += 1;
        }
    }

    /// Resolves the trees between braces, from behind the opening one.
    fn group(&mut self, mut at: usize, base: &[String]) -> usize {
        loop {
            match self.tokens.get(at) {
                None => return at,
                Some(Token::Mark('}')) => return at + 1,
                Some(Token::Mark('{' | '*') | Token::Word(_)) => {
                    let renamed = at > 0 && self.tokens[at - 1].is("as");
                    at = if renamed || self.tokens[at].is("as") {
                        at + 1
                    } else {
                        self.tree(at, base.to_vec())
                    };
                }
                Some(_) => at += 1,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tokens::tokens;
    use super::*;

    fn resolved(source: &str, module: &[&str]) -> Vec<String> {
        paths(&tokens(source), module).iter().map(|path| path.join("::")).collect()
    }

    #[test]
    fn groups_are_taken_apart_at_every_depth() {
        assert_eq!(
            resolved("use crate::{a::{b, c::{self, *}}, d as e, f};", &["x"]),
            ["a::b", "a::c", "a::c::*", "d", "f"]
        );
    }

    #[test]
    fn every_super_climbs_one_module() {
        let module = ["rules", "flip", "avx2"];
        assert_eq!(resolved("use super::portable;", &module), ["rules::flip::portable"]);
        assert_eq!(
            resolved("use super::super::{Square, super::eval};", &module)[0],
            "rules::Square"
        );
        assert_eq!(resolved("super::super::super::tui::run()", &module), ["tui::run"]);
        assert_eq!(resolved("use self::super::super::super::tui;", &module), ["tui"]);
    }

    #[test]
    fn inline_modules_count_as_modules() {
        let source = "mod tests { use super::*; fn f() { super::g() } } use super::h;";
        assert_eq!(resolved(source, &["a", "b"]), ["a::b::*", "a::b::g", "a::h"]);
    }

    #[test]
    fn paths_in_expressions_types_and_macros_count() {
        let source = "fn f(x: Vec<crate::a::B>) { crate::c::d::<u8>(); $crate::e::F }";
        assert_eq!(resolved(source, &["x"]), ["a::B", "c::d", "e::F"]);
    }

    #[test]
    fn a_visibility_is_no_path() {
        let source = "pub(crate) struct A; pub(super) struct B; pub(in crate::a) struct C;";
        assert!(resolved(source, &["x"]).is_empty());
        assert_eq!(resolved("for x in crate::a::all() {}", &["x"]), ["a::all"]);
    }

    #[test]
    fn what_a_module_shows_is_found_at_every_visibility() {
        let source = "mod a; pub use a::{B, c::D}; pub(super) use e::F; use g::H; use super::I;
            pub(in crate::x) use j::K; fn f() { pub_use() }";
        let found: Vec<_> =
            shown(&tokens(source), &["x", "y"]).iter().map(|path| path.join("::")).collect();
        assert_eq!(found, ["x::y::a::B", "x::y::a::c::D", "x::y::e::F", "x::y::j::K"]);
    }

    #[test]
    fn the_root_itself_is_an_empty_path() {
        assert_eq!(resolved("use crate as root;", &["x"]), [""]);
        assert_eq!(resolved("use crate::*;", &["x"]), ["*"]);
    }
}
