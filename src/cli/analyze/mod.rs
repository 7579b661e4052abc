//! `otello analyze`: every move of every game judged, as a report or in JSON.
//!
//! | file | what it holds |
//! |---|---|
//! | `arguments` | the arguments as typed |
//! | `feed`, `records` | what JSON lines are made from: streams, game by game |
//! | `subject` | a game with its line of play |
//! | `run` | the games of a source, analysed one by one |
//! | `output` | where they go: reports, a document, an object a line |
//! | `json` | an analysis as JSON |
//! | `report` | an analysis for people: what its parts share |
//! | `page` | its parts, one below the other |
//! | `table`, `summary`, `graph` | the report for eyes |
//! | `sentences` | the report for ears |

mod arguments;
mod feed;
mod graph;
mod json;
mod output;
mod page;
mod records;
mod report;
mod run;
mod sentences;
mod subject;
mod summary;
mod table;

pub(super) use arguments::AnalyzeOptions;
pub(super) use json::limits_of;
pub(super) use output::TooLong;
pub(super) use run::run;
