//! What a front end drives: commands in, events out, and the worker that searches.
//!
//! This layer imports everything below it but the store. It does not know screens, files or
//! languages, and is pure but for its worker.
