//! The screens.
//!
//! They import rules, formats, game, session, store and text. They do not know the search.
